/** The keys that a request may contain, and their defaults. */
import type { Board, Join } from "../core/boards/board.js";
import type { NumberingRequest } from "../boards/numbering.js";
import { BOARD } from "../core/boards/board.js";
import type { DirectionName } from "./by-direction.js";
import type { LanguageName } from "../languages/languages.js";
import type { ArrayForm } from "../languages/style.js";
import type { Format } from "../languages/typescript.js";
import { PIONEERS_NAME, type LayoutRequest } from "./layouts.js";
import type { Color, NamedPiece } from "./pieces.js";

/** The name of a measure in a request. `npx chess-distance --help measures` explains each measure. */
export type MeasureName =
  | ("distance" | "attacks" | "direction" | "increment" | "between" | "line")
  | ("moves" | "mask" | "ray" | "beyond" | "rings" | "zones" | "paths" | "pathCount")
  | ("steps" | "leg" | "step" | "reach" | "member" | "number" | "color")
  | ("coordinate" | "apart");

/** An object that describes a board in a request. */
export interface BoardRequest {
  /** The numbers of files and ranks, 1 to 64 each, such as `10x10`. */
  readonly size?: string;
  /** The names of the squares to leave out. `a1-b3` names all squares of a rectangle. */
  readonly holes?: string | readonly string[];
  /** The names of squares to leave out that moves pass, but on which nothing can be. */
  readonly gaps?: string | readonly string[];
  /**
   * The ranks, from the last to the first, in place of `size`. In each rank, `.` is a square, `x` or `*` is a hole, and
   * `o` is a gap. All ranks must have the same length, 1 to 64.
   */
  readonly rows?: string | readonly string[];
  /**
   * `hexagons` for a board of hexagons, in which one rank up leads to the cell above, and one file to the right to the
   * cell at the lower right. Such a board has no joins, links or cuts.
   */
  readonly lattice?: "hexagons";
  /** The joins of opposite sides, at most two. */
  readonly joins?: Join | readonly Join[];
  /** Pairs of squares, such as `["d1", "e2"]`, between which wazirs and rooks also go. */
  readonly links?: readonly (readonly string[])[];
  /** Pairs of squares between which no step or leap leads. */
  readonly cuts?: readonly (readonly string[])[];
  /**
   * A graph, in place of all other keys. A config or a command line may give the path of a file that contains the
   * graph.
   */
  readonly graph?: string | GraphRequest;
}

