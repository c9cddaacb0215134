/** Values of tables with a fault. */
import type { Answer } from "../../generator/core/measures/measure.js";
import { compactValues, type Values } from "../../generator/core/tables/values.js";

/** The given values with another value in one element. */
export const withValue = (values: Values, element: number, value: Answer): Values =>
  compactValues([values.slice().with(element, value)], values.length);
