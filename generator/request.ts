/** A request: a config, the options of a command line, or what `emit` takes. It is parsed once, into entries like ours. */
import { optionsError, RequestError } from "./errors.js";
import type { Keys, Mistake } from "./forms.js";
import { BOARD, LOOKUPS_ALONE, TABLES } from "./catalogue.js";
import {
  ALL,
  CONFIG,
  layoutsOf,
  piecesText,
  REQUEST,
  REQUEST_KEYS,
  sizeOf,
  TABLE_KEYS,
  type RequestedTable,
  type RequestValues,
} from "./keys.js";
import type { Language } from "./languages/print.js";
import { hasLookups, languageNamed, type LanguageName } from "./languages/languages.js";
import type { Format } from "./languages/typescript/style.js";
import { LAYOUTS, to as nearest, type LayoutRequest } from "./layouts/layouts.js";
import type { LayoutOn } from "./layouts/layout.js";
import { MEASURES, type MeasureName } from "./measures/measures.js";
import { lowercaseWords, mainName, namesOf } from "./names.js";
import type { EntryOn } from "./table.js";

/** One measure on one board, in one layout or several. */
export interface TableRequest {
  /** Files × ranks, 1…64 each, such as `10x8`; 8×8 if it is absent. */
  readonly board?: string;
  /** What the tables tell; the distance if it is absent. */
  readonly measure?: MeasureName;
  /**
   * The name of a piece or its Betza notation, such as `knight` or `N`, for a measure that is about a piece; for
   * attacks up to 8 of them, or `whitePawn` and `blackPawn`.
   */
  readonly piece?: string | readonly string[];
  /** The name for the tables, such as `camel`; by rule if it is absent. */
  readonly name?: string;
  /** How the tables are indexed; by pair if this and `to` are absent. */
  readonly layout?: LayoutRequest | readonly LayoutRequest[];
  /** A table of the distance to the nearest square of a region, such as `center`, or of a list of squares. */
  readonly to?: string | readonly string[];
}

/** The tables that are requested, and how to write them: what `chess-distance.json` holds. */
export interface Request {
  /** The path of the schema, for editors. */
  readonly $schema?: string;
  /** The folder of the tables, relative to the config; {@link emit} ignores it. */
  readonly out?: string;
  /** One or more; tables of the package by their names, such as `KNIGHT_DISTANCE`, or `all` of them. */
  readonly tables: readonly (TableRequest | string)[];
  /** Whether to write an index that exports all tables as well; not if it is absent. */
  readonly index?: boolean;
  /** The language; TypeScript, `ts`, if it is absent. */
  readonly lang?: LanguageName;
  /** How modules of TypeScript are written; with imports of compiled names, `ts`, if it is absent. */
  readonly format?: Format;
  /** The namespace of C++; `chess_distance` if it is absent. */
  readonly namespace?: string;
  /** The package of Go, `chessdistance` if it is absent, or of Java, none if it is absent. */
  readonly package?: string;
}

/** Makes the error that tells some mistakes. */
export type Told = (mistakes: readonly Mistake[]) => RequestError;

/** A line for each mistake. */
export const toldBy =
  (
    show: (mistake: Mistake) => string,
    error: (lines: string) => RequestError = (lines) => new RequestError(lines),
  ): Told =>
  (mistakes) =>
    error([...new Set(mistakes.map(show))].join("\n"));

/** Tells where a mistake is as it is written in JavaScript, `tables[1].piece`, after where the request is. */
export const toldByPath = (...place: readonly string[]): Told =>
  toldBy(({ path, message }) => {
    const keys = path.map((one) => (typeof one === "number" ? `[${one}]` : `.${one}`)).join("");
    return [...place, ...(keys === "" ? [] : [keys.replace(/^\./, "")]), message].join(": ");
  });

/** A request that is parsed, and how mistakes in it are told. */
export interface ParsedRequest
  extends Partial<Omit<RequestValues, "out" | "tables">>, Pick<RequestValues, "out" | "tables"> {
  readonly told: Told;
}

/** Parses a request; throws a `RequestError` with a line for each mistake. */
export const parseRequest = (
  value: unknown,
  told: Told = toldByPath(),
  form: typeof REQUEST = REQUEST,
): ParsedRequest => {
  const mistakes: Mistake[] = [];
  const [request] = form.parse(value, {
    path: [],
    expected: 'an object, such as { "tables": [{ "piece": "knight" }] }',
    mistakes,
  });
  if (mistakes.length > 0) throw told(mistakes);
  return { out: "", tables: [], ...request, told };
};

