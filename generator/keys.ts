/** The keys of a request: what each expects, how its value is parsed, and how a command line writes it. */
import { squareNamed, type Board } from "./boards/board.js";
import { LARGEST_SIDE, rectangle } from "./boards/rectangle.js";
import { regionOf, REGIONS, type Region } from "./boards/regions.js";
import { BOARD, LOOKUPS_ALONE, TABLES } from "./catalogue.js";
import {
  ANY_TEXT,
  key,
  listOf,
  meant,
  objectOf,
  oneOf,
  oneOrListOf,
  text,
  type Form,
  type Key,
  type Keys,
} from "./forms.js";
import {
  hasLookups,
  LANGUAGE_NAMES,
  languageFacts,
  type LanguageName,
} from "./languages/languages.js";
import { FORMATS, type Format } from "./languages/typescript/style.js";
import {
  LAYOUT_NAMES,
  PIONEERS_NAME,
  type LayoutName,
  type LayoutRequest,
} from "./layouts/layouts.js";
import { MOST_SQUARES_IN_SET } from "./measures/measure.js";
import {
  MEASURE_NAMES,
  MEASURES,
  pieceNamed,
  type MeasureName,
  type NamedPiece,
} from "./measures/measures.js";

/** The squares to which distance is measured, and whether they are a region that has a name. */
interface Target {
  readonly names: readonly string[];
  readonly region: Region;
  readonly isNamed: boolean;
}

const TARGET: Form<Target> = {
  schema: {
    anyOf: [oneOf([...REGIONS.keys()]).schema, ANY_TEXT.schema, listOf(ANY_TEXT).schema],
  },
  parse: (value, place) => {
    const named = typeof value === "string" ? REGIONS.get(value) : undefined;
    return oneOrListOf(ANY_TEXT)
      .parse(value, place)
      .map((names) => ({ names, region: named ?? regionOf(names), isNamed: named !== undefined }));
  },
};

/** What the keys of a table hold. */
interface TableValues {
  readonly board: Board;
  readonly measure: MeasureName;
  readonly piece: readonly NamedPiece[];
  readonly name: string;
  readonly layout: readonly LayoutRequest[];
  readonly to: Target;
}

/** A table of a request. */
export type RequestedTable = Partial<TableValues>;

/** The size of a board, such as `10x8`. */
export const sizeOf = ({ files, ranks }: Board, sign = "x"): string => `${files}${sign}${ranks}`;

/** The board of a size such as `10x8`, `10X8` or `10×8`. */
const boardOf = (size: string): Board | undefined => {
  const [, files = 0, ranks = 0] = /^(\d+)[xX×](\d+)$/.exec(size)?.map(Number) ?? [];
  const isSide = (count: number): boolean => count >= 1 && count <= LARGEST_SIDE;
  return isSide(files) && isSide(ranks) ? rectangle(files, ranks) : undefined;
};

/** The layouts of a table; by pair if it names neither one nor squares. */
export const layoutsOf = ({ layout, to }: RequestedTable): readonly LayoutName[] =>
  (layout ?? (to ? [] : ["pair" as const])).map((name) =>
    name === PIONEERS_NAME ? "superimposed" : name,
  );

/** The pieces of a table, with the name that the user gives it, such as `camel=C`. */
export const piecesText = ({ name, piece = [] }: RequestedTable): string =>
  `${name === undefined ? "" : `${name}=`}${piece.map(({ text }) => text).join(",")}`;

/** Different texts for pieces that move in different ways. */
const movesOf = ({ leaps }: NamedPiece): string =>
  leaps(rectangle(LARGEST_SIDE, LARGEST_SIDE))
    .map(({ files, ranks }) => `${files},${ranks}`)
    .sort()
    .join(" ");

/** A table to more squares has a name that nobody can read. */
const MOST_SQUARES_IN_NAME = 4;

const wordsIn = (list: string): readonly string[] => list.split(",").map((word) => word.trim());

const A_PIECE =
  'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks also a list of them';
const PIECE = text(pieceNamed);

const REGION_NAMES = [...REGIONS.keys()].join(", ");

