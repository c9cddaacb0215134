/** The sentences of an audit: about an array, about its elements, and why an element is wrong. */
import { MOST_IN_SENTENCE, slipText } from "../../generator/audit/counts.js";
import type { Finding } from "../../generator/audit/finding.js";
import { squareName, squaresInWords } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { lengthOf } from "../../generator/core/layouts/layout.js";
import { UNREACHABLE } from "../../generator/core/measures/elements.js";
import { countedPiece } from "../../generator/core/measures/measure.js";
import { CORNER_RULE_MOVES } from "../../generator/core/tables/corner-rule.js";
import type { Table } from "../../generator/core/tables/table.js";
import { addsCornerRule, bitIn, elementAt, isOfPairs, type Audited } from "./audit.js";
import { distancesFrom, distancesTo, isDistance, metricTyped, movesText } from "./metrics.js";
import type { Places } from "./places.js";
import type { Ends } from "./routes.js";

/** The ends of the way that a distance measures; `undefined` if the table holds no distances of a piece. */
export const endsOf = ({ table }: Audited, { pieces, target }: Places): Ends | undefined => {
  const { measure, layout } = table;
  const { board, nearest: asked } = layout;
  const piece = countedPiece(measure);
  if (!isDistance(measure) || piece === undefined) return undefined;
  const metric = metricTyped(piece.notation);
  const [origin] = pieces;
  if (isOfPairs(layout) && origin !== undefined) return { metric, board, origin, target };
  if (asked === undefined) return undefined;
  const { region, isTo } = asked;
  // The way leads from or to the nearest square of the region.
  const far = (isTo ? distancesFrom : distancesTo)(metric, board, [target]);
  const farOf = (square: number): number => far[square] ?? Infinity;
  const [nearest = target] = region
    .squares(board)
    .toSorted((one, other) => farOf(one) - farOf(other));
  return isTo
    ? { metric, board, origin: target, target: nearest }
    : { metric, board, origin: nearest, target };
};

/** The sentences about an element, such as `Entry 9, for a1 → b2, says 2. It should say 4.` */
export const entryText = (audited: Audited, element: number, places?: Places): string => {
  const { table, found, expected } = audited;
  const { board, isByDifference, elementName } = table.layout;
  const like = isByDifference ? " and all pairs with the same difference" : "";
  const named = places
    ? [...places.pieces, places.target].map((one) => squareName(board, one)).join(" → ") + like
    : elementName(element);
  const entry = `Entry ${element}, for ${named},`;
  const [says, right] = [at(found, element), at(expected, element)];
  if (typeof says === "bigint" && typeof right === "bigint")
    return `${entry} ${setText(table, says, right)}.`;
  const rule =
    places && addsCornerRule(audited, places)
      ? `; here the lookup adds ${CORNER_RULE_MOVES}, because one square is a corner: ${Number(right) + CORNER_RULE_MOVES}`
      : "";
  return `${entry} says ${says}${says === right ? rule || ", and that is right" : `. It should say ${right}${rule}`}.`;
};

/** The fault of a set in words, such as `lacks b3 and wrongly has c4`. */
const setText = (table: Table, says: bigint, right: bigint): string => {
  if (says === right) return `is 0x${says.toString(16)}, and that is right`;
  const squaresOf = (set: bigint): string => {
    const { board } = table.layout;
    const members = board.squares.filter((one) => set & bitIn(table, one));
    return members.length > MOST_NAMED
      ? `${members.length} squares`
      : squaresInWords(board, members);
  };
  const [missing, more] = [squaresOf(right & ~says), squaresOf(says & ~right)];
  return [missing && `lacks ${missing}`, more && `wrongly has ${more}`]
    .filter(Boolean)
    .join(" and ");
};

/** The most squares that a sentence names. More squares are only counted. */
const MOST_NAMED = 12;

/** Explains why the element for the squares is wrong; empty if the element is right, or if the reason is unknown. */
export const whyText = (audited: Audited, places: Places): string => {
  const { found, expected } = audited;
  const element = elementAt(audited, places);
  const [says, right] = [Number(found[element]), Number(expected[element])];
  const ends = endsOf(audited, places);
  if (ends === undefined || says === right) return "";
  const { metric, board, origin, target } = ends;
  const moves = distancesFrom(metric, board, [origin])[target];
  // If other numbers stand for the distances, the moves do not explain them.
  if ((moves ?? UNREACHABLE) !== right) return "";
  const [from, to] = [squareName(board, origin), squareName(board, target)];
  if (moves === undefined) return `No way leads from ${from} to ${to}, however long.`;
  if (moves > 0) return `A shortest way takes ${movesText(moves)}; the line shows one.`;
  return `${places.pieces.length > 0 ? "The piece is there" : "This square is in the region"}: 0 moves.`;
};

interface Unknown extends Pick<Finding, "name" | "kind" | "text"> {
  readonly values: readonly unknown[];
  readonly unknown?: string;
}

const written = (count: number): string => count.toLocaleString("en");

/** The verdict on an array that, say, `is the king's distance`; for an array by square, also how squares are numbered. */
export const verdictOf = (name: string, is: string, { table, wrong }: Audited): string => {
  const { layout } = table;
  const isFromA1 = layout.parameters.length === 1 && !layout.board.numbering;
  const what = is.replace(/(?=, but )|$/, isFromA1 ? ", squares from a1" : "");
  const array = `${name === "" ? "This array" : name} ${what}`;
  const length = written(lengthOf(layout));
  if (wrong.length === 0) return `${array}. All ${length} entries are right.${ruleText(table)}`;
  const are = wrong.length === 1 ? "is" : "are";
  const but = /^is nearly|, but /.test(is) ? "" : "But ";
  return `${array}. ${but}${written(wrong.length)} of its ${length} entries ${are} wrong.`;
};

/**
 * The sentence about another reading of the array, such as `Read as …, it would be wrong at entry 9, for |Δrank| 1,
 * |Δfile| 1, which says 2 and should say 4.`
 */
export const otherwiseText = ({ text, wrong }: NonNullable<Finding["otherwise"]>): string =>
  `Read as ${text}, it would be wrong at ${wrong
    .slice(0, MOST_IN_SENTENCE)
    .map(
      ({ index, place, found, expected }) =>
        `entry ${index}, for ${place}, which says ${found} and should say ${expected}`,
    )
    .join("; at ")}${wrong.length > MOST_IN_SENTENCE ? "; and in more entries" : ""}.`;

/** The sentence about an array that matches no table, or none for certain. */
export const unknownText = ({ name, values, kind, text, unknown }: Unknown): string => {
  const array = name === "" ? "This array" : name;
  if (kind === "wrong") return `${array} is ${text}.`;
  if (unknown !== undefined)
    return `${array} holds names, such as ${unknown}, and only a compiler knows their values. Paste it with numbers instead.`;
  if (kind === "unclear") return `${array} is ${text}: nothing in it says which of them.`;
  const count = `${array}, with ${written(values.length)} numbers, is no table that this page knows`;
  const slip = slipText(values.length);
  return slip === "" ? `${count}, or too much of it is wrong to tell which.` : `${count}; ${slip}.`;
};

/** Says which entries need the corner rule; empty if none do. */
const ruleText = ({ cornerRuleElements: ruled }: Audited["table"]): string =>
  ruled.length === 0
    ? ""
    : ` One thing is not in them: where exactly one of the two squares is a corner, the lookup must add ${CORNER_RULE_MOVES} to ${ruled.length === 1 ? "entry" : "entries"} ${ruled.join(", ").replace(/, (?=\d+$)/, " and ")}.`;
