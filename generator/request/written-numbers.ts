/** Tables that hold other numbers than their answers. */
import { NUMBER, SET } from "../core/measures/elements.js";
import { mapped, type Measure } from "../core/measures/measure.js";
import type { RequestedTable } from "./defaults.js";
import type { Answer } from "../core/measures/elements.js";

/**
 * Converts the answers of a measure to the numbers that a request gives for them: its `values` or, for steps off the
 * board, its `filler`.
 */
export const writtenAs = (
  measure: Measure,
  { values, filler, measure: name }: RequestedTable,
): Measure => {
  if (measure.element === SET) return measure;
  const isOfSteps = name === "step" && filler !== undefined && values.size === 0;
  const written = new Map<Answer, number>(
    isOfSteps
      ? [[undefined, filler]]
      : [...values].map(([key, value]) => [key === "unreachable" ? undefined : Number(key), value]),
  );
  if (written.size === 0) return measure;
  const { rule } = measure;
  const replaced = {
    ...mapped(measure, (answer) => written.get(answer) ?? answer),
    element: NUMBER,
    ...(rule && { rule: { ...rule, values: written } }),
  };
  if (isOfSteps) return replaced;
  const answers = [...values.keys()].map(Number).filter(Number.isInteger);
  const pairs = [...values].map(([answer, value]) => `${value} for ${answer}`);
  return {
    ...replaced,
    constants: [],
    title: (about, range, board) => {
      const [what = "", own = ""] = [
        measure.title(about, `${Math.min(...answers)}…${Math.max(...answers)}`, board),
      ].flat();
      const numbers = `as other numbers, ${range}`;
      return own === "" ? `${what}, ${numbers}` : [what, `${own}, ${numbers}`];
    },
    notes: (board) => [...measure.notes(board), `The numbers written are ${pairs.join(", ")}.`],
  };
};
