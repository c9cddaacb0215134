/** A text with the button that copies it. */
import { useCopy } from "./copying.js";

export const CopiedText = ({
  what,
  text,
  children,
}: {
  readonly what: string;
  readonly text: string;
  readonly children?: string;
}) => {
  const copy = useCopy();
  return (
    <div class="text">
      {children !== undefined && <p class="note">{children}</p>}
      <pre tabindex={0}>{text}</pre>
      <button type="button" onClick={() => copy(what, text)}>
        Copy {what}
      </button>
    </div>
  );
};
