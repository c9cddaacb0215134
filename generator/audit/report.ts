/** The findings of an audit as lines of text, as JSON, and as SARIF for code scanning. */
import { inJson, inLine } from "../errors.js";
import { answerText } from "../core/tables/prove.js";
import { keysOf, present } from "../common.js";
import type { InConfig } from "../request/in-config.js";
import type { Finding, Position, WrongEntry } from "./finding.js";
import { MOST_IN_SENTENCE } from "./counts.js";
import { slipInWords } from "./slips.js";
import { languageFor } from "./syntax.js";

/** A config that writes tables in the language of a finding's file. */
export interface ConfigNear {
  /** The path of the config. */
  readonly file: string;
  /** The command that writes the tables of the config. */
  readonly command: string;
  /** The table of the finding, as an item of `tables`. */
  readonly table: InConfig;
  /** Whether the config already asks for the table. */
  readonly hasTable: boolean;
}

/** The file of a finding. */
interface FoundIn {
  readonly file: string;
  /** The config to which the table can be added, if there is one. */
  readonly config?: ConfigNear | undefined;
  /** Whether the tool wrote the file. Tables without wrong entries are then counted but not listed. */
  readonly isOwn?: boolean;
  /** The command in the header of the file. */
  readonly regenerate?: string | undefined;
}

/** A finding in a file. */
export type Found = Finding & FoundIn;

/** The folder for the tables of a file: beside it, or here if a shell could misread the path. */
const folderBeside = (file: string): string => {
  const [folder = ""] = /^\/?(?:[\w.@+][\w.@+-]*\/)*(?=[^/]*$)/.exec(file) ?? [];
  return `${folder}tables`;
};

/** Returns a function that numbers, from 1, the different commands of each key. */
const numbering = (): ((key: string, command: string) => number) => {
  const known = new Map<string, string[]>();
  return (key, command) => {
    const commands = known.get(key) ?? [];
    known.set(key, commands);
    if (!commands.includes(command)) commands.push(command);
    return 1 + commands.indexOf(command);
  };
};

/**
 * Gives each command a folder beside the file, with a number if tables in it would have the same name. In Rust, each table
 * has a folder of its own, because two commands in one folder would both write `mod.rs`. A program in C or C++ may include
 * all files, so tables with the same name also get different prefixes or namespaces.
 */
export const withFolders = (all: readonly Found[]): readonly Found[] => {
  const [inFolder, inProgram] = [numbering(), numbering()];
  return all.map((finding) => {
    const { table, command, file } = finding;
    if (command === "") return finding;
    const lang = languageFor(file);
    const own = lang === "rust" ? `/${table.toLowerCase()}` : "";
    const folder = `${folderBeside(file)}${own}`;
    const place = inFolder([table, lang, folder].join(), command);
    const program = inProgram([table, lang].join(), command);
    const apart = { c: ` --prefix cd${program}_`, cpp: ` --namespace chess_distance_${program}` };
    const scope = program > 1 && (lang === "c" || lang === "cpp") ? apart[lang] : "";
    const number = place > 1 ? `_${place}` : "";
    return { ...finding, command: `${command} --out ${folder}${number}${scope}` };
  });
};

export const isWrong = ({ kind }: Pick<Finding, "kind">): boolean => kind === "wrong";

const MOST_SHOWN = 50;

const NOT_WRITTEN = "chess-distance does not write this table.";

/** The first line of a finding that has no command. */
const withoutCommand = (finding: Found): string =>
  finding.kind === "equal" ? `${titleOf(finding)}; ${NOT_WRITTEN}` : titleOf(finding);

const titleOf = ({ name, sizes, text, wrong }: Found): string => {
  const entries = wrong.length === 1 ? "entry is" : "entries are";
  const but = wrong.length === 0 ? "" : `; ${wrong.length} ${entries} wrong`;
  return `${name || "array"}${inBrackets(sizes)} is ${text}${but}`;
};

/** How to write the table of a finding: by a config or, without one, by a command. */
const howToWrite = (what: string, { command, config }: Found): string => {
  if (config === undefined) return `To write ${what}: ${command}`;
  const { file, table, hasTable, command: run } = config;
  return hasTable
    ? `${file} asks for it. To write ${what}: ${run}`
    : `To write ${what}, add ${JSON.stringify(table)} to "tables" in ${file}, and run: ${run}`;
};

/** The wrong entries of a finding, and the command that writes the right table. */
const detailsOf = (finding: Found): readonly string[] => {
  const { line, wrong, values, command, rule } = finding;
  // If all entries follow a wrong rule, one entry shows the rule.
  const shown = rule === undefined ? MOST_SHOWN : 1;
  const more = wrong.length - shown;
  return [
    ...wrong.slice(0, shown).map((entry) => `  ${entryText(entry, line)}`),
    ...(more > 0 ? [`  and ${more} more; --json lists all`] : []),
    ...valueLines(values),
    command === "" ? NOT_WRITTEN : howToWrite("the right table", finding),
  ];
};

/** An entry in words, with its line unless the array begins on the same line. */
const entryText = ({ indices, line, place, found, expected }: WrongEntry, arrayLine: number) =>
  `${inBrackets(indices)} ${place}: ${answerText(found)}, should be ${answerText(expected)}` +
  (line === arrayLine ? "" : ` (line ${line})`);

const inBrackets = (numbers: readonly number[]): string =>
  numbers.map((number) => `[${number}]`).join("");

