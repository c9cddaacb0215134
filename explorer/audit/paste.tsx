/// <reference types="vite/types/importMeta.d.ts" />
/** The fields in which the reader pastes or types an array, or chooses a file or an example. */
import { useRef, useState } from "preact/hooks";
import { EXAMPLES } from "./examples.js";
import { LONGEST } from "./use-audit.js";

/** The pause in typing, in milliseconds, after which the text is audited. */
const PAUSE = 400;

export const Paste = ({ audit }: { readonly audit: (text: string) => void }) => {
  const [text, setText] = useState("");
  const timer = useRef(0);
  const take = (taken: string, pause = 0): void => {
    setText(taken);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => audit(taken), pause);
  };
  // The fields are disabled until the code of the audit has loaded.
  return (
    <fieldset class="paste" disabled={import.meta.env.SSR}>
      <label>
        <span>Your array, in any language</span>
        <textarea
          rows={5}
          spellcheck={false}
          placeholder="int distance[64] = { 0, 1, 2, … };"
          value={text}
          onInput={({ currentTarget }) => take(currentTarget.value, PAUSE)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (pasted.length <= LONGEST) return;
            // Keep such a long text out of the field, because it would freeze the page.
            event.preventDefault();
            audit(pasted);
          }}
        />
      </label>
      <label>
        <span>Or a file</span>
        <input
          type="file"
          onChange={({ currentTarget: { files } }) => {
            // A character takes at most four bytes, so this cut keeps enough to see that a text is too long.
            const chosen = files?.[0]?.slice(0, 4 * LONGEST);
            void chosen?.text().then((read) => (read.length > LONGEST ? audit : take)(read));
          }}
        />
      </label>
      <div class="buttons" role="group" aria-label="Examples">
        {EXAMPLES.map((example) => (
          <button key={example.label} type="button" onClick={() => take(example.text())}>
            {example.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
