/** Parses a request into entries. A request is a config, command-line options, or an argument of `emit`. */
import type { Options } from "../options.js";
import { at } from "../common.js";
import { inLine, RequestError, shown } from "../errors.js";
import { CONFIG, OPTIONS, outputsOf, REQUEST, type Config } from "./config-form.js";
import { givenNameOf, layoutsOf, TABLE_BY_DEFAULT } from "./defaults.js";
import type { RequestedTable, RequestValues } from "./defaults.js";
import { messageText, shownByPath } from "./forms.js";
import type { Form, Mistake, Mistakes, ValuePlace, WriteKey } from "./forms.js";
import { mistakeInAnswers } from "./keys/numbers.js";
import { madeOf } from "./measures.js";
import { checkOutput, entriesNamed, REQUEST_BY_DEFAULT, SHARED_OPTIONS } from "./output-keys.js";
import { TABLE_OPTIONS } from "./table-keys.js";
import {
  lowercaseWords,
  mainName,
  namesOf,
  wordsAfterTable,
  wordsOfConstant,
} from "../core/tables/names.js";
import type { EntryOn } from "../core/tables/table.js";

export interface ParsedRequest extends RequestValues {
  readonly entries: readonly EntryOn[];
  /** Returns a message about a key of an entry's table, preceded by the place of the key in the request. */
  readonly placed: (entry: EntryOn, key: string, message: string) => string;
}

/** Parses a config into a request for each output. Throws a `RequestError` with a line for each mistake. */
export const parseConfig = (
  value: unknown,
  form: Form<Config> = CONFIG,
  show: (mistake: Mistake) => string = shownByPath,
  read?: ValuePlace["read"],
): readonly ParsedRequest[] => {
  const mistakes: Mistake[] = [];
  const requests = form
    .parse(value, { path: [], mistakes, read })
    .flatMap(outputsOf)
    .map(([values, pathOf]) => {
      for (const [key, message, ...place] of [...checkOutput(values), ...checkNames(values)])
        if (message !== undefined) mistakes.push({ path: [...pathOf(key), ...place], message });
      const made = values.tables.map((table) => entriesOfItem(table, values));
      const placed: ParsedRequest["placed"] = (entry, key, message) => {
        const index = made.findIndex((entries) => entries.includes(entry));
        return show({ path: [...pathOf("tables"), index, key], message });
      };
      return { ...values, entries: made.flat(), placed };
    });
  const lines = mistakes.map((mistake) =>
    mistake.file ? `${mistake.file}: ${shownByPath(mistake)}` : show(mistake),
  );
  if (mistakes.length > 0) throw new RequestError([...new Set(lines.map(inLine))].join("\n"));
  return requests;
};

/** Parses a request for one folder. Throws a `RequestError` with a line for each mistake. */
export const parseRequest = (value: unknown): ParsedRequest => at(parseConfig(value, REQUEST), 0);

type TableOrName = RequestValues["tables"][number];

const entriesOfItem = (table: TableOrName, { lang }: RequestValues): readonly EntryOn[] =>
  typeof table === "string" ? entriesNamed(table, lang) : madeOf(table);

/** Finds tables that export the same name as another table, and tables whose `values` do not match their answers. */
function* checkNames(request: RequestValues): Mistakes<RequestValues> {
  const { tables, lang, single } = request;
  // In other cases, a constant's name begins with its table's name, or no file has constants of several tables.
  const hasOneScope = lang === "ts" && !single;
  const owners = new Map<string, { readonly table: TableOrName; readonly value: number }>();
  for (const [index, table] of tables.entries()) {
    if (typeof table !== "string") yield ["tables", mistakeInAnswers(table), index, "values"];
    const entries = entriesOfItem(table, request);
    for (const { key, name, value } of entries.flatMap((entry) => exportsOf(entry, hasOneScope))) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, { table, value });
      if (owner === undefined || owner.value === value) continue;
      yield ["tables", clashOf(owner.table, table, name), index, ...nameKeysOf(table)];
      break;
    }
  }
}

