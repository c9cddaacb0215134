/** The checks in TypeScript. Each is a module that throws an error if the table is wrong. */
import { withoutTypes, withTypes, type Module, type PrintedModule } from "../core/statements.js";
import { NOTHING, type Format } from "../languages/typescript.js";
import { COMMON, type CheckStyle } from "./style.js";

export const TYPESCRIPT_CHECK: CheckStyle = {
  ...COMMON,
  file: "{kebab}.proof.ts",
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
  row: "[{row}],",
  north: "// prettier-ignore\nconst north = {width};",
  move: "[{ranks} * north {files}, {value}]",
  list: `// prettier-ignore
/** {remark} */
const {list}⟨: readonly ({kind})[]⟩ = [
  {items}
];`,
  kinds: { moves: "readonly [step: number, value: number]", into: "readonly number[]" },
  from: "[{places}],",
  block: "{head} {\n  {body}\n}",
  loops: {
    places: [
      "for (const {place} of board.keys())",
      "if (board[{place}]⟨!⟩ < 0) continue;",
      "{body}",
    ],
    counts: "for (let n = 0; n <= {most}; n++)",
    moves: "for (const one of {list})",
    ride: "for (let at = {start} {sign} one[0]; board[at]⟨!⟩ >= 0; at {sign}= one[0])",
    into: "for (const at of before[to]⟨!⟩)",
  },
  leap: "const at = {start} {sign} one[0];",
  answers: "const answers = board.map((square, to) => (square < 0 ? {other} : {call}));",
  array: "const {name} = board.map(() => {value});",
  local: "let {name} = {value};",
  element: "{name}[{place}]⟨!⟩",
  bit: "(1n << BigInt(board[{place}]⟨!⟩))",
  none: "0n",
  asSet: "setOf({call})",
  sets: `// prettier-ignore
const setOf = ({ lo, hi }⟨: { readonly lo: number; readonly hi: number }⟩)⟨: bigint⟩ =>
  (BigInt(hi) << 32n) | BigInt(lo);`,
  value: "one[1]",
  number: "board[{place}]⟨!⟩",
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
};

/** Converts a check, printed with its types marked, to the given format. */
export const checkInFormat = (format: Format, { file, text }: Module): PrintedModule => {
  if (format !== "js") return { file, text: withTypes(text) };
  const name = file.replace(/\.ts$/, "");
  const declarations = { file: `${name}.d.ts`, text: NOTHING };
  return { file: `${name}.js`, text: `${withoutTypes(text)}\n`, declarations };
};
