/** Parses a request into entries. A request is a config, command-line options, or an argument of `emit`. */
import type { Options } from "../options.js";
import { at } from "../common.js";
import { RequestError, shown } from "../errors.js";
import { shownByPath, type Form, type Mistake, type Place } from "./forms.js";
import { mistakeInNumbers } from "../boards/numbering.js";
import { boardInWords } from "../core/board.js";
import { madeOf } from "./measures.js";
import { boardsOf } from "./extras.js";
import { mistakeInValues } from "./table-checks.js";
import {
  ALL,
  checkOutput,
  CONFIG,
  OPTIONS,
  outputsOf,
  REQUEST,
  SHARED_OPTIONS,
  tablesIn,
} from "./keys.js";
import type { Config } from "./keys.js";
import { TABLE_OPTIONS } from "./table-keys.js";
import { layoutsOf, REQUEST_BY_DEFAULT, TABLE_BY_DEFAULT } from "./defaults.js";
import type { RequestedTable, RequestValues } from "./defaults.js";
import type { Language } from "../core/language.js";
import { languageNamed } from "../languages/languages.js";
import { lowercaseWords, mainName, namesOf } from "../core/names.js";
import type { EntryOn } from "../core/table.js";

export interface ParsedRequest extends RequestValues {
  readonly entries: readonly EntryOn[];
}

/** Parses a config into a request for each output. Throws an error with a line for each mistake. */
export const parseConfig = (
  value: unknown,
  form: Form<Config> = CONFIG,
  show: (mistake: Mistake) => string = shownByPath,
  read?: Place["read"],
): readonly ParsedRequest[] => {
  const mistakes: Mistake[] = [];
  const requests = form
    .parse(value, { path: [], mistakes, read })
    .flatMap(outputsOf)
    .map(([values, pathOf]) => {
      const refuse: Refuse = (key, message, ...place) =>
        mistakes.push({ path: [...pathOf(key), ...place], message });
      checkOutput(values, refuse);
      const { names } = values;
      for (const board of boardsOf(values).keys()) {
        const wrong = names === "" ? undefined : mistakeInNumbers(board, names);
        if (wrong !== undefined) refuse("names", `${boardInWords(board)}: ${wrong}`);
      }
      return { ...values, entries: entriesOf(values, refuse) };
    });
  const lines = mistakes.map((one) => (one.file ? `${one.file}: ${shownByPath(one)}` : show(one)));
  if (mistakes.length > 0) throw new RequestError([...new Set(lines)].join("\n"));
  return requests;
};

/** Parses a request for one folder. */
export const parseRequest = (value: unknown): ParsedRequest => at(parseConfig(value, REQUEST), 0);

type Refuse = (key: string, message: string, ...place: readonly (string | number)[]) => void;

/** The entries of a request. Refuses two tables that export the same name. */
const entriesOf = ({ tables, lang, single }: RequestValues, refuse: Refuse): readonly EntryOn[] => {
  const known = tablesIn(lang);
  // In other cases, a constant's name contains its table's name, or no file has constants of several tables.
  const hasOneScope = lang === "ts" && !single;
  const owners = new Map<string, { readonly index: number; readonly value: number }>();
  const labelAt = (index: number): string => {
    const table = at(tables, index);
    return typeof table === "string" ? table : labelOf(table);
  };
  /** Whether the user may want two tables of attacks as one table, with a bit for each piece. */
  const areParts = (...indices: readonly number[]): boolean => {
    const boards = indices.map((index) => {
      const table = at(tables, index);
      const isPart = typeof table !== "string" && table.measure === "attacks" && table.name === "";
      return isPart ? table.board : undefined;
    });
    return boards[0] !== undefined && new Set(boards).size === 1;
  };
  return tables.flatMap((table, index) => {
    const isNamed = typeof table === "string";
    const named =
      table === ALL ? [...known.values()] : isNamed ? [known.get(table) ?? []].flat() : [];
    const entries = isNamed ? named : madeOf(table);
    const mistake = isNamed ? undefined : mistakeInValues(table);
    if (mistake !== undefined) refuse("tables", mistake, index, "values");
    for (const { key, name, value } of entries.flatMap((entry) => exportsOf(entry, hasOneScope))) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, { index, value });
      else if (owner.value !== value) {
        const isBoth = !isNamed && table.to.length > 0 && table.from.length > 0;
        const reason =
          owner.index === index
            ? `${isBoth ? '"to" and "from"' : "two of its layouts"} would both export ${name}; remove one, or request each with a name of its own`
            : labelAt(owner.index) === name && labelAt(index) === name
              ? `${name} appears twice; remove one of them`
              : areParts(owner.index, index)
                ? `both would export ${name}; for one table with a bit for each piece, name the pieces in one list, such as N,C`
                : `${labelAt(owner.index)} and ${labelAt(index)} would both export ${name}; remove or rename one of them`;
        refuse("tables", reason, index, ...(isNamed ? [] : ["name"]));
        break;
      }
    }
    return entries;
  });
};

