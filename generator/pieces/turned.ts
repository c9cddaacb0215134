/** Black pieces, which are the white pieces turned by 180°. */
import type { Mover, Piece } from "../core/boards/moves.js";
import { pieceCalled } from "./named-pieces.js";
import { withDirections } from "./notation.js";

/** The letters of directions after half a turn. Half a turn does not change the knight moves of `hr` and `hl`. */
const TURNED: Readonly<Record<string, string>> = {
  ...{ f: "b", b: "f", l: "r", r: "l" },
  ...{ hr: "hr", hl: "hl" },
};

/**
 * Returns the same piece for the other side, turned by 180°: it moves forwards down the board, and its left is the
 * right of the board. For the leaps, the letters of the notation are turned; for the routes, the compass is turned. The
 * piece has the name of the turned letters. Sources: Fairy-Stockfish, whose tori shogi has quails with different sides;
 * XBoard 4.9.1, `MovesFromString` in `moves.c`.
 */
export const turned = ({ notation }: Piece): Piece => {
  const lettersOf = (letters: string): string =>
    TURNED[letters] ?? Array.from(letters, (letter) => TURNED[letter] ?? letter).join("");
  const { capturing, ...moving } = pieceCalled(withDirections(notation, lettersOf));
  const spelled = <Of extends Mover>(mover: Of): Of => ({
    ...mover,
    ...(mover.spelling && { spelling: { ...mover.spelling, notation, facing: -1 } }),
  });
  return { ...spelled(moving), ...(capturing && { capturing: spelled(capturing) }) };
};
