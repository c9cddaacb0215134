/** Texts that may be longer than memory should hold. */

/**
 * The rows of the long arrays in a text, by the words that stand alone on a line in their place. An array of a large
 * board is longer than the memory of a run should be, so its rows are printed when they are read.
 */
export type TextRows = ReadonlyMap<string, () => Iterable<string>>;

/** A text and the rows of its long arrays. */
export interface LongText {
  readonly text: string;
  readonly rows?: TextRows | undefined;
}

/** The parts of a text, in order, with the rows in place of their words. What precedes a word precedes each line. */
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

/** Reports whether a text is a written text, whole. */
export const isWholeText = (found: string, written: LongText): boolean => {
  let end = 0;
  for (const part of partsOf(written)) {
    if (!found.startsWith(part, end)) return false;
    end += part.length;
  }
  return end === found.length;
};
