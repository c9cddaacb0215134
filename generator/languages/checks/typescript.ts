/** TypeScript: a module that throws an error if the table is wrong. */
import { COMMON, type CheckStyle } from "./style.js";

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
  loops: {
    places: `for (const [to, square] of board.entries()) {
  if (square < 0) continue;
  {body}
}`,
    counts: `for (let n = 0; n <= {most}; n++) {
  {body}
}`,
    moves: `for (const one of {list}) {
  {body}
}`,
    leap: "const at = {start} {sign} one[0];\n{body}",
    ride: `for (let at = {start} {sign} one[0]; board[at]! >= 0; at {sign}= one[0]) {
  {body}
}`,
    into: `for (const at of before[to]!) {
  {body}
}`,
  },
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
  others: `const {othersHold} = (): boolean => {
  const squares = board.filter((square) => square >= 0);
  const read = new Set(squares.flatMap((sq1) => squares.map((sq2) => {index})));
  return Array.from({array}).every((element, n) => read.has(n) || element === {filler});
};`,
};
