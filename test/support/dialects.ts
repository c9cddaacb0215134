/** The moves that programs find for strings, as `test/pieces/dialects.json` has them. */
import { rectangle } from "../../generator/core/boards/board.js";
import { movesOf } from "../../generator/core/boards/moves.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";

/** A recording: the side of the board, the file and rank of the piece, and the strings by their moves. */
export interface Recording {
  readonly board: number;
  readonly from: number;
  readonly strings: object;
}

/** Each recorded string with its moves, such as `0,1 1,0`; the moves are empty if the program finds none. */
export const recordedIn = ({
  strings,
}: Recording): readonly (readonly [text: string, moves: string])[] =>
  Object.entries(strings).flatMap(([moves, texts]) =>
    String(texts)
      .split(" ")
      .map((text) => [text, moves] as const),
  );

/** The moves that the tool finds for a notation, in the form and on the board of a recording. */
export const movesAsIn = ({ board: side, from }: Recording, notation: string): string =>
  [...(movesOf(pieceCalled(notation), rectangle(side, side))[side * from + from] ?? [])]
    .sort((one, other) => one - other)
    .map((to) => `${(to % side) - from},${Math.floor(to / side) - from}`)
    .join(" ");
