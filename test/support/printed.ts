/**
 * The tests' own reader of emitted files: parses their declarations and runs the lookups, without the generator's code.
 * It throws if a compiler would refuse the file or the program would stop.
 */
import {
  demandType,
  parsed,
  rangeOf,
  typeNamed,
  typeOf,
  type Named,
  type Part,
  type Value,
} from "./expressions.js";
import { bytesIn, numbersOf } from "./byte-strings.js";
import type { Grammar } from "./grammars.js";

/** What a file declares, by name. */
interface DeclarationsOfFile {
  /** The arrays and lookups. */
  readonly names: ReadonlyMap<string, Named>;
  readonly constants: ReadonlyMap<string, number>;
}

/** The groups of a match. */
type Found = Readonly<Record<string, string | undefined>>;

/** Reads a text as a sequence of forms with whitespace between them. */
const readForms = (
  text: string,
  forms: readonly (readonly [form: RegExp | undefined, read: (found: Found) => void])[],
): void => {
  const matchAt = (form: RegExp, at: number): RegExpExecArray | null => {
    form.lastIndex = at;
    return form.exec(text);
  };
  const afterBlanks = (at: number): number => at + (matchAt(/\s*/y, at)?.[0].length ?? 0);
  let at = afterBlanks(0);
  while (at < text.length) {
    const start = at;
    for (const [form, read] of forms) {
      const match = form && matchAt(form, start);
      if (!match) continue;
      read(match.groups ?? {});
      at = afterBlanks(start + match[0].length);
      break;
    }
    if (at === start) throw new SyntaxError(`not a form: ${text.slice(at, at + 99)}`);
  }
};

/** Numbers are decimal, and sets are hexadecimal. */
const entryOfC = (written: string): Value => {
  // In C, the digits of the least number alone are too large for an `int`.
  if (written === "-2147483647 - 1") return -(2 ** 31);
  const [, digits, set] = /^(?:(-?(?:0|[1-9]\d*))u?|(0x[\da-f]{1,64}))$/.exec(written) ?? [];
  return set === undefined ? Number(digits) : BigInt(set);
};

/** A set as one number, from 64-bit words, lowest first. */
const joinedWords = (words: readonly Value[]): bigint =>
  words.reduceRight<bigint>((set, word) => {
    if (typeof word !== "bigint" || word >> 64n !== 0n) throw new RangeError(`${word} is no word`);
    return (set << 64n) | word;
  }, 0n);

/** The entries of a literal whose entries are lists of words in brackets. */
const listsIn = (text: string, grammar: Grammar, words: number): readonly Value[] => {
  const list = /[{[]([^{}[\]]*)[}\]]/g;
  const between = text.replaceAll(list, "").replaceAll(/\s/g, "");
  const entries = Array.from(text.matchAll(list), ([, entry = ""]) => entry.split(", "));
  if (!/^(?:,*|\{,*\})$/.test(between) || entries.some(({ length }) => length !== words))
    throw new SyntaxError(`not lists of ${words} words: ${text.slice(0, 99)}`);
  return entries.map((entry) => joinedWords(entry.map(grammar.entry ?? entryOfC)));
};

/** The entries of a literal. A set has a type of at least 64 bits. */
const entriesIn = (text: string, grammar: Grammar, type: string): readonly Value[] => {
  const { words, bits } = typeNamed(grammar, type);
  if (words !== undefined) return listsIn(text, grammar, words);
  const [least, most] = rangeOf(grammar, type);
  const known = new Map<string, Value>();
  const entries = text
    .trim()
    .replace(/,$/, "")
    .split(grammar.between?.entries ?? ",");
  if (entries.length > (grammar.mostEntries ?? Infinity))
    throw new RangeError(`${entries.length} entries in one literal`);
  return entries.map((entry) => {
    const written = entry.trim();
    const value = known.get(written) ?? (grammar.entry ?? entryOfC)(written);
    const fits =
      typeof value === "bigint" ? bits >= 64 && value < 2 ** bits : value >= least && value <= most;
    if (!fits) throw new RangeError(`${written} is no ${type}`);
    known.set(written, value);
    return value;
  });
};

