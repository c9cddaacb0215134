/**
 * Finds the moves of a piece a second time, from the letters of its notation, step by step from neighbor to neighbor.
 * This code is slow but obvious. It uses no vectors of whole leaps. It shares only the squares of a board and the parser
 * with the first way, in `moves.ts`.
 */
import {
  boardWithin,
  SQUARES,
  type Board,
  type Lattice,
  type Square,
  type Vector,
} from "../core/boards/board.js";
import type { Mover, Route, Routes } from "../core/boards/moves.js";
import type { Term } from "./moves.js";
import { termsOf } from "./notation.js";
import { at, onceFor } from "../common.js";

/** The eight steps of the king, clockwise from north. */
const AROUND_SQUARE: readonly Vector[] = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 1, ranks: -1 },
  { files: 0, ranks: -1 },
  { files: -1, ranks: -1 },
  { files: -1, ranks: 0 },
  { files: -1, ranks: 1 },
];

/**
 * The six steps to the neighbors of a hexagon, clockwise from north: the steps of the king except south-east and
 * north-west. `hexagon.ts` explains the coordinates.
 */
const AROUND_HEXAGON = AROUND_SQUARE.filter(({ files, ranks }) => files !== -ranks);

export const aroundOn = (lattice: Lattice): readonly Vector[] =>
  lattice === SQUARES ? AROUND_SQUARE : AROUND_HEXAGON;

/** Returns the item at a place in a list that wraps around. */
export const around = <One>(list: readonly One[], place: number): NonNullable<One> =>
  at(list, (place + list.length) % list.length);

/** The steps of a leap, and its direction: one of the 16 points of the compass, counted clockwise from north. */
interface CompassLeap {
  readonly point: number;
  readonly steps: readonly Vector[];
}

/**
 * Returns the leaps of one size. On squares, a leap goes along a line, then along a diagonal beside that line. On
 * hexagons, a leap goes along one line, then along another line beside the first.
 */
const walksOf = ({ files, ranks }: Vector, lattice: Lattice): readonly CompassLeap[] => {
  const all = aroundOn(lattice);
  const [isSquare, turned] = [lattice === SQUARES, Math.min(files, ranks)];
  const straight = Math.max(files, ranks) - (isSquare ? turned : 0);
  const lines = [...all.keys()].filter((line) => !isSquare || line % 2 === 0);
  const sides = straight > 0 && turned > 0 ? [1, -1] : [1];
  return lines.flatMap((line) =>
    sides.map((side) => ({
      point: 2 * line + (turned === 0 ? 0 : straight === 0 ? 2 : side),
      steps: [
        ...Array<Vector>(straight).fill(at(all, line)),
        ...Array<Vector>(turned).fill(around(all, line + side)),
      ],
    })),
  );
};

/** A part of a way: a leap, repeated up to `times` times. */
interface RoutePart {
  readonly steps: readonly Vector[];
  readonly times: number;
  readonly isLame: boolean;
  readonly mayStop: boolean;
  /** Whether each leap goes along a link of the board. */
  readonly isLinked?: true;
}

/** The direction that is north for a piece: 1 is up the board, for white; −1 is down the board, for black. */
type Facing = 1 | -1;

/** A walker on the board or beyond it, with a compass. Mirrored joins reverse one axis of the compass. */
interface Walker {
  readonly place: Vector;
  /** For files, 1 if east is to the right, −1 if to the left; for ranks, 1 if north is up, −1 if down. */
  readonly compass: Vector;
}

const isSameWalker = (walker: Walker, other: Walker): boolean =>
  (["files", "ranks"] as const).every(
    (axis) =>
      walker.place[axis] === other.place[axis] && walker.compass[axis] === other.compass[axis],
  );

/** Brings a walker who is beyond joined sides back onto the board. */
const settled = (walker: Walker, joins: Board["joins"]): Walker => {
  if (!joins) return walker;
  const { place, compass } = walker;
  const { sides, size } = joins;
  for (const { side, shift = 0, mirror = false } of sides) {
    const other = side === "files" ? "ranks" : "files";
    const turned = (along: number): number => (mirror ? size[other] - 1 - along : along);
    const isBeyond = place[side] >= size[side];
    if (!isBeyond && place[side] >= 0) continue;
    const across = place[side] + (isBeyond ? -size[side] : size[side]);
    const along = isBeyond ? turned(place[other]) + shift : turned(place[other] - shift);
    const facing = mirror ? -compass[other] : compass[other];
    return settled(
      { place: pairOf(side, across, along), compass: pairOf(side, compass[side], facing) },
      joins,
    );
  }
  return walker;
};

