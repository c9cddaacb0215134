/** Where a file differs from what it should be, in the words of somebody who reads the table. */
import { entriesIn } from "../literal.js";
import type { Table } from "../tables.js";
import { plainText, type PlannedFile } from "./plan.js";

/** The first difference of a file that differs: an entry of its table, a line, or the line ends. */
export const firstDifference = ({ wanted: { table, text }, found }: PlannedFile): string => {
  const foundText = plainText(found);
  if (foundText === text)
    return "it has CRLF line ends or a byte order mark, should have LF and none";
  return (table && differentEntry(table, foundText)) ?? differentLine(text, foundText);
};

const differentEntry = ({ name, values, entryName }: Table, found: string): string | undefined => {
  const entries = entriesIn(found);
  const count = `${entries.length} entries, should be ${values.length}`;
  const counted = entries.length === values.length ? "" : ` (${count})`;
  const index = values.findIndex((value, at) => entries[at] !== `${value}`);
  if (index !== -1)
    return `${name}[${entryName(index)}]: ${entries[index] ?? "missing"}, should be ${String(values[index])}${counted}`;
  return counted === "" ? undefined : `${name}: ${count}`;
};

const differentLine = (text: string, found: string): string => {
  const lines = text.split("\n");
  const foundLines = found.split("\n");
  const longest = Array.from({ length: Math.max(lines.length, foundLines.length) });
  const at = longest.findIndex((_, index) => lines[index] !== foundLines[index]);
  const [line, foundLine] = [lines[at], foundLines[at]];
  const start = Math.max(0, commonStart(line ?? "", foundLine ?? "") - 10);
  return `line ${at + 1}: ${excerpt(foundLine, start)}, should be ${excerpt(line, start)}`;
};

const commonStart = (first: string, second: string): number => {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return at;
};

const excerpt = (line: string | undefined, start: number): string => {
  if (line === undefined) return "missing";
  const end = start + 40;
  return `"${start > 0 ? "…" : ""}${line.slice(start, end)}${line.length > end ? "…" : ""}"`;
};
