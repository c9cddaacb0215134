/** The layouts by pair of squares, by a square and a count, and by one square. */
import { layoutOf, type Layout, type LayoutOn } from "./layout.js";
import { at, onceFor } from "../common.js";
import { boardInWords, nameOfNumber, squaresInWords, fileName, NO_SQUARE } from "./board.js";
import type { Board, Square } from "./board.js";
import { CENTER, type Region } from "./regions.js";
import type { Page } from "./measure.js";

/** By pair of squares: 4096 elements on 8×8, a row for each first square. */
export const pair: LayoutOn = onceFor((board) => layoutOf(board, {}));

/** By square and count. The counts are 0 to `countOn(board) - 1`. */
export const bySquareAnd = (
  noun: "distance" | "direction",
  countOn: (board: Board) => number,
): LayoutOn =>
  onceFor((board) => {
    const targets = [...Array(countOn(board)).keys()];
    return layoutOf(board, {
      columns: targets.map((count) => `${noun} ${count}`),
      targets,
      parameters: ["square", noun],
      about: "from a square",
    });
  });

/** By one square: the answer for the square alone, or from the squares of a region. 64 elements on 8×8. */
const bySquare = (board: Board, origins: readonly Square[], argument = "square"): Layout => {
  const { numbered, cells, numbering } = board;
  const names = numbered.map((square) =>
    square === undefined ? NO_SQUARE : board.rowName(at(cells, square)),
  );
  const width = numbering && Math.max(Math.abs(numbering.file), Math.abs(numbering.rank), 1);
  const starts = [...names.keys()].filter((number) =>
    width === undefined ? names[number] !== names[number - 1] : number % width === 0,
  );
  return layoutOf(board, {
    rows: starts.map((start, row) => {
      const some = names.slice(start, starts[row + 1]);
      return some.find((name) => name !== NO_SQUARE) ?? NO_SQUARE;
    }),
    columns: Array.from({ length: board.files }, (_, file) => fileName(file)),
    rowStart: (row) => starts[row] ?? numbered.length,
    cell: (number) => {
      const target = numbered[number];
      return target === undefined ? undefined : { origins, target };
    },
    origins: [origins],
    parameters: [argument],
    index: argument,
    about: "of each square",
    elementName: (number) => nameOfNumber(board, number),
  });
};

/** By one square, without origins. `argument` is the name of the lookup's parameter. */
export const each = (argument: string): LayoutOn =>
  onceFor((board) => bySquare(board, [], argument));

export const eachSquare: LayoutOn = each("square");

const ofRegion = (isFrom: boolean) =>
  onceFor((region: Region) =>
    onceFor((board: Board): Layout => ({
      ...bySquare(board, region.squares(board)),
      about: aboutNearest(region, board, isFrom ? "from" : "to"),
      region,
      isTo: !isFrom,
      ...(region === CENTER ? { page: centerPage } : {}),
    })),
  );

/** By one square, to the nearest square of a region. Throws a `RangeError` if the board has no such square. */
export const to: (region: Region) => LayoutOn = ofRegion(false);

/** By one square, from the nearest square of a region. This layout differs from {@link to} if moves cannot be reversed. */
export const from: (region: Region) => LayoutOn = ofRegion(true);

/** By one square, to the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter: LayoutOn = to(CENTER);

/** The wiki has separate pages for the center distances of the king and the wazir. */
const centerPage = (page: Page): string => (page === "Knight-Distance" ? page : `Center ${page}`);

const aboutNearest = ({ name, squares }: Region, board: Board, to: string): string => {
  const found = squares(board);
  if (found.length === 0) throw new RangeError(`${boardInWords(board)} has no ${name}`);
  if (found.length > 4)
    return name === ""
      ? `${to} the nearest of ${found.length} squares`
      : `${to} the nearest square of the ${name}`;
  const nearest = ["", " the nearer of"][found.length - 1] ?? " the nearest of";
  return `${to}${nearest} ${squaresInWords(board, found)}`;
};
