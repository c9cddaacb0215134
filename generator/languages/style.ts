/** A language is data: templates with named parts in braces, and the operators and types that its manual defines. */
import { OPERATORS_OF_C, type Operators } from "../core/expression-text.js";
import type { Operator } from "../core/expression.js";
import type { SET_TYPES } from "../core/measure.js";
import type { Table } from "../core/table.js";
import { cases, type Words } from "../core/names.js";

/** The kind of an element: a byte, a signed byte, or a set; without an array, the index is the answer. */
export type Kind = Table["measure"]["element"]["type"] | (typeof SET_TYPES)[number] | "index";

/** A text for each kind. `test` is for boolean locals, `other` for the kinds that are not listed. */
export type ByKind = Readonly<Partial<Record<Kind | "test" | "other", string>>>;

/** The settings of all languages, by the names of their options and of their keys in the config. */
export const SETTING_NAMES = ["namespace", "package", "prefix"] as const;

/** The value of the setting that the language of a request has, if it is given. */
export const settingOf = (
  request: Readonly<Record<(typeof SETTING_NAMES)[number], string>>,
): string | undefined => SETTING_NAMES.map((name) => request[name]).find((value) => value !== "");

/** A setting of a language, such as its namespace: one name, or several joined by a separator. */
export interface Setting {
  readonly name: (typeof SETTING_NAMES)[number];
  readonly separator?: string;
  /**
   * Names that are not allowed, as regular expressions separated by white space. One for whole values takes a separator
   * at their end: `java[.].*` is for `java` and `java.lang`, but not for `org.java`.
   */
  readonly reserved: string;
  /** A description of valid values, for messages. */
  readonly expected: string;
}

export const isSetting = ({ separator, reserved }: Setting, value: string): boolean => {
  const isReserved = new RegExp(`^(?:${reserved.trim().replaceAll(/\s+/g, "|")})$`);
  const names = separator === undefined ? [value] : value.split(separator);
  return (
    names.every((name) => /^[A-Za-z_]\w*$/.test(name)) &&
    ![...names, `${value}${separator ?? ""}`].some((name) => isReserved.test(name))
  );
};

/** The names in most languages. `shared` is how doc comments refer to a constant that all tables share. */
const NAMES = {
  file: "",
  array: "{CONSTANT}",
  lookup: "{snake}",
  local: "{snake}",
  constant: "{CONSTANT}",
  shared: "{CONSTANT}",
};

/** The syntax that many languages have in common with C. */
export const LIKE_C: Readonly<
  Record<"header" | "comment" | "doc" | "read" | "return" | "if", string>
> &
  Operators = {
  /** The header of each file, with the lines `{first}` and `{second}`. */
  header: `// {first}
// {second}`,
  /** The start of a line comment. */
  comment: "//",
  /** A doc comment, with `{name}`, `{title}` and `{notes}`. */
  doc: `/**
 * {title}
 * {notes}
 */`,
  operators: OPERATORS_OF_C,
  /** An element, with `{array}` and `{index}`. `{operand}` is the index, in parentheses if it is compound. */
  read: "{array}[{index}]",
  return: "return {value};",
  /** A statement with a `{test}` and the answers `{then}` and `{otherwise}`, in this order. */
  if: `if ({test}) return {then};
return {otherwise};`,
};

/**
 * The record of a language. Every template may contain a name in any letter case (`{snake}`, `{kebab}`, `{camel}`,
 * `{Pascal}`, `{CONSTANT}`), the texts of `parts`, and `{setting}`, or `{SETTING}` in capital letters.
 */
export interface Style extends Operators, Omit<typeof LIKE_C, keyof Operators> {
  /** The name of the language and its oldest supported version, such as `Rust 2021`. */
  readonly title: string;
  /** Templates for the names of files and of what they declare. They override {@link NAMES}. */
  readonly names: Readonly<Partial<typeof NAMES>> & { readonly file: string };
  /** Whether constants are prefixed with the name of their table, because all files share one scope. */
  readonly hasOneSpace?: boolean;
  /** Texts for the templates, by kind. */
  readonly parts: Readonly<Record<string, ByKind>>;

  /** The end of a line comment, if that is not the end of the line. */
  readonly commentEnd?: string;
  /** What separates `rows`, `parameters` and `names`, if not `, `; then nothing follows the last element. */
  readonly separators?: Parts;
  /** The markup of `{code}` in doc comments; by default, backquotes. */
  readonly code?: string;
  /** What happens if an argument is not a square. */
  readonly outOfRange: string;

  /** An element of another table, which lookups only compare; `read` by default. */
  readonly readOther?: string;
  /** The absolute value of a `{difference}` between `{first}` and `{second}`. */
  readonly abs: string;
  /** How to round a `{quotient}` down, if the language has no operator for it. */
  readonly div?: string;
  /** A conditional expression, with `{test}`, `{then}` and `{otherwise}`. By default, `if` is used instead. */
  readonly choice?: string;

  /** The meanings, in the proof, of all functions and of those operators that differ from C. */
  readonly means?: Readonly<Record<string, string>>;
  /** The types of numbers, such as `u32 wraps`: sign, bits, and whether they wrap around. Others are unbounded. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The type to which elements are promoted in expressions; by default, they keep their own. */
  readonly promoted?: string;