/** The key of a table that names it; none if the request has only the name of a table of the package. */
const nameKeysOf = (table: TableOrName): Mistake["path"] => {
  if (typeof table === "string") return [];
  return [table.exactName === "" ? "name" : "exactName"];
};

/**
 * The names that an entry exports, each with a key, which ignores case and separators. Names with the same key clash.
 * Constants of one scope clash unless their values are equal.
 */
const exportsOf = ({ measure, layout, names, board }: EntryOn, hasOneScope: boolean) => {
  const table = namesOf(measure, layout(board), names);
  const [name, value] = [mainName(table), NaN]; // NaN equals no value, so two equal keys always clash
  return [
    { key: lowercaseWords(table).join(""), name, value },
    { key: `lookup ${table.lookupWords.join("")}`, name: table.lookup ?? name, value },
    ...(measure.constants ?? []).map((constant) => ({
      ...constant,
      key: (hasOneScope
        ? wordsOfConstant(constant)
        : wordsAfterTable(constant, measure, table)
      ).join(""),
    })),
  ];
};

const labelOf = (table: TableOrName): string =>
  typeof table === "string"
    ? table
    : `${piecesText(table) || table.measure} on ${table.board.name || "its board"}`;

const isOfAttacks = (table: TableOrName): boolean =>
  typeof table !== "string" && table.measure === "attacks" && givenNameOf(table) === "";

/** Explains why two tables cannot both export a name, and what to change. */
const clashOf = (table: TableOrName, other: TableOrName, name: string): string => {
  if (table === other && typeof other !== "string") {
    const isBoth = other.to.length > 0 && other.from.length > 0;
    return `${isBoth ? '"to" and "from"' : "two of its layouts"} would both export ${name}; remove one of them, or give each a name`;
  }
  const labels = [table, other].map(labelOf);
  if (labels.every((label) => label === name)) return `${name} appears twice; remove one of them`;
  if (new Set(labels).size === 1)
    return `${at(labels, 0)} would export ${name} twice; remove or rename one of the two`;
  return isOfAttacks(table) && isOfAttacks(other)
    ? `both tables would export ${name}; for one table with a bit for each piece, name the pieces in one list, such as N,C`
    : `${labels.join(" and ")} would both export ${name}; remove or rename one of them`;
};

/** The pieces of a table as the value of `--piece`: `C`, or `camel=C` if the user chose a name. */
const piecesText = ({ name, piece }: RequestedTable): string => {
  const pieces = piece.map(({ text }) => text).join(",");
  return name === "" || pieces === "" ? pieces : `${name}=${pieces}`;
};

export const TOOL = "npx chess-distance";

export const REQUEST_OPTIONS: readonly string[] = [...TABLE_OPTIONS, "table", ...SHARED_OPTIONS];

/** The keys that a value of `--piece` gives: `C` gives a piece, and `camel=C` a name and a piece. */
const keysOfPiece = (text: string): object => {
  const [, name, piece] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return name === undefined ? { piece: text } : { name, piece: piece === "" ? undefined : piece };
};

/**
 * Returns the text of a mistake, after the option with the mistake. `--piece camel=N` also gives a name, so a mistake
 * in a name is shown after `--piece` unless `--name` is given.
 */
const shownByOption =
  (pieces: readonly string[], hasName: boolean) =>
  ({ path: [first, index, key = "table", ...inner], message }: Mistake): string => {
    const isOfPiece = key === "piece" || (key === "name" && !hasName);
    const piece = isOfPiece ? pieces[Number(index)] : undefined;
    const given = piece === undefined ? key : `piece ${shown(piece)}`;
    const words = [first === "tables" ? given : String(first), ...inner];
    const write: WriteKey = (name, value) =>
      name === "name" && piece !== undefined ? `--piece ${value}=${piece}` : `--${name} ${value}`;
    const place = words.filter((word) => typeof word === "string").join(": ");
    return `--${place}: ${messageText(message, write)}`;
  };

