/** A control with its label. */
import type { ComponentChildren } from "preact";

export const Field = ({
  label,
  isWide = false,
  children,
}: {
  readonly label: string;
  /** Whether what can be chosen is long. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}) => (
  <label class={isWide ? "wide" : undefined}>
    <span>{label}</span>
    {children}
  </label>
);
