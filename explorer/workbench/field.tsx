/** A control with its label. */
import type { ComponentChildren } from "preact";

export const Field = ({
  label,
  isWide = false,
  children,
}: {
  readonly label: string;
  /** Whether the options are long. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}) => (
  <label class={isWide ? "wide" : undefined}>
    <span>{label}</span>
    {children}
  </label>
);
