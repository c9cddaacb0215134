import { compactValues, type ElementValues } from "../../generator/core/tables/values.js";
import type { Answer } from "../../generator/core/measures/elements.js";

/** The given values with another value in one element. */
export const withValue = (values: ElementValues, element: number, value: Answer): ElementValues =>
  compactValues([values.slice().with(element, value)], values.length);
