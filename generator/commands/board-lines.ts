/** A board with its answers as lines of text for a terminal, in the colors of distances. */
import { at } from "../common.js";
import { gapsOf, SQUARES } from "../core/boards/board.js";
import type { Vector, Square } from "../core/boards/board.js";
import { colorOf, type DrawnCell, type Grid } from "../drawing/grid.js";
import { shadeOf } from "../drawing/shades.js";
import type { Painted } from "./painted.js";

/** The letters before the digits at the end of a name: the file, such as `e` for `e4`. */
export const lettersOf = (name: string): string => name.replace(/\d+$/, "");

/** What is printed for a cell: its number or its word, `.` for no mark, or `-` for no answer. */
const answerShown = (cell: DrawnCell): string => {
  if (cell.kind === "distance") return `${cell.number}`;
  if (cell.kind === "word") return cell.text;
  return cell.kind === "empty" ? "." : "-";
};

const paintedCell = (cell: DrawnCell): Painted => {
  const distance = colorOf(cell);
  return { text: answerShown(cell), shade: distance === undefined ? undefined : shadeOf(distance) };
};

/**
 * The lines of a board, the last rank first, with the names of ranks and files. On hexagons, neighboring files are on
 * lines in turn, because a cell touches two cells of the next file, and each line begins with the name of its first cell.
 * A gap is an o. A graph has a line for each cell.
 */
export const boardLines = ({
  size: board,
  cells: answers,
}: Pick<Grid, "size" | "cells">): readonly (readonly Painted[])[] => {
  const drawn = answers.map(paintedCell);
  const { lattice, naming, graphs } = board;
  const nameOf = (square: Square): string => naming.cell(at(board.cells, square));
  if (graphs)
    return board.squares.map((square) => [{ text: `${nameOf(square)} ` }, at(drawn, square)]);
  // The answers of squares, then the gaps.
  const cells = [...board.cells, ...gapsOf(board)];
  drawn.push(...gapsOf(board).map(() => ({ text: "o" })));
  const heightOf = ({ files, ranks }: Vector): number =>
    lattice === SQUARES ? ranks : 2 * ranks - files;
  const heights = [...new Set(cells.map(heightOf))].sort((one, other) => other - one);
  const fileCount = Math.max(...cells.map(({ files }) => files)) + 1;
  const fileNames = Array.from({ length: fileCount }, (_, files) =>
    lettersOf(naming.cell(cells.find((cell) => cell.files === files) ?? { files, ranks: 0 })),
  );
  const width = Math.max(
    ...[...drawn.map(({ text }) => text), ...fileNames].map(({ length }) => length),
  );
  const leftToRight = cells.toSorted((one, other) => one.files - other.files);
  const labels = heights.map((height) =>
    lattice === SQUARES
      ? `${height + 1}`
      : naming.cell(
          at(
            leftToRight.filter((cell) => heightOf(cell) === height),
            0,
          ),
        ),
  );
  const labelWidth = Math.max(...labels.map(({ length }) => length));
  const lineOf = (label: string, inLine: readonly Painted[]): readonly Painted[] => [
    { text: label.padStart(labelWidth) },
    ...inLine
      .slice(0, inLine.findLastIndex(({ text }) => text !== "") + 1)
      .map(({ text, shade }) => ({ text: ` ${text.padStart(width)}`, shade })),
  ];
  const rows = heights.map((height, line) =>
    lineOf(
      at(labels, line),
      fileNames.map((_, file) => {
        const isHere = (cell: Vector): boolean => cell.files === file && heightOf(cell) === height;
        return drawn[cells.findIndex(isHere)] ?? { text: "" };
      }),
    ),
  );
  return [
    ...rows,
    lineOf(
      "",
      fileNames.map((text) => ({ text })),
    ),
  ];
};
