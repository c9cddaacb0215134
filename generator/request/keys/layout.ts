/** How a table is indexed. */
import { BOARD, boardInMessage, minus, squareName, type Board } from "../../core/boards/board.js";
import { coordinateOf } from "../../core/boards/coordinates.js";
import { CENTER } from "../../core/boards/regions.js";
import { byCoordinates, pairApart, type Coordinates } from "../../core/layouts/difference.js";
import { lengthOf } from "../../core/layouts/layout.js";
import { layoutsOf, type MeasureName, type RequestedTable } from "../defaults.js";
import {
  about,
  DIFFERENCE,
  LARGEST_AREA,
  listOf,
  objectOf,
  oneOf,
  orObject,
  whole,
} from "../forms.js";
import type { Form } from "../forms.js";
import { DIRECTION_FIRST, LAYOUT_NAMES, PIONEERS_NAME } from "../layouts.js";
import type { LayoutName, LayoutRequest } from "../layouts.js";
import { MEASURES } from "../measures.js";
import type { TableKey } from "./key.js";
import { isNoneWithin, noRegion } from "./targets.js";

const LAYOUT: Form<LayoutRequest> = orObject(
  oneOf<Exclude<LayoutRequest, Coordinates>>(
    [...LAYOUT_NAMES, DIRECTION_FIRST, PIONEERS_NAME],
    `one of ${[...LAYOUT_NAMES, DIRECTION_FIRST].join(", ")}, a list of them, or coordinates such as { "rank": 16 }`,
  ),
  objectOf<Coordinates>(
    'coordinates, such as { "rank": 16, "zero": 128, "length": 257 }',
    {
      file: DIFFERENCE,
      rank: DIFFERENCE,
      zero: whole(0, LARGEST_AREA ** 2),
      length: whole(1, LARGEST_AREA ** 2),
    },
    { rank: 0 },
    () => ["rank"],
  ),
);

/** For each layout, how a table is indexed. */
const LAYOUT_MEANINGS: Readonly<Record<LayoutName | typeof DIRECTION_FIRST, string>> = {
  pair: "by two squares; the default, which fits every table",
  "0x88": "by the 0x88 difference of two squares, with twice as many elements per rank as files",
  superimposed: "by the difference of two squares, as in Pioneer's 15×15 array for 8×8",
  "abs-diff": "by the absolute differences of files and ranks",
  center: "by one square: the distance to the center",
  [DIRECTION_FIRST]: "by direction, then by square, for step, reach and ray",
};

/** The measures by direction. */
export const OF_DIRECTIONS: readonly MeasureName[] = ["step", "reach", "ray"];

/** Explains why a table cannot have a layout; `undefined` if it can. */
const mistakeInLayout = (
  layout: ReturnType<typeof layoutsOf>[number],
  table: RequestedTable,
): string | undefined => {
  const { board, measure } = table;
  const { layouts } = MEASURES[measure];
  const text = JSON.stringify(layout);
  if (layout === DIRECTION_FIRST)
    return OF_DIRECTIONS.includes(measure)
      ? undefined
      : `only ${OF_DIRECTIONS.join(", ")} have directions; remove ${text}`;
  if (!layouts.includes(typeof layout === "string" ? layout : "0x88"))
    return `"${measure}" has no layout ${text}; expected one of ${layouts.join(", ")}`;
  if (layout === "pair") return undefined;
  if (layout === "center") return mistakeInCenter(table);
  if (board.graphs || board.joins?.isTurnedOver)
    return `${board.graphs ? "a graph" : "a board with a mirrored join"} has no differences between squares; remove ${text}`;
  return typeof layout === "string" ? undefined : mistakeInCoordinates(board, layout);
};

const mistakeInCenter = (table: RequestedTable): string | undefined => {
  const squares = CENTER.squares(table.board);
  if (squares.length === 0) return noRegion(table.board, "center");
  return isNoneWithin(table, squares) ? '"within" contains no square of the center' : undefined;
};

/** Reports the first pair of squares whose index is outside the array; `undefined` if every index is inside. */
const mistakeInCoordinates = (board: Board, given: Coordinates): string | undefined => {
  const layout = byCoordinates(board, given, pairApart(board), {
    coordinates: "own",
    suffix: [],
    about: "",
  });
  const length = lengthOf(layout);
  const numbers = board.cells.map((cell) => coordinateOf(layout.unit, cell));
  const most = Math.max(...numbers) - Math.min(...numbers);
  if (layout.zero >= most && layout.zero + most < length) return undefined;
  for (const from of board.squares)
    for (const to of board.squares) {
      const index = layout.zero + coordinateOf(layout.unit, minus(board, to, from));
      if (index < 0 || index >= length)
        return `${squareName(board, from)}, ${squareName(board, to)} has the index ${index}; expected 0 to ${length - 1}`;
    }
  return undefined;
};

export const LAYOUT_KEY: TableKey<readonly LayoutRequest[]> = {
  ...about(
    "how the table is indexed, by default pair",
    // At most one layout by coordinates, because tables in two such layouts would have the same name.
    listOf(LAYOUT, undefined, { most: LAYOUT_NAMES.length + 2 }),
  ),
  meanings: LAYOUT_MEANINGS,
  mistakes: (table) => [
    table.layout.includes(PIONEERS_NAME) && table.board !== BOARD
      ? `"${PIONEERS_NAME}" is the superimposed array of ${BOARD.name}; on ${boardInMessage(table.board)}, write "superimposed"`
      : undefined,
    ...layoutsOf(table).map((layout) => mistakeInLayout(layout, table)),
  ],
  needsName: ({ layout }) =>
    layout.some((given) => typeof given === "object")
      ? "a table with your own coordinates"
      : undefined,
};
