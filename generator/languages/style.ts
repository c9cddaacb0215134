/** A language is data: templates with named parts in braces, and the operators and types that its manual defines. */
import { OPERATORS_OF_C, type Operators } from "../core/tables/expression-text.js";
import type { Operator } from "../core/measures/expression.js";
import type { SET_TYPES } from "../core/measures/elements.js";
import type { Table } from "../core/tables/table.js";
import { cases, type Words } from "../cases.js";

/** The kind of an element: a type of numbers or sets, or `index` if the index is the answer and there is no array. */
export type Kind = Table["measure"]["element"]["type"] | (typeof SET_TYPES)[number] | "index";

/** A text for each kind. `test` is for boolean locals, `other` for kinds that are not listed. */
type ByKind = Readonly<Partial<Record<Kind | "test" | "other", string>>>;

/** The names of the languages' settings. A setting's option and its key in the config have the setting's name. */
export const SETTING_NAMES = ["namespace", "package", "prefix"] as const;

/**
 * The forms of a table's array: whether code outside the table's file, or in Go outside its package, may read the array;
 * and in C#, an array in place of a span.
 */
export const ARRAY_FORMS = ["private", "public", "static"] as const;

export type ArrayForm = (typeof ARRAY_FORMS)[number];

/** The access to arrays in Java and Go. */
export type ArrayAccess = Exclude<ArrayForm, "static">;

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
const USUAL_NAMES = {
  file: "",
  array: "{CONSTANT}",
  lookup: "{snake}",
  local: "{snake}",
  constant: "{CONSTANT}",
  shared: "{CONSTANT}",
};

/** The syntax of names and expressions, which both files and checks need. */
export interface Syntax extends Operators {
  /** Templates for the names of files and of their declarations. They override {@link USUAL_NAMES}. */
  readonly names: Readonly<Partial<typeof USUAL_NAMES>> & { readonly file: string };
  /** Whether tables and lookups keep their given names. A table may then have no lookup. */
  readonly hasGivenNames?: true;
  /** Whether constants are prefixed with the name of their table, because all files share one scope. */
  readonly hasOneSpace?: boolean;
  /** Texts for the templates, by kind. */
  readonly parts: Readonly<Record<string, ByKind>>;
  /** The value of `{setting}`, or an empty string. In the record of a language, this is the default. */
  readonly value?: string;
  readonly parameter: string;
  /** An element, with `{array}`, and with `{index}` or, if the index is an operand, `{operand}`. */
  readonly read: string;
  /** An element of another table; by default, `read`. */
  readonly readOther?: string;
  /** The absolute value of a `{difference}` between `{first}` and `{second}`. */
  readonly abs: string;
  /** An expression that rounds a `{quotient}` down, if no operator of the language does so. */
  readonly div?: string;
  /** A set of several numbers, `{limbs}`, as one element. A kind that is only in `answers` has an element per number. */
  readonly sets?: ByKind;
  /** Makes a set of the numbers `{limbs}`, by kind, if an array has an element for each number. */
  readonly answers?: ByKind;
}

/** The comments of a language. */
interface CommentStyle {
  /** The header of each file, with the lines `{first}` and `{second}`. */
  readonly header: string;
  /** The start of a line comment. */
  readonly line: string;
  /** The text that ends a line comment, if the end of the line does not end it. */
  readonly lineEnd?: string;
  /** A doc comment, with `{name}`, `{title}` and `{notes}`. */
  readonly doc: string;
  /** The markup of `{code}` in doc comments; by default, backquotes. */
  readonly code?: string;
  /** What stands for signs that have a meaning in doc comments. */
  readonly escapes?: Readonly<Record<string, string>>;
}

/** The types of a language, and what its operators mean. The proof of a lookup evaluates the lookup by these rules. */
export interface TypeStyle {
  /** The number types: sign, bits, and whether they wrap around, as in `u32 wraps`. Other types are unbounded. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The meanings of `/`, and of other operators whose meaning differs from C. */
  readonly means?: Readonly<Record<string, string>>;
  /** The type to which elements are promoted in expressions; by default, elements keep their own type. */
  readonly promoted?: string;
  /** The types of elements that are promoted to another type. */
  readonly promotedTo?: Readonly<Record<string, string>>;
  /** Casts a `{value}` to a `{type}`. `{operand}` is the value, in parentheses if it is compound. */
  readonly cast?: string;
  /**
   * Where an index that is calculated from elements is cast, because elements have another type: in locals, or also
   * in arrays, if these take only indices of their type.
   */
  readonly castsElements?: "locals" | "everywhere";
  /** The kinds of answers that are cast to the type that the lookup returns. */
  readonly castsAnswers?: readonly Kind[];
  /**
   * For languages with unsigned indices. If a lookup subtracts, intermediate results may be negative. `local` then
   * declares the parameters, `{names}`, as their `{casts}` to the signed `type`, and each index is cast back.
   */
  readonly signed?: Readonly<Record<"local" | "type", string>> | undefined;
}

