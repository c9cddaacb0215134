/** An audited array as a board, with the values of the array and, for each wrong value, the right value. */
import type { Value } from "../../generator/audit/finding.js";
import { squareName, type Square } from "../../generator/core/boards/board.js";
import { at, onceFor } from "../../generator/common.js";
import { distanceCell, marksOf, shadedCell, type DrawnCell } from "../../generator/drawing/grid.js";
import { DARKEST } from "../../generator/drawing/shades.js";
import { bitIn, elementAt, type Audited } from "./audit.js";
import { isDistance } from "./metrics.js";
import type { Places } from "./places.js";
import { namedBoard, type ShownBoard } from "./shown.js";

/** The right numbers for the wrong cells. */
type Wrong = ReadonlyMap<Square, string>;

/** The cell of a number, colored as a distance or, in another table, by the number's place among the right numbers. */
const colored = onceFor(({ expected, table }: Audited) => {
  const right = [...new Set(expected)].sort((one, other) => (one < other ? -1 : 1));
  const step = Math.min(1, DARKEST / right.length);
  return (value: Value | undefined): DrawnCell => {
    if (typeof value !== "number") return { kind: "empty" };
    if (isDistance(table.measure)) return distanceCell(value);
    const place = right.findIndex((one) => value <= one);
    return shadedCell(value, step * (place === -1 ? right.length : place));
  };
});

const saysText = (says: Value, right: Value): string =>
  says === right ? `${says}` : `${says}, wrong, should be ${right}`;

const wrongOf = (says: readonly Value[], right: readonly Value[]): Wrong =>
  new Map(
    says.flatMap((value, cell) => (value === right[cell] ? [] : [[cell, `${at(right, cell)}`]])),
  );

/**
 * The board with the values of the array, from the origin if there is one. For a set, the board has the bits of the
 * set.
 */
export const boardIn = (
  audited: Audited,
  places: Places,
): ShownBoard & { readonly wrong: Wrong } => {
  const { found, expected, table } = audited;
  const { board } = table.layout;
  const { pieces, target } = places;
  const [origin] = pieces;
  const set = elementAt(audited, places);
  const valuesIn = (values: readonly Value[]): readonly Value[] =>
    board.squares.map((square) => {
      const bits = at(values, set);
      return typeof bits === "bigint"
        ? Number((bits & bitIn(table, square)) > 0n)
        : at(values, elementAt(audited, { pieces, target: square }));
    });
  const [says, right] = [valuesIn(found), valuesIn(expected)];
  const isSet = typeof found[set] === "bigint";
  const cells = says.map(isSet ? (value) => distanceCell(Number(value)) : colored(audited));
  const shown = namedBoard(
    `Your array${origin === undefined ? "" : ` from ${squareName(board, origin)}`}`,
    { size: board, cells, marks: marksOf(pieces, [target]) },
    (square) => [saysText(at(says, square), at(right, square))],
    { origin, target },
  );
  return { ...shown, wrong: wrongOf(says, right) };
};