const demandLength = (name: string, { length }: readonly Value[], declared = `${length}`): void => {
  if (`${length}` !== declared)
    throw new RangeError(`${name} has ${length} entries, not ${declared}`);
};

/** Parses a lookup. `named` resolves the names that the lookup does not declare. */
const lookupOf = (
  { type = "", parameters = "", body = "" }: Found,
  grammar: Grammar,
  named: (name: string) => Named,
): Named => {
  const locals = new Map<string, Named>();
  const steps: ((frame: Value[]) => Value | undefined)[] = [];
  let places = 0;
  let isEnded = false;
  const then = (step: (frame: Value[]) => Value | undefined): void => {
    if (isEnded) throw new SyntaxError(`a statement after the result in ${body}`);
    steps.push(step);
  };

  /** Declares a parameter or local, and returns its place in the frame. */
  const declare = (name: string, of: string, isHiding = false): number => {
    if (locals.has(name) && !isHiding)
      throw new SyntaxError(`${name} is declared twice in ${body}`);
    locals.set(name, { type: of, place: places });
    return places++;
  };

  for (const parameter of parameters.split(grammar.between?.parameters ?? ", ")) {
    const [, name] = grammar.parameter.exec(parameter) ?? [];
    if (name === undefined) throw new SyntaxError(`not a parameter: ${parameter}`);
    declare(name, grammar.integer);
  }
  const expressionOf = (text = "") =>
    parsed(text, grammar, (name) => locals.get(name) ?? named(name));

  /** An expression, or a set made from words, each of which is an expression. */
  const partOf = (text = ""): Part => {
    const { type: made = type, words } = grammar.made?.exec(text)?.groups ?? {};
    if (words === undefined) return expressionOf(text);
    const parts = words.split(", ").map(expressionOf);
    const { words: count = parts.length } = typeNamed(grammar, made);
    if (parts.length !== count) throw new TypeError(`${parts.length} words for ${made}`);
    const [word = ""] = /\w+/.exec(made) ?? [];
    for (const part of parts) demandType(grammar, word, part);
    return { type: made, run: (frame) => joinedWords(parts.map(({ run }) => run(frame))) };
  };

  const local = ({ names = "", values = "", type: declared }: Found): void => {
    const list = names.split(", ");
    const parts = (list.length === 1 ? [values] : values.split(", ")).map(partOf);
    for (const [at, part] of parts.entries()) {
      const given = declared ?? typeOf(grammar, part);
      demandType(grammar, given, part);
      const place = declare(list[at] ?? "", given, grammar.hidesNames);
      then((frame) => {
        frame[place] = part.run(frame);
        return undefined;
      });
    }
  };
  const choice = ({ test, value }: Found): void => {
    const [condition, part] = [partOf(test), partOf(value)];
    demandType(grammar, grammar.truth, condition);
    demandType(grammar, type, part);
    then((frame) => (condition.run(frame) === 0 ? undefined : part.run(frame)));
  };
  const result = ({ value }: Found): void => {
    const part = partOf(value);
    demandType(grammar, type, part);
    then(part.run);
    isEnded = true;
  };
  readForms(body, [
    ...grammar.locals.map((form) => [form, local] as const),
    [grammar.choice, choice],
    [grammar.result, result],
  ]);

  return {
    type,
    call: (...frame) => {
      for (const step of steps) {
        const value = step(frame);
        if (value !== undefined) return value;
      }
      throw new Error(`no result in ${body}`);
    },
  };
};

