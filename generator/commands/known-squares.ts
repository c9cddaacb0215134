/** The numbers that the files of an audit give to names of squares, for arrays in other files. */
import { dirname, sep } from "node:path";
import { squareNumbersIn, type NumberOf } from "../audit/square-numbers.js";

/** The longest text that is searched for definitions. */
const LONGEST_TEXT = 2_000_000;

/**
 * Returns the numbers of names for each file of an audit. A name has the number that a file in the same folder or below
 * it defines; if none does, the folder above is searched, and so on. A name that has two numbers there has none.
 * `textOf` returns the text of a file.
 */
export const squaresKnownIn = (
  files: readonly string[],
  textOf: (path: string) => string,
): ((path: string) => NumberOf) => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const definedIn = (path: string): ReadonlyMap<string, number> => {
    const text = known.has(path) ? "" : textOf(path);
    const defined = known.get(path) ?? squareNumbersIn(text.length > LONGEST_TEXT ? "" : text);
    known.set(path, defined);
    return defined;
  };
  const numberBelow = (folder: string, name: string): number | undefined => {
    const below = files.filter((path) =>
      path.startsWith(folder.endsWith(sep) ? folder : folder + sep),
    );
    const numbers = new Set(below.flatMap((path) => definedIn(path).get(name) ?? []));
    const [number, another] = numbers;
    if (number !== undefined) return another === undefined ? number : undefined;
    const isTop = below.length === files.length || dirname(folder) === folder;
    return isTop ? undefined : numberBelow(dirname(folder), name);
  };
  const answers = new Map<string, number | undefined>();
  return (path) => (name) => {
    const folder = dirname(path);
    const asked = `${folder}\n${name}`;
    if (!answers.has(asked)) answers.set(asked, numberBelow(folder, name));
    return answers.get(asked);
  };
};
