/** TypeScript: a module for each table, which imports only modules from the same folder. */
import { COMMON, type CheckStyle } from "../checks/style.js";
import type { Expression } from "../../layouts/expression.js";
import { LIKE_C, wide, type Style } from "../style.js";
import { writerIn } from "../print-expressions.js";

/**
 * The formats of modules: TypeScript that imports compiled files (`./frozen.js`), TypeScript that imports source files
 * (`./frozen.ts`), or JavaScript with declarations.
 */
export const FORMATS = ["ts", "ts-extensions", "js"] as const;

/** The format of modules: `ts`, `ts-extensions` or `js`; see {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** The file extension in imports. */
export const extensionOf = (format: Format): string => (format === "ts-extensions" ? "ts" : "js");

// The lookup reads the local constant, not the export: engines fold a local constant into the compiled lookup, but
// read an export through its module each time. Both pure marks are needed for bundlers to drop an unused table.
const ARRAY = `const {array}: Frozen{typed} = /* @__PURE__ */ frozen(
  /* @__PURE__ */ new {typed}([
    {rows}
  ]),
);
{aliases}
{doc}
export const {CONSTANT}: Frozen{typed} = {array};`;

/** In a single file, which imports nothing, all names are different. */
const SINGLE = {
  names: { file: "{kebab}.ts", array: "{camel}Table", lookup: "{camel}", local: "{camel}" },
  readOther: "{array}[{index}]",
  readCoordinate: "{array}[{index}]!",
  array: ARRAY.replace("frozen", "frozen{typed}"),
  lines: {},
};

/** ECMA-262, chapter 13. The setting is the file extension in imports. */
export const TYPESCRIPT: Style = {
  ...LIKE_C,
  title: "TypeScript and JavaScript",
  names: { file: "{kebab}.ts", array: "table", lookup: "{camel}", local: "{camel}" },
  parts: {
    typed: {
      ...{ u8: "Uint8Array", i8: "Int8Array", u16: "Uint16Array" },
      ...{ i16: "Int16Array", i32: "Int32Array", other: "Uint32Array" },
    },
    frozen: {
      ...{ u8: "frozen", i8: "frozen-int8", u16: "frozen-uint16" },
      ...{ i16: "frozen-int16", i32: "frozen-int32", other: "frozen-uint32" },
    },
    answer: { u64: "SquareBits", ...wide("readonly number[]"), other: "number" },
    importBits: { u64: 'import type { SquareBits } from "./square-bits.{setting}";', other: "" },
    exportBits: { u64: 'export type { SquareBits } from "./square-bits.{setting}";', other: "" },
  },
  isUnicode: true,
  outOfRange: "the answer is meaningless or `undefined`",
  link: "{@link {CONSTANT}}",
  operators: ["?", "||", "&&", "|", "^", "&", "=== !==", "< > <= >=", "<< >>", "+ -", "* / %", "!"],
  signs: { "==": "===", "!=": "!==" },
  means: {
    "===": "==",
    "!==": "!=",
    "/": "quotient",
    "!": "same",
    "Math.abs": "abs",
    "Math.floor": "floor",
  },
  read: "{array}[{index}]!",
  // TypeScript allows `undefined` in a comparison, so `!` is not needed.
  readOther: "{tree}[{index}]",
  readCoordinate: "{tree}[{index}]!",
  abs: "Math.abs({difference})",
  div: "Math.floor({quotient})",
  choice: "{test} ? {then} : {otherwise}",
  numbers: {},
  parameter: "{name}: number",
  local: "const {name} = {value};",
  answers: { u64: "{ lo: {value}, hi: {high} }", ...wide("[{limbs}]") },
  limbBits: 32,
  array: `import { frozen, type Frozen{typed} } from "./{frozen}.{setting}";
{importBits}
{tables}
${ARRAY}
{constants}
{exportBits}`,
  lookup: `{doc}
export const {lookup} = ({parameters}): {answer} => {
  {body}
};`,
  short: `{doc}
export const {lookup} = ({parameters}): {answer} => {value};`,
  constant: `/** Stored for {of}. */
export const {name} = {value};`,
  isNamedOnly: true,
  lines: {
    constants: 'export { {CONSTANT} } from "./{kebab}.{setting}";',
    tables: 'import { {CONSTANT} } from "./{kebab}.{setting}";',
    aliases: "const {tree} = {CONSTANT};",
  },
  module: "{statements}",
  index: { file: "index.ts", line: 'export * from "./{kebab}.{setting}";' },
  single: SINGLE,
};

const withoutTypes = (template: string): string =>
  template.replaceAll(/: (?:(?:Frozen)?\{\w+\}|number)(?=[,)\s]|$)/g, "");

/** JavaScript: the templates of TypeScript without types. */
export const JAVASCRIPT: Style = {
  ...TYPESCRIPT,
  single: { ...SINGLE, array: withoutTypes(SINGLE.array) },
  parameter: withoutTypes(TYPESCRIPT.parameter),
  array: withoutTypes(TYPESCRIPT.array),
  lookup: withoutTypes(TYPESCRIPT.lookup),
  short: withoutTypes(TYPESCRIPT.short ?? ""),
};

export const expressionText: (expression: Expression) => string = writerIn(TYPESCRIPT);

/** Its checks: a module that throws an error if the table is wrong. */
export const TYPESCRIPT_CHECK: CheckStyle = {
  ...COMMON,
  file: "{kebab}.proof.ts",
  module: `import { {imports} } from "./{kebab}.{setting}";

// {why}

/** {board} */
const board: readonly number[] = [
  {rows}
].flat();

{north}
{lists}

{sets}

const holds = {parameters}: boolean => {
  {rule}
  return true;
};

{others}

const check = (isRight: boolean, message: string): void => {
  if (!isRight) throw new Error(message);
};

{assertions}`,
  row: "[{row}],",
  north: "const north = {width};",
  move: "[{ranks} * north {files}, {value}]",
  list: `/** {remark} */
const {list}: readonly ({kind})[] = [
  {items}
];`,
  kinds: { moves: "readonly [step: number, value: number]", into: "readonly number[]" },
  from: "[{places}],",
  block: "{head} {\n  {body}\n}",
  loops: {
    places: ["for (const {place} of board.keys())", "if (board[{place}]! < 0) continue;", "{body}"],
    counts: ["for (let n = 0; n <= {most}; n++)", "{body}"],
    moves: ["for (const one of {list})", "{body}"],
    ride: ["for (let at = {start} {sign} one[0]; board[at]! >= 0; at {sign}= one[0])", "{body}"],
    into: ["for (const at of before[to]!)", "{body}"],
  },
  leap: "const at = {start} {sign} one[0];",
  answers: "const answers = board.map((square, to) => (square < 0 ? {other} : {call}));",
  array: "const {name} = board.map(() => {value});",
  local: "let {name} = {value};",
  element: "{name}[{place}]!",
  bit: "1n << BigInt(board[{place}]!)",
  none: "0n",
  asSet: "setOf({call})",
  sets: `const setOf = ({ lo, hi }: { readonly lo: number; readonly hi: number }): bigint =>
  (BigInt(hi) << 32n) | BigInt(lo);`,
  value: "one[1]",
  argument: "board[{place}]!",
  others: {
    parameter: "const {name} = {value};",
    mark: "read.add({index});",
    check: `const {othersHold} = (): boolean => {
  const read = new Set<number>();
  {calls}
  return Array.from({array}).every((element, n) => read.has(n) || element === {filler});
};`,
  },
};
