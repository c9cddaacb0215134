/** Whether a table of moves has only the moves that capture. */
import { oneOf } from "../forms.js";
import type { TableKey } from "./key.js";

export const CAPTURES_KEY: TableKey<boolean> = {
  ...oneOf([true, false], "for moves: true for the moves that capture, or false"),
  measures: ["moves"],
};
