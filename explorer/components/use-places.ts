/**
 * Moves the pieces and the target by pointer, touch and keys. The target follows the pointer or, after a piece is
 * picked up, the piece does. A click or the end of a drag keeps the shown places.
 */
import { useState } from "preact/hooks";
import type { Board, Square } from "../../generator/core/boards/board.js";
import { placed, stepped, type Held, type Places } from "../model/places.js";

/** The events of a grid, by pointer and keys; cells are numbered like squares. */
export interface GridEvents {
  /** Called when the pointer is over a cell, or over no cell. */
  readonly point: (cell: number | undefined) => void;
  /** Called when the pointer goes down on a cell. */
  readonly press: (cell: number) => void;
  /** Called when the pointer that went down is lifted on a cell, or off the grid. */
  readonly release: (cell: number | undefined) => void;
  /** Called when a press or a drag ends without effect. */
  readonly cancel: () => void;
  /** Called when a key moves by some files to the right and ranks up. */
  readonly step: (files: number, ranks: number, withShift: boolean) => void;
  /** Called for Enter and for the space bar. */
  readonly enter: () => void;
}

export const usePlaces = ({
  board,
  places,
  put,
  piece = 0,
}: {
  readonly board: Board;
  /** The kept places, which do not follow the pointer. */
  readonly places: Places;
  readonly put: (places: Places) => void;
  /** The piece that Shift with a key moves. */
  readonly piece?: number;
}) => {
  const [held, hold] = useState<Held>("target");
  const [pointed, setPointed] = useState<{ readonly square: Square; readonly on: Board }>();
  /** Whether the pointer is down, and if so, whether it has just picked up a piece. */
  const [pressed, setPressed] = useState<"no" | "elsewhere" | "on its piece">("no");
  const [focused, setFocused] = useState<Held>("target");

  // Ignore the square if the board has changed since.
  const over = pointed?.on === board ? pointed.square : undefined;
  const setOver = (square: Square | undefined): void =>
    setPointed(square === undefined ? undefined : { square, on: board });
  const at = (one: Held): Square =>
    one === "target" ? places.target : (places.pieces[one] ?? places.target);
  // Nothing is put on a piece, because a click there picks the piece up; but a piece may return to its square.
  const isPut = (square: Square | undefined): square is Square =>
    square !== undefined && (!places.pieces.includes(square) || square === at(held));
  const letGo = (): void => {
    hold("target");
    setPressed("no");
  };
  const keep = (one: Held, square: Square): void => {
    put(placed(places, one, square));
    setFocused(one);
    setOver(undefined);
  };

  return {
    /** The places, with the held piece or the target at the pointer. */
    shown: isPut(over) ? placed(places, held, over) : places,
    held,
    /** The square that has the focus, or will get the focus next. */
    active: at(places.pieces.length === 0 ? "target" : focused),
    /** The squares from which a drag starts: the kept places, not the shown ones. */
    draggable: [...places.pieces, places.target],
    events: {
      point: setOver,
      press: (square) => {
        const found = places.pieces.indexOf(square);
        if (held === "target" && found !== -1) {
          hold(found);
          setPressed("on its piece");
        } else setPressed("elsewhere");
        setOver(square);
      },
      release: (square) => {
        setOver(undefined);
        if (pressed === "no") return;
        if (pressed === "on its piece" && square === at(held)) {
          setPressed("no");
          return;
        }
        if (isPut(square)) keep(held, square);
        letGo();
      },
      cancel: () => {
        letGo();
        setOver(undefined);
      },
      step: (files, ranks, withShift) => {
        const moved = withShift && places.pieces.length > 0 ? piece : "target";
        keep(moved, stepped(board, at(moved), files, ranks));
        letGo();
      },
      enter: () => {
        const [from] = [places.pieces[piece]];
        if (from === undefined) return;
        put(placed(placed(places, piece, places.target), "target", from));
        letGo();
      },
    } satisfies GridEvents,
  };
};

export type Moving = ReturnType<typeof usePlaces>;
