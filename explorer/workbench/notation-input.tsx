/** A field for a notation, with what is said of it and a list of examples. */
import type { ComponentChildren } from "preact";
import type { Draft } from "../model/address.js";
import { Field } from "./field.js";

export const NotationInput = ({
  kind,
  label,
  draft: { notation, reason },
  type,
  says,
  list,
  examples,
  pick = type,
  hint,
  children,
}: {
  readonly kind: "board" | "piece";
  readonly label: string;
  readonly draft: Draft;
  readonly type: (notation: string) => void;
  /** What the notation means, or why it is refused. */
  readonly says: readonly ComponentChildren[];
  /** The name of the list of examples. */
  readonly list: string;
  readonly examples: readonly { readonly text: string; readonly meaning: string }[];
  readonly pick?: (example: string) => void;
  readonly hint?: string;
  readonly children?: ComponentChildren;
}) => (
  <div class="piece">
    <Field label={label}>
      <input
        value={notation}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={reason !== undefined}
        aria-describedby={`${kind}-note`}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </Field>
    <p id={`${kind}-note`} class={reason === undefined ? "note" : "refusal"} role="status">
      {says.map((part, at) => (
        <span key={at} class="meaning">
          {part}
        </span>
      ))}
    </p>
    <details class={`letters ${kind}s`}>
      <summary>{list}</summary>
      {hint !== undefined && <p class="note">{hint}</p>}
      <ul>
        {examples.map(({ text, meaning }) => (
          <li key={text}>
            <button type="button" onClick={() => pick(text)}>
              {text}
            </button>
            <span class="note">{meaning}</span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  </div>
);
