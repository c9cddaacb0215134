/**
 * The addresses of diagrams and of the workbench. A diagram's address consists of its chapter, its two squares, and the choices below
 * it and for the whole page, as in `#shortest-paths/e1/e8/king/ts/a1`. The workbench's address names settings, as in
 * `#board=8x8&metric=king`, because a board or a piece may be any text, and any setting may be missing.
 */
import { NUMBERING_NAMES, type NumberingName } from "../../generator/boards/numbering.js";
import { squareName, squareNamed } from "../../generator/core/boards/board.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import { LANGUAGE_NAMES } from "./language-titles.js";
import type { State } from "./state.js";

/** A button below a diagram, which changes its state. */
export interface Change {
  readonly label: string;
  readonly change: Partial<State>;
}

/** Reports whether a state has everything in a change except the squares, which may have moved since. */
export const isChosen = ({ change }: Change, { metric, board, layout }: State): boolean =>
  (change.metric ?? metric) === metric &&
  (change.board ?? board) === board &&
  (change.layout ?? layout) === layout;

/** The text for a label in an address, such as `mobius-strip` for `Möbius strip`. */
const slugOf = ({ label }: Change): string =>
  label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-");

/** Whether a fragment of an address has settings of the workbench. */
export const hasSettings = (fragment: string): boolean => fragment.includes("=");

/** The id of the part of the page that a fragment names. */
export const partIn = (fragment: string): string =>
  hasSettings(fragment) ? "workbench" : fragment.replace(/^#|\/.*/g, "");

/** The choices for the whole page. */
export interface Choices {
  readonly language: LanguageName;
  readonly numbering: NumberingName;
}

/** The choices for the whole page that a fragment contains. */
export const choicesIn = (fragment: string): Partial<Choices> => {
  const settings = new URLSearchParams(fragment.slice(1));
  const words = hasSettings(fragment)
    ? [settings.get("code"), settings.get("squares")]
    : fragment.split("/").slice(3);
  const language = LANGUAGE_NAMES.find((name) => words.includes(name));
  const numbering = NUMBERING_NAMES.find((name) => words.includes(name));
  return { ...(language && { language }), ...(numbering && { numbering }) };
};

export const diagramAddress = (
  id: string,
  state: State,
  options: readonly Change[],
  language: LanguageName,
): string => {
  const { board, origin, target, numbering } = state;
  const chosen = options.find((option) => isChosen(option, state));
  const squares = [origin, target].map((square) => squareName(board, square));
  return [`#${id}`, ...squares, ...(chosen ? [slugOf(chosen)] : []), language, numbering].join("/");
};

/**
 * The diagram that an address shows; `undefined` if the address names another diagram, or no squares. Missing parts
 * keep their initial values.
 */
export const diagramIn = (
  fragment: string,
  id: string,
  first: State,
  options: readonly Change[],
): State | undefined => {
  const [named, from, to = "", ...chosen] = fragment.split("/");
  if (named !== `#${id}` || from === undefined) return undefined;
  const state = { ...first, ...options.find((option) => chosen.includes(slugOf(option)))?.change };
  const { board, origin, target } = state;
  return {
    ...state,
    origin: squareNamed(board, from) ?? origin,
    target: squareNamed(board, to) ?? target,
  };
};
