/**
 * Tokens in which brackets and numbers have no meaning: comments, strings and the like. No function here calls itself,
 * and none passes a part of the text twice, so a text of any size and depth is scanned in time proportional to its
 * length.
 */

/** The greatest depth of nested brackets, and of strings in the code of strings. */
export const MOST_DEEP = 1000;

/** A range of a text: the place of the first character, and the place after the last character. */
export type Span = readonly [start: number, end: number];

/** Code in a string, such as `${…}` in a template. */
interface Hole {
  /** The number of brackets that are open around the code. */
  readonly depth: number;
  /** The bracket that ends the code. */
  readonly closing: string;
  /** The place where the string begins, and the kind of string in words. */
  readonly begin: number;
  readonly what: string;
  /** Passes the rest of the string, from a place, and returns the place where the string ends, or more code begins. */
  readonly resume: (place: number) => number;
}

/** The state of reading a text, up to the place that is being read. */
export interface Scan {
  readonly text: string;
  /** Reports something that cannot be read, with the place where it begins. */
  readonly say: (place: number, problem: string) => void;
  /** The number of open brackets. */
  depth: number;
  /** The strings, from outside to inside, in whose code the place is. */
  readonly holes: Hole[];
  /** The last comments, and the number of earlier comments, which are forgotten. */
  readonly comments: Span[];
  forgotten: number;
  /** The places of the open brackets, up to some depth, and the places of the two brackets of the last closed pair. */
  readonly opened: number[];
  closed: Span;
  /**
   * In JavaScript, the end of the last regular expression or element, and the end of the line up to which slashes are
   * operators.
   */
  valueEnd: number;
  operatorsTo: number;
}

/** Returns the place where the token at a place ends, or where code begins in the token; 0 if no such token begins there. */
export type Token = (scan: Scan, place: number) => number;

/** Reports that the token that begins at a place does not end, so that the rest of the text is not read. */
export const unended = (scan: Scan, place: number, what: string): number =>
  unread(scan, place, `${what} begins here and does not end`);

/** Reports that neither the token that begins at a place nor the rest of the text can be read. */
const unread = ({ text, holes, say }: Scan, place: number, problem: string): number => {
  say(place, problem);
  holes.length = 0;
  return text.length;
};

/** The greatest number of comments that are remembered. Most arrays have fewer comments. */
const MOST_COMMENTS = 65_536;

const remembered = (scan: Scan, start: number, end: number): number => {
  scan.comments.push([start, end]);
  if (scan.comments.length === MOST_COMMENTS)
    scan.forgotten += scan.comments.splice(0, MOST_COMMENTS / 2).length;
  return end;
};

/** Reports whether a sticky pattern matches at a place. */
export const isAt = (pattern: RegExp, text: string, place: number): boolean => {
  pattern.lastIndex = place;
  return pattern.test(text);
};

/** Every line end that some language or editor recognizes. */
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/g;

/** Returns a token for comments up to the end of the line. In C, a backslash before the end continues the line. */
export const lineComment = (begin: string, isContinued = false): Token => {
  const opening = new RegExp(begin, "y");
  return (scan, place) => {
    const { text } = scan;
    if (!isAt(opening, text, place)) return 0;
    LINE_END.lastIndex = opening.lastIndex;
    let found = LINE_END.exec(text);
    while (isContinued && found && text.startsWith("\\", found.index - 1))
      found = LINE_END.exec(text);
    return remembered(scan, place, found?.index ?? text.length);
  };
};

/**
 * The place where the end of a comment with nested comments begins; -1 if the comment does not end. `nested` matches
 * both signs.
 */