/** The declarations and statements of a language. */
interface StatementStyle {
  /** A lookup, with `{parameters}` and `{body}`. */
  readonly lookup: string;
  readonly constant: string;
  readonly local: string;
  readonly return: string;
  /** A statement with a `{test}` and the answers `{then}` and `{otherwise}`, in this order. */
  readonly if: string;
}

const BYTES: Readonly<Partial<Record<Kind, number>>> = {
  ...{ u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4 },
};

/** The number of bytes of a number in strings; 0 if strings cannot hold numbers of this kind. */
export const bytesInStrings = (kind: Kind): number => BYTES[kind] ?? 0;

/** Strings whose bytes are the numbers of an array. The bytes of a number stand side by side, the highest first. */
export interface ByteStrings {
  /** A byte: its value as `{hex}`, which has two digits, or as `{octal}`, which has no leading zeros. */
  readonly byte: string;
  /** A row of `{bytes}`, with the `{label}` of the row if strings may stand between comments. */
  readonly row: string;
  /** The text between two rows of a string, and the text after the last row. */
  readonly join: string;
  readonly end: string;
  /** The greatest number of bytes in a string, if one string cannot hold all bytes. */
  readonly most?: number;
}

/** The arrays of a language. */
interface ArrayStyle {
  /** An array, with `{rows}`, `{length}`, and the number of `{bytes}` if the rows are strings. */
  readonly literal: string;
  /** If the rows are strings, how they hold numbers. */
  readonly strings?: ByteStrings;
  /** A set, with `{hex}`; `0x{hex}` by default. */
  readonly set?: string;
  /**
   * For each kind, the form of a `{value}` greater than `most`. A plain number would be too narrow for such a value, or
   * signed.
   */
  readonly large?: Readonly<Partial<Record<Kind, readonly [most: number, text: string]>>>;
  /** For each kind, the form of its least number, `value`, whose digits without the sign are too large for its type. */
  readonly least?: Readonly<Partial<Record<Kind, readonly [value: number, text: string]>>>;
  /**
   * The separators of `rows`, `parameters` and `names`; `, ` by default. If separators are given, no separator follows
   * the last element.
   */
  readonly separators?: Parts;
  /**
   * For arrays of more than `most` elements, too many for one literal. Such an array is split into `part`s, each with
   * a `{number}`. `{names}` lists the parts as `named`. In the proof, `joins` matches the code that joins them.
   */
  readonly split?: Readonly<Record<"array" | "part" | "named" | "joins", string>> & {
    readonly most: number;
  };
}

/** The conditions under which a compiler can hold a table. */
interface Limits {
  /** The condition for sets. */
  readonly sets: string;
  /** The condition for a table that takes more bytes than `most`. */
  readonly large: string;
  readonly most: number;
  /** The types that smaller tables may meet, in which their lookups must be right, too. */
  readonly types: Partial<TypeStyle>;
  /** A `{text}` that is compiled only under a `{condition}`. */
  readonly only: string;
  /** Stops the compiler unless a `{condition}` holds, because `{array}` takes `{bytes}`. */
  readonly demand: string;
}

/** The files of a language. */
interface FileStyle {
  readonly module: string;
  /**
   * Lines that a file needs: for its values, for `target`, for each shared constant it uses, and for each other table
   * it reads.
   */
  readonly lines?: Readonly<Partial<Record<"values" | "target" | "constants" | "tables", string>>>;
  /** The file that adapts the others to a compiler: its words, its text, and its `module`, which contains `{text}`. */
  readonly target?: { readonly words: Words; readonly text: string; readonly module: string };
  /** For languages of which some compilers cannot hold some tables. */
  readonly limits?: Limits;
  /**
   * A file that includes all other files, one per line. `isNeeded` is set if files cannot import one another without
   * it. `empty` is set if a folder needs this file even without an index, and is the text of this file.
   */
  readonly index?: {
    readonly file: string;
    readonly line: string;
    readonly module: string;
    readonly isNeeded?: true;
    readonly empty?: string;
  };
  /** Helper files. A table needs a helper if it uses an operator that the `of` of the helper lists. */
  readonly helpers?: readonly {
    readonly of: readonly Operator[];
    readonly words: Words;
    readonly text: string;
  }[];
  /** The template of each table's part in a single file; `{statements}` by default. Other files have no parts. */
  readonly each?: string;
}