/** The names that an entry exports. Names of tables or lookups that differ only in case or separators also clash. */
const exportsOf = ({ measure, layout, names, board }: EntryOn, withConstants: boolean) => {
  const table = namesOf(measure, layout(board), names);
  const [name, value] = [mainName(table), NaN]; // NaN equals no other value
  return [
    { key: lowercaseWords(table).join(""), name, value },
    { key: `lookup ${table.lookupWords.join("")}`, name: table.lookup ?? name, value },
    ...(withConstants ? (measure.constants ?? []) : []).map((constant) => ({
      ...constant,
      key: constant.name,
    })),
  ];
};

/** The pieces of a table as the value of `--piece`: `C`, or `camel=C` if the user chose a name. */
const piecesText = ({ name, piece }: RequestedTable): string =>
  piece.length === 0
    ? ""
    : (name === "" ? "" : `${name}=`) + piece.map(({ text }) => text).join(",");

const labelOf = (table: RequestedTable): string =>
  `${table.piece.length === 0 ? table.measure : piecesText(table)} on ${table.board.name || "its board"}`;

/** The language of a request, with its setting and format. */
export const languageOf = (request: RequestValues): Language =>
  languageNamed(request.lang, request);

export const TOOL = "npx chess-distance";

export const REQUEST_OPTIONS: readonly string[] = [...TABLE_OPTIONS, "table", ...SHARED_OPTIONS];

/** Parses a request given as command-line options, which correspond to the keys of a config. */
export const requestOfOptions = (options: Options, read: Place["read"]): ParsedRequest => {
  const given = (names: readonly string[]): object =>
    Object.fromEntries(
      names.map((name) => {
        const values = options.get(name) ?? [];
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
  const pieces = (options.get("piece") ?? []).map(String);
  const named = pieces.map((text) => {
    const [, name, piece] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
    return {
      ...(name !== undefined && { name }),
      piece: name !== undefined && piece === "" ? undefined : piece,
    };
  });
  // If no option but `--table` describes a table, the request has only the tables of `--table`.
  const first = TABLE_OPTIONS.find((name) => options.has(name));
  const isOwn = !options.has("table") || first !== undefined;
  if (isOwn && options.has("table") && !options.has("piece") && !options.has("measure"))
    throw new RequestError(
      `--${first} is not for --table, whose tables are on 8x8; remove one of the two, or add --piece`,
    );
  const table = given(TABLE_OPTIONS);
  const own = (pieces.length === 0 ? [{}] : named).map((piece) => ({ ...table, ...piece }));
  const show = ({ path: [first, index, key = "table", ...inner], message }: Mistake): string => {
    const isOfPiece = key === "piece" || (key === "name" && !options.has("name"));
    const piece = isOfPiece ? pieces[Number(index)] : undefined;
    const option = piece === undefined ? key : `piece ${shown(piece)}`;
    const words = [first === "tables" ? option : String(first), ...inner];
    const own = piece === undefined ? "--name own" : `--piece own=${piece}`;
    const said = message
      .replace(/(?<=needs a name).*/, `: ${own}`)
      .replaceAll(/(?:\{ )?"(within|piece)": "([\w-]+)"(?: \})?/g, "--$1 $2");
    return `--${words.filter((word) => typeof word === "string").join(": ")}: ${said}`;
  };
  const requests = parseConfig(
    { ...given(SHARED_OPTIONS), tables: [...(isOwn ? own : []), ...(options.get("table") ?? [])] },
    OPTIONS,
    show,
    read,
  );
  return at(requests, 0);
};

/** Quotes a word for a shell if needed. Adds no backslash, because a header would not show it unchanged. */
export const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;

/** An option and its value, with objects as JSON. Empty for the default, an empty string, or an empty list. */
const option = (key: string, value: unknown, byDefault?: unknown): readonly string[] => {
  const texts = [value].flat().map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  const text = texts.join(",");
  if (value === byDefault || text === "") return [];
  if (typeof value === "number") return [`--${key}=${text}`];
  return value === true ? [`--${key}`] : [`--${key}`, text];
};

/** The command line of a request, quoted for a shell. The requested tables must differ only in their pieces. */
export const commandLineOf = (request: RequestValues): string => {
  const { tables, out } = request;
  const shared = { ...request, out: out.startsWith("-") ? `./${out}` : out };
  const own = tables.filter((table) => typeof table !== "string");
  const words = [
    ...own.slice(0, 1).flatMap((table) => {
      const { board, values } = table;
      const given = {
        ...table,
        board: board.request ?? board.name,
        layout: layoutsOf(table),
        values: values.size === 0 ? "" : Object.fromEntries(values),
      };
      return TABLE_OPTIONS.flatMap((key) => {
        if (key === "piece") return own.flatMap((one) => option(key, piecesText(one)));
        // The name of a table with a piece is part of `--piece`.
        return key === "name" && table.piece.length > 0
          ? []
          : option(key, given[key], TABLE_BY_DEFAULT[key]);
      });
    }),
    ...option(
      "table",
      tables.filter((table) => typeof table === "string"),
    ),
    ...SHARED_OPTIONS.flatMap((key) => option(key, shared[key], REQUEST_BY_DEFAULT[key])),
  ];
  return [TOOL, ...words.map(quoted)].join(" ");
};
