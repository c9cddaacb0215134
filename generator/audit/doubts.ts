/** The reasons why an array that fits a table may be meant as something else, or be read as another table. */
import { at } from "../common.js";
import type { Square, Vector } from "../core/boards/board.js";
import { ENTRY_NAMES } from "../core/catalogue.js";
import { SET } from "../core/measures/elements.js";
import { symmetriesOfBoard } from "./symmetries.js";
import { candidatesOf, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { addedIn, differing, FEWEST_MARKED, type Fit } from "./fits.js";
import { isOfOther } from "./others.js";
import type { Value } from "./finding.js";
import { isFrequent } from "./usual-tables.js";

/** Reports whether each file adds one constant and each rank another, as in indices and in numbers of diagonals. */
const isCount = (values: readonly Value[], width: number): boolean => {
  const [first = 0, file = first] = values.map(Number);
  const step = file - first;
  const rank = Number(values[width] ?? first) - first;
  return values.every(
    (value, index) => value === first + step * (index % width) + rank * Math.floor(index / width),
  );
};

/**
 * Reports whether symmetries of the board preserve the wrong entries of a member table. If so, the author meant
 * another region. In other tables, symmetric differences are mistakes, such as a missing corner rule.
 */
const isOtherRegion = ({ candidate, wrong }: Fit): boolean => {
  const { measure, layout } = candidate.table;
  if (measure.rule?.fold !== "member") return false;
  const { board } = layout;
  const others = new Set(wrong.map((index) => board.numbered[index]));
  const kept = symmetriesOfBoard(board).filter((image) =>
    board.squares.every((square) => !others.has(square) || others.has(at(image, square))),
  );
  // The wrong entries are deliberate if two reflections and their products preserve the set of these entries.
  return wrong.length > 0 && !others.has(undefined) && kept.length >= 4;
};

/**
 * True if several entries of a table by square differ, alike under all symmetries of the board. The author changed them on
 * purpose. By pair or by difference, such entries are mistakes, such as a missing corner rule.
 */
const isSymmetric = (values: readonly Value[], { candidate, wrong }: Fit): boolean => {
  const { measure, layout } = candidate.table;
  const { board } = layout;
  const isBySquare = layout.parameters.length === 1 && measure.element !== SET;
  if (!isBySquare || wrong.length < FEWEST_MARKED) return false;
  const others = new Set(wrong);
  return symmetriesOfBoard(board).every((image) =>
    wrong.every((index) => {
      const square = board.numbered[index];
      if (square === undefined) return false;
      const other = at(board.numbers, at(image, square));
      return others.has(other) && values[other] === values[index];
    }),
  );
};

/** The directions of files, ranks and diagonals. */
const ALONG_LINES: readonly Vector[] = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 1, ranks: 1 },
  { files: 1, ranks: -1 },
];

/**
 * True for a table by square whose answers are equal along each file, each rank, or each diagonal in a direction. With one
 * number added to all, they may be numbers of the lines themselves, such as their lengths.
 */
const isAlongLines = ({ table, values }: Candidate): boolean => {
  const { board, parameters } = table.layout;
  if (parameters.length > 1) return false;
  const valueOf = (square: Square): unknown => values[at(board.numbers, square)];
  return ALONG_LINES.some((by) =>
    board.squares.every((square) => {
      const next = board.plus(square, by);
      return next === undefined || valueOf(next) === valueOf(square);
    }),
  );
};

/** A table by square on a board with a shorter side than this may be something else, such as flags of pieces. */
const FEWEST_RANKS = 3;

/** The word before the name of the table if the array is more likely something else; otherwise `undefined`. */
export const doubtOf = (values: readonly Value[], fit: Fit): string | undefined => {
  const { measure, layout } = fit.candidate.table;
  const { files, ranks } = layout.board;
  const isBySquare = layout.parameters.length === 1;
  if (isOtherRegion(fit) || isSymmetric(values, fit) || isOfOther(values, fit)) return "nearly";
  const isOfMoves = measure.noun === "distance" || measure.noun === "steps";
  const mayCount = isOfMoves && isCount(values, files);
  const isShifted = fit.mapping !== undefined && addedIn(fit.mapping) !== undefined;
  const mayBeOfLines = isOfMoves && isShifted && isAlongLines(fit.candidate);
  const isSmall = Math.min(files, ranks) < (isBySquare ? FEWEST_RANKS : 2);
  return isSmall || mayCount || mayBeOfLines ? "perhaps" : undefined;
};

/**
 * Finds the table of the package that an array almost equals, and that the author may have meant. An array by square
 * may be read by difference, or the reverse: the knight's distances to a1 almost equal the knight's distances by
 * absolute difference. A rare table may be a mistake: a formula for the knight that forgets the exceptions gives the
 * distances of the piece `WN`.
 */
export const otherwise = (values: readonly Value[], { candidate }: Fit): Fit | undefined => {
  const { request, table, read } = candidate;
  for (const name of ENTRY_NAMES)
    for (const other of candidatesOf(name, values.length)) {
      const isOther = other.table.layout.isByDifference !== table.layout.isByDifference;
      if (!isOther && isFrequent(request)) continue;
      const wrong = differing(values, other);
      // With more wrong entries, nobody would take an array by square for an array by difference, or the reverse.
      const most = isOther ? 4 : mostWrong(read);
      if (wrong.length > 0 && wrong.length <= most) return { candidate: other, wrong };
    }
  return undefined;
};
