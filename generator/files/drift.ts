/** Where a module's file differs from what it should be, in the words of somebody who reads the table. */
import type { Table } from "../tables.js";
import { withoutLineEndings, type PlannedModule } from "./plan.js";

/** The first difference of a file that differs: an entry of its table, or a line. */
export const firstDifference = ({ module: { table, text }, found }: PlannedModule): string => {
  if (withoutLineEndings(found) === text) return "lines end in CRLF, should end in LF";
  return (table && differentEntry(table, found)) ?? differentLine(text, found);
};

const differentEntry = ({ name, values, entryName }: Table, found: string): string | undefined => {
  const entries = entriesIn(found);
  const index = values.findIndex((value, at) => entries[at] !== `${value}`);
  if (index !== -1)
    return `${name}[${entryName(index)}]: ${entries[index] ?? "missing"}, should be ${String(values[index])}`;
  return entries.length > values.length
    ? `${name}: ${entries.length} entries, should be ${values.length}`
    : undefined;
};

/** The entries of the array literal in a module's text, as they stand there. */
const entriesIn = (text: string): string[] => {
  const literal = /new Uint8Array\(\[(.*?)\]\)/s.exec(text)?.[1] ?? "";
  return literal
    .replaceAll(/\/\/.*$/gm, "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
};

const differentLine = (text: string, found: string): string => {
  const lines = text.split("\n");
  const foundLines = found.split("\n");
  const longer = lines.length > foundLines.length ? lines : foundLines;
  const at = longer.findIndex((_, index) => lines[index] !== foundLines[index]);
  const [line = "nothing", foundLine = "nothing"] = [lines[at], foundLines[at]];
  const start = Math.max(0, commonStart(line, foundLine) - 10);
  return `line ${at + 1}: ${excerpt(foundLine, start)}, should be ${excerpt(line, start)}`;
};

const commonStart = (first: string, second: string): number => {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return at;
};

const excerpt = (line: string, start: number): string => {
  const end = start + 40;
  return `"${start > 0 ? "…" : ""}${line.slice(start, end)}${line.length > end ? "…" : ""}"`;
};
