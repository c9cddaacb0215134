/**
 * Words about squares, such as a line of code or a color of the legend. While the reader points at, touches or focuses
 * the words, the boards in the same part of the page dim all other squares.
 */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import { at } from "../../generator/common.js";
import type { About } from "../model/samples.js";
import { isShortcut, STEPS } from "./keys.js";

/** The squares that the words under the pointer are about. */
type Lit = Readonly<{ about?: About }>;

const Area = createContext<readonly [lit: Lit, light: (lit: Lit) => void]>([{}, () => undefined]);

/** A part of the page. Words in the part dim squares of the boards in the same part. */
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
  // A tap focuses the words, so the other squares stay dim after the finger has left.
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

/**
 * Words in the color of the files or ranks between two squares. The words are about the squares on the files or ranks
 * that are counted.
 */
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
