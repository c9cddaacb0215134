/** What a request may contain, and its defaults. */
import type { Board } from "../boards/board.js";
import { BOARD } from "../catalogue.js";
import type { LanguageName } from "../languages/languages.js";
import type { Format } from "../languages/typescript/style.js";
import { PIONEERS_NAME, type LayoutName, type LayoutRequest } from "../layouts/layouts.js";
import type { MeasureName, NamedPiece } from "../measures/measures.js";

/** One measure on one board, in one or more layouts. */
export interface TableRequest {
  /** Files × ranks, 1…64 each, such as `10x8`; 8×8 by default. */
  readonly board?: string;
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

/** A parsed {@link TableRequest}, with defaults. */
export interface RequestedTable {
  readonly board: Board;
  readonly measure: MeasureName;
  readonly piece: readonly NamedPiece[];
  /** The name that the user chose; empty by default. */
  readonly name: string;
  readonly layout: readonly LayoutRequest[];
  /** The name of a region, or the names of squares, to which distance is measured. */
  readonly to: readonly string[];
}

/** A request whose keys all have values. */
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
  lang: "ts",
  namespace: "",
  package: "",
  prefix: "",
  format: "ts",
};

/** If `layout` and `to` are both empty, the layout is by pair: see {@link layoutsOf}. */
export const TABLE_BY_DEFAULT: RequestedTable = {
  board: BOARD,
  measure: "distance",
  piece: [],
  name: "",
  layout: [],
  to: [],
};

/** The layouts of a table; by pair if the request has neither a layout nor target squares. */
export const layoutsOf = ({ layout, to }: RequestedTable): readonly LayoutName[] =>
  layout.length === 0 && to.length === 0
    ? ["pair"]
    : layout.map((name) => (name === PIONEERS_NAME ? "superimposed" : name));
