/** What an examination of an array found, as plain data for the page. */
import { requestOf, type Examined } from "../../generator/audit/examine.js";
import { inConfig } from "../../generator/request/in-config.js";
import { fromA8 } from "../../generator/audit/reread-from-a8.js";
import type { FoundArray, PlainTable } from "./messages.js";

/** The table that an array is or should be, in words and as in a config; `undefined` if entries are missing or extra. */
const plainTable = ({ array: { values }, finding, fit }: Examined): PlainTable | undefined => {
  if (!fit || finding.slip !== undefined || values.length < fit.candidate.values.length)
    return undefined;
  const request = requestOf(values, fit);
  return request === undefined ? undefined : { text: finding.text, request: inConfig(request) };
};

/** The message to the page about an array. */
export const foundArray = (examined: Examined): FoundArray => {
  const { array, finding } = examined;
  const { name, line, kind, text, values: standing, otherwise } = finding;
  const { values, unknown } = array;
  const other = fromA8(examined);
  return {
    ...{ name, line, kind, text, values, standing },
    ...(otherwise && { otherwise }),
    table: plainTable(examined),
    fromA8: other && plainTable(other),
    ...(unknown !== undefined && { unknown }),
  };
};