/** The language of a request. TypeScript requires ts-morph and prettier, which may be missing, and is loaded apart. */
export const languageOf = async (
  { lang = "ts", format = "ts", namespace, package: setting = namespace }: ParsedRequest,
  load: () => Promise<{ readonly typescript: (format: Format) => Language }>,
): Promise<Language> =>
  lang === "ts" ? (await load()).typescript(format) : languageNamed(lang, setting);

/** The entries of a request. Throws a `RequestError` if two tables would have the same name. */
export const entriesOf = (request: ParsedRequest): readonly EntryOn[] => {
  const { tables, lang = "ts", told } = request;
  const all = [...TABLES.keys()].filter(
    (name) => hasLookups(lang) || !LOOKUPS_ALONE.includes(name),
  );
  const mistakes: Mistake[] = [];
  const owners = new Map<string, { readonly table: Named; readonly value: number | undefined }>();
  const entries = tables.flatMap((one, index) =>
    (one === ALL ? all : [one]).flatMap((table) => {
      const made = typeof table === "string" ? [TABLES.get(table) ?? []].flat() : madeOf(table);
      for (const entry of made) {
        let message: string | undefined;
        for (const { key, name, value } of namesIn(entry)) {
          const owner = owners.get(key);
          owners.set(key, { table, value });
          if (owner && (value === undefined || owner.value !== value))
            message ??= `${name} would be made twice, ${remedy(owner.table, table)}`;
        }
        const path = ["tables", index, ...(typeof table === "string" ? [] : ["name"])];
        if (message !== undefined) mistakes.push({ path, message });
      }
      return made;
    }),
  );
  if (mistakes.length > 0) throw told(mistakes);
  return entries;
};

/** A table of the package by its name, or one that a request describes. */
type Named = string | RequestedTable;

/** What an entry makes that has a name; some languages and file systems tell names apart by their letters alone. */
const namesIn = ({ measure, layout, names, board }: EntryOn) => {
  const table = namesOf(measure, layout(board), names);
  const [name, value] = [mainName(table), undefined];
  return [
    { key: lowercaseWords(table).join(""), name, value },
    { key: `lookup ${table.lookupWords.join("")}`, name: table.lookup ?? name, value },
    ...(measure.constants ?? []).map((constant) => ({ ...constant, key: constant.name })),
  ];
};

/** The entries of a table of a request, one for each layout. */
export const madeOf = (table: RequestedTable): readonly EntryOn[] => {
  const { board = BOARD, measure = "distance", piece = [], name, to } = table;
  const layouts: LayoutOn[] = layoutsOf(table).map((layout) => LAYOUTS[layout]);
  if (to) {
    // A name of the user's own is that of the table, whatever the squares are.
    const suffix = name === undefined ? ["to", ...to.names] : [];
    const layout = nearest(to.region);
    layouts.push(to.isNamed ? layout : (on) => ({ ...layout(on), suffix }));
  }
  return layouts.map((layout) => {
    const entry = { ...MEASURES[measure].of(piece, name ?? "", layout, board), board };
    return name === undefined ? entry : { ...entry, measure: { ...entry.measure, name: [name] } };
  });
};

/** Which tables have the same name, and what to do. */
const remedy = (owner: Named, table: Named): string => {
  const [first, second] = [label(owner), label(table)];
  const isOfPackage = typeof table === "string";
  if (owner === table && !isOfPackage)
    return `by ${second}; name each layout once, and give "to" an entry of its own`;
  const isOwners = isOfPackage || (table.name === undefined && nameOf(owner) !== undefined);
  const naming =
    first === second
      ? `remove one of them${isOfPackage ? "" : ", or give it another name"}`
      : `give ${isOwners ? first : second} another name`;
  const textOf = ({ piece = [] }: RequestedTable): string => piecesText({ piece });
  const isOneList =
    typeof owner !== "string" &&
    !isOfPackage &&
    table.measure === "attacks" &&
    owner.board === table.board &&
    textOf(owner) !== textOf(table);
  return `for ${first} and ${second}; ${naming}${isOneList ? ", or name the pieces of both in one list" : ""}`;
};

const nameOf = (table: Named): string | undefined =>
  typeof table === "string" ? undefined : table.name;

const label = (table: Named): string => {
  if (typeof table === "string") return `${table} of the package`;
  const { measure = "", piece, board = BOARD } = table;
  return `${piecesText(table)}${piece ? "" : measure} on ${sizeOf(board)}`;
};

