/** Describes the table of an array in words. */
import { countedPiece } from "../core/measures/measure.js";
import { formulaOf } from "../boards/numbering.js";
import { BOARD } from "../core/catalogue.js";
import { present } from "../common.js";
import type { RequestedTable } from "../request/defaults.js";
import { coordinatesInWords } from "../request/layouts.js";
import type { Measure } from "../core/measures/measure.js";
import type { Mover } from "../core/boards/moves.js";
import { wordsOf } from "../cases.js";
import { addedIn, type Fit } from "./fits.js";
import { SETS, setsInWords } from "./sets.js";

const NUMBERINGS_IN_WORDS = { a8: "from a8", "0x88": "in 0x88", mailbox: "in a mailbox" } as const;

/** A numbering in words: `squares from a8`, or `squares numbered from 51, 16 per rank, 256 entries`; `false` if from a1. */
const numberingInWords = ({ board, squares }: RequestedTable): string | false => {
  if (squares === "a1") return false;
  if (typeof squares === "string") return `squares ${NUMBERINGS_IN_WORDS[squares]}`;
  const { start, length, ...steps } = formulaOf(board, squares);
  return `squares numbered from ${start}, ${coordinatesInWords(steps)}, ${length} entries`;
};

/** The name of a piece in a sentence: `white pawn`, or `piece QN`; empty if the mover has no name. */
const moverInWords = (mover: Mover): string => {
  const name = "name" in mover ? String(mover.name) : "";
  return name.startsWith("piece") && "notation" in mover
    ? `piece ${String(mover.notation)}`
    : wordsOf(name).join(" ");
};

/** A measure in words that read well before `between two squares`: `the knight's path count`, or `the direction`. */
const measureInWords = (measure: Measure): string => {
  const { noun, mover, movers = present(mover), name, isNamedByUser } = measure;
  const what = noun === "between" ? "squares" : noun;
  const [first = "", another] = movers.map(moverInWords);
  if (another !== undefined) return `the ${what} of ${movers.map(moverInWords).join(", ")}`;
  const own = name.flatMap(wordsOf).join(" ");
  // A name such as `combined` is not that of the mover.
  const isOther = own !== "" && own !== first && !first.startsWith("piece ") && !isNamedByUser;
  const owner = isOther || first === "" ? own : `${first}'s`;
  return ["the", owner, what].filter(Boolean).join(" ");
};

/** The table of a fit in words, as in `the knight's distance, 15×15`. */
export const fitInWords = ({ candidate: { request, table }, mapping, rule }: Fit): string => {
  if (typeof request === "string" && SETS.has(request)) return request;
  const { measure, layout } = table;
  const { mover, noun } = measure;
  const piece = countedPiece(measure);
  const squares = typeof request !== "string" && numberingInWords(request);
  if (mover && "name" in mover && (noun === "moves" || noun === "attacks"))
    return present(setsInWords(String(mover.name)), squares).join(", ");
  const by = layout.naming.suffix
    .join(" ")
    .replace(/^(\d+)x/, "$1×")
    .replace("abs", "absolute")
    .replace(/diff$/, "difference of squares");
  const added = addedIn(mapping ?? new Map());
  const isManhattan = measure.name.includes("manhattan") || piece?.name === "wazir";
  const [title = ""] = [measure.title(layout.naming.about, "", layout.board)].flat();
  const what = isManhattan && piece ? "the Manhattan distance" : measureInWords(measure);
  return present(
    layout.parameters.length === 1 && !piece
      ? title.replace(/^The /, "the ")
      : `${what}${by ? "" : ` ${layout.naming.about}`}`,
    by,
    typeof request !== "string" &&
      layout.board.name !== BOARD.name &&
      !layout.naming.isBoardTold &&
      `on ${layout.board.name}`,
    squares,
    mapping && (added === undefined ? "with other values" : `each plus ${added}`),
    rule !== undefined && `but ${rule}`,
  )
    .filter(Boolean)
    .join(", ");
};
