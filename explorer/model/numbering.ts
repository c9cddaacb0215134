/** How squares are numbered: from a1, as in the package, or as in another program. */
import type { Board } from "../../generator/core/boards/board.js";
import {
  mistakeInNumbers,
  numberedAs,
  type NumberingName,
} from "../../generator/boards/numbering.js";

export const NUMBERING_LABELS: Readonly<Record<NumberingName, string>> = {
  a1: "from a1",
  a8: "from a8",
  "0x88": "0x88",
  mailbox: "mailbox",
};

type Numbered = Readonly<{ board: Board; numbering: NumberingName }>;

/** The wanted numbering. If the board cannot have it, as 10×8 cannot have a mailbox, the numbering from a1. */
export const numberingOf = ({ board, numbering }: Numbered): NumberingName =>
  mistakeInNumbers(board, numbering) === undefined ? numbering : "a1";

/** The board, with its squares numbered as the state asks. */
export const numbered = (state: Numbered): Board => numberedAs(state.board, numberingOf(state));
