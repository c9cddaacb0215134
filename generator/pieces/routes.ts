/** Finds the routes of a notation: the squares that its letters lead over. Shares only the parser with `moves.ts`. */
import type { Lattice } from "../core/board.js";
import type { Routes } from "../core/mover.js";
import { around, routesBy, walksOf, type Part } from "./walker.js";
import type { Term } from "./moves.js";

/** The points of the compass. The knight leaps to the points with three letters. */
const POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" ");

/** The points that a pair of letters means for a knight. Source: Fairy-Stockfish, `from_betza` in `src/piece.cpp`. */
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

/** The points that each letter means for a piece without diagonals. */
const OF_WAZIR: Readonly<Record<string, string>> = {
  f: "N",
  b: "S",
  r: "E",
  l: "W",
  v: "N S",
  s: "E W",
};

/** Reports whether a point has one of `directions`. Lines and diagonals have those of the knight leaps beside them. */
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

/** Returns the ways of a term. Each has one part, or two parts if it bends. */
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
            // Outwards is straight on or 45° to a side; sideways is at a right angle. The direction of the whole move
            // is midway between the two parts.
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

/** Returns the routes of the terms of a notation. */
export const routesOf = (terms: readonly Term[]): Routes =>
  routesBy((lattice) => terms.flatMap((term) => waysOf(term, lattice)));
