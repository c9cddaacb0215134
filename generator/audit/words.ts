/** Describes the table of an array in words. */
import { countedPiece } from "../core/measures/measure.js";
import { formulaOf } from "../boards/numbering.js";
import { BOARD } from "../core/boards/board.js";
import { present } from "../common.js";
import type { RequestedTable } from "../request/defaults.js";
import type { Layout } from "../core/layouts/layout.js";
import type { Table } from "../core/tables/table.js";
import { coordinatesInWords } from "../request/layouts.js";
import type { Measure } from "../core/measures/measure.js";
import { REGIONS, zonesOn } from "../request/regions.js";
import { addedIn, type Fit } from "./fits.js";
import { fromOtherEndInWords } from "./line-numbers.js";
import { measureInWords } from "./measure-in-words.js";
import { firstBitInWords, isUnwritten, setsInWords } from "./sets.js";

const NUMBERINGS_IN_WORDS = {
  ...{ a1: "from a1", a8: "from a8" },
  ...{ "0x88": "in 0x88", mailbox: "in a mailbox" },
} as const;

/**
 * A numbering in words, such as `squares from a8` or `squares numbered from 51, 16 per rank, 256 entries`; `false` for
 * squares from a1.
 */
const numberingInWords = ({
  board,
  squares,
}: Pick<RequestedTable, "board" | "squares">): string | false => {
  if (squares === "a1") return false;
  if (typeof squares === "string") return `squares ${NUMBERINGS_IN_WORDS[squares]}`;
  const { start, length, ...steps } = formulaOf(board, squares);
  return `squares numbered from ${start}, ${coordinatesInWords(steps)}, ${length} entries`;
};

/** The numbering of a table of numbers of squares in words, if it has a name, such as `numbers in a mailbox`. */
const numbersInWords = ({ measure, unit }: RequestedTable): string | false =>
  measure === "number" && typeof unit === "string" && `numbers ${NUMBERINGS_IN_WORDS[unit]}`;

/** The layout of a table in words, as in `by absolute difference of squares`, or `15×15`; empty if by pair of squares. */
const layoutInWords = ({ naming }: Layout): string =>
  naming.suffix
    .join(" ")
    .replace(/^(\d+)x/, "$1×")
    .replace("abs", "absolute")
    .replace(/diff$/, "difference of squares");

/** The answers of a table in words, as in `the king's distance between two squares`, or `the Manhattan distance`. */
const subjectInWords = ({ measure, layout }: Table, by: string): string => {
  const piece = countedPiece(measure);
  const { about } = layout.naming;
  if (layout.parameters.length === 1 && !piece && measure.noun !== "mask") {
    const [title = ""] = [measure.title(about, "", layout.board)].flat();
    return title.replace(/^The /, "the ");
  }
  if (measure.noun === "beyond") return "the squares from one square through another to the edge";
  const isManhattan = measure.name.includes("manhattan") || piece?.name === "wazir";
  const what = isManhattan && piece ? "the Manhattan distance" : measureInWords(measure);
  return by ? what : `${what} ${about}`;
};

/**
 * The board, the numbering and the order of bits of a request in words. The usual board, a board that the layout implies,
 * the usual numbering and the usual order are left out.
 */
const boardAndNumbersInWords = (request: RequestedTable, { board, naming }: Layout) =>
  present(
    board.name !== BOARD.name && !naming.isBoardTold && `on ${board.name}`,
    numbersInWords(request),
    numberingInWords(request),
    naming.hasOppositeBits && firstBitInWords(board, board.numbered.length - 1),
  );

/** The values that replace the answers, in words, such as `each plus 1`. */
const mappingInWords = (mapping: NonNullable<Fit["mapping"]>): string => {
  const added = addedIn(mapping);
  return added === undefined ? "with other values" : `each plus ${added}`;
};

/**
 * The beginning of the words for the members of some rectangles, as in `the squares of a1-i1: `; empty for other tables.
 * The two rectangles of a zone, such as the palace, are called by its name.
 */
const regionInWords = (request: string | RequestedTable): string => {
  if (typeof request === "string" || request.measure !== "member") return "";
  const { board, of } = request;
  if (REGIONS.has(of.join())) return "";
  const zones = Object.entries(zonesOn(board));
  const [zone] = zones.find(([, both]) => both.join() === of.join()) ?? [];
  return `the squares of ${zone === undefined ? of.join(" and ") : `the ${zone}`}: `;
};

/** The two numbers of an on-board mask in words. */
const maskInWords = ({ candidate: { read }, mapping, frame = 0 }: Fit): string =>
  `the squares of the board: ${mapping?.get(1) ?? 1} on ${read} squares, ${frame} elsewhere`;

/** The squares to which a piece goes from each square in words; `undefined` for other tables. */
const setsBySquareInWords = ({ mover, noun }: Measure): string | undefined => {
  const name = mover && "name" in mover ? String(mover.name) : "";
  return name !== "" && (noun === "moves" || noun === "attacks") ? setsInWords(name) : undefined;
};

/** The table of a fit in words, as in `the knight's distance, 15×15`. */
export const fitInWords = (fit: Fit): string => {
  const { candidate, mapping, rule } = fit;
  const { request, table } = candidate;
  if (candidate.others === 0 && typeof request !== "string")
    return present(maskInWords(fit), ...boardAndNumbersInWords(request, table.layout)).join(", ");
  const isNamed = typeof request === "string";
  const byRule = rule !== undefined && `but ${rule}`;
  if (isUnwritten(request)) return present(request, byRule).join(", ");
  const by = layoutInWords(table.layout);
  const what = setsBySquareInWords(table.measure) ?? fromOtherEndInWords(request);
  return present(
    what ?? regionInWords(request) + subjectInWords(table, by),
    by,
    ...(isNamed ? [] : boardAndNumbersInWords(request, table.layout)),
    mapping && mappingInWords(mapping),
    byRule,
  )
    .filter(Boolean)
    .join(", ");
};
