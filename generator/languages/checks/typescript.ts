/** TypeScript: a module that throws an error if the table is wrong. */
import type { CheckStyle } from "./style.js";

export const TYPESCRIPT_CHECK: CheckStyle = {
  file: "{kebab}.proof.ts",
  module: `import { {imports} } from "./{kebab}.{setting}";

// {why}

/** The numbers of the squares, in a frame of -1. */
const board: readonly number[] = [
  {rows}
].flat();

const north = {width};
{lists}

const holds = {parameters}: boolean => {
  {fill}
  for (const [to, square] of board.entries()) {
    if (square < 0) continue;
    let expected = {initial};
    {ifOrigin}
    {loops}
    if (answers[to] !== expected) return false;
  }
  return true;
};

{others}

const check = (isRight: boolean, message: string): void => {
  if (!isRight) throw new Error(message);
};

{assertions}`,
  row: "[{row}],",
  move: "[{step}, {value}]",
  leaps: {
    list: `const leaps: readonly (readonly [step: number, value: number])[] = [
  {moves}
];`,
    loop: `for (const [step, value] of leaps) {
  const at = to - step;
  if ({test}) expected = {then};
}`,
  },
  rides: {
    list: `/** Repeated up to the edge of the board. */
const rides: readonly (readonly [step: number, value: number])[] = [
  {moves}
];`,
    loop: `for (const [step, value] of rides)
  for (let at = to - step; board[at]! >= 0; at -= step) if ({test}) expected = {then};`,
  },
  fill: `const answers = board.map((square, to) => (square < 0 ? 255 : {call}));`,
  sets: `const has = (n: number, square: number): boolean => {
  const set = {call};
  return (((square < 32 ? set.lo : set.hi) >>> (square & 31)) & 1) === 1;
};
const answers = board.map(() => 255);
for (const [to, square] of board.entries()) {
  if (square < 0) continue;
  for (let n = {most}; n >= 0; n--) if (has(n, square)) answers[to] = n;
  for (let n = 0; n <= {most}; n++)
    if (has(n, square) !== (answers[to]! {relation} n)) return false;
}`,
  count: "n",
  answer: "answers[at]!",
  value: "value",
  member: "{name}",
  argument: "board[{place}]!",
  parameters: "(origin: number)",
  assertion: 'check({check}, "{message}");',
  others: `const {othersHold} = (): boolean => {
  const squares = board.filter((square) => square >= 0);
  const read = new Set(squares.flatMap((sq1) => squares.map((sq2) => {index})));
  return Array.from({array}).every((element, n) => read.has(n) || element === {filler});
};`,
};
