/** The address of a diagram as it stands: its chapter, its two squares, and what is chosen, such as `#shortest-paths/e1/e8/king`. */
import { squareName, squareNamed } from "../../generator/core/board.js";
import type { State } from "./state.js";

/** A button above a diagram, which changes its state. */
export interface Change {
  readonly label: string;
  readonly change: Partial<State>;
}

/** Reports whether a state has all of a change but squares, which may have moved since. */
export const isChosen = ({ change }: Change, { metric, board, layout }: State): boolean =>
  (change.metric ?? metric) === metric &&
  (change.board ?? board) === board &&
  (change.layout ?? layout) === layout;

/** `Möbius strip` in an address: `mobius-strip` */
const slugOf = ({ label }: Change): string =>
  label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-");

/** The id of the part of the page that a fragment names; a state in it is of the workbench. */
export const partIn = (fragment: string): string =>
  fragment.includes("=") ? "workbench" : fragment.replace(/^#|\/.*/g, "");

export const diagramAddress = (id: string, state: State, options: readonly Change[]): string => {
  const { board, origin, target } = state;
  const chosen = options.find((option) => isChosen(option, state));
  const squares = [origin, target].map((square) => squareName(board, square));
  return [`#${id}`, ...squares, ...(chosen ? [slugOf(chosen)] : [])].join("/");
};

/** The diagram that an address shows; `undefined` if it names no squares of it. What is not there is as at first. */
export const diagramIn = (
  fragment: string,
  id: string,
  first: State,
  options: readonly Change[],
): State | undefined => {
  const [named, from, to = "", slug] = fragment.split("/");
  if (named !== `#${id}` || from === undefined) return undefined;
  const state = { ...first, ...options.find((option) => slugOf(option) === slug)?.change };
  const { board, origin, target } = state;
  return {
    ...state,
    origin: squareNamed(board, from) ?? origin,
    target: squareNamed(board, to) ?? target,
  };
};