const pairOf = (side: keyof Vector, own: number, other: number): Vector =>
  side === "files" ? { files: own, ranks: other } : { files: other, ranks: own };

const stepped = ({ place, compass }: Walker, step: Vector, joins: Board["joins"]): Walker => {
  const files = place.files + step.files * compass.files;
  const ranks = place.ranks + step.ranks * compass.ranks;
  return settled({ place: { files, ranks }, compass }, joins);
};

/** Walks a part of a route. Yields the walker at the end of each leap or, if the leap is lame, at the end of each step. */
function* walked(
  { steps, times, isLame, mayStop }: RoutePart,
  start: Walker,
  joins: Board["joins"],
): Generator<readonly [walker: Walker, isStop: boolean]> {
  let walker = start;
  for (let time = 0; time < times; time++) {
    // Across joined sides, a ride may return to its start with the same compass. The ride ends there.
    if (time > 0 && isSameWalker(walker, start)) return;
    for (const [place, step] of steps.entries()) {
      walker = stepped(walker, step, joins);
      const isLast = place === steps.length - 1;
      if (isLast || isLame) yield [walker, isLast && mayStop];
    }
  }
}

/**
 * Returns a route from a square. The route ends before the first leap, or step of a lame leap, that leaves the board or
 * returns to the square. It crosses gaps, which are no squares of the route.
 */
const routeFrom = (
  board: Board,
  from: Square,
  parts: readonly RoutePart[],
  direction: number,
  compass: Vector,
): Route => {
  const [squares, stops]: [Square[], boolean[]] = [[], []];
  const route: Route = { direction, squares, stops };
  let walker: Walker = { place: at(board.cells, from), compass };
  let here: Square | undefined = from;
  for (const part of parts)
    for (const [next, isStop] of walked(part, walker, board.joins)) {
      walker = next;
      const before = here;
      const square: Square | undefined = board.squareAt(walker.place);
      here = square;
      if (square === undefined && !part.isLinked && isOnGap(walker, board)) continue;
      if (square === undefined || square === from) return route;
      if (isBarred(board.joins, before, square, part)) return route;
      squares.push(square);
      stops.push(isStop);
    }
  return route;
};

/** The places of gaps as texts, for the second way alone. */
const gapTexts = onceFor(
  (gaps: readonly Vector[]) => new Set(gaps.map(({ files, ranks }) => `${files},${ranks}`)),
);

const isOnGap = ({ place: { files, ranks } }: Walker, { joins }: Board): boolean =>
  joins?.gaps !== undefined && gapTexts(joins.gaps).has(`${files},${ranks}`);

/**
 * Reports whether a walker cannot go from one square to another: over a cut or, on a way of links, without a link. From
 * a gap, there are neither.
 */
const isBarred = (
  joins: Board["joins"],
  from: Square | undefined,
  to: Square,
  { isLinked }: RoutePart,
): boolean => {
  if (from === undefined) return isLinked === true;
  if (isLinked) return !joins?.passages?.links[from]?.has(to);
  return joins?.passages?.cuts[from]?.has(to) ?? false;
};

/** Returns the routes of the given ways, from each square of a board. */
export const routesBy =
  (waysOn: (board: Board) => readonly (readonly RoutePart[])[], facing: Facing = 1): Routes =>
  (board) => {
    const ways = waysOn(board);
    const compass = { files: facing, ranks: facing };
    return (from) =>
      ways.map((parts, direction) => routeFrom(board, from, parts, direction, compass));
  };

/** The points of the compass. The knight leaps to the points with three letters. */
const POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" ");

/**
 * The compass points that each pair of letters stands for, for a knight. Source: Fairy-Stockfish, `from_betza` in
 * `src/piece.cpp`.
 */
const OF_KNIGHT: Readonly<Record<string, string>> = {
  ff: "NNE NNW",
  bb: "SSE SSW",
  rr: "ENE ESE",
  ll: "WNW WSW",
  vv: "NNE NNW SSE SSW",
  ss: "ENE ESE WNW WSW",
  rf: "NNE",
  lf: "NNW",
  rb: "SSE",
  lb: "SSW",
  fr: "ENE",
  br: "ESE",
  fl: "WNW",
  bl: "WSW",
  rv: "NNE SSE",
  lv: "NNW SSW",
  fs: "ENE WNW",
  bs: "ESE WSW",
  fh: "NNE NNW ENE WNW",
  bh: "SSE SSW ESE WSW",
  rh: "NNE ENE ESE SSE",
  lh: "NNW WNW WSW SSW",
  hr: "NNE ESE SSW WNW",
  hl: "NNW WSW SSE ENE",
};

