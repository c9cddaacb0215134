/**
 * Words that speak about squares, such as a line of code or a color of the legend. While they are pointed at, touched or
 * focused, these squares stay as they are on the boards of the same part of the page, and the others grow dim.
 */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import { at } from "../../generator/common.js";
import type { About } from "../model/samples.js";
import { isShortcut, STEPS } from "./keys.js";

/** What the words under the pointer speak about. */
type Lit = Readonly<{ about?: About }>;

const Area = createContext<readonly [lit: Lit, light: (lit: Lit) => void]>([{}, () => undefined]);

/** A part of the page, in which words light squares. */
export const LitArea = ({ children }: { readonly children: ComponentChildren }) => (
  <Area.Provider value={useState<Lit>({})}>{children}</Area.Provider>
);

export const useLit = (): About | undefined => useContext(Area)[0].about;

export const Words = ({
  about,
  as: As = "span",
  of,
  children,
}: {
  readonly about: About;
  readonly as?: "span" | "li";
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}) => {
  const [, light] = useContext(Area);
  const on = (): void => light({ about });
  const off = (): void => light({});
  // A tap focuses the words, which therefore stay lit after the finger has left.
  return (
    <As class={of} tabindex={-1} onPointerEnter={on} onPointerLeave={off} onFocus={on} onBlur={off}>
      {children}
    </As>
  );
};

/** Arrow keys lead from words to words inside an element that has the focus. */
export const leadOn = (event: KeyboardEvent & { readonly currentTarget: Element }): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[tabindex='-1']")];
  const [right = 0, up = 0] = STEPS[event.key] ?? [];
  const place = all.findIndex((words) => words === document.activeElement) + right - up;
  if (right === up || isShortcut(event) || !all[place]) return;
  all[place].focus();
  event.preventDefault();
};

/** Words in the color of the files or ranks between two squares: they speak about those that are counted. */
export const inColor = (of: "files" | "ranks", words: string | number = of) => (
  <Words
    of={of}
    about={({ board: { cells }, origin, target, square }) => {
      const [from = 0, to = 0, here = 0] = [origin, target, square].map(
        (one) => at(cells, one)[of],
      );
      return here !== from && Math.min(from, to) <= here && here <= Math.max(from, to);
    }}
  >
    {words}
  </Words>
);
