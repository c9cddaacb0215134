/** What every room uses: elements of lists, what is made once, and words that are alike. */
import { closest, distance } from "fastest-levenshtein";

/**
 * The element of a list at an index. Throws a `RangeError` if there is none, which only a fault of the
 * generator can cause.
 */
export const at = <Element>(list: ArrayLike<Element>, index: number): NonNullable<Element> => {
  const element = list[index];
  if (element === undefined || element === null)
    throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};

/** A function that makes what follows from an object alone, such as a board, once for each object. */
export const onceFor = <Of extends object, Made extends object>(
  make: (of: Of) => Made,
): ((of: Of) => Made) => {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
};

/** The items of a list, such as lines, without those that are false or missing. */
export const lines = <Item>(...items: readonly (Item | false | undefined)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== false && item !== undefined);

/** The word that was probably meant by another, in any case. */
export const meant = (word: string, words: readonly string[]): string | undefined => {
  const lowercase = words.map((one) => one.toLowerCase());
  const nearest = closest(word.toLowerCase(), lowercase);
  return distance(word.toLowerCase(), nearest) <= word.length / 3
    ? words[lowercase.indexOf(nearest)]
    : undefined;
};