/**
 * The record of a language. Every template may contain a name in any letter case (`{snake}`, `{kebab}`, `{camel}`,
 * `{Pascal}`, `{CONSTANT}`), the texts of `parts`, and the setting: `{setting}`, or `{SETTING}` in capital letters.
 */
export interface Style {
  /** The name of the language and its oldest supported version, such as `Rust 2021`. */
  readonly title: string;
  /** What happens if an argument is invalid, as is a number without a square. */
  readonly outOfRange: string;
  /** Whether `checks/` has neither checks of tables nor names of squares in the language. */
  readonly hasNoChecks?: true;
  readonly syntax: Syntax;
  readonly comments: CommentStyle;
  readonly types: TypeStyle;
  readonly statements: StatementStyle;
  readonly arrays: ArrayStyle;
  /** The properties that differ for arrays of more than {@link MOST_NUMBERS} numbers, which strings then hold. */
  readonly packed?: { readonly syntax?: Partial<Syntax>; readonly arrays: ArrayStyle };
  readonly files: FileStyle;
  readonly setting?: Setting;
  /** The properties that differ if all tables are in one file. They are missing if the language does not allow one file. */
  readonly single?: {
    readonly syntax?: Partial<Syntax>;
    readonly files?: Partial<FileStyle>;
  };
}

/** The part of a language that the reader of arrays needs. */
export type WithArrays = Pick<Style, "syntax" | "comments" | "types" | "arrays" | "packed">;

/** The greatest number of numbers that an array literal holds in a language that has strings for longer arrays. */
export const MOST_NUMBERS: number = 2 ** 16;

/** The properties that many languages share with C. */
export const LIKE_C: {
  readonly syntax: Pick<Syntax, "operators" | "read">;
  readonly comments: Pick<CommentStyle, "header" | "line" | "doc">;
  readonly statements: Pick<StatementStyle, "return" | "if">;
} = {
  syntax: { operators: OPERATORS_OF_C, read: "{array}[{index}]" },
  comments: {
    header: `// {first}
// {second}`,
    line: "//",
    doc: `/**
 * {title}
 * {notes}
 */`,
  },
  statements: {
    return: "return {value};",
    if: `if ({test}) return {then};
return {otherwise};`,
  },
};

export type Parts = Readonly<Record<string, string | undefined>>;

/** ASCII replacements for characters, because some compilers read files in the machine's own encoding. */
const ASCII: Parts = { "…": "...", "×": "x", Δ: "delta " };

/** Returns a text in ASCII. A character without a replacement becomes a question mark. */
export const inAscii = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (sign) => ASCII[sign] ?? "?");

/** The names of the parts in a line. Most lines of a long text have none. */
const partsIn = (line: string): readonly string[] =>
  line.includes("{") ? Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name) : [];

/** The lines that a line with parts becomes. */
const filledLine = (line: string, parts: Parts): readonly string[] => {
  const [, before = "", only = ""] = /^(\W*)\{(\w+)\}$/.exec(line) ?? [];
  const block = parts[only]?.split("\n").map((text) => (before + text).trimEnd());
  return block ?? [line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)];
};

/**
 * Replaces the parts of a template. A line with an empty part is removed. A blank line after that line is removed too
 * if it would begin the text or follow another blank line. If a part is alone on its line, the text before it, such as
 * an indent, is repeated on each line of the part. Unknown parts are kept.
 */
export const fill = (template: string, parts: Parts): string => {
  if (!template.includes("{")) return template;
  const lines: string[] = [];
  let isAfterGap = false;
  for (const line of template.split("\n")) {
    const names = partsIn(line);
    if (names.some((name) => parts[name] === "") || (isAfterGap && line === "")) {
      isAfterGap = line !== "" && (lines.length === 0 || lines.at(-1) === "");
      continue;
    }
    isAfterGap = false;
    if (names.length === 0) lines.push(line);
    else for (const filled of filledLine(line, parts)) lines.push(filled);
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
export const nameIn = (syntax: Syntax, what: keyof typeof USUAL_NAMES, words: Words): string =>
  fill(syntax.names[what] ?? USUAL_NAMES[what], nameParts(syntax, words));

/** A text for each kind of set of more than 64 squares, with its `{bits}` and its number of 64-bit `{words}`. */
export const wide = (text: string): ByKind => ({
  u128: fill(text, { words: "2", bits: "128" }),
  u192: fill(text, { words: "3", bits: "192" }),
  u256: fill(text, { words: "4", bits: "256" }),
});

export const kindParts = ({ parts }: Syntax, kind: Kind | "test"): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, by]) => [name, by[kind] ?? by.other]));

export const fillIn = (
  syntax: Syntax,
  kind: Kind | "test",
  template: string,
  parts: Parts,
): string => fill(fill(template, kindParts(syntax, kind)), parts);
