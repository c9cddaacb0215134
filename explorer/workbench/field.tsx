/** A control with its label. */
import type { ComponentChildren, JSX } from "preact";

/** The control, below its label. */
export const Field = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <label>
    <span>{label}</span>
    {children}
  </label>
);
