/** Suggestions for misspelled words. The first view of the page does without them. */
import { closest, distance } from "fastest-levenshtein";

/** Returns the text that suggests a word in a message. */
export const didYouMean = (word: string): string => `did you mean ${word}?`;

/** More characters than twice those of any word. */
const LONGEST = 500;

/**
 * Returns the word that was probably meant by a misspelled word, ignoring case; `undefined` if no word is close. An
 * extra first word, as in `KING_DISTANCE` or `xiangqiHorse`, is ignored if the rest is one of the words, and so is an
 * extra ending, as in `output` for `out`.
 */
export const meant = (word: string, words: readonly string[]): string | undefined => {
  // A size is not a misspelling of another size.
  if (words.length === 0 || /^\d+x\d+$/.test(word)) return undefined;
  const lowercase = words.map((name) => name.toLowerCase());
  // No word is close to a longer text.
  const own = word.slice(0, LONGEST).toLowerCase();
  const last = word.replace(/^[a-z]+(?=[A-Z])|^[a-zA-Z]+[_ ]/, "").toLowerCase();
  const close = closest(own, lowercase);
  // CENTRE_DISTANCE means CENTER_DISTANCE, although without its first word it is a name as well.
  const same =
    distance(own, close) < own.length / 5 ? close : lowercase.find((name) => name === last);
  const nearest = same ?? close;
  // Two swapped letters count as a distance of 2. The first letter is seldom wrong.
  const most = Math.max(own.length / 3, own.length > 4 ? 2 : 0);
  const isLike = nearest.startsWith(own.charAt(0)) || distance(own, nearest) === 1;
  const isNear = same !== undefined || (isLike && distance(own, nearest) <= most);
  // "output" begins with "out".
  const isBegun = (name: string): boolean => name.length > 2 && own.startsWith(name);
  const found = isNear ? nearest : /^[a-z]+$/.test(own) ? lowercase.find(isBegun) : undefined;
  return found === undefined ? undefined : words[lowercase.indexOf(found)];
};
