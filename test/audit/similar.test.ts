/** Tests that the index of candidates leaves out none that an array may fit. */
import { countedPiece } from "../../generator/core/measures/measure.js";
import { expect, test } from "vitest";
import { sketchOf, type Candidate } from "../../generator/audit/candidates.js";
import { mostWrong } from "../../generator/audit/counts.js";
import { candidatesFor } from "../../generator/audit/similar.js";
import { isFrequent, piecesFor } from "../../generator/audit/usual-tables.js";
import { mainName } from "../../generator/core/tables/names.js";
import { runs, sampled, SEED } from "../support/sampling.js";
import { hasRequestsFor, ON_8X8_ONLY } from "../../generator/audit/tried-requests.js";
import { BOARD, rectangle, type Board } from "../../generator/core/boards/board.js";
import { lengthOf } from "../../generator/core/layouts/layout.js";
import { TABLE_BY_DEFAULT, type MeasureName } from "../../generator/request/defaults.js";
import { MEASURE_NAMES, MEASURES, madeOf } from "../../generator/request/measures.js";
import { candidatesIn, groupsOfCandidates } from "../../generator/audit/every-candidate.js";

/** No table has this number. */
const OTHER = -7777;

/** The numbers of the candidates for an array, as texts. */
const foundFor = (values: readonly (number | bigint)[]): ReadonlySet<string> =>
  new Set(Array.from(candidatesFor(values, false), (one) => one.values.join()));

/** Whether an array may fit in other ways than with wrong entries or other values: then it is compared with every array. */
const isLoose = (candidate: Candidate): boolean => {
  const { read, values, table, request } = candidate;
  const { measure, layout } = table;
  const { board, isByDifference, parameters } = layout;
  // A rare table of distances to a region is compared number by number, before it is made.
  if (layout.nearest && !isFrequent(request)) return false;
  if (values.length <= board.squares.length) return read < values.length;
  const isOfKing = countedPiece(measure)?.notation === "K" && board.files > 1;
  const mayBeByRule = isByDifference || (parameters[1] === "sq2" && isOfKing);
  return read < values.length || parameters[1] === "direction" || mayBeByRule;
};

/** Whether an array may have other values in place of the answers: only on boards and for pieces that are common. */
const mayBeRenamed = ({ request, answers, read }: Candidate): boolean =>
  isFrequent(request) && 4 * answers <= read;

test.each(sampled([36, 64, 81, 120, 128, 225, 256], 1, "lengths"))(
  "no candidate of length %i is left out that an array may fit",
  (length) => {
    const most = mostWrong(length);
    const step = runs(97, 23);
    const all = [...groupsOfCandidates(length, false)].flatMap((group) => [...candidatesIn(group)]);
    for (const [nth, one] of all.entries()) {
      if (nth % step !== SEED % step) continue;
      const [name, text] = [mainName(one.table.names), one.values.join()];
      const own = one.values.map((value = OTHER) => value);
      expect(sketchOf(one.request)?.values ?? one.values, name).toEqual(one.values);
      if (isLoose(one)) expect(foundFor(own.toReversed()).has(text), name).toBe(true);
      const renamed = own.map((value) => 3n * BigInt(value) + 1000n);
      if (mayBeRenamed(one)) expect(foundFor(renamed).has(text), name).toBe(true);
      const first = (31 * nth) % (length - most);
      expect(foundFor(own.fill(OTHER, first, first + most)).has(text), name).toBe(true);
    }
  },
);

const BOARDS = [BOARD, rectangle(5, 7), rectangle(9, 10)];

/** The measures of which the audit tries requests. It knows coordinates by their words, and each ray alone. */
const TRIED = MEASURE_NAMES.filter((name) => name !== "coordinate" && name !== "ray");

/** Some entries of a measure on a board, each with the name of its layout. */
const entriesTried = (measure: MeasureName, board: Board) =>
  MEASURES[measure].layouts.flatMap((layout) =>
    piecesFor(measure)
      .slice(0, 3)
      .flatMap((piece) => {
        const of = [measure === "apart" ? "file" : "edge"];
        const table = { ...TABLE_BY_DEFAULT, board, measure, piece: [piece], of };
        return madeOf({ ...table, layout: [layout] })
          .slice(0, 1)
          .map((entry) => ({ entry, layout }));
      }),
  );

test.each(sampled(TRIED, 3, "measures"))(
  "requests for %s are tried for the lengths of their tables",
  (measure) => {
    for (const board of ON_8X8_ONLY.has(measure) ? [BOARD] : BOARDS)
      for (const { entry, layout } of entriesTried(measure, board)) {
        const length = lengthOf(entry.layout(board));
        const isTried = (count: number) => hasRequestsFor(measure, board, "a1", length * count);
        expect(isTried(1), `${layout} on ${board.name}`).toBe(true);
        if (MEASURES[measure].isSet)
          expect(isTried(Math.ceil(board.squares.length / 32))).toBe(true);
      }
  },
);
