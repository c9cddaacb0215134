/** A language is data: templates with named parts in braces, and the operators and types that its manual defines. */
import { OPERATORS_OF_C, type Operators } from "../core/expression-text.js";
import type { Operator } from "../core/expression.js";
import type { SET_TYPES } from "../core/measure.js";
import type { Table } from "../core/table.js";
import { cases, type Words } from "../core/names.js";

/** The kind of an element: a type of numbers or sets, or `index` if the index is the answer and there is no array. */
export type Kind = Table["measure"]["element"]["type"] | (typeof SET_TYPES)[number] | "index";

/** A text for each kind. `test` is for boolean locals, `other` for kinds that are not listed. */
export type ByKind = Readonly<Partial<Record<Kind | "test" | "other", string>>>;

/** The names of the languages' settings. A setting's option and its key in the config have the setting's name. */
export const SETTING_NAMES = ["namespace", "package", "prefix"] as const;

/** A setting of a language, such as its namespace: one name, or several joined by a separator. */
export interface Setting {
  readonly name: (typeof SETTING_NAMES)[number];
  readonly separator?: string;
  /**
   * Regular expressions, separated by white space, for names that are not allowed. They must match neither a name nor
   * the whole value plus a separator: `java[.].*` forbids `java` and `java.lang`, but not `org.java`.
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

/** The names in most languages. `shared` is the name of a constant that all tables share, as in doc comments. */
const NAMES = {
  file: "",
  array: "{CONSTANT}",
  lookup: "{snake}",
  local: "{snake}",
  constant: "{CONSTANT}",
  shared: "{CONSTANT}",
};

/** The syntax that many languages share with C. */
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
 * `{Pascal}`, `{CONSTANT}`), the texts of `parts`, and the setting: `{setting}`, or `{SETTING}` in capital letters.
 */
export interface Style extends Operators, Omit<typeof LIKE_C, keyof Operators> {
  /** The name of the language and its oldest supported version: `Rust 2021`. */
  readonly title: string;
  /** Templates for the names of files and of their declarations. They override {@link NAMES}. */
  readonly names: Readonly<Partial<typeof NAMES>> & { readonly file: string };
  /** Whether tables and lookups keep their given names. A table may then have no lookup. */
  readonly hasGivenNames?: true;
  /** Whether constants are prefixed with the name of their table, because all files share one scope. */
  readonly hasOneSpace?: boolean;
  /** Texts for the templates, by kind. */
  readonly parts: Readonly<Record<string, ByKind>>;

  /** The text that ends a line comment, if the end of the line does not end it. */
  readonly commentEnd?: string;
  /** The separators of `rows`, `parameters` and `names`; `, ` by default. If set, no separator follows the last element. */
  readonly separators?: Parts;
  /** The markup of `{code}` in doc comments; by default, backquotes. */
  readonly code?: string;
  /** What happens if an argument is invalid, as is a number without a square. */
  readonly outOfRange: string;

  /** An element of another table; by default, `read`. */
  readonly readOther?: string;
  /** The absolute value of a `{difference}` between `{first}` and `{second}`. */
  readonly abs: string;
  /** An expression that rounds a `{quotient}` down, if no operator of the language does so. */
  readonly div?: string;

  /** The meanings, for the proof, of `/`, of all functions, and of other operators whose meaning is not that of C. */
  readonly means?: Readonly<Record<string, string>>;
  /** The number types: sign, bits, and whether they wrap around, as in `u32 wraps`. Other types are unbounded. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The type to which elements are promoted in expressions; by default, elements keep their own type. */
  readonly promoted?: string;

  readonly parameter: string;
  readonly local: string;
  /** Converts the `{value}` of an index local that is calculated from elements, if elements have another type. */
  readonly localOfElements?: string;
  /** Converts a `{value}` to an answer, by kind. For sets, `{limbs}` lists the numbers; `{value}` is the first. */
  readonly answers?: ByKind;
  /**
   * For languages with unsigned indices. If a lookup subtracts, intermediate results may be negative. `local` then
   * declares the parameters, `{names}`, as signed; `cast` converts each of them; `read` reads an element.
   */
  readonly signed?: Readonly<Record<"local" | "cast" | "read", string>>;

