/** A language is data: templates with the names of their parts in braces, and what its manual says of its signs. */
import { onceFor } from "../common.js";
import type { Operator } from "../layouts/expression.js";
import type { Table } from "../table.js";
import { cases, type Words } from "../table-names.js";

/** What an element is: a byte, a signed byte, or a set of 64 bits. A lookup without an array answers with an index. */
export type Kind = Table["measure"]["element"]["type"] | "index";

/** A text that is not the same for all kinds. A local that is a test is of the kind `test`. */
export type ByKind = Readonly<Partial<Record<Kind | "test" | "other", string>>>;

/** Operators between two operands. */
export type Sign = Exclude<Operator, "abs" | "if">;

/** A setting of a language, such as its namespace: a name, or several with a separator between them. */
export interface Setting {
  /** The name of the option and of the key in the config. */
  readonly name: "namespace" | "package";
  /** What it is if it is not given; empty for none. */
  readonly byDefault: string;
  readonly separator?: string;
  /** The names that it may not have, as regular expressions with blanks between them. */
  readonly reserved: string;
  /** What it must look like, in words. */
  readonly expected: string;
}

export const isSetting = ({ separator, reserved }: Setting, value: string): boolean => {
  const isReserved = new RegExp(`^(?:${reserved.trim().replaceAll(/\s+/g, "|")})$`);
  const names = separator === undefined ? [value] : value.split(separator);
  return names.every((name) => /^[A-Za-z_]\w*$/.test(name) && !isReserved.test(name));
};

/** The names that most languages have; `shared` is that of a constant of all tables in doc comments. */
const NAMES = {
  file: "",
  array: "{CONSTANT}",
  lookup: "{snake}",
  local: "{snake}",
  constant: "{CONSTANT}",
  shared: "{CONSTANT}",
};

/** What many languages have as in C. */
export const LIKE_C = {
  header: `// {first}
// {second}`,
  comment: "//",
  doc: `/**
 * {title}
 * {notes}
 */`,
  operators: ["?", "||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<< >>", "+ -", "* / %"],
  read: "{array}[{index}]",
  return: "return {value};",
  if: `if ({test}) return {then};
return {otherwise};`,
} as const;

/**
 * A language. The cases of a name are parts of every template: `{snake}`, `{kebab}`, `{camel}`, `{Pascal}`, `{CONSTANT}`;
 * so are the texts of `parts`, and `{setting}`.
 */
export interface Style {
  /** Its name and the oldest version that reads what it writes, such as `Rust 2021`. */
  readonly title: string;
  /** The names of files and of what is in them, if they are not as in {@link NAMES}. */
  readonly names: Readonly<Partial<typeof NAMES>> & { readonly file: string };
  /** Whether a table's constants begin with its name, because all files share one space of names. */
  readonly hasOneSpace?: true;
  /** Texts that the templates use, by kind. */
  readonly parts: Readonly<Record<string, ByKind>>;

  /** The first lines of each file, `{first}` and `{second}`. */
  readonly header: string;
  /** The sign that begins a comment up to the end of a line. */
  readonly comment: string;
  /** A doc comment, of `{name}`, `{title}` and `{notes}`; and how it marks `{code}`. */
  readonly doc: string;
  readonly code?: string;
  /** Whether comments may contain other signs than ASCII. Compilers may read files in the encoding of the machine. */
  readonly isUnicode?: true;
  /** What happens for arguments that are not squares. */
  readonly outOfRange: string;
  /** How the doc comment of a lookup names its array, if it does. */
  readonly link?: string;

  /** The operators, from those that bind least, as the manual has it; those of one text bind alike. */
  readonly operators: readonly string[];
  /** The signs that are not written as in C. */
  readonly signs?: Readonly<Partial<Record<Sign, string>>>;
  /**
   * Whether operands are written as gofmt leaves them: operations in parentheses, calls without blanks, and an index that is
   * more than a name as a local of its own.
   */
  readonly isBracketed?: true;
  /** An element, of `{array}`, `{index}`, and `{operand}`: the index, in parentheses if it is more than a name. */
  readonly read: string;
  /** The same of another table, whose elements are only compared. */
  readonly readOther?: string;
  /** The size of a `{difference}`, of `{first}` and `{second}`. */
  readonly abs: string;
  /** A `{quotient}` rounded down, if it is not an operator. */
  readonly div?: string;
  /** A choice within an expression: `{test}`, `{then}`, `{otherwise}`. Without it, a choice is a statement. */
  readonly choice?: string;