/** The keys of a table, in the order of messages and of a command line. */
export const TABLE_KEYS: Keys<TableValues> = {
  board: {
    ...key(`files × ranks, 1 to ${LARGEST_SIDE} each, such as "10x8"`, text(boardOf)),
    *misfits({ board = BOARD, measure = "distance" }) {
      if (MEASURES[measure].isSet && board.squares.length > MOST_SQUARES_IN_SET)
        yield `a table of "${measure}" has sets with a bit for each of up to ${MOST_SQUARES_IN_SET} squares; ${sizeOf(board, "×")} has ${board.squares.length}`;
    },
    written: ({ board = BOARD }) => sizeOf(board),
    help: ["FxR", `files × ranks, 1 to ${LARGEST_SIDE} each; the default is ${sizeOf(BOARD)}`],
  },
  measure: {
    ...key(`one of ${MEASURE_NAMES.join(", ")}`, oneOf(MEASURE_NAMES)),
    help: ["MEASURE", "what the tables tell; the default is distance:", MEASURE_NAMES.join(", ")],
  },
  piece: {
    ...oneOrListOf({ ...PIECE, schema: { ...PIECE.schema, description: A_PIECE } }),
    expected: A_PIECE,
    *misfits({ measure = "distance", piece }) {
      const most = MEASURES[measure].pieces;
      if (piece === undefined) {
        if (most > 0) yield `missing; expected ${A_PIECE}`;
        return;
      }
      const pawn = piece.find(({ isPawn }) => isPawn);
      const moves = piece.map(movesOf);
      const twin = piece.find((one, place) => moves.indexOf(movesOf(one)) < place);
      if (most === 0) yield `"${measure}" is the same for all pieces; remove the piece`;
      else if (most === 1 && piece.length > 1)
        yield `"${measure}" is about one piece; give each piece a table of its own`;
      else if (piece.length > most)
        yield `${piece.length} pieces; an entry has a bit for each of up to ${most}`;
      else if (most === 1 && pawn)
        yield `${pawn.text} moves in one direction only; it is for "attacks"`;
      else if (twin) yield `${twin.text} moves as a piece before it; remove one of them`;
    },
    written: (table) => (table.piece ? piecesText(table) : undefined),
    help: [
      "[name=]PIECE",
      "a piece by its name or in Betza notation; may be repeated;",
      "for attacks, a list such as whitePawn,blackPawn,N,K",
    ],
  },
  name: {
    ...key(
      'a lower-case letter followed by up to 59 letters and digits, such as "camel"',
      text((name) => (/^[a-z][A-Za-z0-9]{0,59}$/.test(name) ? name : undefined)),
    ),
    *misfits({ name, to }) {
      if (to && to.names.length > MOST_SQUARES_IN_NAME && name === undefined)
        yield `a table to more than ${MOST_SQUARES_IN_NAME} squares needs a name`;
    },
  },
  layout: {
    ...key(
      `one of ${LAYOUT_NAMES.join(", ")}, or a list of them`,
      oneOrListOf(oneOf<LayoutRequest>([...LAYOUT_NAMES, PIONEERS_NAME])),
    ),
    *misfits({ board = BOARD, measure = "distance", layout = [] }) {
      const { layouts } = MEASURES[measure];
      for (const name of layout)
        if (!layouts.includes(name === PIONEERS_NAME ? "superimposed" : name))
          yield `"${measure}" has no table by "${name}", only by ${layouts.join(", ")}`;
        else if (name === PIONEERS_NAME && board !== BOARD)
          yield `"${name}" is the superimposed array of 8×8; on ${sizeOf(board, "×")}, write "superimposed"`;
    },
    written: (table) => layoutsOf(table).join(",") || undefined,
    read: wordsIn,
    isRepeated: true,
    help: [
      "LIST",
      `separated by commas: ${LAYOUT_NAMES.join(", ")};`,
      "the default is pair, unless --to is given",
    ],
  },
  to: {
    ...key(
      `one of ${REGION_NAMES}, or a square or a list of squares, such as ["d4", "e4"]`,
      TARGET,
    ),
    *misfits({ board = BOARD, measure = "distance", to }) {
      const size = sizeOf(board, "×");
      if (to && measure !== "distance")
        yield `is for "distance"; "${measure}" has no table to the nearest square`;
      if (to?.isNamed && to.region.squares(board).length === 0)
        yield `"${to.names.join()}": a board of ${size} has no such square`;
      for (const name of to && !to.isNamed ? to.names : [])
        if (squareNamed(board, name) === undefined)
          yield `${JSON.stringify(name)} is not a square of ${size}, nor one of ${REGION_NAMES}`;
    },
    written: ({ to }) => to?.names.join(","),
    read: (names) => (REGIONS.has(names) ? names : wordsIn(names)),
    help: [
      "SQUARES",
      "the distance to the nearest of some squares, such as d4,e4, or of a region:",
      REGION_NAMES,
    ],
  },
};

const TABLE = objectOf(TABLE_KEYS, []);

/** Stands for all tables of the package. */
export const ALL = "all";

const NAME = text((name) => {
  const names = [...TABLES.keys()];
  if (name === ALL || TABLES.has(name)) return name;
  const near = meant(name.toUpperCase(), names);
  const hint = near === undefined ? `the tables are ${names.join(", ")}` : `did you mean ${near}?`;
  throw new RangeError(`no table of the package; ${hint}`);
});