const nestedEnd = (text: string, from: number, begin: string, nested: RegExp): number => {
  nested.lastIndex = from;
  let depth = 1;
  for (let found; (found = nested.exec(text));) {
    depth += begin.startsWith(found[0].charAt(0)) ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return -1;
};

export const blockComment =
  (begin: string, end: string, nested?: RegExp): Token =>
  (scan, place) => {
    const { text } = scan;
    if (!text.startsWith(begin, place)) return 0;
    const from = place + begin.length;
    const found = nested ? nestedEnd(text, from, begin, nested) : text.indexOf(end, from);
    if (found === -1) return unended(scan, place, "a comment");
    return remembered(scan, place, found + end.length);
  };

/** Returns a token that a pattern matches, such as a character. The token must be short. */
export const shortToken = (pattern: string): Token => {
  const short = new RegExp(pattern, "y");
  return ({ text }, place) => (isAt(short, text, place) ? short.lastIndex : 0);
};

/** A kind of string. `$1` in a sign stands for the first group of the pattern `begin`. */
interface Quotes {
  readonly begin: string;
  readonly end: string;
  /**
   * The sign that escapes the next character, so that it does not end the string; a backslash by default, and empty if
   * there is no such sign.
   */
  readonly escape?: string;
  /** Whether `end` twice does not end the string. */
  readonly isDoubled?: boolean;
  /** Whether the last of several signs `end` ends the string, as with `"""` after a quotation mark. */
  readonly isLast?: boolean;
  /** The sign that begins code in the string. If the sign is a single character, two such characters do not begin code. */
  readonly hole?: string;
  /** Whether the string may contain line ends. */
  readonly hasLines?: boolean;
}

/** The quotes of one string, with the group in place of `$1`, and the signs that matter in the string. */
interface Quoted extends Required<Quotes> {
  readonly signs: RegExp;
}

/** A pattern for any of the characters, and for line ends if they matter. Each pattern is kept, because there are few. */
const signsOf = (characters: string): RegExp => {
  const known = SIGNS.get(characters);
  if (known) return known;
  const made = new RegExp(`[${characters.replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`, "g");
  SIGNS.set(characters, made);
  return made;
};

const SIGNS = new Map<string, RegExp>();

const quotesOf = (quotes: Quotes, group: string): Quoted => {
  const filled = (sign: string): string => sign.replace("$1", () => group);
  const { begin, isDoubled = false, isLast = false, hasLines = false } = quotes;
  const [end, escape] = [filled(quotes.end), filled(quotes.escape ?? "\\")];
  const hole = filled(quotes.hole ?? "");
  const first = [end, escape, hole].map((sign) => sign.charAt(0)).join("");
  const signs = signsOf(`${first}${hasLines ? "" : "\n\r"}`);
  return { begin, end, escape, isDoubled, isLast, hole, hasLines, signs };
};

/** Returns a token for strings with the given quotes. */
export const quotedText = (quotes: Quotes): Token => {
  const usual = quotesOf(quotes, "");
  if (/^["'`]+$/.test(quotes.begin))
    return (scan, place) =>
      scan.text.startsWith(quotes.begin, place)
        ? endOfQuoted(scan, usual, place, place + quotes.begin.length)
        : 0;
  const opening = new RegExp(quotes.begin, "y");
  return (scan, place) => {
    opening.lastIndex = place;
    const found = opening.exec(scan.text);
    if (found === null) return 0;
    const [, group = ""] = found;
    const own = group === "" ? usual : quotesOf(quotes, group);
    return endOfQuoted(scan, own, place, opening.lastIndex);
  };
};

const isLineEnd = (sign: string): boolean => sign === "\n" || sign === "\r";

/**
 * The place where a string ends, or where code begins in the string. `begin` is where the string begins, and `from` is
 * where the search begins, within the string.
 */
const endOfQuoted = (scan: Scan, quoted: Quoted, begin: number, from: number): number => {
  const { text } = scan;
  const { signs, hasLines } = quoted;
  for (let place = from; ;) {
    signs.lastIndex = place;
    if (!signs.test(text)) return unended(scan, begin, "a string");
    place = signs.lastIndex - 1;
    if (!hasLines && isLineEnd(text.charAt(place))) {
      scan.say(begin, "a string begins here and does not end on its line");
      return place;
    }
    const end = endAt(text, quoted, place) || codeAt(scan, quoted, begin, place);
    if (end > 0) return end;
    place = pastEscape(text, quoted, place);
  }
};

/** Reports whether a sign of code that is a single character stands twice at a place, and so begins no code. */
const isDoubledHole = (text: string, { hole }: Quoted, place: number): boolean =>
  hole.length === 1 && text.startsWith(hole.repeat(2), place);

/** The place where code in a string begins if the sign of code is at the given place; 0 if another sign is there. */
const codeAt = (scan: Scan, quoted: Quoted, begin: number, place: number): number => {
  const { text } = scan;
  const { hole } = quoted;
  if (hole === "" || !text.startsWith(hole, place) || isDoubledHole(text, quoted, place)) return 0;
  const resume = (at: number): number => endOfQuoted(scan, quoted, begin, at);
  const closing = hole.endsWith("(") ? ")" : "}";
  return enterHole(scan, { closing, begin, what: "a string", resume }, place + hole.length);
};

/** The place where a string ends if the sign of its end is at the given place; 0 if another sign is there. */
const endAt = (text: string, { end, isDoubled, isLast }: Quoted, place: number): number => {
  if (!text.startsWith(end, place)) return 0;
  const after = place + end.length;
  if (isDoubled && text.startsWith(end, after)) return 0;
  return isLast && text.charAt(after) === end.charAt(0) ? 0 : after;
};

/** The place after an escaped character, after a doubled sign, or after any other character. */
const pastEscape = (text: string, quoted: Quoted, place: number): number => {
  const { end, escape, isDoubled } = quoted;
  if (isDoubledHole(text, quoted, place)) return place + 2;
  if (isDoubled && text.startsWith(end, place)) return place + 2 * end.length;
  if (escape === "" || !text.startsWith(escape, place)) return place + 1;
  const escaped = place + escape.length;
  return escaped + (text.startsWith("\r\n", escaped) ? 2 : 1);
};

/** Starts reading code embedded in a string, at `place`. */
export const enterHole = (scan: Scan, hole: Omit<Hole, "depth">, place: number): number => {
  if (scan.holes.length === MOST_DEEP)
    return unread(scan, place, `strings are nested more than ${MOST_DEEP} deep`);
  scan.holes.push({ ...hole, depth: scan.depth });
  return place;
};

/** If a closing bracket ends the code in a string, passes the rest of the string; otherwise returns 0. */
export const leaveHole = ({ text, depth, holes }: Scan, place: number): number => {
  const hole = holes.at(-1);
  if (hole?.depth !== depth) return 0;
  // A bracket of another kind does not belong to the code around the string.
  if (text.charAt(place) !== hole.closing) return place + 1;
  holes.pop();
  return hole.resume(place + 1);
};

const FORMAT_SIGNS = /[{}\n\r]/g;

/** The format of a value in a string of Python, as in `{value:#x}`. The format is not code, but may contain code. */
export const valueFormat: Token = (scan, place) => {
  const hole = scan.holes.at(-1);
  return hole?.depth === scan.depth ? endOfFormat(scan, hole, place + 1) : 0;
};

const endOfFormat = (scan: Scan, hole: Hole, from: number): number => {
  const { text, holes } = scan;
  FORMAT_SIGNS.lastIndex = from;
  if (!FORMAT_SIGNS.test(text)) return unended(scan, hole.begin, hole.what);
  const place = FORMAT_SIGNS.lastIndex - 1;
  const sign = text.charAt(place);
  if (sign === "{") {
    const resume = (at: number): number => endOfFormat(scan, hole, at);
    return enterHole(scan, { ...hole, resume }, place + 1);
  }
  holes.pop();
  return hole.resume(sign === "}" ? place + 1 : place);
};