  readonly parameter: string;
  readonly local: string;
  /** The value of a local that is an index and is calculated from elements, if these have another type than indices. */
  readonly localOfElements?: string;
  /** How a `{value}` is converted to an answer, by kind: an index, or the `{limbs}` of a set, of which it is the first. */
  readonly answers?: ByKind;
  /**
   * If a lookup subtracts, intermediate results may be negative even though the index is not. In a language with
   * unsigned indices, this declares the parameters, `{names}`, as signed, each with a `cast`, and reads an element.
   */
  readonly signed?: Readonly<Record<"local" | "cast" | "read", string>>;

  /** A set, with `{hex}`; `0x{hex}` by default. */
  readonly set?: string;
  /** Sets that are several numbers, `{limbs}`, in one element; in more than one if such a kind has an answer instead. */
  readonly sets?: ByKind;
  /** How to write a `{value}` above a limit, by kind, where a plain number is too narrow or signed. */
  readonly large?: Readonly<Partial<Record<Kind, readonly [most: number, text: string]>>>;
  /** An array, with `{rows}` and `{length}`. */
  readonly array: string;
  /**
   * An array of more than `most` elements, too many for one literal. It is split into `part`s, each with a `{number}`;
   * `{names}` lists them as `named`. To read it back, `joins` matches the statements that concatenate the parts.
   */
  readonly split?: Readonly<Record<"array" | "part" | "named" | "joins", string>> & {
    readonly most: number;
  };
  /** Whether files contain arrays only; `lookup` is then used only in the proof. */
  readonly hasNoLookups?: true;
  /** A lookup, with `{parameters}` and `{body}`. `short` is for lookups without locals, with `{value}`. */
  readonly lookup: string;
  readonly short?: string;
  readonly constant: string;

  /** Lines that a file needs for its values, for each shared constant, and for each table that it reads. */
  readonly lines?: Readonly<Partial<Record<"values" | "constants" | "tables", string>>>;
  readonly module: string;
  /**
   * A file that includes all others, one per line. `isNeeded` if files cannot import each other without it; `empty` is
   * what it holds where nobody wants it, but a folder needs it.
   */
  readonly index?:
    | {
        readonly file: string;
        readonly line: string;
        readonly module?: string;
        readonly isNeeded?: true;
        readonly empty?: string;
      }
    | undefined;
  /** Separate files that tables need if they use one of some operators or have elements of one of some kinds. */
  readonly helpers?: readonly {
    readonly of: readonly (Operator | Kind)[];
    readonly words: Words;
    readonly text: string;
  }[];
  /** Whether there are no checks of its tables, as in `checks/`. */
  readonly hasNoChecks?: true;
  readonly setting?: Setting;
  /** The value of `{setting}`, empty for none; in the record of a language, the default. */
  readonly value?: string;

  /**
   * What differs if all tables are in one file; `undefined` if the language has no such file. `each` is the template of
   * a table's part, if that has a scope of its own.
   */
  readonly single?: (Omit<Partial<Style>, "single"> & { readonly each?: string }) | undefined;
}

/** What a language says of names and expressions, which its checks need as well as its files. */
export type Syntax = Operators &
  Pick<
    Style,
    | ("names" | "value" | "hasOneSpace" | "parameter" | "parts")
    | ("read" | "readOther" | "abs" | "div" | "choice")
    | ("sets" | "answers")
  > & {
    /** Whether tables and lookups have the names that they are given, and some lookups none. */
    readonly hasGivenNames?: true;
    /** The number of bits of a limb; 64 by default. */
    readonly limbBits?: 32;
  };

export type Parts = Readonly<Record<string, string | undefined>>;

/**
 * Replaces the parts of a template. A line with an empty part is removed, and so is a blank line that would then follow
 * another. If a part is alone on its line, what precedes it, such as an indent, is repeated on each line of the part.
 * Unknown parts stay.
 */
export const fill = (template: string, parts: Parts): string => {
  const lines: string[] = [];
  let isAfterGap = false;
  for (const line of template.split("\n")) {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    if (names.some((name) => parts[name] === "") || (isAfterGap && line === "")) {
      isAfterGap = line !== "" && (lines.length === 0 || lines.at(-1) === "");
      continue;
    }
    isAfterGap = false;
    const [, before = "", only = ""] = /^(\W*)\{(\w+)\}$/.exec(line) ?? [];
    const block = parts[only]?.split("\n") ?? [];
    for (const one of block) lines.push((before + one).trimEnd());
    if (block.length === 0)
      lines.push(line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole));
  }
  return lines.join("\n");
};

/** A name in all letter cases, and the value of the setting, also as one name in capital letters. */
export const nameParts = ({ value = "" }: Syntax, words: Words): Parts => ({
  ...cases(words),
  setting: value,
  SETTING: value.toUpperCase().replaceAll(/\W+/g, "_"),
});

/** The name of something in a language, such as an array. */
export const nameIn = (style: Syntax, what: keyof typeof NAMES, words: Words): string =>
  fill(style.names[what] ?? NAMES[what], nameParts(style, words));

/** A text for each kind of sets of more than 64 squares, with the numbers of its `{words}` of 64 bits and of its `{bits}`. */
export const wide = (text: string): ByKind => ({
  u128: fill(text, { words: "2", bits: "128" }),
  u192: fill(text, { words: "3", bits: "192" }),
  u256: fill(text, { words: "4", bits: "256" }),
});

export const kindParts = ({ parts }: Style, kind: Kind | "test"): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, by]) => [name, by[kind] ?? by.other]));

export const fillIn = (style: Style, kind: Kind | "test", template: string, parts: Parts): string =>
  fill(fill(template, kindParts(style, kind)), parts);
