/** Texts that may be too long to hold in memory. */
import { at } from "./common.js";

/**
 * The rows of the long arrays in a text, by the words that stand in their place, each alone on its line. The array of a
 * large board may be too long to hold in memory, so its rows are printed when they are read.
 */
export type TextRows = ReadonlyMap<string, () => Iterable<string>>;

/** Reports whether an array with so many elements is long. */
export const isLong = (elements: number): boolean => elements >= 2 ** 16;

/** A text and the rows of its long arrays. */
export interface LongText {
  readonly text: string;
  readonly rows?: TextRows | undefined;
}

/**
 * The parts of a text, in order, with the rows in place of their words. What precedes a word on its line precedes each
 * line of the rows.
 */
export function* partsOf({ text, rows = new Map() }: LongText): Generator<string> {
  if (rows.size === 0) {
    yield text;
    return;
  }
  let before = "";
  for (const line of text.split(/(?<=\n)/)) {
    const [, start = "", word = ""] = /^(\W*)(\w+)\n$/.exec(line) ?? [];
    const all = rows.get(word);
    if (all === undefined) {
      before += line;
      continue;
    }
    yield before;
    before = "";
    for (const row of all()) yield `${start}${row.replaceAll("\n", `\n${start}`)}\n`;
  }
  yield before;
}

/**
 * Returns a written text with the rows of a found text in the place of its own. The found text must have the same two
 * lines before the rows and the same line after them; the rest of its text may differ. Without these lines, returns the
 * found text as it is.
 */
export const withRowsOf = (found: string, { text, rows = new Map() }: LongText): LongText => {
  if (rows.size === 0) return { text: found };
  const line = new RegExp(`^[^\\w\\n]*(${[...rows.keys()].join("|")})\\n`, "m");
  // A word stands between each two parts of the text.
  const parts = text.split(line);
  const foundRows = new Map<string, () => Iterable<string>>();
  let end = 0;
  for (let place = 1; place < parts.length; place += 2) {
    const before = `\n${lastTwoLines(at(parts, place - 1))}`;
    const [after = ""] = at(parts, place + 1).split("\n", 1);
    const index = found.indexOf(before, end - 1);
    const start = index + before.length;
    end = found.indexOf(`\n${after}\n`, start - 1) + 1;
    if (index === -1 || end < start) return { text: found };
    const list = found.slice(start, end);
    foundRows.set(at(parts, place), () => eachLine(list));
  }
  return { text, rows: foundRows };
};

/** The last two lines of a text that ends with a line feed. */
const lastTwoLines = (text: string): string => text.split("\n").slice(-3).join("\n");

/** The lines of a text, one after another, because a list of all lines would take more memory than the text. */
function* eachLine(text: string): Generator<string> {
  for (const [line] of text.matchAll(/[^\n]*\n|[^\n]+$/g)) yield line;
}

/** The lines of a text and of its long arrays, with their line feeds. */
export function* linesOfText(written: LongText): Generator<string, undefined> {
  for (const part of partsOf(written)) yield* eachLine(part);
}

export const wholeText = (written: LongText): string => [...partsOf(written)].join("");

/** Reports whether a found text is the whole of a written text. */
export const isWholeText = (found: string, written: LongText): boolean => {
  let end = 0;
  for (const part of partsOf(written)) {
    if (!found.startsWith(part, end)) return false;
    end += part.length;
  }
  return end === found.length;
};
