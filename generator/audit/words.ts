/** Describes the table of an array in words. */
import { formulaOf } from "../boards/numbering.js";
import { BOARD } from "../core/catalogue.js";
import { present } from "../common.js";
import type { RequestedTable } from "../request/defaults.js";
import { coordinatesInWords } from "../request/layouts.js";
import { mainName, wordsOf } from "../core/names.js";
import { addedIn, type Fit } from "./fits.js";
import { SETS, setsInWords } from "./sets.js";

/** A numbering in words: `squares from a8`, or `squares numbered from 51, 16 per rank, 256 entries`; `false` if from a1. */
const squaresInWords = ({ board, squares }: RequestedTable): string | false => {
  if (squares === "a1") return false;
  if (typeof squares === "string") return `squares ${squares === "a8" ? "from a8" : squares}`;
  const { start, length, ...steps } = formulaOf(board, squares);
  return `squares numbered from ${start}, ${coordinatesInWords(steps)}, ${length} entries`;
};

/** Other words for tables whose names do not read well before `of each square` or `between two squares`. */
const SAID = new Map([
  ["square color", "the color"],
  ["between", "the squares"],
  ["line", "the line"],
]);

/** The table of a fit in words, as in `the knight's distance, 15×15`. */
export const inWords = ({ candidate: { request, table }, mapping, rule }: Fit): string => {
  if (typeof request === "string" && SETS.has(request)) return request;
  const { measure, layout, names } = table;
  const { mover, name, noun } = measure;
  if (mover && "name" in mover && (noun === "moves" || noun === "attacks"))
    return present(
      setsInWords(String(mover.name)),
      typeof request !== "string" && squaresInWords(request),
    ).join(", ");
  const piece = measure.piece === mover ? measure.piece : undefined;
  const pieces =
    typeof request === "string" ? [] : request.piece.map(({ text }) => wordsOf(text).join(" "));
  const isNamed = name.length > 0 && !measure.isNamedByUser;
  const words = [...(isNamed ? name : [pieces.join(", ")]), noun];
  const named = [...new Set(words)].join(" ").trim() || mainName(names);
  const what = SAID.get(named) ?? named;
  const by = layout.suffix
    .join(" ")
    .replace(/^(\d+)x/, "$1×")
    .replace("abs", "absolute")
    .replace(/diff$/, "difference of squares");
  const added = addedIn(mapping ?? new Map());
  const isManhattan = name.includes("manhattan") || piece?.name === "wazir";
  const ofPiece = isManhattan ? "the Manhattan distance" : `the ${piece?.name ?? ""}'s distance`;
  return present(
    (piece ? ofPiece : what) + (by ? "" : ` ${layout.about}`),
    by,
    layout.board.name !== BOARD.name && !layout.isBoardTold && `on ${layout.board.name}`,
    typeof request !== "string" && squaresInWords(request),
    mapping && (added === undefined ? "with other values" : `each plus ${added}`),
    rule !== undefined && `but ${rule}`,
  )
    .filter(Boolean)
    .join(", ");
};
