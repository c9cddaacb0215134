/** A piece on a board: its figure or its letters in a disc. */
import { mdiChessBishop, mdiChessKing, mdiChessPawn, mdiChessQueen, mdiChessRook } from "@mdi/js";
import type { Square } from "../../generator/core/boards/board.js";
import { boxOf } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";

/** A knight with an ear, an eye and a muzzle, so that nobody takes the figure for a digit. */
const KNIGHT =
  "M19 22H5V20H19V22M18.5 18.5H7.5C7.5 15 12 14 12 10L8.5 12 6 12.5C4.6 11.8 4 10.6 4.5 9.5L7.5 5V1.5L11 3.8C16 4.6 18.5 9.5 18.5 18.5ZM9.3 6A1 1 0 1 0 9.31 6Z";

/** The SVG paths of the chess pieces, by their letters, each 24 units wide and high. */
const FIGURES: Readonly<Record<string, string>> = {
  K: mdiChessKing,
  Q: mdiChessQueen,
  R: mdiChessRook,
  B: mdiChessBishop,
  N: KNIGHT,
  P: mdiChessPawn,
};

/** The greatest number of letters that fit into the disc. */
const MOST_LETTERS = 5;

export const PieceToken = ({
  grid,
  notation,
  square,
  isHeld = false,
}: {
  readonly grid: Grid;
  /** The notation or name, `P` for a pawn, `+` for the combined distance. */
  readonly notation: string;
  readonly square: Square;
  readonly isHeld?: boolean;
}) => {
  const { x, y } = boxOf(grid, square);
  const figure = FIGURES[notation];
  return (
    <g class={isHeld ? "token held" : "token"} transform={`translate(${x} ${y})`}>
      <circle cx="5" cy="5" r="4.3" />
      {figure === undefined ? (
        <text
          x="5"
          y={notation.length === 1 ? 6.6 : 5.9}
          class={notation.length === 1 ? "" : "small"}
        >
          {notation.length > MOST_LETTERS ? "…" : notation}
        </text>
      ) : (
        <path d={figure} transform="translate(1.9 1.8) scale(.2583)" />
      )}
    </g>
  );
};
