/** The checks in TypeScript. Each check is a module that throws an error if the table is wrong. */
import {
  withoutTypes,
  withTypes,
  type Module,
  type PrintedModule,
} from "../core/tables/statements.js";
import { NOTHING, type Format } from "../languages/typescript.js";
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

export const TYPESCRIPT_CHECK: CheckStyle = {
  ...COMMON_FILE,
  // `checkInFormat` adds the ending.
  file: "{kebab}.proof",
  of: "{kebab}",
  module: `// prettier-ignore
import { {imports} } from "./{of}.{setting}";

// {why}

// prettier-ignore
/** {remark} */
const board⟨: readonly number[]⟩ = [
  {rows}
].flat();

{moves}

{sets}

// prettier-ignore
const holds = {parameters}⟨: boolean⟩ => {
  {rule}
  return true;
};

{others}

// prettier-ignore
const check = (isRight⟨: boolean⟩, message⟨: string⟩)⟨: void⟩ => {
  if (!isRight) throw new Error(message);
};

// prettier-ignore
{
  {assertions}
}`,
  sets: `// prettier-ignore
const setOf = ({ lo, hi }⟨: { readonly lo: number; readonly hi: number }⟩)⟨: bigint⟩ =>
  (BigInt(hi) << 32n) | BigInt(lo);`,
  others: {
    parameter: "const {name} = {value};",
    mark: "read.add({index});",
    check: `// prettier-ignore
const {othersHold} = ()⟨: boolean⟩ => {
  const read = new Set⟨<number>⟩();
  {calls}
  return Array.from({array}).every((element, n) => read.has(n) || element === {filler});
};`,
  },
  lists: {
    row: "[{row}],",
    north: "// prettier-ignore\nconst north = {width};",
    move: "[{ranks} * north {files}, {value}]",
    list: `// prettier-ignore
/** {remark} */
const {list}⟨: readonly ({kind})[]⟩ = [
  {items}
];`,
    kinds: { moves: "readonly [step: number, value: number]", after: "readonly number[]" },
    from: "[{places}],",
  },
  terms: {
    ...COMMON_TERMS,
    element: "{name}[{place}]⟨!⟩",
    behind: "board[{place} - one[0]]⟨!⟩",
    value: "one[1]",
    none: "0n",
    asSet: "setOf({call})",
    number: "board[{place}]⟨!⟩",
    bit: "(1n << BigInt(board[{place}]⟨!⟩))",
  },
  statements: {
    ...COMMON_STATEMENTS,
    local: "let {name} = {value};",
    array: "const {name} = board.map(() => {value});",
    answers: "const answers = board.map((square, to) => (square < 0 ? {other} : {call}));",
    block: `if ({test}) {
  {then}
}`,
    leap: "const at = {start} + one[0];",
    loops: {
      places: `for (const {place} of board.keys()) {
  if (board[{place}]⟨!⟩ < 0) continue;
  {body}
}`,
      counts: `for (let n = 0; n <= {most}; n++) {
  {body}
}`,
      moves: `for (const one of {list}) {
  {body}
}`,
      ride: `for (let at = {start} {sign} one[0]; board[at]⟨!⟩ >= 0; at {sign}= one[0]) {
  {body}
}`,
      after: `for (const at of after[{start}]⟨!⟩) {
  {body}
}`,
    },
  },
};

/** Converts a check, printed with its types marked, to the given format. */
export const checkInFormat = (format: Format, { file, text }: Module): PrintedModule => {
  if (format !== "js") return { file: `${file}.ts`, text: withTypes(text) };
  const declarations = { file: `${file}.d.ts`, text: NOTHING };
  return { file: `${file}.js`, text: `${withoutTypes(text)}\n`, declarations };
};
