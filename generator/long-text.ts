/** Texts that may be too long to hold in memory. */

/**
 * The rows of the long arrays in a text, by the words that stand in their place, each alone on its line. The array of a
 * large board may be too long to hold in memory, so its rows are printed when they are read.
 */
export type TextRows = ReadonlyMap<string, () => Iterable<string>>;

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
