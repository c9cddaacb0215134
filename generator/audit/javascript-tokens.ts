/** The tokens of JavaScript and TypeScript that begin with a sign which is also an operator: regular expressions, and JSX. */
import { onceFor } from "../common.js";
import { enterHole, isAt, unended, type Scan, type Token } from "./tokens.js";

/** Matches the opening parenthesis of a condition or a loop. A statement follows its closing parenthesis. */
const STATEMENT_HEAD = /(?<=\b(?:if|while|for|for\s{1,9}await|with)\s{0,9})\(/y;

/** A pattern for words after which a value follows, but not for properties with these names. */
const valueFollows = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\w$\u0080-\uffff]|(?<!\.\.)\.)(?:${words.replaceAll(" ", "|")})$`);

const JAVASCRIPT_WORDS = valueFollows(
  "await case default delete do else in instanceof new of return throw typeof void yield",
);
const SWIFT_WORDS = valueFollows("await case else guard if in return switch throw try where while");

const WORD = /[\w$\u0080-\uffff]$/;

/**
 * Matches the end of a value: a bracket, a quotation mark, `++` or `--`, TypeScript's `!` after a value, or a number
 * such as `1.`
 */
const VALUE = /[)\]"'`]$|\+\+$|--$|[\w$)\]]!$|\d\.$/;

/** The place where the last token before a place ends. Comments are not tokens. */
const endBefore = ({ text, comments }: Scan, place: number): number => {
  let end = place;
  for (let last = comments.length; ; end = comments[last]?.[0] ?? 0) {
    end = text.slice(0, end).trimEnd().length;
    if (comments[--last]?.[1] !== end) return end;
  }
};

/** Reports whether the token before a place ends a value, so that a sign at the place is an operator. */
const isAfterValue = (scan: Scan, place: number, words: RegExp): boolean => {
  const end = endBefore(scan, place);
  const before = scan.text.slice(Math.max(0, end - 20), end);
  if (end === scan.valueEnd) return true;
  if (WORD.test(before)) return !words.test(before);
  const [opened, closed] = scan.closed;
  if (end - 1 === closed && isAt(STATEMENT_HEAD, scan.text, opened)) return false;
  if (words.test(before.replace(/!$/, ""))) return false;
  return VALUE.test(before);
};

const endOfValue = (scan: Scan, place: number): number => {
  scan.valueEnd = place;
  return place;
};

const EXPRESSION_SIGNS = /[\\/[\]\n\r\u2028\u2029]/g;
const EXPRESSION_FLAGS = /[a-z]+/y;

/** Reads a regular expression. If the expression does not end on its line, the slash is an operator. */
const regularExpression = (scan: Scan, place: number, words: RegExp): number => {
  const { text } = scan;
  if (place < scan.operatorsTo || isAfterValue(scan, place, words)) return 0;
  let isInClass = false;
  EXPRESSION_SIGNS.lastIndex = place + 1;
  while (EXPRESSION_SIGNS.test(text)) {
    const end = EXPRESSION_SIGNS.lastIndex;
    const sign = text.charAt(end - 1);
    if (sign === "\\")
      EXPRESSION_SIGNS.lastIndex = end + (/[^\n\r]/.test(text.charAt(end)) ? 1 : 0);
    else if (sign === "[" || sign === "]") isInClass = sign === "[";
    else if (sign !== "/") break;
    else if (!isInClass)
      return endOfValue(scan, isAt(EXPRESSION_FLAGS, text, end) ? EXPRESSION_FLAGS.lastIndex : end);
  }
  scan.operatorsTo = EXPRESSION_SIGNS.lastIndex || text.length;
  return 0;
};

export const javascriptExpression: Token = (scan, place) =>
  regularExpression(scan, place, JAVASCRIPT_WORDS);