/** The values of the options with the given names. An option that is given several times has a list of values. */
const valuesAt = (names: readonly string[], options: Options): object =>
  Object.fromEntries(
    names.map((name) => {
      const values = options.get(name) ?? [];
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

/** The tables that options describe, one for each `--piece`, and the names of `--table`. */
const tablesIn = (options: Options, pieces: readonly string[]): readonly unknown[] => {
  const named = options.get("table") ?? [];
  // If no option but `--table` describes a table, the request has only the tables of `--table`.
  const first = TABLE_OPTIONS.find((name) => options.has(name));
  if (named.length > 0 && first === undefined) return named;
  if (named.length > 0 && !options.has("piece") && !options.has("measure"))
    throw new RequestError(
      `--${first} is not for --table, whose tables are on 8x8; remove one of the two, or add --piece`,
    );
  const table = valuesAt(TABLE_OPTIONS, options);
  const own =
    pieces.length === 0 ? [table] : pieces.map((text) => ({ ...table, ...keysOfPiece(text) }));
  return [...own, ...named];
};

/** Parses a request given as command-line options, which correspond to the keys of a config. */
export const requestOfOptions = (options: Options, read: ValuePlace["read"]): ParsedRequest => {
  const pieces = (options.get("piece") ?? []).map(String);
  const request = { ...valuesAt(SHARED_OPTIONS, options), tables: tablesIn(options, pieces) };
  const show = shownByOption(pieces, options.has("name"));
  return at(parseConfig(request, OPTIONS, show, read), 0);
};

/** Quotes a word for a shell if necessary. Adds no backslashes, because headers encode them. */
export const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;

/**
 * The words of an option and its value, with objects written as JSON; in a list with an object, each item has an option
 * of its own. Returns no words for the default, an empty string or an empty list.
 */
const option = (key: string, value: unknown, byDefault?: unknown): readonly string[] => {
  if (Array.isArray(value) && value.length > 1 && value.some((item) => typeof item === "object"))
    return value.flatMap((item: unknown) => option(key, item));
  const texts = [value]
    .flat()
    .map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const text = texts.join(",");
  const isDefault = Array.isArray(byDefault) ? byDefault.join() === text : value === byDefault;
  if (isDefault || text === "") return [];
  // The parser takes a word that begins with a dash for an option.
  if (typeof value === "number" || text.startsWith("-")) return [`--${key}=${text}`];
  return value === true ? [`--${key}`] : [`--${key}`, text];
};

/** The command line of a request, quoted for a shell. The requested tables must differ only in their pieces. */
export const commandLineOf = (request: RequestValues): string => {
  const { tables, out } = request;
  const shared = { ...request, out: out.startsWith("-") ? `./${out}` : out };
  const own = tables.filter((table) => typeof table !== "string");
  const words = own.slice(0, 1).flatMap((table) => {
    const { board, name, piece, values } = table;
    const given = {
      ...table,
      board: board.naming.request ?? board.name,
      name: piece.length === 0 ? name : "", // otherwise part of `--piece`
      layout: layoutsOf(table),
      values: values.size === 0 ? "" : Object.fromEntries(values),
    };
    return TABLE_OPTIONS.flatMap((key) =>
      key === "piece"
        ? own.flatMap((other) => option(key, piecesText(other)))
        : option(key, given[key], TABLE_BY_DEFAULT[key]),
    );
  });
  const named = tables.filter((table) => typeof table === "string");
  const more = SHARED_OPTIONS.flatMap((key) => option(key, shared[key], REQUEST_BY_DEFAULT[key]));
  return [TOOL, ...[...words, ...option("table", named), ...more].map(quoted)].join(" ");
};
