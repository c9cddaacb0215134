/** Finds, reads and writes configs: `chess-distance.json`. */
import { homedir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { getNodeValue, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { JSONVisitor } from "jsonc-parser";
import { EnvironmentError, type Skip } from "../environment.js";
import { inLine, RequestError, shown } from "../errors.js";
import { present } from "../common.js";
import { allOf } from "../core/tables/modules.js";
import { filesBelow } from "../files/below.js";
import {
  isFile,
  isFolder,
  isThere,
  pathFrom,
  readText,
  realPath,
  writeWhole,
  unlessUnreadable,
} from "../files/folder.js";
import { adviceFor, foldingAdvice } from "../files/formatters.js";
import type { Maker } from "../files/header.js";
import { LANGUAGE_NAMES } from "../languages/languages.js";
import { messageText, shownByPath, takesObjects } from "../request/forms.js";
import type { Form, Mistake, ValuePlace } from "../request/forms.js";
import { CONFIG } from "../request/config-form.js";
import { inConfig } from "../request/in-config.js";
import { OUTPUT_KEYS, REQUEST_BY_DEFAULT, SHARED_OPTIONS } from "../request/output-keys.js";
import { commandLineOf, parseConfig, quoted, REQUEST_OPTIONS } from "../request/request.js";
import { requestOfOptions, TOOL, type ParsedRequest } from "../request/request.js";
import { TABLE_KEYS } from "../request/table-keys.js";
import type { Options } from "../options.js";

export const CONFIG_NAME = "chess-distance.json";

/** A request, the path of its folder, and the maker that the headers name. */
export interface RequestedFolder {
  readonly request: ParsedRequest;
  /** The path of the config, for messages; omitted if there is no config. */
  readonly file?: string;
  readonly folder: string;
  readonly maker: Maker;
  /** The texts of the files from which the request was read, by path. */
  readonly read: ReadonlyMap<string, string>;
}

/**
 * Returns the paths of the configs that the options name or, with `--all`, of all configs in the folder and below it.
 * Otherwise, returns the path of the nearest config, if there is one.
 */
const configsOf = (options: Options, here: string, skip: Skip): readonly string[] => {
  const named = options.get("config");
  if (options.has("all")) {
    if (named) throw new RequestError("--all finds the configs; remove --config");
    const all = filesBelow(here, (path) => basename(path) === CONFIG_NAME, skip);
    if (all.length === 0)
      throw new RequestError(
        `There is no readable ${CONFIG_NAME} here or in a folder below. To make one: ${TOOL} init`,
      );
    return all;
  }
  const found = named
    ?.map((name) => resolve(here, String(name)))
    .map((path) => (isFolder(path) ? join(path, CONFIG_NAME) : path));
  return [...new Set(found ?? present(findUp(CONFIG_NAME, here)))];
};

/** Returns the path of the nearest file `name`, in a folder or above it; `undefined` if there is none. */
export const findUp = (name: string, from: string): string | undefined => {
  const path = join(from, name);
  if (isThere(path) && !isFolder(path)) return path;
  return dirname(from) === from ? undefined : findUp(name, dirname(from));
};

/** Returns the home folders that are known: there may be none, for example in a container. */
const homeFolders = (): readonly string[] => {
  const { HOME, USERPROFILE } = process.env;
  const found = [HOME, USERPROFILE];
  try {
    found.push(homedir());
  } catch {} // The system knows no home of this user, or permissions hide it.
  return found.flatMap((home) => (home ? [realPath(home)] : []));
};

/** Returns the folder that `out` names. Refuses the root and the home folder: only a typo would put tables there. */
const folderOf = (out: string, from: string, name: string): string => {
  const folder = realPath(resolve(from, out));
  if (dirname(folder) === folder || homeFolders().includes(folder))
    throw new RequestError(
      `${name}: ${shown(JSON.stringify(out))} is ${inLine(folder)}, not a folder for tables; expected a path such as "src/tables"`,
    );
  return folder;
};

/** Returns the folder of the nearest `package.json`, or the given folder if there is none. */
const projectOf = (folder: string): string =>
  dirname(findUp("package.json", folder) ?? join(folder, "package.json"));

const readConfig = (given: string): readonly RequestedFolder[] => {
  const path = join(realPath(dirname(given)), basename(given));
  const file = inLine(relative("", path));
  if (file !== relative("", path))
    throw new RequestError(
      `${file}: the path of a config must not contain control characters or invisible characters`,
    );
  if (!isThere(path)) throw new RequestError(`${file}: no such file`);
  if (!isFile(path)) throw new RequestError(`${file} is not a file`);
  const read = new Map<string, string>();
  const readHere = readIn(dirname(path), read);
  const show = (mistake: Mistake): string => `${file}: ${shownByPath(mistake)}`;
  const requests = unlessTooDeep(file, () =>
    parseConfig(readHere(basename(path))?.value, CONFIG, show, readHere),
  );
  // The command names the config only if a run in the project's folder does not find the config.
  const project = projectOf(dirname(path));
  const named = pathFrom(project, path);
  const option = ` --config ${quoted(named.startsWith("-") ? `./${named}` : named)}`;
  const command = findUp(CONFIG_NAME, project) === path ? TOOL : TOOL + option;
  return requests.map((request) => {
    const folder = folderOf(request.out, dirname(path), `${file}: out`);
    const maker = { command, config: pathFrom(folder, path) };
    return { request, file, folder, maker, read };
  });
};

/**
 * The requests of the nearest config, in a folder or above it. The list is empty if there is no config, or if it cannot be
 * read: a run that needs it says why.
 */
export const requestsNear = (folder: string): readonly RequestedFolder[] => {
  const path = findUp(CONFIG_NAME, folder);
  if (path === undefined) return [];
  try {
    return readConfig(path);
  } catch (error) {
    if (error instanceof RequestError || error instanceof EnvironmentError) return [];
    throw error;
  }
};

/** Throws an `EnvironmentError` unless all files still have the texts that were read. */
export const demandUnchanged = (read: RequestedFolder["read"]): void => {
  for (const [path, text] of read)
    if (!isFile(path) || readText(path) !== text)
      throw new EnvironmentError(
        `${inLine(relative("", path))} has changed since it was read. Run the command again.`,
      );
};

/** Returns a function that reads a config, or a graph that a request names, by its path relative to `folder`. */
const readIn =
  (folder: string, read: Map<string, string>): NonNullable<ValuePlace["read"]> =>
  (name) => {
    const path = resolve(folder, name);
    const file = inLine(relative("", path));
    if (!isFile(path)) return undefined;
    const text = readText(path);
    read.set(path, text);
    return { file, value: unlessTooDeep(file, () => parsedJson(file, text)) };
  };

const NEXT = `To write its tables: ${TOOL}`;

/** Parses JSON. Comments and trailing commas are allowed; duplicate keys are not. */
const parsedJson = (file: string, given: string): unknown => {
  // UTF-16 begins with bytes that are not UTF-8, or has a byte 0 in each character of JSON.
  if (/^\uFFFD|\0/.test(given))
    throw new RequestError(`${file} is not UTF-8 text; convert it to UTF-8`);
  const text = given.replace(/^\uFEFF/, "");
  const isConfig = basename(file) === CONFIG_NAME;
  if (text.trim() === "")
    throw new RequestError(
      `${file} is empty.${isConfig ? ` Remove it, then run in its folder: ${TOOL} init` : ""}`,
    );
  const refuse = (line: number, column: number, reason: string): never => {
    throw new RequestError(`${file}: line ${line + 1}, column ${column + 1}: ${reason}`);
  };
  /** The keys of each object around the place that is being read. */
  const keys: Set<string>[] = [];
  const visitor: JSONVisitor = {
    onError: (code, _offset, _length, line, column) =>
      refuse(line, column, `not valid JSON: ${errorInWords(printParseErrorCode(code))}`),
    onObjectBegin: () => void keys.push(new Set()),
    onObjectEnd: () => void keys.pop(),
    onObjectProperty: (key, _offset, _length, line, column) => {
      const known = keys.at(-1);
      if (known?.has(key)) refuse(line, column, `duplicate key ${shown(JSON.stringify(key))}`);
      known?.add(key);
    },
  };
  visit(text, visitor, { allowTrailingComma: true });
  const tree = parseTree(text, [], { allowTrailingComma: true });
  // The library's `parse` would lose a key `__proto__`. The clone consists of ordinary objects, which messages can show.
  return structuredClone(tree && getNodeValue(tree));
};

/** Returns what `read` returns. Throws a `RequestError` if the text is nested too deeply or is too large. */
const unlessTooDeep = <Result>(file: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError
      ? new RequestError(`${file}: nested too deeply, or too large`)
      : error;
  }
};

/** Converts a code such as `CommaExpected` to words. */
const errorInWords = (code: string): string =>
  code.replaceAll(/(?<!^)[A-Z]/g, " $&").toLowerCase() +
  (/Symbol|Name/.test(code) ? "; put names and texts in double quotes" : "");

const FORMS: Readonly<Record<string, Form<unknown>>> = { ...TABLE_KEYS, ...OUTPUT_KEYS };

/**
 * Returns the value of an option. Objects, such as boards, and fillers are written as JSON. In an option that takes no
 * objects, such as `--out`, a text may begin with `{`.
 */
const optionValue = (option: string, text: unknown): unknown =>
  typeof text === "string" &&
  ((text.startsWith("{") && takesObjects(FORMS[option]?.schema ?? {})) ||
    (option === "filler" && Number.isFinite(Number(text))))
    ? unlessTooDeep(`--${option}`, () => parsedJson(`--${option}`, text))
    : text;

/** The options with their values, in which objects and fillers are parsed. */
export const optionValues = (options: Options): Options =>
  new Map(
    [...options].map(([name, texts]) => [name, texts.map((text) => optionValue(name, text))]),
  );

/** Throws an error if a folder, here or above, has the name of a config. */
const demandNoFolder = (from: string): void => {
  const path = join(from, CONFIG_NAME);
  if (isFolder(path))
    throw new RequestError(
      `${inLine(relative("", path))} is a folder, not a config; rename it. To make a config: ${TOOL} init`,
    );
  if (dirname(from) !== from) demandNoFolder(dirname(from));
};

/** Returns the request that the options describe, or else the requests of the configs. */
export const requestedBy = (
  options: Options,
  here: string,
  skip: Skip,
): readonly RequestedFolder[] => {
  const configs = configsOf(options, here, skip);
  const option = REQUEST_OPTIONS.find((name) => options.has(name));
  const [config] = configs;
  if (option === undefined) {
    if (config === undefined) {
      demandNoFolder(here);
      throw new RequestError(
        `There is no ${CONFIG_NAME} here or in a folder above. To make one: ${TOOL} init. ` +
          `For configs in folders below: ${TOOL} --all. ` +
          `For a table without a config: ${TOOL} --piece knight --out src/tables`,
      );
    }
    const read = (path: string): readonly RequestedFolder[] =>
      options.has("all") ? unlessUnreadable(skip, () => readConfig(path)) : readConfig(path);
    return allOf(configs, read).flat();
  }
  const namesTables = ["piece", "measure", "to", "table"].some((name) => options.has(name));
  const namesConfigs = ["config", "all"].some((name) => options.has(name));
  if (config !== undefined && (namesConfigs || !namesTables))
    throw new RequestError(
      `--${option} is for tables without a config; remove it, or change ${inLine(relative("", config))}` +
        (namesConfigs ? "" : ". For a table without the config, name one, as with --piece knight"),
    );
  const read = new Map<string, string>();
  const request = requestOfOptions(optionValues(options), readIn(here, read));
  const folder = folderOf(request.out, here, "--out");
  // The path is relative to the working directory, so that headers are the same on every machine.
  const out = pathFrom(here, resolve(here, request.out)) || ".";
  const maker = { command: commandLineOf({ ...request, out }) };
  return [{ request, folder, maker, read }];
};

/** Returns the path of the schema that npm installed here or in a folder above, or else the address of the schema. */
const schemaFor = (folder: string, version: string): string => {
  const path = findUp(join("node_modules", "chess-distance", "schema.json"), folder);
  if (path === undefined) return `https://unpkg.com/chess-distance@${version}/schema.json`;
  const from = pathFrom(folder, path);
  return from.startsWith("..") ? from : `./${from}`;
};

/** A file for each language whose formatters change generated files. */
const FORMATTED: ReadonlyMap<string, string> = new Map([
  ["ts", "tables.ts"],
  ["python", "tables.py"],
  ["json", "tables.json"],
]);

/** The keys of a request, except its folder, as in a config. */
const keysInConfig = ({ tables, ...request }: ParsedRequest): object => {
  const keys = SHARED_OPTIONS.filter((key) => key !== "out" && key !== "lang");
  const given = keys.filter((key) => request[key] !== REQUEST_BY_DEFAULT[key]);
  return {
    ...Object.fromEntries(given.map((key) => [key, request[key]])),
    tables: tables.map(inConfig),
  };
};

/**
 * Writes a config beside the nearest `package.json`, but never replaces a file. Returns the lines to print, which name lines
 * for the settings of the project's formatters and of git. Asks for what the options do not give, and checks each answer at once; if an answer is invalid,
 * explains why and asks again. The tables that a command made in the folder, which `madeIn` returns, are the config's tables.
 */
export const initConfig = async (
  from: string,
  version: string,
  options: Options,
  ask: (question: string, byDefault: string) => Promise<string>,
  madeIn: (folder: string) => ParsedRequest | undefined,
): Promise<readonly string[]> => {
  const folder = projectOf(from);
  const path = join(folder, CONFIG_NAME);
  if (isThere(path)) throw new EnvironmentError(`${relative("", path)} already exists. ${NEXT}`);
  const answers = { out: "src/tables", lang: "ts", board: "8x8", piece: "knight" };
  const configOf = ({ board, piece: pieces, ...others }: typeof answers) => ({
    $schema: schemaFor(folder, version),
    ...others,
    tables: pieces.split(/\s+/).map((piece) => ({ board, piece, layout: "pair" })),
  });
  const asked = async (key: keyof typeof answers, question: string, wrong = ""): Promise<void> => {
    const given = options.get(key)?.join(" ");
    const answer = given ?? (await ask(wrong + question, answers[key]));
    try {
      parseConfig(configOf({ ...answers, [key]: answer }), CONFIG, ({ message }) =>
        messageText(message),
      );
      answers[key] = answer;
    } catch (error) {
      if (!(error instanceof RequestError) || given !== undefined) throw error;
      await asked(key, question, `${error.message}\n`);
    }
  };
  await asked("out", "Folder of the tables");
  const tables = resolve(folder, answers.out);
  const isDescribed = options.has("board") || options.has("piece");
  const made = isDescribed ? undefined : madeIn(tables);
  if (made) answers.lang = made.lang;
  await asked("lang", `Language (${LANGUAGE_NAMES.join(", ")})`);
  const taken = made?.lang === answers.lang ? made : undefined;
  if (!taken) {
    await asked("board", "Board, files × ranks");
    await asked("piece", "Pieces, by name or in Betza notation, separated by spaces");
  }
  const { $schema, ...config } = configOf(answers);
  const { out, lang } = answers;
  const written = taken ? { $schema, out, lang, ...keysInConfig(taken) } : { $schema, ...config };
  writeWhole(path, { text: `${JSON.stringify(written, undefined, 2)}\n` });
  const what = taken ? `, with the tables in ${inLine(relative("", tables))}` : "";
  return [
    `Wrote ${relative("", path)}${what}. ${NEXT}`,
    ...adviceFor(tables, present(FORMATTED.get(answers.lang))),
    ...foldingAdvice(tables),
  ];
};