  /** A set, with `{hex}`; `0x{hex}` by default. */
  readonly set?: string;
  /** A set of several numbers, `{limbs}`, as one element. A kind that is only in `answers` has an element per number. */
  readonly sets?: ByKind;
  /** By kind, the form of a `{value}` greater than `most`, for which a plain number would be too narrow, or signed. */
  readonly large?: Readonly<Partial<Record<Kind, readonly [most: number, text: string]>>>;
  /** An array, with `{rows}` and `{length}`. */
  readonly array: string;
  /**
   * For arrays of more than `most` elements, too many for one literal. Such an array is split into `part`s, each with
   * a `{number}`. `{names}` lists the parts as `named`. In the proof, `joins` matches the code that joins them.
   */
  readonly split?: Readonly<Record<"array" | "part" | "named" | "joins", string>> & {
    readonly most: number;
  };
  /** Whether files contain only arrays. `lookup` is then used only in the proof. */
  readonly hasNoLookups?: true;
  /** A lookup, with `{parameters}` and `{body}`. */
  readonly lookup: string;
  readonly constant: string;

  /** Lines that a file needs: for its values, for each shared constant it uses, and for each other table it reads. */
  readonly lines?: Readonly<Partial<Record<"values" | "constants" | "tables", string>>>;
  readonly module: string;
  /**
   * A file that includes all others, one per line. `isNeeded` is set if files cannot import one another without it.
   * `empty` is set if a folder needs this file even without an index; it is then the text of the file.
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
  /** Helper files. A table needs a helper if it uses an operator that the `of` of the helper lists. */
  readonly helpers?: readonly {
    readonly of: readonly Operator[];
    readonly words: Words;
    readonly text: string;
  }[];
  /** Whether `checks/` has neither checks of tables nor names of squares in the language. */
  readonly hasNoChecks?: true;
  readonly setting?: Setting;
  /** The value of `{setting}`, or an empty string. In the record of a language, this is the default. */
  readonly value?: string;

  /** The fields that differ if all tables are in one file; `undefined` if the language does not allow one file. */
  readonly single?: Omit<Partial<Style>, "single"> | undefined;
  /** The template of each table's part in a single file; `{statements}` by default. Other files have no parts. */
  readonly each?: string;
}

/** The fields of a language for names and expressions, which both its files and its checks need. */
export type Syntax = Pick<
  Style,
  | (keyof Operators | "read" | "readOther" | "abs" | "div")
  | ("names" | "hasGivenNames" | "hasOneSpace" | "value" | "parameter" | "parts")
  | ("sets" | "answers")
>;

export type Parts = Readonly<Record<string, string | undefined>>;

/**
 * Replaces the parts of a template. A line with an empty part is removed. A blank line after that line is removed too
 * if it would begin the text or follow another blank line. If a part is alone on its line, the text before it, such as
 * an indent, is repeated on each line of the part. Unknown parts are kept.
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

/** The parts for a name in every letter case, and for the setting, unchanged and as one name in capitals. */
export const nameParts = ({ value = "" }: Syntax, words: Words): Parts => ({
  ...cases(words),
  setting: value,
  SETTING: value.toUpperCase().replaceAll(/\W+/g, "_"),
});

/** Returns the name of an item, such as an array, in a language. */
export const nameIn = (style: Syntax, what: keyof typeof NAMES, words: Words): string =>
  fill(style.names[what] ?? NAMES[what], nameParts(style, words));

/** A text for each kind of set of more than 64 squares, with its `{bits}` and its number of 64-bit `{words}`. */
export const wide = (text: string): ByKind => ({
  u128: fill(text, { words: "2", bits: "128" }),
  u192: fill(text, { words: "3", bits: "192" }),
  u256: fill(text, { words: "4", bits: "256" }),
});

export const kindParts = ({ parts }: Style, kind: Kind | "test"): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, by]) => [name, by[kind] ?? by.other]));

export const fillIn = (style: Style, kind: Kind | "test", template: string, parts: Parts): string =>
  fill(fill(template, kindParts(style, kind)), parts);
