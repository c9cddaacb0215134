/** All entries of a table by pair of squares: a row for each origin, a column for each target. */
import { SET } from "../../generator/core/measure.js";
import type { Cell } from "../drawing/grid.js";
import { checkedTable } from "./refusals.js";
import { arrayCells, type Scene } from "./scene.js";
import type { Asked } from "./table.js";

export interface HeatMap {
  /** The number of rows and of columns: one for each square of the board. */
  readonly side: number;
  readonly cells: readonly Cell[];
  readonly largest: number;
}

/** The map of a table; `undefined` for sets, and for tables that are not by pair. */
export const heatMapOf = (asked: Asked, scene: Scene): HeatMap | undefined => {
  const { largest } = scene;
  // A row for each square, whatever numbers they have in the table.
  const { table } = asked.numbering === "a1" ? scene : checkedTable({ ...asked, numbering: "a1" });
  if (table === undefined || table.measure.element === SET) return undefined;
  const { layout } = table;
  const side = layout.rows.length;
  if (layout.parameters.length !== 2 || layout.isByDifference || side === 0) return undefined;
  return { side, cells: arrayCells(asked, scene, table), largest };
};
