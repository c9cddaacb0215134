/**
 * The moves of a piece a second time: from the definitions of the letters, one step to a neighbor after another. It is
 * slow and obvious, knows no vectors of leaps, and shares only the parser and the squares of a board with `moves.ts`.
 */
import { SQUARES, type Board, type Lattice, type Vector } from "../boards/board.js";
import type { Square } from "../boards/board.js";
import type { Route, Routes } from "../boards/mover.js";
import { at } from "../common.js";
import type { Movement, Term } from "./moves.js";

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

/** The six steps to the neighbors of a hexagon, clockwise from north: see `hexagon.ts` for the coordinates. */
const AROUND_HEXAGON: readonly Vector[] = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 0, ranks: -1 },
  { files: -1, ranks: -1 },
  { files: -1, ranks: 0 },
];

const aroundOn = (lattice: Lattice): readonly Vector[] =>
  lattice === SQUARES ? AROUND_SQUARE : AROUND_HEXAGON;

/** The points of the compass. The knight leaps to those of three letters. */
const POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" ");

/** The item at a place of a list that goes around. */
const around = <One>(list: readonly One[], place: number): NonNullable<One> =>
  at(list, (place + list.length) % list.length);

/** What two letters mean for a knight. Source: Fairy-Stockfish, `from_betza` in `src/piece.cpp`. */
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

/** What each letter means for a piece without diagonals. */
const OF_WAZIR: Readonly<Record<string, string>> = {
  f: "N",
  b: "S",
  r: "E",
  l: "W",
  v: "N S",
  s: "E W",
};

/** Whether one of some directions is that of a point. Any other leap has the directions of the two knight's leaps beside it. */
const isToward = (point: number, directions: readonly string[], hasDiagonals: boolean): boolean =>
  directions.length === 0 ||
  directions.some((letters) => {
    const isNamed = (meaning = "", one = point): boolean =>
      meaning.split(" ").includes(around(POINTS, one));
    const [first = "", second = ""] = letters;
    if (!hasDiagonals && point % 4 === 0)
      return first !== "h" && (isNamed(OF_WAZIR[first]) || isNamed(OF_WAZIR[second]));
    const beside = point % 2 === 0 ? [point - 1, point + 1] : [point];
    return beside.some((one) => isNamed(OF_KNIGHT[letters], one));
  });

/** A leap as steps, and the point of the compass to which it leads. */
interface Walk {
  readonly point: number;
  readonly steps: readonly Vector[];
}

/**
 * The ways to leap. On squares, first along a line, then along the diagonal beside it; on hexagons, along a line, then
 * along one beside it.
 */
const walksOf = ({ files, ranks }: Pick<Movement, "files" | "ranks">, lattice: Lattice): Walk[] => {
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

/** A part of a way: a leap that is repeated. */
interface Part {
  readonly steps: readonly Vector[];
  readonly times: number;
  readonly isLame: boolean;
  readonly mayStop: boolean;
}

/** The ways of a term, each of one part, or of two if it bends. */
const waysOf = (term: Term, lattice: Lattice): readonly (readonly Part[])[] => {
  const { movements, directions, isLame, bend } = term;
  const hasDiagonals = movements.length > 1;
  return movements.flatMap((movement) =>
    walksOf(movement, lattice)
      .filter(({ point }) => isToward(point, directions, hasDiagonals))
      .flatMap(({ point, steps }): (readonly Part[])[] => {
        if (!bend) return [[{ steps, times: movement.range, isLame, mayStop: true }]];
        const leg = { steps, times: 1, isLame, mayStop: bend.mayStop };
        return bend.movements.flatMap((ride) =>
          walksOf(ride, lattice).flatMap(({ point: other, steps }) => {
            // Outwards is straight on, or on to the line or diagonal beside; sideways is at a right angle. The whole move
            // leads between the two.
            const turn = (bend.isSideways ? [-4, 4] : [-2, 0, 2]).find(
              (one) => around(POINTS, point + one) === around(POINTS, other),
            );
            return turn === undefined || !isToward(point + turn / 2, bend.directions, hasDiagonals)
              ? []
              : [[leg, { steps, times: ride.range, isLame: false, mayStop: true }]];
          }),
        );
      }),
  );
};

/** Somebody on a board or beyond it, who carries a compass over joined sides. */
interface Walker {
  readonly place: Vector;
  /** 1 where east is to the right, and north is up, −1 where they are the reverse. */
  readonly compass: Vector;
}

const isSame = (one: Walker, other: Walker): boolean =>
  (["files", "ranks"] as const).every(
    (axis) => one.place[axis] === other.place[axis] && one.compass[axis] === other.compass[axis],
  );

/** The same walker on this side of all joined sides. */
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

/** The routes from a square. A piece must be on the board where it may stop, and at each step of a lame leap. */
const routeFrom = (board: Board, from: Square, parts: readonly Part[], way: number): Route => {
  const { joins } = board;
  const [squares, stops]: [Square[], boolean[]] = [[], []];
  const route: Route = { way, squares, stops };
  let walker: Walker = { place: at(board.cells, from), compass: { files: 1, ranks: 1 } };
  for (const { steps, times, isLame, mayStop } of parts) {
    const start = walker;
    for (let time = 0; time < times; time++) {
      // Around a join, a ride may come to where it began to go straight on. There it ends.
      if (time > 0 && isSame(walker, start)) return route;
      for (const [place, step] of steps.entries()) {
        walker = stepped(walker, step, joins);
        const isLast = place === steps.length - 1;
        if (!isLast && !isLame) continue;
        const square = board.squareAt(walker.place);
        if (square === undefined || square === from) return route;
        squares.push(square);
        stops.push(isLast && mayStop);
      }
    }
  }
  return route;
};

const routesBy =
  (waysOn: (lattice: Lattice) => readonly (readonly Part[])[]): Routes =>
  (board) => {
    const ways = waysOn(board.lattice);
    return (from) => ways.map((parts, way) => routeFrom(board, from, parts, way));
  };

/** The routes of the terms of a notation. */
export const routesOf = (terms: readonly Term[]): Routes =>
  routesBy((lattice) => terms.flatMap((term) => waysOf(term, lattice)));

/** The files, ranks and diagonals of a board. A diagonal of hexagons leads between two neighbors of a cell. */
export const LINES: Routes = routesBy((lattice) => {
  const all = aroundOn(lattice);
  const lines = all.flatMap((step, side) =>
    lattice === SQUARES ? [[step]] : [[step], [step, around(all, side + 1)]],
  );
  return lines.map((steps) => [{ steps, times: Infinity, isLame: false, mayStop: true }]);
});
