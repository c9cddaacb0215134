import { compact, type Compact } from "../../generator/core/measures/compact.js";
import type { Answer } from "../../generator/core/measures/elements.js";

/** The given values with another value in one element. */
export const withValue = (values: Compact, element: number, value: Answer): Compact =>
  compact([values.slice().with(element, value)], values.length);
