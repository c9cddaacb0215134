/**
 * A request for tables: a board, pieces in Betza notation, layouts. It becomes entries like those of our
 * catalogue, one for each piece × each layout.
 */
import type { Piece } from "../betza.js";
import { board as boardOf, type Board } from "../boards/board.js";
import { tables } from "../catalogue.js";
import { absolute, superimposed, x88 } from "../layouts/difference.js";
import type { LayoutOn } from "../layouts/layout.js";
import { pair } from "../layouts/pair.js";
import { toCenter } from "../layouts/region.js";
import { distance } from "../measures/distance.js";
import type { Entry } from "../table.js";

/** A piece and the name for its tables. */
export interface NamedPiece {
  /** In camelCase, such as `camel` or `myPiece`. */
  readonly name: string;
  /** The piece itself. */
  readonly piece: Piece;
}

/** The layouts that can be requested, by name. */
export const LAYOUTS = {
  pair,
  "0x88": x88,
  "15x15": superimposed,
  "abs-diff": absolute,
  center: toCenter,
} satisfies Record<string, LayoutOn>;

/** The name of a layout in requests. */
export type LayoutName = keyof typeof LAYOUTS;

/** Whether a layout has this name. */
export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name);

/** The names of all layouts. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS).filter(isLayoutName);

/** The tables that are requested. */
export interface TableRequest {
  /** The board of all of them. */
  readonly board: Board;
  /** One or more, with different names. */
  readonly pieces: readonly NamedPiece[];
  /** One or more, each once. */
  readonly layouts: readonly LayoutName[];
}

/** Returns the request; throws a `RangeError` if it is not valid, or if two tables would have the same name. */
export const checked = (request: TableRequest): TableRequest => {
  const { board, pieces, layouts } = request;
  boardOf(board.files, board.ranks);
  if (pieces.length === 0) throw new RangeError("a request without a piece");
  if (layouts.length === 0) throw new RangeError("a request without a layout");
  for (const { name } of pieces)
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new RangeError(
        `the name ${JSON.stringify(name)}: a name is a lower-case letter followed by letters and digits, such as camel`,
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
  if (twice !== undefined) throw new RangeError(`the ${kind} ${twice} is given twice`);
};

/** The entries of a request. */
export const entriesOf = ({ pieces, layouts }: TableRequest): readonly Entry[] =>
  pieces.flatMap(({ name, piece }) =>
    tables(
      distance({ ...piece, name }),
      layouts.map((layout) => LAYOUTS[layout]),
    ),
  );

/** The options of a command line, each as written there. */
interface Options {
  /** Files × ranks, such as `10x8`. */
  readonly size: string;
  /** Betza notations, with or without names, such as `camel=C`. */
  readonly pieces: readonly string[];
  readonly layouts: readonly string[];
  /** The folder of the tables. */
  readonly out: string;
}

/** The command line of the tool with these options, quoted for a shell. */
export const commandLineOf = ({ size, pieces, layouts, out }: Options): string => {
  const words = [
    ...["--board", size],
    ...pieces.flatMap((text) => ["--piece", text]),
    ...["--layout", layouts.join(",")],
    ...["--out", out],
  ];
  return ["npx chess-distance", ...words.map(quoted)].join(" ");
};

/** A word quoted for a shell. */
const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
