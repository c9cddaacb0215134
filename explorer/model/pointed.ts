/** The squares and entries that are pointed at, and the content of each entry. */
import { squareName, type Square } from "../../generator/core/boards/board.js";
import { elementOf, lengthOf, type Layout } from "../../generator/core/layouts/layout.js";
import { SET, UNREACHABLE } from "../../generator/core/measures/elements.js";
import { counted } from "./metrics.js";
import { argumentsOf, type Scene } from "./scene.js";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";

/** The squares of the board and the entries of the array that are read. */
export interface At {
  /** The target first, then the other squares that read the same entry; empty if none does. */
  readonly squares: readonly Square[];
  readonly entries: readonly number[];
}

/** The entry that holds the answer for each square, from the origin of a state. */
const entriesBySquare = (state: State, layout: Layout): readonly number[] => {
  const entry = elementOf(layout);
  return state.board.squares.map((square) => {
    const [first = 0, second] = argumentsOf(state, layout, square);
    return entry(first, second);
  });
};

/** Returns the squares and entries that are read for the target or, if `pointed` is given, from that entry. */
export const pointedAt = (state: State, { table, layout }: Scene, pointed?: number): At => {
  const { board, target } = state;
  if (!table) return { squares: [target], entries: [] };
  const entries = entriesBySquare(state, layout);
  const entry = pointed ?? entries[target] ?? 0;
  // All squares at a distance read the same set, whose members are drawn anyway and need no marks.
  if (!layout.isByDifference) return { squares: [target], entries: [entry] };
  const readers = board.squares.filter((square) => entries[square] === entry);
  const isTarget = (square: Square): boolean => square === target;
  return {
    squares: [...readers.filter(isTarget), ...readers.filter((square) => !isTarget(square))],
    entries: [entry],
  };
};

/** Describes each entry of an array: its index, its value, and the squares that read it. */
export const entryNames = (state: State, { layout, values }: ShownTable): readonly string[] => {
  const readers = new Map<number, string[]>();
  for (const [square, entry] of entriesBySquare(state, layout).entries())
    readers.set(entry, [...(readers.get(entry) ?? []), squareName(state.board, square)]);
  return values.slice().map((value, entry) => {
    if (layout.cell(entry) === undefined) return `entry ${entry}, read by no call`;
    const squares = readers.get(entry)?.join(" ") ?? "off the board";
    return `entry ${entry}, ${value ?? UNREACHABLE}, ${squares}`;
  });
};

/** The size of an array in words, such as `4096 entries` or `64 sets`. */
export const entriesText = ({ measure, layout }: Pick<Scene, "measure" | "layout">): string => {
  const length = lengthOf(layout);
  if (measure.element === SET) return counted(length, "set");
  return length === 1 ? "1 entry" : `${length} entries`;
};
