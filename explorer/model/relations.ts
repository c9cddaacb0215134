/** What the page shows besides distances and shortest paths: vectors, sets of squares, and numbers of squares. */
import { squareName, type Board, type Square } from "../../generator/boards/board.js";
import { BOARD, TABLES } from "../../generator/catalogue.js";
import { cornerEntryOn } from "../../generator/corner-rule.js";
import { superimposed } from "../../generator/layouts/difference.js";
import type { LayoutName } from "../../generator/layouts/layouts.js";
import { MEASURES, pieceNamed, type MeasureName } from "../../generator/measures/measures.js";
import { ATTACKS, PAWNS } from "../../generator/measures/attacks.js";
import type { Answer } from "../../generator/measures/measure.js";
import type { Entry } from "../../generator/table.js";
import { sizeOf } from "./boards.js";
import { shownLayout, type ShownLayoutName } from "./layouts.js";
import { isCombined, notationOf, type Measured } from "./metrics.js";

/** A view of a relation between squares. */
export interface Relation {
  readonly label: string;
  /** The measure of the tool that makes it for any board; else the table of the package that is made by its name. */
  readonly of: { readonly measure: MeasureName } | { readonly table: string };
  /** The pieces that it is about; those of chess if it is the same for all metrics. */
  readonly pieces: (measured: Measured) => readonly string[];
  readonly layouts: readonly LayoutName[];
  /** Whether it depends on the origin. */
  readonly from: "origin" | "nothing";
  /** What else it depends on: the target, the distance to it, or the 0x88 coordinate of it. */
  readonly to: "target" | "distance" | "coordinate" | "nothing";
  /** Whether the answers are sets of squares; otherwise they are numbers. */
  readonly isSet: boolean;
}

const CHESS_PIECES = [...PAWNS.map(({ name }) => name), "N", "B", "R", "Q", "K"];

const byMeasure = (
  measure: MeasureName,
  label: string,
  to: Relation["to"],
  pieces: Relation["pieces"] = () => [],
): Relation => {
  const { layouts, isSet } = MEASURES[measure];
  return { label, of: { measure }, pieces, layouts, from: "origin", to, isSet };
};

const onePiece = (measured: Measured): readonly string[] => [notationOf(measured) ?? "K"];

/** What the tool makes for the board of the package alone. */
const ofPackage = (
  table: string,
  label: string,
  from: Relation["from"],
  to: Relation["to"],
  isSet = false,
): Relation => ({ label, of: { table }, pieces: () => [], layouts: ["pair"], from, to, isSet });

/** The views, by name. */
export const RELATIONS = {
  attacks: byMeasure("attacks", "Attacks", "target", () => CHESS_PIECES),
  direction: byMeasure("direction", "Directions", "target"),
  increment: byMeasure("increment", "Increments", "target"),
  between: byMeasure("between", "Squares between", "target"),
  line: byMeasure("line", "Whole line", "target"),
  rings: byMeasure("rings", "Ring", "distance", onePiece),
  zones: byMeasure("zones", "Zone", "distance", onePiece),
  "white-pawn": ofPackage(
    "WHITE_PAWN_SQUARES",
    "Square of a white pawn",
    "origin",
    "nothing",
    true,
  ),
  "black-pawn": ofPackage(
    "BLACK_PAWN_SQUARES",
    "Square of a black pawn",
    "origin",
    "nothing",
    true,
  ),
  corner: ofPackage("CORNER", "Corners", "nothing", "target"),
  "to-0x88": ofPackage("SQUARE_TO_0X88", "0x88 coordinates", "nothing", "target"),
  "from-0x88": ofPackage(
    "SQUARE_FROM_0X88",
    "Squares of 0x88 coordinates",
    "nothing",
    "coordinate",
  ),
  "to-superimposed": ofPackage("SQUARE_TO_15X15", "Superimposed coordinates", "nothing", "target"),
  x88diff: ofPackage("x88diff", "0x88 differences", "origin", "target"),
} satisfies Record<string, Relation>;

/** The name of such a view. */
export type RelationName = keyof typeof RELATIONS;

/** Whether a view is one of these. */
export const isRelationName = (name: string): name is RelationName =>
  Object.hasOwn(RELATIONS, name);