/** A graph in a request: its cells, and the moves of its pieces. */
export interface GraphRequest {
  /** The names of the cells, in the order of their numbers. A name consists of letters, digits and `_`. */
  readonly cells: readonly string[];
  /**
   * For each piece, the cells to which it moves, by the cell from which it moves. From a cell that is not a key, the
   * piece has no moves.
   */
  readonly pieces: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** What a table holds: a measure of a piece on a board. */
export interface MeasureRequest {
  /**
   * The board; 8×8 by default. A board is given by its files and ranks, such as `10x8`, up to 64 each; by another name,
   * such as `glinski` or `cylinder:10x8`; or by an object that describes it.
   */
  readonly board?: string | BoardRequest;
  /** What the tables contain; `distance` by default. */
  readonly measure?: MeasureName;
  /**
   * The piece, if the measure depends on one: a name, such as `knight`, or a Betza notation, such as `N`. A table of
   * attacks takes up to 8 pieces, which may include `whitePawn` and `blackPawn`.
   */
  readonly piece?: string | readonly string[];
  /**
   * How a notation is read: as by Fairy-Stockfish, the default, or as by XBoard 4.9.1. Names of pieces are the same in
   * both.
   */
  readonly dialect?: "fairy-stockfish" | "xboard";
  /** Requests a table of distances to the nearest square of a region, such as `center`, or of a list of squares. */
  readonly to?: string | readonly string[];
  /** Like `to`, but for distances from the nearest square. These distances may differ if some move cannot be reversed. */
  readonly from?: string | readonly string[];
  /** The squares that the piece must stay on, such as `["d1-f3"]`; all squares of the board by default. */
  readonly within?: string | readonly string[];
  /**
   * The color of the piece; `white` by default. A black piece moves like the white piece turned by 180°. With both colors,
   * a table by square has a first index for the color, in the given order.
   */
  readonly color?: Color | readonly Color[];
  /**
   * For `member`: the region, or the list of squares, for which the table contains 1. For other squares, the table
   * contains 0. For `coordinate` and `apart`: `file`, `rank`, `diagonal` or `antidiagonal`.
   */
  readonly of?: string | readonly string[];
  /**
   * For `step`, `reach` or `ray`: the order of directions, such as `["N", "S", "W", "E"]`; clockwise from north by default.
   * The list must contain each direction of the piece once.
   */
  readonly directions?: DirectionName | readonly DirectionName[];
  /** For `moves`: true for the moves that can capture, such as the attacks of a pawn; `false` by default. */
  readonly captures?: boolean;
}

/** How the array of a table is named, indexed and numbered. */
export interface ArrayRequest {
  /**
   * The first part, such as `camel`, of the tables' names: a lower-case letter, then up to 59 letters and digits. By
   * default, this part is derived from the other keys.
   */
  readonly name?: string;
  /** The whole name, such as `mailbox`, of a table in one layout, and of its lookup. It has the form of `name`. */
  readonly exactName?: string;
  /** How the tables are indexed. The default is `pair`, or no layout if `to` or `from` is given. */
  readonly layout?: LayoutRequest | readonly LayoutRequest[];
  /** How squares are numbered in lookups, in arrays by square and by pair, and in sets; from `a1` by default. */
  readonly squares?: NumberingRequest;
  /**
   * For `increment` and `leg`: the numbering in which the differences are taken, by default that of the layout. For
   * `number`: the numbering to write, which has no default.
   */
  readonly unit?: NumberingRequest;
  /**
   * `opposite` for sets whose bits run opposite to the numbers of squares: on 8×8, square n is bit 63 − n. By default,
   * square n is bit n.
   */
  readonly bits?: "opposite" | "";
  /**
   * The value of elements that no call reads, from -2³¹ to 2³² - 1; 0 by default. If given, it also stands for a `step`
   * off the board. In that case, it must not be the number of a square.
   */
  readonly filler?: number;
  /**
   * For each answer, the number to write instead, such as `{ "0": 140, "unreachable": -1 }`. The keys must be exactly
   * the answers of the table, and the numbers from -2³¹ to 2³² - 1.
   */
  readonly values?: Readonly<Record<string, number>>;
}

/** A request for one or more tables of one measure on one board. */
export type TableRequest = MeasureRequest & ArrayRequest;

/** A request: the tables to write, and how to write them. A config, `chess-distance.json`, has the same keys. */
export interface Request {
  /** The path of the JSON Schema, for editors. */
  readonly $schema?: string;
  /** The folder to write the tables to, relative to the config. {@link emit} ignores this key. */
  readonly out?: string;
  /** The tables to write, at least one. A string is `all` or names a table of the package, such as `KNIGHT_DISTANCE`. */
  readonly tables: readonly (TableRequest | string)[];
  /** True to also write an index file that exports all tables; `false` by default. */
  readonly index?: boolean;
  /** True to write all tables into one file, such as `tables.h` in C; `false` by default. */
  readonly single?: boolean;
  /**
   * True to also write a check beside each table, for the compiler or the tests of the language; `false` by default.
   * A check knows only the board and the moves.
   */
  readonly proof?: boolean;
  /**
   * If given, the names of each board's squares are also written in this numbering, with a function that returns the
   * number of a named square. By default, no names are written.
   */
  readonly names?: NumberingRequest;
  /** The language to write the tables in; `ts`, which is TypeScript, by default. */
  readonly lang?: LanguageName;
  /** The format of TypeScript modules. The default, `ts`, imports compiled files such as `./frozen.js`. */
  readonly format?: Format;
  /**
   * The access to a table's array in Java and Go. By default, arrays are `private` in Java, because code that can read a
   * Java array can also change it; in Go, they are `public` up to 65,536 numbers. Strings hold longer private arrays in Go.
   * In C#, `static` writes arrays in place of spans.
   */
  readonly array?: ArrayForm;
  /** The C++ namespace, `chess_distance` by default; or the C# namespace, `ChessDistance` by default. */
  readonly namespace?: string;
  /** The Go package, `chessdistance` by default; or the Java package, none by default. */
  readonly package?: string;
  /** The prefix of names in C. With the default, `cd_`, the lookup of `CD_DISTANCE` is `cd_distance`. */
  readonly prefix?: string;
}

interface RequestedMeasure
  extends
    Required<Pick<MeasureRequest, "measure" | "dialect" | "captures">>,
    Readonly<Record<"to" | "from" | "within" | "of", readonly string[]>> {
  readonly board: Board;
  readonly piece: readonly NamedPiece[];
  /** One color, or both in the order of the table. */
  readonly color: readonly Color[];
  readonly directions: readonly DirectionName[];
}

interface RequestedArray
  extends
    Required<Pick<ArrayRequest, "name" | "exactName" | "squares" | "bits">>,
    Pick<ArrayRequest, "unit" | "filler"> {
  readonly layout: readonly LayoutRequest[];
  readonly values: ReadonlyMap<string, number>;
}

/** A parsed {@link TableRequest} with defaults. A name, list or map that is not given is empty. */
export type RequestedTable = RequestedMeasure & RequestedArray;

/** A parsed request with defaults. A key that is not given, and has no default, is empty. */
export interface RequestValues extends Required<Omit<Request, "tables" | "names" | "array">> {
  readonly names: NumberingRequest | "";
  readonly array: ArrayForm | "";
  /** Names of tables of the package, `all`, and parsed requests for other tables. */
  readonly tables: readonly (string | RequestedTable)[];
}

/** The defaults of a table. If `layout`, `to` and `from` are all empty, the layout is `pair`: see {@link layoutsOf}. */
export const TABLE_BY_DEFAULT: RequestedTable = {
  board: BOARD,
  measure: "distance",
  piece: [],
  dialect: "fairy-stockfish",
  name: "",
  exactName: "",
  layout: [],
  to: [],
  from: [],
  within: [],
  color: ["white"],
  squares: "a1",
  bits: "",
  of: [],
  directions: [],
  captures: false,
  values: new Map(),
};

/** The name that a request gives to a table, or to the start of its tables' names; empty if it gives none. */
export const givenNameOf = ({ name, exactName }: RequestedTable): string => name || exactName;

/**
 * The layouts of a table, with `15x15` replaced by `superimposed`. The layout is `pair` if the request has no `layout`,
 * `to` or `from`.
 */
export const layoutsOf = (
  table: RequestedTable,
): readonly Exclude<LayoutRequest, typeof PIONEERS_NAME>[] =>
  table.layout.length + table.to.length + table.from.length === 0
    ? ["pair"]
    : table.layout.map((name) => (name === PIONEERS_NAME ? "superimposed" : name));