const A_TABLE = 'a table, such as { "board": "10x8", "piece": "knight", "layout": "pair" }';

const NAME_OR_TABLE: Form<string | RequestedTable> = {
  schema: { anyOf: [NAME.schema, TABLE.schema] },
  parse: (value, place) =>
    (typeof value === "string" ? NAME : TABLE).parse(value, { ...place, expected: A_TABLE }),
};

/** What the keys of a request hold. */
export interface RequestValues {
  readonly $schema: string;
  readonly out: string;
  readonly tables: readonly (string | RequestedTable)[];
  readonly index: boolean;
  readonly format: Format;
  readonly lang: LanguageName;
  readonly namespace: string;
  readonly package: string;
}

/** The namespace of C++, or the package of Go or Java. */
const settingKey = (name: "namespace" | "package"): Key<string, RequestValues> => ({
  ...key(
    LANGUAGE_NAMES.map((lang) => languageFacts(lang).setting)
      .flatMap((setting) => (setting?.name === name ? setting.expected : []))
      .join(", or "),
    ANY_TEXT,
  ),
  *misfits({ lang = "ts", [name]: value }) {
    const { setting, title } = languageFacts(lang);
    if (value === undefined) return;
    if (setting?.name !== name) yield `there is no ${name} in ${title}`;
    else if (!setting.pattern.test(value))
      yield `${JSON.stringify(value)}: expected ${setting.expected}`;
  },
  help: [
    "NAME",
    name === "namespace"
      ? "of C++; the default is chess_distance"
      : "of Go, by default chessdistance, or of Java, by default none",
  ],
});

/** The keys of a request. */
export const REQUEST_KEYS: Keys<RequestValues> = {
  $schema: key(
    'the path of the schema, such as "./node_modules/chess-distance/schema.json"',
    ANY_TEXT,
  ),
  out: {
    ...key(
      'the folder of the tables, such as "src/tables"',
      text((path) => {
        if (/[\n\r\u2028\u2029]/.test(path))
          throw new RangeError("a folder without a line break in its name");
        return path === "" ? undefined : path;
      }),
    ),
    written: ({ out }) => (out?.startsWith("-") ? `./${out}` : out),
    help: ["DIR", "the folder, which may hold other files too"],
  },
  tables: {
    ...key(
      'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for those of the package',
      listOf(NAME_OR_TABLE),
    ),
    *misfits({ tables = [], lang = "ts" }) {
      const alone = tables.find((table) => LOOKUPS_ALONE.some((name) => name === table));
      if (typeof alone === "string" && !hasLookups(lang))
        yield `${alone} is a lookup without a table; ${languageFacts(lang).title} has no lookups`;
    },
    written: ({ tables = [] }) =>
      tables.filter((table) => typeof table === "string").join(",") || undefined,
    read: wordsIn,
    isRepeated: true,
    help: ["NAMES", "tables of the package, such as KNIGHT_DISTANCE,KING_RINGS, or all"],
  },
  index: {
    ...key("true to write an index that exports all tables as well, or false", {
      ...oneOf([true, false]),
      schema: { type: "boolean" },
    }),
    *misfits({ index, lang = "ts" }) {
      const { index: made, title } = languageFacts(lang);
      if (index && made === undefined) yield `${title} needs no index`;
    },
    written: ({ index }) => (index ? "" : undefined),
    read: () => true,
    isRepeated: true,
    help: ["", "write an index that exports all tables as well"],
  },
  format: {
    ...key(`one of ${FORMATS.join(", ")}`, oneOf(FORMATS)),
    *misfits({ format, lang = "ts" }) {
      if (format !== undefined && lang !== "ts")
        yield `is for "lang": "ts"; ${languageFacts(lang).title} is written in one way`;
    },
    written: ({ format }) => (format === "ts" ? undefined : format),
    help: ["FORMAT", `${FORMATS.join(", ")} (default: ts), of ts; one for all tables of a folder`],
  },
  lang: {
    ...key(`one of ${LANGUAGE_NAMES.join(", ")}`, oneOf(LANGUAGE_NAMES)),
    written: ({ lang }) => (lang === "ts" ? undefined : lang),
    help: ["LANGUAGE", `${LANGUAGE_NAMES.join(", ")} (default: ts)`],
  },
  namespace: settingKey("namespace"),
  package: settingKey("package"),
};

/** A request, whose folder must be given in a config only. */
export const REQUEST: Form<Partial<RequestValues>> = objectOf(REQUEST_KEYS, ["tables"]);

/** The contents of `chess-distance.json`. */
export const CONFIG: Form<Partial<RequestValues>> = objectOf(REQUEST_KEYS, ["out", "tables"]);
