/** Tables of engines that are not among the other candidates, which are made of measures, boards and pieces. */
import { onceFor } from "../common.js";
import type { RequestedTable, TableRequest } from "../request/defaults.js";
import { TABLE } from "../request/table-keys.js";

/** ElephantEye, `eleeye/pregen.cpp`, stores its board of 9×10 squares in one of 16×16, with a10 at 51. */
const IN_256 = { start: 195, rank: -16, length: 256 };
const XIANGQI = { board: "9x10", name: "own" } as const;
const BY_DIFFERENCE = { ...XIANGQI, layout: { rank: 16, zero: 256, length: 512 } };

/** Orders of directions, other than clockwise, in which programs count the squares to the edge. */
const ORDERS = [
  ["N", "S", "W", "E", "NW", "SE", "NE", "SW"],
  ["N", "E", "S", "W", "NE", "SE", "SW", "NW"],
  ["N", "W", "E", "S", "NW", "NE", "SW", "SE"],
  ["E", "NE", "N", "NW", "W", "SW", "S", "SE"],
] as const;

const REQUESTS: readonly (readonly [length: number, request: TableRequest])[] = [
  [
    512,
    {
      ...{ ...BY_DIFFERENCE, measure: "attacks", piece: ["W", "F", "A"] },
      values: { 0: 0, 1: 1, 2: 2, 4: 3 },
    },
  ],
  [512, { ...BY_DIFFERENCE, measure: "leg", piece: "nN" }],
  ...ORDERS.flatMap((directions) =>
    (["a1", "a8"] as const).map(
      (squares) =>
        [512, { measure: "reach", piece: "Q", name: "own", directions, squares }] as const,
    ),
  ),
  ...[
    ["d1-f3", "d8-f10"],
    ["a1-i1", "a10-i10"],
  ].map((of) => [256, { ...XIANGQI, measure: "member", of, squares: IN_256 }] as const),
];

const parsed = onceFor((request: TableRequest): readonly RequestedTable[] =>
  TABLE.parse(request, { path: [], mistakes: [] }),
);

/** The requests for arrays of a length. */
export const requestsOfEngines = (length: number): readonly RequestedTable[] =>
  REQUESTS.flatMap(([count, request]) => (count === length ? parsed(request) : []));