const valueLines = (values: Finding["values"]): readonly string[] =>
  (values.length === 0 ? [] : [["answer", "value"], ...values]).map(
    ([answer, value]) => `  ${String(answer).padStart(6)} ${String(value).padStart(10)}`,
  );

const messageLines = (finding: Found): readonly string[] => {
  const title = titleOf(finding);
  const { otherwise, contradiction } = finding;
  const warning = contradiction === undefined ? undefined : `  ${contradiction}.`;
  const { text, wrong = [] } = otherwise ?? {};
  const also = isWrong(finding) ? "wrong too" : "wrong";
  const entries = wrong.slice(0, MOST_IN_SENTENCE).map((entry) => entryText(entry, finding.line));
  const more = wrong.length - entries.length;
  if (more > 0) entries.push(`and ${more} more`);
  const other = otherwise && `  Read as ${text}, it would be ${also}: ${entries.join("; ")}.`;
  if (isWrong(finding))
    return present(
      `${title}${finding.wrong.length > 0 ? ":" : "."}`,
      ...detailsOf(finding),
      warning,
      other,
    );
  return present(
    finding.command === "" ? withoutCommand(finding) : `${title}. ${howToWrite("it", finding)}`,
    ...valueLines(finding.values),
    warning,
    other,
  );
};

export const linesOf = (finding: Found): readonly string[] => {
  const [title = "", ...details] = messageLines(finding);
  return [`${inLine(finding.file)}:${finding.line} ${title}`, ...details];
};

const jsonText = (value: unknown): string =>
  inJson(
    JSON.stringify(
      value,
      (_, part: unknown) => (typeof part === "bigint" ? answerText(part) : part),
      2,
    ),
  );

export const jsonOf = (all: readonly Found[]): string =>
  jsonText(
    all.map((finding) => {
      const { file, line, column, endColumn, name, length, sizes, kind, text, table } = finding;
      const { command, wrong, values, rule, slip, contradiction, otherwise } = finding;
      const { config: near } = finding;
      const config = near && { file: near.file, table: near.table };
      const place = { file, line, column, endColumn };
      const found = { ...place, name, length, sizes, kind, text, table: table || null };
      return { ...found, command, config, wrong, values, rule, slip, contradiction, otherwise };
    }),
  );

const RESULTS = {
  wrong: { ruleId: "wrong-distance-table", level: "error" },
  equal: { ruleId: "ambiguous-distance-table", level: "warning" },
  contradicted: { ruleId: "contradicted-name", level: "warning" },
  unclear: { ruleId: "unclear-distance-table", level: "note" },
  none: { ruleId: "unknown-array", level: "note" },
} as const;

/** What the results of each rule say. */
const SARIF_RULES: Readonly<Record<keyof typeof RESULTS, string>> = {
  wrong: "An array is a table with wrong entries.",
  equal: "An array is right as one table, and would be wrong as another.",
  contradicted: "The name of an array contradicts the table that the array is.",
  unclear: "An array is perhaps a table.",
  none: "An array is no known table.",
};

const rulesInSarif = keysOf(RESULTS).map((kind) => {
  const { ruleId: id, level } = RESULTS[kind];
  const text = SARIF_RULES[kind];
  const help = { text: `${text} The audit's page, docs/audit.md, says when.` };
  const described = { shortDescription: { text }, fullDescription: { text }, help };
  return { id, ...described, defaultConfiguration: { level } };
});

/** The page of the package. */
const INFORMATION = "https://www.npmjs.com/package/chess-distance";

/** A place in a file. */
const placeInSarif = (file: string, { line, column, endColumn }: Position) => {
  // `encodeURIComponent` throws an error for half a surrogate pair, which the name of a file on Windows may contain.
  const path = file.replaceAll(/\p{Cs}/gu, "\uFFFD").split("/");
  const artifactLocation = { uri: path.map(encodeURIComponent).join("/") };
  const region = { startLine: line, startColumn: column, endColumn };
  return { physicalLocation: { artifactLocation, region } };
};

/** The wrong entries, or the missing or extra number, each at its own place. */
const placesInSarif = ({ file, line, wrong, slip }: Found) => [
  ...wrong.slice(0, MOST_SHOWN).map((entry, id) => ({
    id,
    ...placeInSarif(file, entry),
    message: { text: entryText(entry, line) },
  })),
  ...present(
    slip && { id: 0, ...placeInSarif(file, slip), message: { text: slipInWords(slip, undefined) } },
  ),
];

/** The rule and the level of a finding; `undefined` for an array that is right and needs no warning. */
const resultOf = ({ kind, contradiction, otherwise }: Found) => {
  if (kind !== "equal") return RESULTS[kind];
  if (contradiction !== undefined) return RESULTS.contradicted;
  return otherwise && RESULTS.equal;
};

/** The findings as SARIF 2.1.0, except those of arrays that are right and need no warning. */
export const sarifOf = (all: readonly Found[], version: string): string => {
  const results = all
    .filter((finding) => resultOf(finding) !== undefined)
    .map((finding) => ({
      ...resultOf(finding),
      message: { text: messageLines(finding).join("\n") },
      locations: [placeInSarif(finding.file, finding)],
      relatedLocations: placesInSarif(finding),
      properties: {
        text: finding.text,
        table: finding.table || undefined,
        contradiction: finding.contradiction,
      },
    }));
  const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
  const about = { name: "chess-distance", version, informationUri: INFORMATION };
  const driver = { ...about, rules: rulesInSarif };
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", results };
  return jsonText({ $schema, version: "2.1.0", runs: [run] });
};