/** Reads the files of a folder in a language. It reads each file and its imports when first asked for it. */
export const readerOf = (
  grammar: Grammar,
  files: ReadonlyMap<string, string>,
): ((file: string) => DeclarationsOfFile) => {
  const known = new Map<string, DeclarationsOfFile>();

  const declaredIn = (file: string): DeclarationsOfFile => {
    // A number that is joined from bytes becomes an element of an array of such numbers.
    const text = (grammar.joins ?? []).reduce(
      (whole, form) => whole.replaceAll(form, "$<name>__$<type>[$<index>]"),
      files.get(file)?.replaceAll(grammar.comment, "") ?? "",
    );
    const { before = "", inside } = grammar.file.exec(text)?.groups ?? {};
    if (inside === undefined) throw new SyntaxError(`${file} is missing, or no whole file`);
    const own = new Map<string, Named>();
    const imported = new Map<string, Named>();
    const constants = new Map<string, number>();
    const later: (() => void)[] = [];

    const elsewhere = (name: string): Named | undefined => {
      const [other = "", there = ""] = grammar.elsewhere?.(name, files) ?? [];
      return files.has(other) ? read(other).names.get(there) : undefined;
    };
    const named = (name: string): Named => {
      const found = own.get(name) ?? imported.get(name) ?? elsewhere(name);
      if (found) return found;
      const [, bytes = "", type = ""] = /^(\w+)__(\w+)$/.exec(name) ?? [];
      const { values } = own.get(bytes) ?? {};
      if (values) return { type, values: numbersOf(values.map(Number), typeNamed(grammar, type)) };
      throw new ReferenceError(`no ${name} in ${file}`);
    };
    const declare = <Meaning>(
      names: Map<string, Meaning>,
      name: string,
      meaning: Meaning,
    ): void => {
      if (own.has(name) || imported.has(name) || constants.has(name))
        throw new SyntaxError(`${name} is declared twice in ${file}`);
      names.set(name, meaning);
    };
    const importing = ({ file: from, name: only }: Found): void => {
      if (from === undefined) return;
      const other = read(`${from}${grammar.ending}`);
      for (const [name, meaning] of other.names)
        if (only === undefined) imported.set(name, meaning);
        else if (only === name) declare(imported, name, meaning);
      if (grammar.bringsConstants)
        for (const [name, value] of other.constants) constants.set(name, value);
    };
    const array = ({ owner, name = "", words = "", length, entries, ...found }: Found): void => {
      const type = (found["type"] ?? "") + words;
      const values = entriesIn(entries ?? "", grammar, type);
      demandLength(name, values, length);
      declare(own, owner === undefined ? name : `${owner}.${name}`, { type, values });
    };
    const strings = ({ name = "", type, length, bytes, rows = "", read }: Found): void => {
      const found = bytesIn(rows);
      demandLength(name, found, bytes);
      const stored = grammar.readFromStrings?.[read ?? ""];
      const values = numbersOf(found, typeNamed(grammar, stored ?? grammar.byte ?? ""));
      demandLength(name, values, length);
      declare(own, name, { type: type ?? grammar.byte ?? "", values });
    };
    const joined = ({ name = "", type = "", length, parts = "" }: Found): void => {
      const values: Value[] = [];
      declare(own, name, { type, values });
      later.push(() => {
        for (const part of parts.split(grammar.between?.parts ?? ", "))
          values.push(...(named(part).values ?? []));
        demandLength(name, values, length);
      });
    };
    const constant = ({ name = "", type = grammar.integer, value }: Found): void => {
      if (Number(value) > rangeOf(grammar, type)[1]) throw new RangeError(`${name} is too large`);
      declare(constants, name, Number(value));
    };
    const lookup = (found: Found): void => {
      const { name = "", type = grammar.integer } = found;
      declare(own, name, lookupOf({ ...found, type }, grammar, named));
    };
    readForms(`${before}\n${inside}`, [
      [grammar.imported, importing],
      [grammar.array, array],
      [grammar.strings, strings],
      [grammar.joined, joined],
      [grammar.constant, constant],
      [grammar.lookup, lookup],
    ]);
    for (const fill of later) fill();
    return { names: own, constants };
  };

  const read = (file: string): DeclarationsOfFile => {
    const declared = known.get(file) ?? declaredIn(file);
    known.set(file, declared);
    return declared;
  };
  return read;
};
