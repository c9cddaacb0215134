/** The numbers that a program gives to names of squares, such as `A1` or `SQ_E4`. */

/** Returns the number of a name; `undefined` if it is unknown. */
export type NumberOf = (name: string) => number | undefined;

/** A name of a square: what stands before the square, then the square. */
const NAME = String.raw`(?:[A-Za-z]{1,16}_)?[A-Ha-h][1-8]`;
const NUMBER_OF_SQUARE = String.raw`0[xX][\da-fA-F]{1,8}|\d{1,9}`;

/** Reports whether a name may be that of a square. */
export const isSquare = (name: string): boolean => WHOLE_NAME.test(name);

const WHOLE_NAME = new RegExp(`^${NAME}$`);

/** The names of a kind, such as those that begin with `SQ_`, have the same text in place of the square. */
const kindOfName = (name: string): string =>
  name.slice(0, -2) + (/[A-H].$/.test(name) ? "upper" : "lower");

/** Names with their numbers, in the order of the text. */
type Numbered = readonly (readonly [name: string, number: number])[];

/** A number that is given to each name, as in `const A1 = 0` or `#define A1 0`. */
const assigned = (text: string): Numbered => {
  const pattern = new RegExp(
    String.raw`\b(${NAME})(?:\s{0,9}:\s{0,9}[\w.]{1,40})?(?:\s{1,9}[A-Z]\w{0,40})?(?:\s{0,9}:?=\s{0,9}|(?<=#define[ \t]{1,9}\w{2,40})[ \t]{1,40}\(?)(${NUMBER_OF_SQUARE})(?=\)?\s*(?:[,;}\n]|\/|$))`,
    "g",
  );
  return Array.from(text.matchAll(pattern), ([, name = "", number]) => [name, Number(number)]);
};

const ANY = /^/;

/**
 * What stands before a list of names whose numbers count up, what the list begins with, and what stands behind the
 * list. Before the first name of an enumeration, another name may have the number -1.
 */
const LISTED = [
  { before: /\benum\b[^;,]*[{\s](?:\w+\s*=\s*-1\s*,)?\s*(?:case\s+)?$/i, start: ANY, behind: ANY },
  { before: /\benum\b[^;]*$/i, start: /^\w+[^,;\n]*=/, behind: ANY },
  { before: ANY, start: /^\w+[^,;\n]*=\s*iota\b/, behind: ANY },
  { before: /=\s*iota\s*-\s*1\s*$/, start: ANY, behind: ANY },
  { before: /\btype\s+\w+\s*=\s*\(\s*$/i, start: ANY, behind: ANY },
  { before: ANY, start: ANY, behind: /^\s*\)?\s*=\s*(?:list\()?range\(\s*64\s*\)/ },
];

/** The longest text before a list of names that may say what the list is. */
const LONGEST_START = 200;

/** Names in a list, each with the number after that of the name before, as in `enum { A1, B1 }`. */
const countedUp = (text: string): Numbered => {
  const item = String.raw`${NAME}\b(?:\s{0,9}[\w.]{0,40}\s{0,9}=\s{0,9}(?:${NUMBER_OF_SQUARE}|iota\b))?`;
  const list = new RegExp(String.raw`\b${item}(?:[\s,|;]{1,400}(?:case\s{1,9})?${item}){62,}`, "g");
  const one = new RegExp(
    String.raw`\b(${NAME})\b(?:[^,;\n]{0,60}?=\s{0,9}(${NUMBER_OF_SQUARE}|iota))?`,
    "g",
  );
  return Array.from(text.matchAll(list)).flatMap(({ index, 0: names }) => {
    const before = text.slice(Math.max(0, index - LONGEST_START), index);
    const behind = text.slice(index + names.length, index + names.length + 40);
    const isListed = LISTED.some(
      (listed) =>
        listed.before.test(before) && listed.start.test(names) && listed.behind.test(behind),
    );
    if (!isListed) return [];
    let next = 0;
    return Array.from(names.matchAll(one), ([, name = "", number = "iota"]) => {
      if (number !== "iota") next = Number(number);
      return [name, next++] as const;
    });
  });
};

const COMMENTS = /\/\/[^\n]*|\/\*.*?\*\//gs;

/**
 * The numbers of the names of squares that a text defines. All 64 names of a kind must be defined, each once and with a
 * number of its own.
 */
export const squareNumbersIn = (text: string): ReadonlyMap<string, number> => {
  const kinds = new Map<string, Map<string, number>>();
  const code = text.replaceAll(COMMENTS, " ");
  for (const [name, number] of [...assigned(code), ...countedUp(code)]) {
    const kind = kinds.get(kindOfName(name)) ?? new Map<string, number>();
    kinds.set(kindOfName(name), kind);
    // A name with two numbers has none.
    kind.set(name, (kind.get(name) ?? number) === number ? number : NaN);
  }
  const whole = [...kinds.values()].filter(
    (kind) =>
      kind.size === 64 && new Set(kind.values()).size === 64 && ![...kind.values()].includes(NaN),
  );
  return new Map(whole.flatMap((kind) => [...kind]));
};
