/** Tests that the index of candidates leaves out none that an array may fit. */
import { countedPiece } from "../../generator/core/measures/measure.js";
import { expect, test } from "vitest";
import { type Candidate } from "../../generator/audit/candidates.js";
import { mostWrong } from "../../generator/audit/counts.js";
import { candidatesFor } from "../../generator/audit/similar.js";
import { mainName } from "../../generator/core/tables/names.js";
import { runs, sampled, SEED } from "../support/sampling.js";
import { everyCandidate } from "../../generator/audit/every-candidate.js";

/** No table has this number. */
const OTHER = -7777;

/** The numbers of the candidates for an array, as texts. */
const foundFor = (values: readonly (number | bigint)[]): ReadonlySet<string> =>
  new Set(Array.from(candidatesFor(values, false), (one) => one.values.join()));

/** Whether an array may fit in other ways than with wrong entries or other values: then it is compared with every array. */
const isLoose = ({ read, values, table: { measure, layout } }: Candidate): boolean => {
  const { board, isByDifference, parameters } = layout;
  if (values.length <= board.squares.length) return read < values.length;
  const isOfKing = countedPiece(measure)?.notation === "K" && board.files > 1;
  const mayBeByRule = isByDifference || (parameters[1] === "sq2" && isOfKing);
  return read < values.length || parameters[1] === "direction" || mayBeByRule;
};

test.each(sampled([36, 64, 81, 120, 128, 225, 256], 1, "lengths"))(
  "no candidate of length %i is left out that an array may fit",
  (length) => {
    const most = mostWrong(length);
    const unlike = Array<number>(length).fill(OTHER);
    // The first array of a length is compared with every candidate.
    expect(foundFor(unlike).size).toBeGreaterThan(0);
    const always = foundFor(unlike);
    const step = runs(97, 23);
    for (const [nth, one] of [...everyCandidate(length, false)].entries()) {
      const [name, text] = [mainName(one.table.names), one.values.join()];
      if (isLoose(one)) expect(always.has(text), name).toBe(true);
      if (nth % step !== SEED % step) continue;
      const own = one.values.map((value = OTHER) => value);
      const renamed = own.map((value) => 3n * BigInt(value) + 1000n);
      expect(foundFor(renamed).has(text), name).toBe(true);
      const first = (31 * nth) % (length - most);
      expect(foundFor(own.fill(OTHER, first, first + most)).has(text), name).toBe(true);
    }
  },
);