/** The relation of a name. */
export const relationNamed = (name: RelationName): Relation => RELATIONS[name];

/** The entry of a relation, the same object each time, because measures cache their answers. */
export const relationEntry = (
  name: RelationName,
  board: Board,
  measured: Measured,
  layout: ShownLayoutName,
): Entry => {
  const key = [name, sizeOf(board), notationOf(measured), layout].join();
  const known = entries.get(key) ?? madeEntry(name, board, measured, layout);
  entries.set(key, known);
  return known;
};

const entries = new Map<string, Entry>();

const madeEntry = (
  name: RelationName,
  board: Board,
  measured: Measured,
  layout: ShownLayoutName,
): Entry => {
  const { of, pieces } = relationNamed(name);
  if (name === "attacks") return { measure: ATTACKS, layout: shownLayout(layout).on };
  if ("measure" in of)
    return MEASURES[of.measure].of(pieces(measured).map(pieceNamed), "")(
      shownLayout(layout).on,
      board,
    );
  if (name === "corner") return cornerEntryOn(board);
  const entry = TABLES.get(of.table);
  if (entry === undefined) throw new Error(`the package has no ${of.table}`);
  if (name !== "to-superimposed" || board === BOARD) return entry;
  const size = superimposed(board).name.replace("×", "X");
  return { ...entry, names: { table: `SQUARE_TO_${size}` } };
};

/** Whether the answers of a view have numbers of squares, or of their differences, and so depend on how squares are numbered. */
export const hasSquares = (name: RelationName): boolean =>
  !["attacks", "direction", "corner"].includes(name);

/** The measure whose distances a set is drawn with: the metric's, or the king's. */
export const drawnWith = (name: RelationName, measured: Measured): Measured =>
  relationNamed(name).to === "distance" && !isCombined(measured) ? measured : { metric: "king" };

/** How strong the color of a number is, from 0; none for a number without a color. */
export const strengthOf = (name: RelationName, value: number): number | undefined => {
  if (!VECTORS.has(name)) return value;
  if (value === 0) return undefined;
  return name === "attacks" ? attackersIn(value).length : Math.abs(value);
};

/** The relations for which 0 stands for nothing. */
const VECTORS: ReadonlySet<RelationName> = new Set(["attacks", "direction", "increment"]);

const COMPASS = [
  ...["no direction", "north", "north-east", "east", "south-east"],
  ...["south", "south-west", "west", "north-west"],
];

/** An answer in words. */
export const answerInWords = (name: RelationName, board: Board, answer: Answer): string => {
  if (typeof answer === "bigint") return setText(board, answer);
  if (name === "from-0x88")
    return answer === undefined ? "no square" : `square ${answer}, ${squareName(board, answer)}`;
  const number = answer ?? 0;
  if (name === "corner") return number === 0 ? "no corner" : "a corner";
  if (name === "x88diff") return `0x88 difference ${number}`;
  if (name === "to-0x88" || name === "to-superimposed") return `coordinate ${number}`;
  if (name === "direction") return COMPASS[number] ?? "";
  if (name === "increment") return number === 0 ? "no step" : `step ${signed(number)}`;
  const attackers = attackersIn(number);
  return attackers.length === 0 ? "no attack" : `attack of ${attackers.join(", ")}`;
};

/** The pieces whose bits are set, such as `white pawn`. */
const attackersIn = (bits: number): readonly string[] =>
  (ATTACKS.constants ?? [])
    .filter(({ value }) => (bits & value) > 0)
    .map(({ name }) => name.toLowerCase().replace("_", " "));

const signed = (step: number): string => (step > 0 ? `+${step}` : `−${-step}`);

const setText = (board: Board, set: bigint): string => {
  const squares = squaresIn(board, set);
  if (squares.length === 0) return "no square";
  const count = squares.length === 1 ? "1 square" : `${squares.length} squares`;
  return squares.length > MOST_NAMED
    ? count
    : `${count}: ${squares.map((square) => squareName(board, square)).join(", ")}`;
};

/** A sentence with more names cannot be read. */
const MOST_NAMED = 8;

/** The squares of a set. */
export const squaresIn = (board: Board, set: bigint): readonly Square[] =>
  board.squares.filter((square) => ((set >> BigInt(square)) & 1n) === 1n);
