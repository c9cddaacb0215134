/** Tables of engines that the other candidates, which combine measures, boards and pieces, do not include. */
import { onceFor } from "../common.js";
import type { RequestedTable, TableRequest } from "../request/defaults.js";
import { TABLE } from "../request/table-keys.js";

/** ElephantEye, `eleeye/pregen.cpp`, stores its board of 9×10 squares in an array of 16×16, with a10 at 51. */
const IN_256 = { start: 195, rank: -16, length: 256 };
const XIANGQI = { board: "9x10", name: "own" } as const;
const BY_DIFFERENCE = { ...XIANGQI, layout: { rank: 16, zero: 256, length: 512 } };

/** The requests, by the number of entries of their tables. */
const REQUESTS: ReadonlyMap<number, readonly TableRequest[]> = new Map([
  [
    BY_DIFFERENCE.layout.length,
    [
      {
        ...{ ...BY_DIFFERENCE, measure: "attacks", piece: ["W", "F", "A"] },
        values: { 0: 0, 1: 1, 2: 2, 4: 3 },
      },
      { ...BY_DIFFERENCE, measure: "leg", piece: "nN" },
    ],
  ],
  [
    IN_256.length,
    [
      { ...XIANGQI, measure: "member", of: ["d1-f3", "d8-f10"], squares: IN_256 },
      { ...XIANGQI, measure: "member", of: ["a1-i1", "a10-i10"], squares: IN_256 },
    ],
  ],
]);

const parsedRequests = onceFor((request: TableRequest): readonly RequestedTable[] =>
  TABLE.parse(request, { path: [], mistakes: [] }),
);

/** The requests for tables of the given length. */
export const requestsOfEngines = (length: number): readonly RequestedTable[] =>
  (REQUESTS.get(length) ?? []).flatMap(parsedRequests);