/** In Swift, a slash before a blank is always an operator. */
export const swiftExpression: Token = (scan, place) =>
  /\s/.test(scan.text.charAt(place + 1)) ? 0 : regularExpression(scan, place, SWIFT_WORDS);

/** The state of reading an element of JSX. */
interface Progress {
  /** The number of open elements. */
  depth: number;
  /** Whether the current place is in a tag, not between tags. */
  isTag: boolean;
  isEndTag: boolean;
  /** The number of open lists of types in the tag. */
  types: number;
}

/**
 * Matches the beginning of a start tag. A list of type parameters, such as `<T,>` or `<T extends object>`, is not a
 * start tag.
 */
const TAG =
  /<(?:(?!const\b)([A-Za-z_$][\w$.:-]*)(?![\w$.:-]|\s+extends\b)(?=\s*(?:[{<A-Za-z_$]|\/?>|\/[/*]))|(?=>))/y;

/** The place of the last end tag of each name. */
const lastEndTags = onceFor(({ text }: Scan) => {
  const places = new Map<string, number>();
  for (const { index, 1: name = "" } of text.matchAll(/<\/([\w$.:-]*)/g)) places.set(name, index);
  return places;
});

/** Reads an element of JSX. In the text of the element, quotation marks and comments have no meaning. */
export const jsxElement: Token = (scan, place) => {
  const { text } = scan;
  TAG.lastIndex = place;
  const found = TAG.exec(text);
  if (found === null || isAfterValue(scan, place, JAVASCRIPT_WORDS)) return 0;
  const [{ length }, name = ""] = found;
  // A list with one type parameter looks like a start tag, but has no end tag.
  const isAlone = text.charAt(place + length) === ">";
  if (isAlone && (lastEndTags(scan).get(name) ?? 0) < place) return 0;
  const progress = { depth: 1, isTag: true, isEndTag: false, types: 0 };
  return endOfElement(scan, progress, place, place + length);
};

const TAG_SIGNS = /[<>{"'/]/g;
const CHILD_SIGNS = /[<{]/g;

const endOfElement = (scan: Scan, progress: Progress, begin: number, from: number): number => {
  const { text } = scan;
  for (let place = from; ;) {
    const signs = progress.isTag ? TAG_SIGNS : CHILD_SIGNS;
    signs.lastIndex = place;
    if (!signs.test(text)) return unended(scan, begin, "an element");
    place = signs.lastIndex;
    const sign = text.charAt(place - 1);
    if (sign === "{") {
      const resume = (at: number): number => endOfElement(scan, progress, begin, at);
      return enterHole(scan, { closing: "}", begin, what: "an element", resume }, place);
    }
    place = progress.isTag
      ? afterInTag(text, progress, sign, place)
      : afterTag(text, progress, place);
    if (progress.depth === 0) return endOfValue(scan, place);
  }
};

/** Begins to read a tag, whose `<` is before the place. */
const afterTag = (text: string, progress: Progress, place: number): number => {
  progress.isTag = true;
  progress.isEndTag = text.charAt(place) === "/";
  if (!progress.isEndTag) progress.depth++;
  return progress.isEndTag ? place + 1 : place;
};

/** The place after a comment, a string or another sign of a tag. The first character is just before the given place. */
const afterInTag = (text: string, progress: Progress, sign: string, place: number): number => {
  const after = (end: string): number =>
    (text.indexOf(end, place) + 1 || text.length + 1) - 1 + end.length;
  const next = text.charAt(place);
  if (sign === "<") progress.types++;
  else if (sign === ">" && progress.types > 0)
    progress.types -= text.charAt(place - 2) === "=" ? 0 : 1;
  else if (sign === ">") {
    progress.isTag = false;
    if (progress.isEndTag) progress.depth--;
  } else if (sign !== "/") return after(sign);
  else if (next === "*") return after("*/");
  else if (next === "/") return after("\n");
  else if (next === ">") {
    progress.isTag = false;
    progress.depth--;
    return place + 1;
  }
  return place;
};
