/**
 * A request for tables: a board, pieces in Betza notation, layouts. It becomes a catalogue, as ours is one,
 * with an entry for each piece × each layout.
 */
import type { Piece } from "./betza.js";
import { board as boardOf, superimposed, type Board } from "./board.js";
import { CORNER } from "./corners.js";
import type { DistanceEntry, Entry } from "./entry.js";
import {
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  toCenter,
  type Layout,
} from "./layouts.js";
import type { Announce } from "./progress.js";
import { cornerRuleMends } from "./proofs.js";

/** A piece and the name that its tables have. */
export interface NamedPiece {
  /** In camelCase, such as `camel` or `myPiece`. */
  readonly name: string;
  /** What it is called after: its moves. */
  readonly piece: Piece;
}

/** The name of a layout, as requests name it. */
export type LayoutName = "pair" | "0x88" | "15x15" | "abs-diff" | "center";

/** What tables somebody wants. */
export interface TableRequest {
  /** The board of all of them. */
  readonly board: Board;
  /** One or more, of different names. */
  readonly pieces: readonly NamedPiece[];
  /** One or more, each once. */
  readonly layouts: readonly LayoutName[];
}

/** What a layout does to the names of a table and its lookup, and what its doc comment says. */
interface LayoutNaming {
  readonly layout: (board: Board) => Layout;
  /** Whether it tells pairs of squares apart by their difference only, and so suits not every piece. */
  readonly byDifference: boolean;
  readonly suffix: (board: Board) => { readonly table: string; readonly lookup: string };
  readonly about: (board: Board) => string;
}

const size = ({ files, ranks }: Board): string => `${files}X${ranks}`;

const LAYOUTS = {
  pair: {
    layout: byPair,
    byDifference: false,
    suffix: () => ({ table: "DISTANCE", lookup: "Distance" }),
    about: () => "between two squares",
  },
  "0x88": {
    layout: by0x88Difference,
    byDifference: true,
    suffix: () => ({ table: "DISTANCE_BY_0X88_DIFF", lookup: "DistanceBy0x88Diff" }),
    about: ({ files }) => `by the difference of two squares, ${2 * files} a rank`,
  },
  "15x15": {
    layout: bySuperimposition,
    byDifference: true,
    suffix: (board) => {
      const own = size(superimposed(board));
      return { table: `DISTANCE_${own}`, lookup: `Distance${own.toLowerCase()}` };
    },
    about: (board) =>
      `by the difference of two squares on the superimposed board, ${size(superimposed(board)).replace("X", "×")}`,
  },
  "abs-diff": {
    layout: byAbsoluteDifference,
    byDifference: true,
    suffix: () => ({ table: "DISTANCE_BY_ABS_DIFF", lookup: "DistanceByAbsDiff" }),
    about: () => "by the absolute rank and file differences of two squares",
  },
  center: {
    layout: toCenter,
    byDifference: false,
    suffix: () => ({ table: "CENTER_DISTANCE", lookup: "CenterDistance" }),
    about: () => "to the nearest square of the center",
  },
} satisfies Record<LayoutName, LayoutNaming>;

/** The layout of a name. */
export const layoutNamed = (name: LayoutName): LayoutNaming["layout"] => LAYOUTS[name].layout;

/** Whether a layout has this name. */
export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name);

/** The names of all layouts. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS).filter(isLayoutName);

/** The same request; throws a `RangeError` for what no table can be made of, or not told from another. */
export const checked = (request: TableRequest): TableRequest => {
  const { pieces, layouts } = request;
  boardOf(request.board.files, request.board.ranks);
  if (pieces.length === 0) throw new RangeError("a request without a piece");
  for (const { name } of pieces)
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new RangeError(
        `the name ${JSON.stringify(name)}: a name begins with a small letter and goes on with letters and digits, such as camel`,
      );
  for (const layout of layouts)
    if (!isLayoutName(layout))
      throw new RangeError(
        `the layout ${JSON.stringify(layout)}: layouts are ${LAYOUT_NAMES.join(", ")}`,
      );
  demandDistinct(
    pieces.map(({ name }) => name),
    "piece",
  );
  demandDistinct(layouts, "layout");
  return request;
};

const demandDistinct = (names: readonly string[], kind: string): void => {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new RangeError(`the ${kind} ${twice} is there twice`);
};

/**
 * The catalogue of a request. Where a table by difference is the knight's, or another's, but for the corner
 * rule, it gets that rule, and the table of the corners is added.
 */
export const catalogueOf = (
  { board, pieces, layouts }: TableRequest,
  announce: Announce = () => undefined,
): readonly Entry[] => {
  const distances = pieces.flatMap((piece) =>
    layouts.map((layout) => distanceEntry(board, piece, LAYOUTS[layout], announce)),
  );
  return distances.some(({ cornerRule }) => cornerRule !== undefined)
    ? [...distances, CORNER]
    : distances;
};

const distanceEntry = (
  board: Board,
  { name, piece }: NamedPiece,
  { layout, byDifference, suffix, about }: LayoutNaming,
  announce: Announce,
): DistanceEntry => {
  const { table, lookup } = suffix(board);
  const entry: DistanceEntry = {
    kind: "distance",
    name: `${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase()}_${table}`,
    lookup: name + lookup,
    metric: {
      piece: name,
      title: `Distance of the ${name} (${piece.notation} in Betza notation), in moves,`,
      leaps: piece.leaps,
    },
    layout,
    about: about(board),
  };
  if (byDifference) announce(`comparing every pair of squares with ${entry.name}`);
  return byDifference && cornerRuleMends(entry, layout(board), board)
    ? { ...entry, cornerRule: CORNER.name }
    : entry;
};
