/** The measures of distance: a piece, the fill of its moves, and a second way. */
import { at } from "../common.js";
import { inWords, piece, type Piece } from "../betza.js";
import { certificateOf } from "./certificate.js";
import { byFill } from "./fill.js";
import {
  bishop,
  byFormula,
  chebyshev,
  combined,
  knight,
  manhattan,
  queen,
  rook,
  type Formula,
} from "./formulas.js";
import { BYTE, fromOrigins, type DistanceMeasure, type Page } from "./measure.js";

/** What overrides the properties that follow from the piece. */
interface Particulars extends Partial<Pick<DistanceMeasure, "name" | "page">> {
  readonly formula?: Formula;
  /** How doc comments begin. */
  readonly words?: string;
}

/**
 * The distance of a piece, in moves on the empty board. The second way is the formula, or the certificate
 * if there is no formula.
 */
export const distance = (
  of: Piece,
  { formula, words, ...others }: Particulars = {},
): DistanceMeasure => {
  const fill = byFill(of);
  const beginning = words ?? `Distance of the ${inWords(of)}, in moves,`;
  return {
    name: [of.name],
    noun: "distance",
    title: (about, range) => `${beginning} ${about}: ${range}`,
    notes: [],
    element: BYTE,
    isSymmetric: true,
    piece: of,
    ...others,
    ways: [fill, formula ? byFormula(of.name, formula) : certificateOf(of, fill)],
  };
};

/** The distance of a piece of chess, which the wiki defines. */
const defined = (notation: string, formula: Formula, words: string, page: Page): DistanceMeasure =>
  distance(piece(notation), { formula, words, page });

/** Also called Chebyshev distance. */
export const KING: DistanceMeasure = {
  ...defined("K", chebyshev, "Distance (Chebyshev), in king moves,", "Distance"),
  name: [],
};

export const WAZIR: DistanceMeasure = {
  ...defined("W", manhattan, "Manhattan distance, in orthogonal king moves,", "Manhattan-Distance"),
  name: ["manhattan"],
};

export const KNIGHT: DistanceMeasure = defined(
  "N",
  knight,
  "Knight distance, in moves,",
  "Knight-Distance",
);

export const QUEEN: DistanceMeasure = defined(
  "Q",
  queen,
  "Queen distance, in moves on the empty board,",
  "Distance",
);

export const ROOK: DistanceMeasure = defined(
  "R",
  rook,
  "Rook distance, in moves on the empty board,",
  "Distance",
);

export const BISHOP: DistanceMeasure = defined(
  "B",
  bishop,
  "Bishop distance, in moves on the empty board,",
  "Distance",
);

const [KING_FILL, WAZIR_FILL] = [KING.ways[0], WAZIR.ways[0]];

/**
 * King distance plus Manhattan distance. Each of its small values means one relation.
 * Source: page Distance, the forum post "unique distance relationship" that it cites.
 */
export const COMBINED: DistanceMeasure = {
  ...KING,
  piece: undefined,
  name: ["combined"],
  title: (about, range) => `King distance plus Manhattan distance ${about}: ${range}`,
  notes: [
    "",
    "| value | relation of the two squares              |",
    "| ----: | ---------------------------------------- |",
    "|     0 | the same square                          |",
    "|     2 | beside each other on a file or rank      |",
    "|     3 | beside each other on a diagonal          |",
    "|     4 | two apart on a file or rank (opposition) |",
    "|     5 | a knight's move                          |",
    "",
    "No other pairs of squares have these values, and no pair has 1. A value of 6 or more may mean several relations.",
  ],
  ways: [
    fromOrigins(`the sum of ${KING_FILL.name} and ${WAZIR_FILL.name}`, (board) => {
      const [king, wazir] = [KING_FILL.on(board), WAZIR_FILL.on(board)];
      return (origins) => {
        const [moves, others] = [king(origins), wazir(origins)];
        return board.squares.map((square) => at(moves, square) + at(others, square));
      };
    }),
    byFormula("combined distance", combined),
  ],
};