  /** What a sign or a function means, if it is not what it means in C. */
  readonly means?: Readonly<Record<string, string>>;
  /** The types of numbers: their bits, and whether they wrap around; those that are not here have no bounds. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The type in which elements are calculated with, if it is not their own. */
  readonly promoted?: string;
  /** The index of the first element, if it is not 0. */
  readonly firstIndex?: number;

  readonly parameter: string;
  readonly local: string;
  readonly return: string;
  /** A `{test}`, the answer if it holds, and the answer `{otherwise}`. In each language they stand in this order. */
  readonly if: string;
  /** How a `{value}` becomes an answer, where it does not by itself: a sum, an index, or a set of two halves of 32 bits. */
  readonly answers?: Readonly<Partial<Record<"sum" | "index" | "halves", string>>>;
  /**
   * Where a lookup subtracts, intermediate results may be negative even though the index is not. How a language whose
   * indices may not be negative makes `{names}` signed, by a `{cast}` each, and reads an element then.
   */
  readonly signed?: Readonly<Record<"local" | "cast" | "read", string>>;

  /** A set, of `{hex}`, if it is not `0x{hex}`. */
  readonly set?: string;
  /** A byte that is more than `most` as a number of its type. */
  readonly large?: { readonly most: number; readonly byte: string };
  /** An array, of `{rows}`, with `{length}`. */
  readonly array: string;
  /**
   * An array that is too long for one literal: its `part`s, by `{number}`, each of which is `named` in `{names}`. To read
   * it back, `joins` are the statements that put the named parts one after another by what the manual says of them.
   */
  readonly split?: Readonly<Record<"array" | "part" | "named" | "joins", string>> & {
    readonly most: number;
  };
  /** Whether files hold arrays alone; `lookup` is what they mean. */
  readonly hasNoLookups?: true;
  /** A lookup, of `{parameters}` and `{body}`; `short` is one without locals, of `{value}`. */
  readonly lookup: string;
  readonly short?: string;
  readonly constant: string;
  /** Whether only what our own package exports by name is written. */
  readonly isNamedOnly?: boolean;

  /** Lines of a file for its arrays and constants, for each constant, and for each table that it reads. */
  readonly lines?: Readonly<Partial<Record<"values" | "constants" | "tables" | "aliases", string>>>;
  readonly module: string;
  /** A file that brings all others, by a line each; `isNeeded` where files cannot find each other without it. */
  readonly index?:
    | {
        readonly file: string;
        readonly line: string;
        readonly module?: string;
        readonly isNeeded?: true;
      }
    | undefined;
  /** Texts that files of tables with an operator or a kind of elements need, in files of their own. */
  readonly helpers?: readonly {
    readonly of: Operator | Kind;
    readonly words: Words;
    readonly text: string;
  }[];
  readonly setting?: Setting;
}

/** A file of a language. */
export interface Module {
  /** Its name, such as `distance-15x15.ts`. */
  readonly file: string;
  /** Its text, without the header if the generator still adds it. */
  readonly text: string;
}

/** The parts of a template. */
export type Parts = Readonly<Record<string, string | undefined>>;

/**
 * A template with its parts. An empty part takes its line with it, and the blank one after it; the lines of a part repeat
 * the signs that stand before it, such as an indent. Parts that are unknown stay as they are.
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
    if (block.length > 0) lines.push(...block.map((one) => (before + one).trimEnd()));
    else lines.push(line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole));
  }
  return lines.join("\n");
};

/** A name in a language, such as that of an array. */
export const nameIn = ({ names }: Style, what: keyof typeof NAMES, words: Words): string =>
  fill(names[what] ?? NAMES[what], cases(words));

/** The texts of a language for one kind, as parts. */
export const kindParts = ({ parts }: Style, kind: Kind | "test"): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, by]) => [name, by[kind] ?? by.other]));

/** A template for one kind, with its parts. */
export const fillIn = (style: Style, kind: Kind | "test", template: string, parts: Parts): string =>
  fill(fill(template, kindParts(style, kind)), parts);

/** The sign of an operator, as in C or as the language writes it. */
export const signOf = ({ signs }: Pick<Style, "signs">, operator: Sign): string =>
  signs?.[operator] ?? SIGNS_OF_C[operator] ?? operator;

const SIGNS_OF_C: Readonly<Partial<Record<Sign, string>>> = {
  div: "/",
  mod: "%",
  and: "&&",
  or: "||",
};

/** The place of a sign among the operators, from those that bind least; -1 for what is no operator. */
export const bindsOf = ({ operators }: Pick<Style, "operators">, sign: string): number =>
  placesOf(operators).get(sign) ?? -1;

const placesOf = onceFor(
  (operators: Style["operators"]): ReadonlyMap<string, number> =>
    new Map(operators.flatMap((alike, place) => alike.split(" ").map((sign) => [sign, place]))),
);
