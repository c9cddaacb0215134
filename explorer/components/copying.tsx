/** Copies texts, and says so in a message that is visible anywhere on the page. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useRef, useState } from "preact/hooks";
import { leadOn } from "./words.js";

/** Copies a text, which the message calls `what`. */
type Copy = (what: string, text: string) => void;

const Copying = createContext<Copy>(() => {
  throw new Error("no element around this one copies");
});

export const useCopy = (): Copy => useContext(Copying);

/** The time for which the message stays, in milliseconds. */
const STAY = 4000;

/** Lets the components inside copy texts, and shows the message. */
export const CopyingArea = ({ children }: { readonly children: ComponentChildren }) => {
  const [said, say] = useState("");
  const timer = useRef(0);
  const tell = (text: string): void => {
    // Clear the message first: screen readers announce only a text that changes.
    say("");
    requestAnimationFrame(() => say(text));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => say(""), STAY);
  };
  const copy: Copy = (what, text) => {
    if (what === "link") history.replaceState(null, "", text);
    const instead = what === "link" ? "Copy its address" : "Select the text";
    copied(text).then(
      () => tell(`Copied: ${what}.`),
      () => tell(`The browser does not let this page copy. ${instead} instead.`),
    );
  };
  return (
    <Copying.Provider value={copy}>
      {children}
      <p class="toast" role="status">
        {said}
      </p>
    </Copying.Provider>
  );
};

// The function is async, so that the promise is rejected if there is no clipboard, as on pages that are neither https
// nor local.
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A text, with a button that copies that text or a longer one. */
export const CopiedText = ({
  what,
  text,
  copied = text,
  shown = text,
  children,
}: {
  readonly what: string;
  readonly text: string;
  readonly copied?: string;
  readonly shown?: ComponentChildren;
  readonly children?: string;
}) => {
  const copy = useCopy();
  return (
    <div class="text">
      {children !== undefined && <p class="note">{children}</p>}
      <pre class={what === "command" ? what : undefined} tabindex={0} onKeyDown={leadOn}>
        {shown}
      </pre>
      <button type="button" onClick={() => copy(what, copied)}>
        Copy {what}
      </button>
    </div>
  );
};

export const CopyLink = ({ address }: { readonly address: string }) => {
  const copy = useCopy();
  return (
    <div class="buttons">
      <button type="button" onClick={() => copy("link", new URL(address, location.href).href)}>
        Copy link
      </button>
    </div>
  );
};