/** The command of the tool. */
export const TOOL = "npx chess-distance";

/** The keys of a request that are options, in the order of a command line and of `--help`. */
const ORDER = ["tables", "out", "index", "lang", "namespace", "package", "format"] as const;
const TABLE_ORDER = ["board", "measure", "piece", "layout", "to"] as const;

const optionOf = (key: string): string => (key === "tables" ? "table" : key);

/** The options that are keys of a request. */
export const REQUEST_OPTIONS: readonly string[] = [...TABLE_ORDER, ...ORDER].map(optionOf);

/** What `--help` says about them. */
export const OPTIONS_HELP: readonly string[] = [
  ...TABLE_ORDER.map((key) => [key, TABLE_KEYS[key].help] as const),
  ...ORDER.map((key) => [key, REQUEST_KEYS[key].help] as const),
].flatMap(([key, [value, ...lines] = [""]]) =>
  lines.map((line, at) => {
    const option = at === 0 ? `--${optionOf(key)} ${value}` : "";
    return `  ${option.padEnd(23)}${line}`;
  }),
);

/** Commas within parentheses belong to a leaper such as `(1,4)`. */
const BETWEEN_PIECES = /(?<!\([^)]*),/;

const namedPiece = (text: string): object => {
  const equals = text.indexOf("=");
  const pieces = text.slice(equals + 1).split(BETWEEN_PIECES);
  const [only = "", ...others] = pieces.map((word) => word.trim());
  return {
    ...(equals === -1 ? {} : { name: text.slice(0, equals) }),
    piece: others.length === 0 ? only : [only, ...others],
  };
};

/** The request of a command line; its options say the same as the keys of a config. */
export const requestOfOptions = (
  options: ReadonlyMap<string, readonly string[]>,
): ParsedRequest => {
  const given = <Values>(keys: Keys<Values>, names: readonly (keyof Values & string)[]): object =>
    Object.fromEntries(
      names.flatMap((name) => {
        const texts = options.get(optionOf(name));
        const { read = (text: string) => text, isRepeated = false } = keys[name];
        if (texts === undefined) return [];
        if (texts.length > 1 && !isRepeated) throw optionsError(`--${name} is given twice`, TOOL);
        return [[name, read(texts.join(","))]];
      }),
    );
  const pieces = options.get("piece") ?? [];
  const table = given(TABLE_KEYS, ["board", "measure", "layout", "to"]);
  const request = { tables: [], ...given(REQUEST_KEYS, ORDER) };
  // A table by its name needs no options of another.
  const isNamed = options.has("table") && pieces.length === 0 && Object.keys(table).length === 0;
  const named = pieces.length === 0 ? [{}] : pieces.map(namedPiece);
  const own = named.map((one) => ({ ...table, ...one }));
  const show = ({ path: [first, index, key], message }: Mistake): string => {
    const piece = ["piece", ...pieces.slice(Number(index)).slice(0, 1)].join(" ");
    const ofPiece = key === "piece" || key === "name" ? piece : key;
    return `--${ofPiece ?? optionOf(String(first))}: ${message}`;
  };
  const told = toldBy(show, (lines) => optionsError(lines, TOOL));
  const all = [...(isNamed ? [] : own), ...request.tables];
  return parseRequest({ ...request, tables: all }, told, CONFIG);
};

/** A word quoted for a shell. */
export const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** The command line of a request whose tables differ in their pieces only, quoted for a shell. */
export const commandLineOf = (request: Omit<ParsedRequest, "told">): string => {
  const written = <Values>(
    keys: Keys<Values>,
    values: Partial<Values>,
    key: keyof Values & string,
  ) => {
    const { written = () => values[key]?.toString() } = keys[key];
    const text = written(values);
    return text === undefined ? [] : [`--${optionOf(key)}`, ...(text === "" ? [] : [text])];
  };
  const own = request.tables.filter((table) => typeof table !== "string");
  const [first, ...others] = ORDER;
  const words = [
    ...written(REQUEST_KEYS, request, first),
    ...TABLE_ORDER.flatMap((key) =>
      (key === "piece" ? own : own.slice(0, 1)).flatMap((table) => written(TABLE_KEYS, table, key)),
    ),
    ...others.flatMap((key) => written(REQUEST_KEYS, request, key)),
  ];
  return [TOOL, ...words.map(quoted)].join(" ");
};
