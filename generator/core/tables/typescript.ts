/** Prints tables in TypeScript, and proves what is printed. ⟨ and ⟩ mark what only TypeScript has. */
import { present } from "../../common.js";
import { LINT } from "../../files/header.js";
import { absenceIn, arrayDoc, constantText, taggedDoc, type Spelled } from "./docs.js";
import { lengthOf } from "../layouts/layout.js";
import type { Language } from "./language.js";
import { proveModules } from "./run-modules.js";
import { COORDINATE, SET, UNREACHABLE } from "../measures/elements.js";
import type { Constant } from "../measures/measure.js";
import { type Words } from "../../cases.js";
import { isLong, type LongText } from "../../long-text.js";
import { lowercaseWords, mainName } from "./names.js";
import { decimalsIn } from "./read-numbers.js";
import type { Table } from "./table.js";
import { typescriptWriter } from "./expression-text.js";
import { frozenModule, frozenName, SQUARE_BITS, TYPED, typedOf } from "./frozen.js";
import { isHalves, limbCountOf, stored, type Stored } from "./limbs.js";
import {
  constant,
  exported,
  javascriptOf,
  lookup,
  typeOnly,
  textOf,
  withLongRows,
  withTypes,
} from "./statements.js";
import type { Draft, PrintedModule, Statement } from "./statements.js";

/** How modules refer to one another and to what they declare. */
export interface ModuleNaming {
  /** The file extension in imports. */
  readonly extension: "js" | "ts";
  /** Whether all tables are in one file, which imports nothing. If so, no two names in the file are equal. */
  readonly isSingle?: true;
  /** The name of a table's array within its file. */
  readonly array: (table: Table) => string;
  readonly constant: Spelled;
}

export const PLAIN_NAMING: ModuleNaming = {
  extension: "js",
  array: () => "table",
  constant: ({ name }) => name,
};

/** The name of a table's module, such as `knight-distance`. */
export const moduleName = ({ names }: Table): string => lowercaseWords(names).join("-");

const constantModule = ({ name }: Constant): string => name.toLowerCase().replaceAll("_", "-");

const OUT_OF_RANGE = "the answer is meaningless or `undefined`";

/** The rows of the array, each below its label. */
function* arrayRows({ layout, values }: Table): Generator<string> {
  for (const [row, label] of layout.rows.entries()) {
    const some = values.slice(layout.rowStart(row), layout.rowStart(row + 1));
    yield `// ${label}\n${some.map((answer = UNREACHABLE) => answer).join(", ")},`;
  }
}

/**
 * The array. The lookup reads the local constant, not the export: engines fold a local constant into the compiled
 * lookup, but read an export through its module each time. Bundlers need both pure marks to drop an unused table.
 */
const arrayOf = (table: Table, naming: ModuleNaming): Statement => {
  const typed = typedOf(table);
  const word = `ROWS_OF_${naming.array(table)}`;
  const rows = isLong(lengthOf(table.layout)) && new Map([[word, () => arrayRows(table)]]);
  const text = (rows ? word : [...arrayRows(table)].join("\n")).replaceAll(/^/gm, "    ");
  const freeze = naming.isSingle ? `frozen${typed}` : "frozen";
  const literal = `/* @__PURE__ */ ${freeze}(\n  /* @__PURE__ */ new ${typed}([\n${text}\n  ]),\n)`;
  return {
    ...constant(naming.array(table), `Frozen${typed}`, literal),
    ...(rows && { rows }),
  };
};

/** Prints the elements that a table's index or lookup reads. */
const elementIn =
  (table: Table, naming: ModuleNaming) =>
  (array: string, index: string): string => {
    const other = table.reads[array];
    const name = other && !naming.isSingle ? array : naming.array(other ?? table);
    // TypeScript allows `undefined` in a comparison, so these elements need no `!`.
    const isCompared = other !== undefined && other.measure.element !== COORDINATE;
    return `${name}[${index}]${isCompared ? "" : "⟨!⟩"}`;
  };

/** Prints the lookup of a stored table. */
const lookupOf = (
  table: Stored,
  name: string,
  doc: readonly string[],
  naming: ModuleNaming = PLAIN_NAMING,
): Statement => {
  const { limbs } = table;
  const { parameters, locals, answer, more = [] } = table.lookup;
  const write = typescriptWriter(elementIn(table, naming));
  const [first = "", ...others] = [answer, ...more].map(write);
  const [type, value] = isHalves(limbs)
    ? ["SquareBits", `({\n  lo: ${first},\n  hi: ${others.join("")},\n})`]
    : limbs
      ? ["readonly number[]", `[${[first, ...others].join(", ")}]`]
      : ["number", first];
  return lookup(
    name,
    parameters.map((parameter) => [parameter, "number"]),
    type,
    locals.map(([local, one]) => [local, write(one)]),
    value,
    doc,
  );
};

/** The declaration of a constant, with a comment that says what the value means in arrays. */
const constantStatement = (given: Constant, name: string): Statement =>
  constant(name, undefined, `${given.value}`, [constantText(given)]);

