/** The options of a command line as a request. */
import { relative, resolve, sep } from "node:path";
import { RequestError } from "../errors.js";
import { commandLineOf } from "./command-line.js";
import { REGIONS } from "./named.js";
import { entriesOf, writtenAs, type Work } from "./request.js";
import { configIn, valueOf, type Mistake } from "./schema.js";

/** The options that request tables, each as often as it is given. */
export interface RequestOptions extends Readonly<Record<ListOption, readonly string[]>> {
  readonly index: boolean;
}

const LIST_OPTIONS = [
  "board",
  "measure",
  "piece",
  "layout",
  "to",
  "table",
  "out",
  "lang",
  "format",
  "namespace",
  "package",
] as const;

type ListOption = (typeof LIST_OPTIONS)[number];

/** The name of an option that requests tables, if one is given. */
export const givenOption = (options: RequestOptions): string | undefined =>
  LIST_OPTIONS.find((name) => options[name].length > 0) ?? (options.index ? "index" : undefined);

/** Whether the options name tables, not only how they are made. */
export const namesTables = ({ piece, measure, to, table }: RequestOptions): boolean =>
  [piece, measure, to, table].some((values) => values.length > 0);

/** The work that the options request; throws a `RequestError` with a line for each mistake. */
export const requested = (options: RequestOptions, folder: string, helpCommand: string): Work => {
  const show = ({ path, message }: Mistake): string =>
    `${optionAt(path, options.piece)}: ${message}`;
  try {
    const config = valueOf(configIn(configOf(options)), show);
    const entries = valueOf(entriesOf(config), show);
    const path = resolve(folder, config.out);
    // Relative to the working directory, so that headers are the same on every machine.
    const out = (relative(folder, path) || ".").replaceAll(sep, "/");
    const command = commandLineOf({ ...config, out });
    return {
      entries,
      out: relative("", path) || ".",
      command,
      commandHere: command,
      ...writtenAs(config),
    };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const end = error.message.endsWith("?") ? "" : ".";
    throw new RequestError(`${error.message}${end} For the options: ${helpCommand}`);
  }
};

/** The config that says the same, not checked. */
const configOf = (options: RequestOptions): Readonly<Record<string, unknown>> => {
  const only = (name: ListOption): string | undefined => {
    if (options[name].length > 1) throw new RequestError(`--${name} is given twice`);
    return options[name][0];
  };
  const to = only("to");
  const measure = only("measure");
  const layouts = words(options.layout);
  const table = {
    ...optional("board", only("board")),
    ...optional("measure", measure),
    ...optional("layout", layouts.length === 0 ? undefined : layouts),
    ...optional("to", to === undefined || Object.hasOwn(REGIONS, to) ? to : words([to])),
  };
  const pieces = options.piece.length === 0 ? [{}] : options.piece.map(namedPiece);
  const names = words(options.table);
  // A table by its name needs no options of another.
  const isNamed = names.length > 0 && options.piece.length === 0 && Object.keys(table).length === 0;
  return {
    ...optional("out", only("out")),
    ...optional("lang", only("lang")),
    ...optional("format", only("format")),
    ...optional("namespace", only("namespace")),
    ...optional("package", only("package")),
    index: options.index,
    tables: [...(isNamed ? [] : pieces.map((piece) => ({ ...table, ...piece }))), ...names],
  };
};

const optional = (key: string, value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : { [key]: value };

const words = (lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(",")).map((word) => word.trim());

/** Commas within parentheses belong to a leaper such as `(1,4)`. */
const BETWEEN_PIECES = /(?<!\([^)]*),/;

const namedPiece = (text: string): Readonly<Record<string, unknown>> => {
  const equals = text.indexOf("=");
  const pieces = text
    .slice(equals + 1)
    .split(BETWEEN_PIECES)
    .map((word) => word.trim());
  return {
    ...optional("name", equals === -1 ? undefined : text.slice(0, equals)),
    piece: pieces.length === 1 ? pieces[0] : pieces,
  };
};

/** The option that a path in the config stands for. */
const optionAt = (path: Mistake["path"], pieces: readonly string[]): string => {
  const [first, index, key] = path;
  if (key === undefined) return first === "tables" ? "--table" : `--${String(first)}`;
  if (key !== "piece" && key !== "name") return `--${String(key)}`;
  const given = pieces[Number(index)];
  return given === undefined ? "--piece" : `--piece ${given}`;
};
