/// <reference types="vite/types/importMeta.d.ts" />
/** Where an array is pasted, typed or dropped, or an example chosen. */
import { useRef, useState } from "preact/hooks";
import { EXAMPLES } from "./examples.js";
import { LONGEST } from "./use-audit.js";

/** Milliseconds without a key after which what is typed is audited. */
const PAUSE = 400;

export const Paste = ({
  audit,
  read,
}: {
  readonly audit: (text: string) => void;
  readonly read: (file: File) => void;
}) => {
  const [text, setText] = useState("");
  const [isOver, setOver] = useState(false);
  const timer = useRef(0);
  const take = (taken: string, pause = 0): void => {
    setText(taken);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => audit(taken), pause);
  };
  const takeFile = (file: File | null | undefined): void => {
    if (!file) return;
    setText("");
    clearTimeout(timer.current);
    read(file);
  };
  return (
    <fieldset
      class={isOver ? "paste over" : "paste"}
      // Until its code has loaded.
      disabled={import.meta.env.SSR}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const { dataTransfer } = event;
        const dropped = dataTransfer?.getData("text/plain") ?? "";
        if (dropped === "") takeFile(dataTransfer?.files[0]);
        else take(dropped);
      }}
    >
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
            // A text field with so much text would stop the page.
            event.preventDefault();
            audit(pasted);
          }}
        />
      </label>
      <label>
        <span>Or a file, chosen or dropped here</span>
        <input
          type="file"
          onChange={({ currentTarget }) => {
            takeFile(currentTarget.files?.[0]);
            currentTarget.value = "";
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
