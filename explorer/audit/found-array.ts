/** What an examination of an array found, as plain data for the page. */
import { recognized, type Examined, type Recognized } from "../../generator/audit/examine.js";
import { inConfig } from "../model/in-config.js";
import { fromA8 } from "./from-a8.js";
import type { FoundArray, PlainTable } from "./messages.js";

const plainTable = (known: Recognized | undefined): PlainTable | undefined =>
  known && { text: known.text, request: inConfig(known.request) };

/** What the page is told of an array. */
export const foundArray = (examined: Examined): FoundArray => {
  const { array, finding } = examined;
  const { name, line, text, values: standing, otherwise } = finding;
  const { values, unknown } = array;
  return {
    ...{ name, line, text, values, standing },
    ...(otherwise && { otherwise }),
    table: plainTable(recognized(examined)),
    fromA8: plainTable(fromA8(examined)),
    ...(unknown !== undefined && { unknown }),
  };
};
