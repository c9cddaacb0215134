/**
 * The proofs. Nothing is emitted before every table has passed all of them: the two ways of its measure agree for
 * all origins that the array or the lookup uses, and the lookup's tree answers every call as the measure does.
 */
import { at, onceFor } from "./common.js";
import { squareName, type Board, type Square } from "./boards/board.js";
import { ProofError, type Finding } from "./errors.js";
import { elementOf, indicesOf, lengthOf, type Layout, type OfSquares } from "./layouts/layout.js";
import type { Answer, Measure } from "./measures/measure.js";
import { mainName } from "./names.js";
import { NEVER_READ, wrongCalls, type Table } from "./table.js";

export const prove = (table: Table): void => {
  for (const proof of PROOFS) {
    const finding = proof(table);
    if (finding) throw new ProofError(mainName(table.names), finding);
  }
  demandAnswers(table);
};

export const answerText = (answer: Answer): string =>
  typeof answer === "bigint" ? `0x${answer.toString(16)}` : `${answer ?? "unreachable"}`;

type Proof = (table: Table) => Finding | undefined;

const valuesFit: Proof = ({ measure: { element }, layout, values }) => {
  const wrong = values.findIndex((value) => !element.holds(value));
  return wrong === -1
    ? undefined
    : {
        place: layout.elementName(wrong),
        found: `${answerText(values[wrong])}, should be ${element.range}`,
      };
};

/** All origins of a layout's cells, on its field. */
const originsOnField = onceFor((layout: Layout): ReadonlySet<readonly Square[]> => {
  const found = new Set<readonly Square[]>();
  for (let element = 0; element < lengthOf(layout); element++) {
    const cell = layout.cell(element);
    if (cell) found.add(cell.origins);
  }
  return found;
});

/** Compares the ways on the field, where the array comes from, and on the board, where the lookup answers. */
const waysAgree: Proof = ({ measure, layout }) => {
  const { board, field, origins, parameters } = layout;
  const placeOn =
    (on: Board) =>
    (from: readonly Square[], target: number): string =>
      parameters[1] === "distance"
        ? layout.elementName(elementOf(layout)(at(from, 0), target))
        : squareNames(on, [...from, target]);
  return (
    firstDifference(measure, field, originsOnField(layout), placeOn(field)) ??
    firstDifference(measure, board, origins, placeOn(board))
  );
};

/** Throws a `ProofError` unless the two ways of a measure agree for every two squares of a board. */
export const demandAgreement = (name: string, measure: Measure, board: Board): void => {
  const finding = firstDifference(
    measure,
    board,
    board.squares.map((square) => [square]),
    (origins, target) => squareNames(board, [...origins, target]),
  );
  if (finding) throw new ProofError(name, finding);
};

const firstDifference = (
  { ways: [first, second] }: Measure,
  board: Board,
  asked: Iterable<readonly Square[]>,
  placeOf: (origins: readonly Square[], target: number) => string,
): Finding | undefined => {
  const [firstFrom, secondFrom] = [first.on(board), second.on(board)];
  for (const origins of asked) {
    const [found, again] = [firstFrom(origins), secondFrom(origins)];
    const count = Math.max(found.length, again.length);
    for (let target = 0; target < count; target++)
      if (found[target] !== again[target])
        return {
          place: placeOf(origins, target),
          found: `${answerText(found[target])} by ${first.name}, ${answerText(again[target])} by ${second.name}`,
        };
  }
  return undefined;
};

/** The elements of a layout that no cell fills, and the first that either only a cell fills or only a call reads. */
const fillOf = onceFor((layout: Layout) => {
  const isRead = new Uint8Array(lengthOf(layout));
  for (const row of indicesOf(layout)) for (const element of row) isRead[element] = 1;
  const unfilled: number[] = [];
  let wrong: number | undefined;
  for (const [element, read] of isRead.entries()) {
    const isFilled = layout.cell(element) !== undefined;
    if (!isFilled) unfilled.push(element);
    if (isFilled !== (read === 1)) wrong ??= element;
  }
  return { unfilled, wrong, isRead };
});

const exactlyTheFilledAreRead: Proof = ({ layout, values }) => {
  const { unfilled, wrong, isRead } = fillOf(layout);
  const place = wrong ?? unfilled.find((element) => values[element] !== NEVER_READ);
  if (place === undefined) return undefined;
  const reason = isRead[place]
    ? "a call reads it, but no cell fills it"
    : `no call reads it, should be ${NEVER_READ} and not filled`;
  return { place: layout.elementName(place), found: `${answerText(values[place])}: ${reason}` };
};

/** The list of a region and its test of each square are the same set. */
const regionIsOne: Proof = ({ layout: { board, origins, region } }) => {
  if (region === undefined) return undefined;
  const listed = new Set(origins.flat());
  const wrong = board.squares.find(
    (square) => region.contains(board, square) !== listed.has(square),
  );
  return wrong === undefined
    ? undefined
    : { place: squareName(board, wrong), found: `in the ${region.name} by one definition only` };
};

/** On the board, whatever the layout: the distance to a region is found as the distance from it. */
const answersAreSymmetric: Proof = ({ measure, layout: { board } }) => {
  if (!measure.isSymmetric) return undefined;
  const answersFrom = measure.ways[0].on(board);
  const rows = board.squares.map((square) => answersFrom([square]));
  for (const [sq1, row] of rows.entries()) {
    const sq2 = row.findIndex((there, other) => at(rows, other)[sq1] !== there);
    if (sq2 !== -1) {
      const [there, back] = [row[sq2], at(rows, sq2)[sq1]];
      return {
        place: squareNames(board, [sq1, sq2]),
        found: `${answerText(there)}, but ${answerText(back)} in the opposite direction${ONE_WAY_HINT}`,
      };
    }
  }
  return undefined;
};

const ONE_WAY_HINT =
  "; a table holds one distance for both directions, the library's distances(board, piece) one for each";

const PROOFS: readonly Proof[] = [
  valuesFit,
  waysAgree,
  exactlyTheFilledAreRead,
  regionIsOne,
  answersAreSymmetric,
];

/** Throws a `ProofError` unless a lookup answers every call as the measure does; `as` follows the answer in the message. */
export const demandAnswers = (table: Table, lookup?: OfSquares<Answer>, as = ""): void => {
  const { layout, names } = table;
  const { value: wrong } = wrongCalls(table, lookup).next();
  if (!wrong) return;
  const hint = layout.isByDifference
    ? layout.field === layout.board
      ? DIFFERENCE_HINT
      : FIELD_HINT
    : "";
  throw new ProofError(mainName(names), {
    place:
      layout.parameters[1] === "distance"
        ? layout.elementName(wrong.element)
        : squareNames(layout.board, wrong.squares),
    found: `${answerText(wrong.found)}${as}, should be ${answerText(wrong.expected)}${hint}`,
  });
};

const DIFFERENCE_HINT =
  "; the distance does not depend on the difference alone; the layout pair can hold it";

const FIELD_HINT =
  "; the distance on the superimposed board is not that on the board; the layout pair can hold it";

const squareNames = (board: Board, squares: readonly Square[]): string =>
  squares.map((square) => squareName(board, square)).join(", ");
