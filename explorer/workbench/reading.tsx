/** The answer for the target, in a box of fixed size, so that nothing moves with the pointer. */
import type { Reading as Read } from "../model/reading.js";

export const Reading = ({
  reading: { title, expression, entry, reason },
  sentence,
  numbers,
}: {
  readonly reading: Read;
  /** What the figures beside the board say. */
  readonly sentence: string | undefined;
  /** The numbers of the squares, if they are not those of the package. */
  readonly numbers: string | undefined;
}) => (
  <section class="reading" aria-label="Answer">
    <h3>{title}</h3>
    {expression !== undefined && <code>{expression}</code>}
    {entry !== undefined && <p class="note">{entry}</p>}
    {numbers !== undefined && <p class="note">{numbers}</p>}
    {reason !== undefined && <p>{reason}</p>}
    {sentence !== undefined && <p>{sentence}</p>}
  </section>
);
