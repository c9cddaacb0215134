/**
 * The places where the cells of a board are drawn. Each cell has an outline around its middle. A square is 10 units
 * wide.
 */
import { at, onceFor } from "../common.js";
import {
  fileName,
  gapsOf,
  rankName,
  SQUARES,
  type Board,
  type Square,
  type Vector,
} from "../core/boards/board.js";
import { HEXAGONS } from "../boards/hexagon.js";

export const CELL = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name at the edge of the board, or several names, each at its own position; also the o on a gap. */
interface Name extends Pick<Point, "y"> {
  readonly text: string;
  readonly x: number | string;
}

interface Placement {
  readonly width: number;
  readonly height: number;
  /** The corners of each cell, relative to the middle of the cell. */
  readonly corners: readonly Point[];
  /** The middle of a cell, which may be beyond a joined side. */
  readonly middleOf: (cell: Vector) => Point;
  /** The squares in reading order: from the top, each row from the left. */
  readonly rows: readonly (readonly Square[])[];
  /** The cells just beyond joined sides, and the squares that they repeat. */
  readonly repeated: readonly { readonly cell: Vector; readonly square: Square }[];
  readonly names: readonly Name[];
}

/** The middle of a cell, relative to the middle of the cell at 0, 0. */
type Place = (cell: Vector) => Point;

const HALF = CELL / 2;

/** Half the width of a hexagon as high as a square; neighboring files are three quarters of the whole width apart. */
const RADIUS = CELL / Math.sqrt(3);

/** The space between the cells of a graph, which do not touch. */
const SPACE = 4;

export const BOX: readonly Point[] = [
  { x: -HALF, y: -HALF },
  { x: HALF, y: -HALF },
  { x: HALF, y: HALF },
  { x: -HALF, y: HALF },
];

const HEXAGON_CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((sixth) => ({
  x: RADIUS * Math.cos((sixth * Math.PI) / 3),
  y: RADIUS * Math.sin((sixth * Math.PI) / 3),
}));

const ofSquares: Place = ({ files, ranks }) => ({ x: CELL * files, y: -CELL * ranks });

const ofHexagons: Place = ({ files, ranks }) => ({
  x: 1.5 * RADIUS * files,
  y: CELL * (files / 2 - ranks),
});

/** The cells of a graph line by line, because a graph gives them no positions. */
const ofGraph =
  (inLine: number): Place =>
  ({ files }) => ({
    x: (CELL + SPACE) * (files % inLine),
    y: (CELL + SPACE) * Math.floor(files / inLine),
  });

const placeOn = ({ lattice, squares }: Board): Place =>
  lattice === SQUARES
    ? ofSquares
    : lattice === HEXAGONS
      ? ofHexagons
      : ofGraph(Math.ceil(Math.sqrt(squares.length)));

/** The cells around a board that repeat its squares, because sides are joined. */
const repeatedOn = ({ files, ranks, joins, squareAt }: Board): Placement["repeated"] => {
  if (!joins) return [];
  const { joined } = joins;
  const around = (count: number): number[] =>
    Array.from({ length: count + 2 }, (_, place) => place - 1);
  return around(files)
    .flatMap((files) => around(ranks).map((ranks) => ({ files, ranks })))
    .flatMap((cell) => {
      const isInside = cell.files === joined(cell).files && cell.ranks === joined(cell).ranks;
      const square = isInside ? undefined : squareAt(joined(cell));
      return square === undefined ? [] : [{ cell, square }];
    });
};

export const placementOf: (board: Board) => Placement = onceFor((board: Board): Placement => {
  const { cells, squares, lattice } = board;
  const place = placeOn(board);
  const corners = lattice === HEXAGONS ? HEXAGON_CORNERS : BOX;
  const repeated = repeatedOn(board);
  const places = [...cells, ...gapsOf(board)];
  const middles = [...places, ...repeated.map(({ cell }) => cell)].map(place);
  const along = (axis: keyof Point) => {
    const half = Math.max(...corners.map((corner) => corner[axis]));
    const all = middles.map((middle) => middle[axis]);
    return { first: Math.min(...all) - half, last: Math.max(...all) + half };
  };
  const [across, down] = [along("x"), along("y")];
  const middleOf: Place = (cell) => ({
    x: round(place(cell).x - across.first),
    y: round(place(cell).y - down.first),
  });
  const size = { width: round(across.last - across.first), height: round(down.last - down.first) };
  const middleAt = (square: Square): Point => middleOf(at(cells, square));
  return {
    ...size,
    corners,
    middleOf,
    repeated,
    rows: unique(cells.map(middleOf), "y").map((height) =>
      squares
        .filter((square) => middleAt(square).y === height)
        .sort((one, other) => middleAt(one).x - middleAt(other).x),
    ),
    names: [
      ...namesOn(board, places, middleOf, size.height),
      ...gapsOf(board)
        .map(middleOf)
        .map(({ x, y }) => ({ text: "o", x, y: round(y + 1.2) })),
    ],
  };
});

export const round = (length: number): number => Math.round(100 * length) / 100;

/** The different coordinates on one axis, in ascending order. */
const unique = <Axis extends string>(
  places: readonly Readonly<Record<Axis, number>>[],
  axis: Axis,
): readonly number[] =>
  [...new Set(places.map((place) => place[axis]))].sort((one, other) => one - other);

/**
 * The names of files are below the board, and the names of ranks are on its left. On hexagons, a name is next to the
 * first cell or gap of its file or rank; on a graph, the name of each cell is below the cell. If a file has two letters,
 * each file has a text of its own.
 */
const namesOn = (
  { lattice, naming }: Board,
  cells: readonly Vector[],
  middleOf: Place,
  height: number,
): Placement["names"] => {
  if (lattice === SQUARES) {
    const files = unique(cells, "files").map((files) => ({
      text: fileName(files),
      x: middleOf({ files, ranks: 0 }).x,
    }));
    const text = files.map(({ text }) => text).join("");
    const isByLetter = text.length === files.length;
    return [
      ...(isByLetter ? [{ text, x: files.map(({ x }) => x).join(" ") }] : files).map((name) => ({
        ...name,
        y: height + 2.7,
      })),
      ...unique(cells, "ranks").map((ranks) => ({
        text: rankName(ranks),
        x: -1.8,
        y: round(middleOf({ files: 0, ranks }).y + 1.2),
      })),
    ];
  }
  if (lattice !== HEXAGONS)
    return cells.map((cell) => {
      const { x, y } = middleOf(cell);
      return { text: naming.cell(cell), x, y: y + HALF + 3.2 };
    });
  // In reverse order, so that the first cell of each file and rank wins.
  const reversed = cells.toSorted(
    (one, other) => other.files - one.files || other.ranks - one.ranks,
  );
  const named = reversed.flatMap((cell): readonly Name[] => {
    const { x, y } = middleOf(cell);
    const [file = "", rank = ""] = naming.cell(cell).split(/(?=\d)(?<=[a-z])/);
    return [
      { text: file, x, y: y + HALF + 3.8 },
      { text: rank, x: round(x - 6.6), y: round(y - 2.2) },
    ];
  });
  return [...new Map(named.map((name) => [name.text, name])).values()];
};
