/** Draws the visible part of a heat map: colors, numbers that can be read, and names of squares. */
import { squareName, type Board } from "../../generator/boards/board.js";
import { shadeOf } from "../drawing/scale.js";
import type { HeatMap } from "../model/heat-map.js";

/** The room for the names of squares, to the left and above, in pixels. */
export const EDGE = 28;

/** The least width of an entry in which its number can be read, in pixels. */
const READABLE = 15;

/** The least width of an entry's frame, and the room that a name takes at an edge, in pixels. */
const [FRAME, NAME] = [7, 24];

/** The visible part of a map, and the width of an entry, in pixels. */
export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

export interface Drawn {
  readonly map: HeatMap;
  readonly pixels: HTMLCanvasElement;
  readonly board: Board;
  readonly entry: number;
}

/** The map with one pixel for each entry, clear where there is no color. */
export const pixelsOf = ({ side, cells, largest }: HeatMap): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const image = new ImageData(side, side);
  for (const [entry, cell] of cells.entries()) {
    if (cell.kind !== "distance") continue;
    const color = parseInt(shadeOf(cell.distance, largest).fill.slice(1), 16);
    image.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], 4 * entry);
  }
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return canvas;
};

/** The entry at a point of the visible part; `undefined` outside all entries. */
export const entryAtPoint = (
  { side }: HeatMap,
  { left, top, cell }: Seen,
  x: number,
  y: number,
): number | undefined => {
  const column = Math.floor((x + left - EDGE) / cell);
  const row = Math.floor((y + top - EDGE) / cell);
  const isIn = x >= EDGE && y >= EDGE && column < side && row < side;
  return isIn ? row * side + column : undefined;
};

export const drawMap = (canvas: HTMLCanvasElement, drawn: Drawn, seen: Seen): void => {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const { width, height, cell, left, top } = seen;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.imageSmoothingEnabled = false;
  const size = drawn.map.side * cell;
  context.drawImage(drawn.pixels, EDGE - left, EDGE - top, size, size);
  const style = getComputedStyle(canvas);
  if (cell >= READABLE) drawNumbers(context, drawn, seen, style.color);
  drawFrame(context, drawn, seen);
  drawNames(context, drawn, seen, style);
};

/** The visible rows or columns, by index. */
const range = (side: number, from: number, length: number, cell: number): readonly number[] => {
  const first = Math.max(0, Math.floor((from - EDGE) / cell));
  const last = Math.min(side - 1, Math.floor((from + length) / cell));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

const drawNumbers = (
  context: CanvasRenderingContext2D,
  { map: { side, cells, largest } }: Drawn,
  { left, top, width, height, cell }: Seen,
  ink: string,
): void => {
  context.font = `${Math.min(cell / 2, 22)}px system-ui, sans-serif`;
  const columns = range(side, left, width, cell);
  for (const row of range(side, top, height, cell))
    for (const column of columns) {
      const shown = cells[row * side + column];
      if (shown === undefined || shown.kind === "empty") continue;
      const isNumber = shown.kind === "distance";
      context.fillStyle = isNumber ? shadeOf(shown.distance, largest).ink : ink;
      context.fillText(
        isNumber ? `${shown.number}` : "×",
        EDGE - left + (column + 0.5) * cell,
        EDGE - top + (row + 0.5) * cell,
      );
    }
};

/** A frame around the entry, white on black, so that it is seen on any color. */
const drawFrame = (
  context: CanvasRenderingContext2D,
  { map: { side }, entry }: Drawn,
  { left, top, cell }: Seen,
): void => {
  const size = Math.max(cell, FRAME);
  const x = EDGE - left + ((entry % side) + 0.5) * cell - size / 2;
  const y = EDGE - top + (Math.floor(entry / side) + 0.5) * cell - size / 2;
  for (const [color, line] of [
    ["#000", 4.5],
    ["#fff", 1.75],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.strokeRect(x, y, size, size);
  }
};

/** Writes names of squares along both edges, the entry's in bold; at most one per rank if tight. */
const drawNames = (
  context: CanvasRenderingContext2D,
  { map: { side }, board, entry }: Drawn,
  { left, top, width, height, cell }: Seen,
  style: CSSStyleDeclaration,
): void => {
  const rank = cell * board.files;
  const every = cell >= NAME ? 1 : board.files * Math.ceil(NAME / rank);
  const draw = (
    from: number,
    length: number,
    read: number,
    at: (place: number) => readonly [x: number, y: number],
  ): void => {
    for (const square of range(side, from, length, cell)) {
      const middle = EDGE - from + (square + 0.5) * cell;
      const isNear = Math.abs(square - read) * cell < NAME;
      if (middle < EDGE || (square !== read && (isNear || square % every !== 0))) continue;
      context.fillStyle = square === read ? style.color : style.getPropertyValue("--quiet");
      context.font = `${square === read ? 700 : 400} 11px system-ui, sans-serif`;
      context.fillText(squareName(board, square), ...at(middle));
    }
  };
  context.fillStyle = style.getPropertyValue("--back");
  context.fillRect(0, 0, width, EDGE);
  context.fillRect(0, 0, EDGE, height);
  draw(left, width, entry % side, (x) => [x, EDGE / 2]);
  draw(top, height, Math.floor(entry / side), (y) => [EDGE / 2, y]);
};
