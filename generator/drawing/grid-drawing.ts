/** Draws a grid as SVG, with margins on the left and below for the names of files and ranks. */
import { at } from "../common.js";
import { fileOf, rankOf, type Square, type Vector } from "../core/boards/board.js";
import { HEXAGONS } from "../boards/hexagon.js";
import { colorOf, type DrawnCell, type Grid } from "./grid.js";
import { cellLook, markLook } from "./looks.js";
import type { Attributes, Make } from "./element.js";
import { CELL, placementOf, type Point } from "./placement.js";
import { shadeOf, type Tint } from "./shades.js";

/** The margin for the names, so narrow that drawings beside the board cover none of them. */
export const NAMES_MARGIN = 3.6;

const roomOf = ({ hasNames }: Grid): number => (hasNames ? NAMES_MARGIN : 0);

export const drawnSize = (grid: Grid): { width: number; height: number } => {
  const { width, height } = placementOf(grid.size);
  return { width: width + roomOf(grid), height: height + roomOf(grid) };
};

/** The middle of a square, or of a cell beyond a joined side. */
export const middleOf = (grid: Grid, cell: Vector): Point => {
  const { x, y } = placementOf(grid.size).middleOf(cell);
  return { x: x + roomOf(grid), y };
};

/** The square around the middle of a cell. */
export const boxOf = (grid: Grid, square: Square) => {
  const { x, y } = middleOf(grid, at(grid.size.cells, square));
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
};

/** The rectangle of the board that is drawn over a grid. */
export const overlaidPlace = (grid: Grid, { corner, size }: NonNullable<Grid["overlay"]>) => {
  const { x, y } = boxOf(grid, corner);
  const [width, height] = [size.files * CELL, size.ranks * CELL];
  return { x, y: y - height + CELL, width, height };
};

/**
 * Darkens a dark square under a white number, or lightens a light square under a black one, so that no number loses
 * contrast. A cell without a distance counts as a cell with a white number.
 */
export const tintOf = (
  { size, hasNames }: Grid,
  square: Square,
  cell: DrawnCell,
): Tint | undefined => {
  // Hexagons have three colors, the third of which gets no tint.
  const colors = size.lattice === HEXAGONS ? 3 : 2;
  const color = (fileOf(size, square) + rankOf(size, square)) % colors;
  const distance = colorOf(cell);
  const isInkWhite = distance === undefined || shadeOf(distance).ink === "#fff";
  if (!hasNames || size.graphs || color !== (isInkWhite ? 0 : 1)) return undefined;
  return isInkWhite ? "dark" : "light";
};

/** Draws a grid; `attributesOf` returns the attributes of each cell of an interactive grid. */
export const gridDrawing = <Made>(
  make: Make<Made>,
  grid: Grid,
  attributesOf?: (square: Square) => Attributes,
): Made => {
  const { size, cells, marks, hasNames } = grid;
  const { rows, repeated, middleOf, names } = placementOf(size);
  const cornerOf = (cell: Vector): Point => {
    const { x, y } = middleOf(cell);
    return { x: x - CELL / 2, y: y - CELL / 2 };
  };
  const cornerAt = (square: Square): Point => cornerOf(at(size.cells, square));
  const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;
  const rowOf = (squares: readonly Square[]): Made =>
    make(
      "g",
      {
        transform: moved({ x: 0, y: cornerAt(at(squares, 0)).y }),
        role: attributesOf && "row",
      },
      [
        "\n", // keeps the SVG source readable
        squares.map((square) => {
          const cell = at(cells, square);
          const transform = moved({ x: cornerAt(square).x, y: 0 });
          const attributes = { transform, ...attributesOf?.(square) };
          return cellLook(make, grid, cell, attributes, tintOf(grid, square, cell));
        }),
      ],
      `${squares[0]}`,
    );
  return make("g", { transform: hasNames ? moved({ x: NAMES_MARGIN, y: 0 }) : undefined }, [
    rows.map(rowOf),
    repeated.length > 0
      ? make(
          "g",
          { class: "repeated", "aria-hidden": "true" },
          repeated.map(({ cell, square }) => {
            const attributes = { transform: moved(cornerOf(cell)), "data-cell": square };
            return cellLook(make, grid, at(cells, square), attributes);
          }),
        )
      : undefined,
    hasNames
      ? make(
          "g",
          { class: "edge" },
          names.map(({ text, x, y }) => make("text", { x, y }, text, `${x} ${y}`)),
        )
      : undefined,
    marks.map(({ square, mark }) => {
      const place = moved(cornerAt(square));
      return markLook(make, grid, mark, place, `${mark} ${place}`);
    }),
  ]);
};
