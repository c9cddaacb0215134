/** Names of arrays that contradict the tables that the arrays are. */
import { wordsOf } from "../cases.js";
import { countedPiece } from "../core/measures/measure.js";
import { SET } from "../core/measures/elements.js";
import type { Table } from "../core/tables/table.js";

/** What a name may say of an array, and the tables that it cannot mean. */
interface Claim {
  /** The words of the name that say it. */
  readonly said: RegExp;
  /** Words in the same name that take the claim back, because the name is about two things. */
  readonly unless: RegExp;
  /** True for tables that are not what the name says. */
  readonly isFalseFor: (table: Table) => boolean;
  /** What makes the claim true in another numbering. */
  readonly but?: string;
}

/** The notation of the piece whose moves a table of distances counts; empty for other tables. */
const distanceOf = ({ measure }: Table): string => countedPiece(measure)?.notation ?? "";

/**
 * The name of the piece whose moves the sets of a table are, such as `whitePawn`; empty for other tables, and for pieces
 * without a name, such as `fR`.
 */
const setsOfPiece = ({ measure, layout }: Table): string => {
  const { mover, element } = measure;
  const isOfSets = element === SET && layout.parameters.length === 1;
  const name = isOfSets && mover && "name" in mover ? String(mover.name) : "";
  return name.startsWith("piece") ? "" : name;
};

const isOfOtherPiece =
  (piece: string) =>
  (table: Table): boolean =>
    !["", piece].includes(setsOfPiece(table));

const PIECES_IN_NAMES = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** The claim of a name that the sets are those of a piece. */
const pieceClaim = (piece: string): Claim => ({
  said: new RegExp(`\\b${piece}s?\\b`),
  unless: new RegExp(`\\b(?:${PIECES_IN_NAMES.filter((other) => other !== piece).join("|")})s?\\b`),
  isFalseFor: isOfOtherPiece(piece),
});

/** The claim of a name that the sets are those of a pawn of one color. */
const pawnClaim = (color: string, other: string): Claim => ({
  said: new RegExp(`\\b${color}\\b.*\\bpawns?\\b|\\bpawns?\\b.*\\b${color}\\b`),
  unless: new RegExp(`\\b${other}\\b`),
  isFalseFor: (table) => setsOfPiece(table) === `${other}Pawn`,
  but: "unless squares are numbered from a8, or the sets are of the squares that attack",
});

const CLAIMS: readonly Claim[] = [
  {
    said: /\b(?:manhattan|taxicab)\b/,
    unless: /\b(?:chebyshev|king)\b/,
    isFalseFor: (table) => distanceOf(table) === "K",
  },
  {
    said: /\bchebyshev\b/,
    unless: /\b(?:manhattan|taxicab)\b/,
    isFalseFor: (table) => distanceOf(table) === "W",
  },
  pawnClaim("white", "black"),
  pawnClaim("black", "white"),
  ...PIECES_IN_NAMES.filter((piece) => piece !== "pawn").map(pieceClaim),
];

/** Reports whether a text numbers its squares from a8, as in `A8 = 0` or `a8, b8`. */
const isFromA8 = (text: string): boolean => /\ba8\s*(?:=\s*0\b|,\s*b8\b)/i.test(text);

/** What the name of an array says that the table of the array contradicts; `undefined` if nothing does. */
export const contradictionOf = (name: string, table: Table, text: string): string | undefined => {
  const words = name
    .split(/[^A-Za-z]+/)
    .flatMap(wordsOf)
    .join(" ");
  const claim = CLAIMS.find(
    ({ said, unless, isFalseFor, but }) =>
      said.test(words) && !unless.test(words) && isFalseFor(table) && !(but && isFromA8(text)),
  );
  if (!claim) return undefined;
  const [said = ""] = claim.said.exec(words) ?? [];
  return [`The name says ${said}, but the numbers do not`, claim.but].filter(Boolean).join(", ");
};

/** True for a table with the sets that the pawn of one color attacks. */
export const isOfPawns = (table: Table): boolean => setsOfPiece(table).endsWith("Pawn");
