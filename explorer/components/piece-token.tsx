/** A piece on a board: its figure, or its letters, in a disc. */
import {
  mdiChessBishop,
  mdiChessKing,
  mdiChessKnight,
  mdiChessPawn,
  mdiChessQueen,
  mdiChessRook,
} from "@mdi/js";
import type { Square } from "../../generator/boards/board.js";
import { placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { CELL } from "../drawing/looks.js";

/** The figures of the pieces of chess, by their letters, 24 units wide. */
const FIGURES: Readonly<Record<string, string>> = {
  K: mdiChessKing,
  Q: mdiChessQueen,
  R: mdiChessRook,
  B: mdiChessBishop,
  N: mdiChessKnight,
  P: mdiChessPawn,
};

const FIGURE = 6.2;

/** Letters that fit into the disc. */
const MOST_LETTERS = 5;

/** A piece to be drawn: its letters, in Betza notation unless it is a pawn, where it stands, and whether it follows the pointer. */
interface Token {
  readonly notation: string;
  readonly square: Square;
  readonly isHeld: boolean;
}

export const PieceToken = ({
  grid,
  token: { notation, square, isHeld },
}: {
  readonly grid: Grid;
  readonly token: Token;
}) => {
  const { x, y } = placeOf(grid, square);
  const middle = CELL / 2;
  const figure = FIGURES[notation];
  const scale = FIGURE / 24;
  return (
    <g class={isHeld ? "token held" : "token"} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle cx={middle} cy={middle} r="4.3" />
      {figure === undefined ? (
        <text
          x={middle}
          y={notation.length === 1 ? 6.6 : 5.9}
          class={notation.length === 1 ? "" : "small"}
        >
          {notation.length > MOST_LETTERS ? "…" : notation}
        </text>
      ) : (
        <path
          d={figure}
          transform={`translate(${middle - FIGURE / 2} ${middle - FIGURE / 2 - 0.1}) scale(${scale})`}
        />
      )}
    </g>
  );
};
