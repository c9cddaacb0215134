/**
 * The proofs: nothing is emitted before a table has passed them all. The two ways of its measure agree on every
 * square that the array or the lookup counts from, and the lookup's tree answers every call as the measure does.
 */
import { at } from "./at.js";
import { squareName, squaresOf, type Board, type Square } from "./boards/board.js";
import { callsOf, type Layout } from "./layouts/layout.js";
import type { Answer } from "./measures/measure.js";
import { mainName } from "./names.js";
import { entryOf, UNREACHABLE, wrongCalls, type Table } from "./table.js";

/** A proof failed. The message names the table and the entry or pair, and what was found there. */
export class ProofError extends Error {
  constructor(table: string, { place, found }: Finding) {
    super(`${table}[${place}]: ${found}`);
  }
}

/** What a proof found wrong, and where. */
export interface Finding {
  /** The entry, or the pair of squares, such as `a1, b2`. */
  readonly place: string;
  /** What is wrong with it. */
  readonly found: string;
}

/** Throws a `ProofError` at the first proof that the table fails. */
export const prove = (table: Table): void => {
  for (const proof of PROOFS) {
    const finding = proof(table);
    if (finding) throw new ProofError(mainName(table.names), finding);
  }
};

/** An answer in a message. */
export const answerText = (answer: Answer): string =>
  typeof answer === "bigint" ? `0x${answer.toString(16)}` : `${answer ?? "unreachable"}`;

type Proof = (table: Table) => Finding | undefined;

const valuesFit: Proof = ({ measure, layout, values }) => {
  const fits = (value: Answer): boolean =>
    typeof value === "bigint"
      ? value >> 64n === 0n
      : value === undefined || (Number.isInteger(value) && value >= 0 && value < UNREACHABLE);
  const entry = values.findIndex((value) => !fits(value));
  if (entry === -1) return undefined;
  const range = measure.isSet ? "a set of the squares 0…63" : `0…${UNREACHABLE - 1}`;
  return {
    place: layout.entryName(entry),
    found: `${answerText(values[entry])}, should be ${range}`,
  };
};

const waysAgreeOnTheArray: Proof = ({ measure, layout }) => {
  const waysDiffer = differenceOn(measure.ways, layout.field);
  let entry = 0;
  for (const { cells } of layout.rows)
    for (const cell of cells) {
      const found = cell && waysDiffer(cell.origins, cell.target);
      if (found !== undefined) return { place: layout.entryName(entry), found };
      entry++;
    }
  return undefined;
};

const waysAgreeOnTheBoard: Proof = ({ measure, layout }) => {
  const waysDiffer = differenceOn(measure.ways, layout.board);
  for (const { origins, arguments: calls } of callsOf(layout))
    for (const [target, squares] of calls.entries()) {
      const found = waysDiffer(origins, target);
      if (found !== undefined) return { place: callName(layout, squares), found };
    }
  return undefined;
};

/** How the two ways of a measure differ on a square; `undefined` if they agree. */
const differenceOn = (
  [first, second]: Table["measure"]["ways"],
  board: Board,
): ((origins: readonly Square[], target: Square) => string | undefined) => {
  const [firstFrom, secondFrom] = [first.on(board), second.on(board)];
  let [origins, one, other]: readonly [unknown, readonly Answer[], readonly Answer[]] = [
    undefined,
    [],
    [],
  ];
  return (from, target) => {
    if (from !== origins) [origins, one, other] = [from, firstFrom(from), secondFrom(from)];
    const [found, again] = [one[target], other[target]];
    return found === again
      ? undefined
      : `${answerText(found)} by ${first.name}, ${answerText(again)} by ${second.name}`;
  };
};

const exactlyTheFilledAreRead: Proof = ({ layout, values }) => {
  const isRead: boolean[] = values.map(() => false);
  const entry = entryOf(layout);
  for (const { arguments: calls } of callsOf(layout))
    for (const squares of calls) isRead[entry(...squares)] = true;
  const filled = layout.rows.flatMap(({ cells }) => cells.map((cell) => cell !== undefined));
  const wrong = filled.findIndex((isFilled, entry) => isFilled !== isRead[entry]);
  if (wrong === -1) return undefined;
  const reason = isRead[wrong] ? "is read, but no cell fills it" : "no call reads it";
  return { place: layout.entryName(wrong), found: `${answerText(values[wrong])}: ${reason}` };
};

const everyCallIsAnswered: Proof = (table) => {
  const { layout } = table;
  const { value: wrong } = wrongCalls(table).next();
  if (!wrong) return undefined;
  const hint = layout.from === "pair" && layout.suffix.length > 0 ? PAIR_HINT : "";
  return {
    place: callName(layout, wrong.squares),
    found: `${answerText(wrong.found)}, should be ${answerText(wrong.expected)}${hint}`,
  };
};

const PAIR_HINT = "; the difference alone does not tell, the layout pair does";

const answersAreSymmetric: Proof = ({ measure, layout }) => {
  if (!measure.isSymmetric || layout.from !== "pair") return undefined;
  const answersFrom = measure.ways[0].on(layout.board);
  const rows = squaresOf(layout.board).map((square) => answersFrom([square]));
  for (const [sq1, row] of rows.entries())
    for (const [sq2, there] of row.entries()) {
      const back = at(rows, sq2)[sq1];
      if (there !== back)
        return {
          place: callName(layout, [sq1, sq2]),
          found: `${answerText(there)}, but ${answerText(back)} the other way round`,
        };
    }
  return undefined;
};

const PROOFS: readonly Proof[] = [
  valuesFit,
  waysAgreeOnTheArray,
  waysAgreeOnTheBoard,
  exactlyTheFilledAreRead,
  everyCallIsAnswered,
  answersAreSymmetric,
];

/** The arguments of a call, as squares are named. */
const callName = ({ board }: Layout, squares: readonly Square[]): string =>
  squares.map((square) => squareName(board, square)).join(", ");
