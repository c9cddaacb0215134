/** A control with its label. */
import type { ComponentChildren, JSX } from "preact";

export const Field = ({
  label,
  isWide = false,
  children,
}: {
  readonly label: string;
  /** Whether what can be chosen is long. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <label class={isWide ? "wide" : undefined}>
    <span>{label}</span>
    {children}
  </label>
);
