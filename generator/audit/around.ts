/** What may stand around the elements of an array, in each language: casts, constructors, keys, conversions and shifts. */
import type { Dialect } from "./literals.js";

/** Something that may stand beside an element of an array. */
interface Around {
  /** The languages that have the form, divided by blanks; empty for all. */
  readonly in: string;
  readonly pattern: string;
}

const C_LIKE = "c java csharp d";
const BRACKETED = String.raw`(?:\[\w*\]){1,4}`;

/** What may stand before a number, a name or a nested bracket. */
const BEFORE: readonly Around[] = [
  // A cast to a type that every program knows, such as `(unsigned long long)`.
  {
    in: "",
    pattern: String.raw`\(\s{0,9}(?:const\s{1,9})?(?:(?:un)?signed|s?byte|u?(?:int|long|short|char)\w{0,9})(?:\s{1,9}(?:long|int|short|char)){0,3}\s{0,9}\)`,
  },
  // A cast to a type of the program, such as `(U64)`.
  {
    in: C_LIKE,
    pattern: String.raw`\(\s{0,9}[A-Za-z_][\w:.]{0,99}\s{0,9}\)(?=\s{0,9}[\w({"])`,
  },
  { in: "d", pattern: String.raw`cast\s{0,9}\([\w ]{1,99}\)` },
  { in: "go", pattern: String.raw`${BRACKETED}\w+\s*(?=\{)` },
  { in: "java csharp", pattern: String.raw`new\b\s*\w*\s*(?:\[[\w, ]*\]){1,4}\s*(?=\{)` },
  {
    in: "zig",
    pattern: String.raw`${BRACKETED}\w+\s*(?=\{)|@\w+(?=\()|(?<=@as\()[^\s,()]{1,99},\s*`,
  },
  { in: "rust zig", pattern: String.raw`[&.](?=[[{])` },
  { in: "swift", pattern: String.raw`(?<=\w\()[A-Za-z_]\w{0,99}:\s*` },
  { in: "c", pattern: String.raw`@(?=[-+\d({[])` },
  { in: "scala", pattern: String.raw`[A-Za-z_]\w{0,99}\[[\w[\], ]{1,99}\]\s*(?=\()` },
  { in: "dart", pattern: String.raw`const\s*(?=[[<])|<[\w<>, ]{1,99}>\s*(?=[[{])` },
  // A type, a macro or a constructor.
  {
    in: "",
    pattern: String.raw`[A-Za-z_](?:\w|::){0,99}(?:!\s*(?=[[({])|(?:<[\w:, ]*>)?\s*(?=[({]))`,
  },
];

/** Conversions that may stand after a number or a name. */
const AFTER: readonly Around[] = [
  { in: "kotlin scala", pattern: String.raw`\.toU?(?:Byte|Short|Int|Long)\b(?:\(\))?` },
  { in: "nim", pattern: String.raw`\.[A-Za-z]\w{0,99}(?![\w(])` },
  { in: "rust", pattern: String.raw`\s+as\s+[A-Za-z_]\w*` },
];

/** Shifts to the left. The first group is the number of places. */
const SHIFT: readonly Around[] = [
  { in: "", pattern: "<<" },
  { in: "kotlin pascal nim", pattern: "shl\\b" },
];

/** The indices of elements, before the elements. The first group is the index. */
const KEY: readonly Around[] = [
  { in: "c", pattern: String.raw`\[\s*([\w:]{1,99})\s*\]\s*=(?!=)\s*` },
  { in: "go d", pattern: String.raw`([\w.]{1,99})\s*:(?![=:])\s*` },
];

/** The forms of a language, each as a pattern that matches at a place. */
export interface AroundElements {
  readonly before: RegExp;
  readonly after: RegExp | undefined;
  readonly shift: RegExp;
  readonly key: RegExp | undefined;
}

const patternsIn = (forms: readonly Around[], dialect: Dialect): string =>
  forms
    .filter((form) => form.in === "" || form.in.split(" ").includes(dialect))
    .map(({ pattern }) => pattern)
    .join("|");

export const aroundIn = (dialect: Dialect): AroundElements => {
  const optional = (forms: readonly Around[]): RegExp | undefined => {
    const pattern = patternsIn(forms, dialect);
    return pattern === "" ? undefined : new RegExp(pattern, "y");
  };
  const shift = `(?:${patternsIn(SHIFT, dialect)})`;
  return {
    before: new RegExp(patternsIn(BEFORE, dialect), "y"),
    after: optional(AFTER),
    shift: new RegExp(String.raw`\s*${shift}\s*(\w[\w.:]{0,99})`, "y"),
    key: optional(KEY),
  };
};
