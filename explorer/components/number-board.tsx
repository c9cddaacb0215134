/** A board whose numbers are changed by pointer, touch and keys. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Square } from "../../generator/core/board.js";
import type { ShownBoard } from "../model/shown.js";
import { stepped } from "../model/places.js";
import { InteractiveGrid } from "./interactive-grid.js";
import { isShortcut } from "./keys.js";

/** By how much a key changes the number of the chosen square. */
const CHANGES: Readonly<Record<string, 1 | -1>> = { "+": 1, "-": -1 };

export const NumberBoard = ({
  shown: { grid, name, squareNames },
  chosen,
  choose,
  change,
  describedBy,
  children,
}: {
  readonly shown: ShownBoard;
  readonly chosen: Square;
  readonly choose: (square: Square) => void;
  readonly change: (square: Square, by: 1 | -1) => void;
  readonly describedBy: string;
  readonly children: ComponentChildren;
}) => {
  const pressed = useRef<Square | undefined>(undefined);
  const press = (square: Square | undefined): void => {
    pressed.current = square;
  };
  return (
    <div
      onKeyDown={(event) => {
        const by = CHANGES[event.key];
        if (by !== undefined && !isShortcut(event)) change(chosen, by);
      }}
    >
      <InteractiveGrid
        kind="board"
        {...{ grid, name, describedBy }}
        cellNames={squareNames}
        active={chosen}
        draggable={[]}
        events={{
          point: () => undefined,
          press,
          release: (square) => {
            if (square !== undefined && square === pressed.current) change(square, 1);
          },
          cancel: () => press(undefined),
          step: (files, ranks) => choose(stepped(grid.size, chosen, files, ranks)),
          enter: () => change(chosen, 1),
        }}
      >
        {children}
      </InteractiveGrid>
    </div>
  );
};