/** The compass points that each letter stands for, for a piece without diagonals. */
const OF_WAZIR: Readonly<Record<string, string>> = {
  f: "N",
  b: "S",
  r: "E",
  l: "W",
  v: "N S",
  s: "E W",
};

/**
 * Reports whether a point has one of the given directions; true if none are given. Lines and diagonals have the
 * directions of the knight leaps beside them.
 */
const isPointToward = (
  point: number,
  directions: readonly string[],
  hasDiagonals: boolean,
): boolean =>
  directions.length === 0 ||
  directions.some((letters) => {
    const isNamed = (meaning = "", direction = point): boolean =>
      meaning.split(" ").includes(around(POINTS, direction));
    const [first = "", second = ""] = letters;
    if (!hasDiagonals && point % 4 === 0)
      return first !== "h" && (isNamed(OF_WAZIR[first]) || isNamed(OF_WAZIR[second]));
    const beside = point % 2 === 0 ? [point - 1, point + 1] : [point];
    return beside.some((neighbor) => isNamed(OF_KNIGHT[letters], neighbor));
  });

/** Returns the ways of a term. Each way has one part, or two parts if it bends. */
const waysOf = (term: Term, lattice: Lattice): readonly (readonly RoutePart[])[] => {
  const { movements, directions, isLame, bend } = term;
  const hasDiagonals = movements.length > 1;
  return movements.flatMap((movement) =>
    walksOf(movement, lattice)
      .filter(({ point }) => isPointToward(point, directions, hasDiagonals))
      .flatMap(({ point, steps }): (readonly RoutePart[])[] => {
        if (!bend) return [[{ steps, times: movement.range, isLame, mayStop: true }]];
        const leg = { steps, times: 1, isLame, mayStop: bend.mayStop };
        return bend.movements.flatMap((ride) =>
          walksOf(ride, lattice).flatMap(({ point: other, steps }) => {
            // Outwards is straight on or 45° to a side; sideways is at a right angle. The direction of the whole move
            // is midway between the directions of its two parts.
            const turn = (bend.isSideways ? [-4, 4] : [-2, 0, 2]).find(
              (turn) => around(POINTS, point + turn) === around(POINTS, other),
            );
            return turn === undefined ||
              !isPointToward(point + turn / 2, bend.directions, hasDiagonals)
              ? []
              : [[leg, { steps, times: ride.range, isLame: false, mayStop: true }]];
          }),
        );
      }),
  );
};

/** The letters that name the side to which a link goes: up the board, down the board, or along its rank. */
const lettersOfLink = ({ files, ranks }: Vector): string => {
  if (ranks !== 0) return ranks > 0 ? "fv" : "bv";
  return files > 0 ? "rs" : "ls";
};

/** Returns the ways along the links of a board, of a term that steps or rides to neighbors on files and ranks. */
const waysAlongLinks = (term: Term, board: Board): readonly (readonly RoutePart[])[] => {
  const { movements, directions, isLame, bend } = term;
  const straight = movements.filter(
    ({ files, ranks }) => Math.max(files, ranks) === 1 && files !== ranks,
  );
  const found = new Map<string, Vector>();
  for (const [from, ends] of (board.joins?.passages?.links ?? []).entries())
    for (const to of ends) {
      const [start, end] = [at(board.cells, from), at(board.cells, to)];
      const vector = { files: end.files - start.files, ranks: end.ranks - start.ranks };
      const letters = lettersOfLink(vector);
      if (
        directions.length === 0 ||
        Array.from(directions.join("")).some((letter) => letters.includes(letter))
      )
        found.set(JSON.stringify(vector), vector);
    }
  return isLame || bend
    ? []
    : straight.flatMap(({ range }) =>
        [...found.values()].map((step): readonly RoutePart[] => [
          { steps: [step], times: range, isLame, mayStop: true, isLinked: true },
        ]),
      );
};

/**
 * Returns the routes that a mover's letters spell, within the mover's zone; `undefined` if it has no letters. A mover
 * that is turned by 180° walks the routes with its compass turned.
 */
export const routesOf = ({ spelling, within }: Mover): Routes | undefined => {
  if (spelling === undefined) return undefined;
  const { notation, use, facing } = spelling;
  const waysOn = (board: Board) =>
    termsOf(notation).flatMap((term) =>
      term[use] ? [...waysOf(term, board.lattice), ...waysAlongLinks(term, board)] : [],
    );
  const routes = routesBy(waysOn, facing);
  if (within === undefined) return routes;
  return (board) => {
    const squares = within(board);
    const routesFrom = routes(boardWithin(board, squares));
    return (from) => (squares.has(from) ? routesFrom(from) : []);
  };
};
