/** What a request may contain, and its defaults. */
import type { Board } from "../core/board.js";
import type { NumberingRequest } from "../boards/numbering.js";
import { BOARD } from "../core/catalogue.js";
import type { DirectionName } from "./by-direction.js";
import type { BoardRequest } from "./board-key.js";
import type { LanguageName } from "../languages/languages.js";
import type { Format } from "../languages/typescript/format.js";
import { PIONEERS_NAME, type LayoutRequest } from "./layouts.js";
import type { MeasureName, NamedPiece } from "./measures.js";

/** One measure on one board, in one or more layouts. */
export interface TableRequest {
  /**
   * Files × ranks, 1…64 each, such as `10x8`, another board by name, such as `glinski` or `cylinder:10x8`, or an object
   * that describes one; 8×8 by default.
   */
  readonly board?: string | BoardRequest;
  /** What the tables contain; distance by default. */
  readonly measure?: MeasureName;
  /**
   * A piece, by name or in Betza notation, such as `knight` or `N`, if the measure depends on one.
   * For attacks, up to 8 pieces, which may include `whitePawn` and `blackPawn`.
   */
  readonly piece?: string | readonly string[];
  /** The name for the tables, such as `camel`; derived from the other keys by default. */
  readonly name?: string;
  /** How the tables are indexed; by pair unless this or `to` is given. */
  readonly layout?: LayoutRequest | readonly LayoutRequest[];
  /** Requests a table of the distance to the nearest square of a region, such as `center`, or of a list of squares. */
  readonly to?: string | readonly string[];
  /** Like `to`, with the distance from the nearest square, which differs for pieces that move one way. */
  readonly from?: string | readonly string[];
  /** The squares that the piece never leaves, such as `["d1-f3"]`; all of the board by default. */
  readonly within?: string | readonly string[];
  /** The side of the piece: `black` moves down the board if `white`, the default, moves up. */
  readonly color?: "white" | "black";
  /** How squares are numbered in lookups and in arrays by square and by pair; from `a1` by default. */
  readonly squares?: NumberingRequest;
  /** The numbering in which increments and legs are differences, that of the layout by default; that of a table of numbers. */
  readonly unit?: NumberingRequest;
  /** The region or squares of a table of members. */
  readonly of?: string | readonly string[];
  /** The order of directions in a table of steps or reach, such as `["N", "S", "W", "E"]`; clockwise from north by default. */
  readonly directions?: DirectionName | readonly DirectionName[];
  /** Whether a table of moves has those that capture, such as the attacks of a pawn; `false` by default. */
  readonly captures?: boolean;
  /** What elements hold that no call reads; 0 by default. */
  readonly filler?: number;
  /** The numbers to write instead of the answers, such as `{ "0": 140, "unreachable": -1 }`. */
  readonly values?: Readonly<Record<string, number>>;
}

/** The requested tables, and how to write them; the contents of `chess-distance.json`. */
export interface Request {
  /** The path of the schema, for editors. */
  readonly $schema?: string;
  /** The folder of the tables, relative to the config; {@link emit} ignores it. */
  readonly out?: string;
  /** One or more. A string names a table of the package, such as `KNIGHT_DISTANCE`, or is `all`. */
  readonly tables: readonly (TableRequest | string)[];
  /** Whether to also write an index that exports all tables; `false` by default. */
  readonly index?: boolean;
  /** Whether to write all tables into one file, `tables.h` in C; `false` by default. */
  readonly single?: boolean;
  /**
   * Whether to write a check beside each table, which knows only the board and the moves, for the compiler or the tests
   * of the language; `false` by default.
   */
  readonly proof?: boolean;
  /** The language; TypeScript, `ts`, by default. */
  readonly lang?: LanguageName;
  /** The format of TypeScript modules; by default `ts`, which imports compiled files such as `./frozen.js`. */
  readonly format?: Format;
  /** The C++ namespace; `chess_distance` by default. */
  readonly namespace?: string;
  /** The Go package, `chessdistance` by default, or the Java package, none by default. */
  readonly package?: string;
  /** The prefix of names in C, `cd_` by default: `cd_distance` is the lookup of `CD_DISTANCE`. */
  readonly prefix?: string;
}

/** A parsed {@link TableRequest}, with defaults: an empty name, list or map for what is not given. */
export interface RequestedTable
  extends
    Required<Pick<TableRequest, "measure" | "name" | "color" | "squares" | "captures">>,
    Pick<TableRequest, "unit" | "filler"> {
  readonly board: Board;
  readonly piece: readonly NamedPiece[];
  readonly layout: readonly LayoutRequest[];
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly within: readonly string[];
  readonly of: readonly string[];
  readonly directions: readonly DirectionName[];
  readonly values: ReadonlyMap<string, number>;
}

export interface RequestValues extends Required<Omit<Request, "tables">> {
  /** Names of tables of the package or `all`, and parsed requests for other tables. */
  readonly tables: readonly (string | RequestedTable)[];
}

export const REQUEST_BY_DEFAULT: RequestValues = {
  $schema: "",
  tables: [],
  out: "",
  index: false,
  single: false,
  proof: false,
  lang: "ts",
  namespace: "",
  package: "",
  prefix: "",
  format: "ts",
};

/** If `layout`, `to` and `from` are all empty, the layout is by pair: see {@link layoutsOf}. */
export const TABLE_BY_DEFAULT: RequestedTable = {
  board: BOARD,
  measure: "distance",
  piece: [],
  name: "",
  layout: [],
  to: [],
  from: [],
  within: [],
  color: "white",
  squares: "a1",
  of: [],
  directions: [],
  captures: false,
  values: new Map(),
};

/** The layouts of a table; by pair if the request has neither a layout nor target squares. */
export const layoutsOf = ({
  layout,
  to,
  from,
}: RequestedTable): readonly Exclude<LayoutRequest, typeof PIONEERS_NAME>[] =>
  layout.length + to.length + from.length === 0
    ? ["pair"]
    : layout.map((name) => (name === PIONEERS_NAME ? "superimposed" : name));
