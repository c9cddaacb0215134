/** Describes where a file differs from its wanted text: by entry if it holds a table, else by line. */
import { plainText, type PlannedFile, type WantedTable } from "./plan.js";

/** The first difference of a file: an entry of its table, or a line. */
export const firstDifference = ({ wanted: { table, text }, found }: PlannedFile): string => {
  const foundText = plainText(found);
  return (table && differentEntry(table, foundText)) ?? differentLine(text, foundText);
};

const differentEntry = (
  { name, entries, entriesIn, entryName }: WantedTable,
  text: string,
): string | undefined => {
  const found = entriesIn(text);
  const count = `${found.length} entries, should be ${entries.length}`;
  const index = entries.findIndex((entry, at) => found[at] !== entry);
  if (index === -1) return found.length === entries.length ? undefined : `${name}: ${count}`;
  const counted = found.length === entries.length ? "" : ` (${count})`;
  return `${name}[${entryName(index)}]: ${shown(found[index])}, should be ${shown(entries[index])}${counted}`;
};

const shown = (text: string | undefined): string => text ?? "missing";

const differentLine = (text: string, found: string): string => {
  const [lines, foundLines] = [text.split("\n"), found.split("\n")];
  const longest = Array.from({ length: Math.max(lines.length, foundLines.length) });
  const at = longest.findIndex((_, index) => lines[index] !== foundLines[index]);
  const [line, foundLine] = [lines[at], foundLines[at]];
  const start = Math.max(0, commonStart(line, foundLine) - 10);
  return `line ${at + 1}: ${excerpt(foundLine, start)}, should be ${excerpt(line, start)}`;
};

const commonStart = (first: string | undefined, second: string | undefined): number => {
  if (first === undefined || second === undefined) return 0;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return at;
};

const excerpt = (line: string | undefined, start: number): string => {
  if (line === undefined) return shown(line);
  const end = start + 40;
  return `"${start > 0 ? "…" : ""}${line.slice(start, end)}${line.length > end ? "…" : ""}"`;
};
