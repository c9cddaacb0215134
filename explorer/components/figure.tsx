/**
 * A grid that shows a board's squares again, for example for one step of a method. Events on the grid move the pieces
 * on the board.
 */
import type { Square } from "../../generator/core/boards/board.js";
import type { ShownFigure } from "../model/shown.js";
import { InteractiveGrid } from "./interactive-grid.js";
import type { Moving } from "./use-places.js";

export const Figure = ({
  figure: { grid, caption, names, cells = grid.size.squares },
  moving: { active, draggable, events },
  describedBy,
}: {
  readonly figure: ShownFigure;
  readonly moving: Moving;
  readonly describedBy: string;
}) => {
  const squareOf = (cell: number | undefined): Square | undefined => {
    const square = cell === undefined ? -1 : cells.indexOf(cell);
    return square === -1 ? undefined : square;
  };
  return (
    <figure>
      <InteractiveGrid
        kind="figure"
        {...{ grid, describedBy }}
        name={caption}
        cellNames={names}
        active={cells[active] ?? 0}
        draggable={draggable.flatMap((square) => cells[square] ?? [])}
        events={{
          ...events,
          point: (cell) => events.point(squareOf(cell)),
          press: (cell) => {
            const square = squareOf(cell);
            if (square !== undefined) events.press(square);
          },
          release: (cell) => events.release(squareOf(cell)),
        }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
