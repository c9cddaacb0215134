/** Helpers used throughout: checked access to lists, caching by object, and suggestions for misspelled words. */
import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the element at an index of a list. Throws a `RangeError` if there is none, which means a
 * bug in the generator or in a user's own layout.
 */
export const at = <Element>(list: ArrayLike<Element>, index: number): NonNullable<Element> => {
  const element = list[index];
  if (element === undefined || element === null)
    throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};

/**
 * Wraps a function of one object, such as a board, so that the function runs only once for each object. Here
 * and elsewhere, the mark on a function lets bundlers drop calls whose results are not used.
 */
export const onceFor = /* @__NO_SIDE_EFFECTS__ */ <Of extends object, Made extends object>(
  make: (of: Of) => Made,
): ((of: Of) => Made) => {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
};

export const keysOf = /* @__NO_SIDE_EFFECTS__ */ <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
): readonly Key[] => Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));

/** `1 file`, `2 files` */
export const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Returns the items that are present: not `false` and not `undefined`. */
export const present = <Item>(...items: readonly (Item | false | undefined)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== false && item !== undefined);

/** Suggests a word in a message. */
export const didYouMean = (word: string): string => `did you mean ${word}?`;

/**
 * Returns the word that a misspelled word probably means, ignoring case, or `undefined` if no word is close. An
 * extra first word, as in `KING_DISTANCE` or `xiangqiHorse`, is ignored if the rest is one of the words, and so is an
 * extra ending, as in `output` for `out`.
 */
export const meant = (word: string, words: readonly string[]): string | undefined => {
  // A size is not a misspelling of another size.
  if (words.length === 0 || /^\d+x\d+$/.test(word)) return undefined;
  const lowercase = words.map((one) => one.toLowerCase());
  const own = word.toLowerCase();
  const last = word.replace(/^[a-z]+(?=[A-Z])|^[a-zA-Z]+[_ ]/, "").toLowerCase();
  const same = [own, last].find((one) => lowercase.includes(one));
  const nearest = same ?? closest(own, lowercase);
  // Two swapped letters count as a distance of 2. The first letter is seldom wrong.
  const most = Math.max(word.length / 3, word.length > 4 ? 2 : 0);
  const isLike = nearest.startsWith(own.charAt(0)) || distance(own, nearest) === 1;
  const isNear = same !== undefined || (isLike && distance(own, nearest) <= most);
  const isBegun = (one: string): boolean => one.length > 2 && own.startsWith(one);
  const found = isNear ? nearest : /^[a-z]+$/.test(own) ? lowercase.find(isBegun) : undefined;
  return found === undefined ? undefined : words[lowercase.indexOf(found)];
};