/** The module of a table, before it is printed. */
export const draftOf = (given: Table, naming: ModuleNaming = PLAIN_NAMING): Draft => {
  const table = stored(given);
  const { names, layout, measure } = table;
  const { isSingle, extension } = naming;
  const typed = typedOf(table);
  const fileOf = (name: string): string => `./${name}.${extension}`;
  const reads = isSingle ? [] : Object.entries(table.reads);
  const absence = isSingle ? undefined : absenceIn(table);
  const bits = (word: string): false | Statement =>
    !isSingle &&
    isHalves(table.limbs) &&
    typeOnly(`${word} type { SquareBits } from "${fileOf(SQUARE_BITS.name)}";`);
  const hasArray = names.table !== undefined;
  const index = withTypes(typescriptWriter(elementIn(table, naming))(layout.index));
  const doc = arrayDoc(table, index, naming.constant);
  const link = names.table && `{@link ${names.table}}`;
  const docOf = (name: string): readonly string[] =>
    taggedDoc(table, naming.constant, OUT_OF_RANGE, name, link);
  const statements = present<Statement>(
    hasArray &&
      !isSingle && {
        code: `import { frozen⟨, type Frozen${typed}⟩ } from "${fileOf(frozenName(typed))}";`,
        declared: `import type { Frozen${typed} } from "${fileOf(frozenName(typed))}";`,
      },
    bits("import"),
    ...reads.map(([, one]) => ({
      code: `import { ${mainName(one.names)} } from "${fileOf(moduleName(one))}";`,
      declared: "",
    })),
    hasArray && arrayOf(table, naming),
    ...reads.map(([local, one]) => constant(local, undefined, mainName(one.names))),
    names.table !== undefined && constant(names.table, `Frozen${typed}`, naming.array(table), doc),
    absence && exported([absence.name], fileOf(constantModule(absence))),
    bits("export"),
    ...(measure.constants ?? []).map((given) =>
      constantStatement(given, naming.constant(given, table)),
    ),
    names.lookup !== undefined && lookupOf(table, names.lookup, docOf(names.lookup), naming),
  );
  return { name: moduleName(table), statements };
};

/** The modules that the given tables import: frozen arrays, the type of sets, and constants for missing answers. */
export const sharedBy = (tables: readonly Table[], isSingle = false): readonly Draft[] => {
  const withArrays = tables.filter(({ names }) => names.table !== undefined);
  const isNeeded = (typed: string): boolean =>
    withArrays.some((stored) => typedOf(stored) === typed);
  const absences = new Set(tables.flatMap((table) => present(absenceIn(table))));
  return [
    ...[...new Set(Object.values(TYPED))]
      .filter(isNeeded)
      .map((typed) => frozenModule(typed, isSingle)),
    ...(withArrays.some((table) => table.measure.element === SET && limbCountOf(table, 32) === 2)
      ? [SQUARE_BITS]
      : []),
    ...[...absences].map((absence) => ({
      name: constantModule(absence),
      statements: [constantStatement(absence, absence.name)],
    })),
  ];
};

/**
 * Exports everything from the modules of tables. If several modules declare the same constant, exports the constant of
 * the first module.
 */
export const indexModule = (
  tables: readonly Table[],
  name: string,
  { extension }: ModuleNaming = PLAIN_NAMING,
  others: readonly Words[] = [],
): Draft => {
  const known = new Set<string>();
  const statements = [...tables]
    .sort((one, other) => (moduleName(one) < moduleName(other) ? -1 : 1))
    .map((table) => {
      const { names, measure } = table;
      const constants = (measure.constants ?? []).map((given) => given.name);
      const fresh = constants.filter((name) => !known.has(name));
      for (const one of fresh) known.add(one);
      const own = present(names.table, names.lookup, ...fresh);
      const isWhole = fresh.length === constants.length;
      return exported(isWhole ? [] : own, `./${moduleName(table)}.${extension}`);
    });
  const more = others.map((words) => exported([], `./${words.join("-")}.${extension}`));
  return { name, statements: [...statements, ...more] };
};

export const moduleOf = (draft: Draft): PrintedModule => ({
  file: `${draft.name}.ts`,
  text: textOf(draft.statements, ({ code }) => withTypes(code)),
  code: javascriptOf(draft),
  ...withLongRows(draft),
});

/** The elements in some rows of an array. */
const elementsInRow = (row: string): readonly (string | number)[] => {
  const list = row
    .replaceAll(/^\s*\/\/.*$|\n/gm, "")
    .trim()
    .replace(/,$/, "");
  return decimalsIn(list) ?? list.split(/\s*,\s*/).filter((element) => element !== "");
};

/** The elements of the array with the given name, in the text of a table's module. */
function* elementsOfArray(
  array: string,
  { text, rows = new Map() }: LongText,
): Generator<readonly (string | number)[]> {
  const literal = new RegExp(`^const ${array}\\b[^]*?\\[$([^]*?)^ *\\]`, "m");
  const [, list = ""] = literal.exec(text) ?? [];
  const long = rows.get(list.trim());
  if (long) for (const row of long()) yield elementsInRow(row);
  else yield elementsInRow(list);
}

/** TypeScript, or another format that `print` prints from the same drafts. */
export const typescriptLanguage = (
  naming: ModuleNaming = PLAIN_NAMING,
  print: (draft: Draft) => PrintedModule = moduleOf,
): Language => ({
  table: (table) => print(draftOf(table, naming)),
  shared: (tables) => sharedBy(tables, naming.isSingle).map(print),
  needsIndex: false,
  index: (tables, others) => [print(indexModule(tables, "index", naming, others))],
  withHeader: ([first = "", second = ""], text) => `// ${first}\n${LINT}\n// ${second}\n\n${text}`,
  contents: (table) => {
    const { names, layout, values } = stored(table);
    if (names.table === undefined) return undefined;
    return {
      name: names.table,
      count: values.length,
      elementsIn: (written) => elementsOfArray(naming.array(table), written),
      elementName: layout.elementName,
    };
  },
  prove: (modules) => {
    proveModules(modules, naming.constant);
  },
});
