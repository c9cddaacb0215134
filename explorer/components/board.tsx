/** A board on which pieces and the target are moved. */
import type { ComponentChildren } from "preact";
import type { ShownBoard } from "../model/shown.js";
import { InteractiveGrid } from "./interactive-grid.js";
import { PieceToken } from "./piece-token.js";
import type { Moving } from "./use-places.js";
import { useLit } from "./words.js";

export const Board = ({
  shown: { grid, name, squareNames },
  moving: { shown, held, active, draggable, events },
  pieces,
  describedBy,
  children,
}: {
  readonly shown: ShownBoard;
  readonly moving: Moving;
  /** The letters of each piece, in the order of `Places.pieces`; `""` for a mark without a piece. */
  readonly pieces: readonly string[];
  readonly describedBy: string;
  readonly children?: ComponentChildren;
}) => {
  const tokens = shown.pieces.flatMap((square, at) => {
    const notation = pieces[at] ?? "";
    return notation === "" ? [] : [{ notation, square, isHeld: held === at }];
  });
  const hasToken = (one: number): boolean => tokens.some(({ square }) => square === one);
  const marks = grid.marks.filter(({ square, mark }) => mark !== "origin" || !hasToken(square));
  const about = useLit();
  const { target } = shown;
  const [origin = target] = shown.pieces;
  return (
    <InteractiveGrid
      kind="board"
      grid={{ ...grid, marks }}
      name={name}
      cellNames={squareNames}
      active={active}
      events={events}
      draggable={draggable}
      describedBy={describedBy}
      isDim={(square) =>
        about?.({ square, cell: grid.cells[square], board: grid.size, origin, target }) === false
      }
    >
      {children}
      {tokens.map((token, at) => (
        <PieceToken key={at} grid={grid} {...token} />
      ))}
    </InteractiveGrid>
  );
};
