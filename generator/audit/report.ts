/** The findings of an audit as lines of text, as JSON, and as SARIF for code scanning. */
import { inLine } from "../errors.js";
import { answerText } from "../core/prove.js";
import type { Finding } from "./audit.js";

/** A finding in a file. */
export interface Found extends Finding {
  readonly file: string;
}

const MOST_SHOWN = 50;

const titleOf = ({ name, length, text, wrong }: Found): string => {
  const entries = wrong.length === 1 ? "entry is" : "entries are";
  const but = wrong.length === 0 ? "" : `; ${wrong.length} ${entries} wrong`;
  return `${name || "array"}[${length}] is ${text}${but}`;
};

/** The wrong entries of a finding, and the command that writes the right table. */
const detailsOf = ({ wrong, command }: Found): readonly string[] => {
  const more = wrong.length - MOST_SHOWN;
  return [
    ...wrong
      .slice(0, MOST_SHOWN)
      .map(
        ({ index, place, found, expected }) =>
          `  [${index}] ${place}: ${answerText(found)}, should be ${answerText(expected)}`,
      ),
    ...(more > 0 ? [`  and ${more} more; --json has all`] : []),
    ...(command === "" ? [] : [`To write the right one: ${command} --out FOLDER`]),
  ];
};

/** A finding as lines of text. */
export const linesOf = (one: Found): readonly string[] => {
  const title = `${inLine(one.file)}:${one.line} ${titleOf(one)}`;
  if (one.kind === "wrong") return [`${title}:`, ...detailsOf(one)];
  return [one.command === "" ? title : `${title}. To write it: ${one.command} --out FOLDER`];
};

/** A value as JSON, with bigints as strings. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? answerText(one) : one), 2);

export const jsonOf = (all: readonly Found[]): string =>
  jsonText(
    all.map(({ file, line, name, text, command, wrong }) => ({
      ...{ file, line, name, table: text, command },
      wrong,
    })),
  );

/** The findings as SARIF 2.1.0, with a result for each array that has wrong entries. */
export const sarifOf = (all: readonly Found[], version: string): string => {
  const results = all
    .filter(({ kind }) => kind === "wrong")
    .map((one) => {
      const artifactLocation = { uri: one.file.split("/").map(encodeURIComponent).join("/") };
      const physicalLocation = { artifactLocation, region: { startLine: one.line } };
      const text = [`${titleOf(one)}:`, ...detailsOf(one)].join("\n");
      const ruleId = "wrong-distance-table";
      return { ruleId, level: "error", message: { text }, locations: [{ physicalLocation }] };
    });
  const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
  const driver = { name: "chess-distance", version };
  return jsonText({ $schema, version: "2.1.0", runs: [{ tool: { driver }, results }] });
};
