/** ElementValues of tables with a fault. */
import type { Answer } from "../../generator/core/measures/measure.js";
import { compactValues, type ElementValues } from "../../generator/core/tables/values.js";

/** The given values with another value in one element. */
export const withValue = (values: ElementValues, element: number, value: Answer): ElementValues =>
  compactValues([values.slice().with(element, value)], values.length);
