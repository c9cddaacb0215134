/** What the page shows besides distances and shortest paths: vectors, and sets of squares. */
import { squareName, squaresOf, type Board, type Square } from "../../generator/boards/board.js";
import { CATALOGUE } from "../../generator/catalogue.js";
import { measureNamed, type MeasureName } from "../../generator/commands/measures.js";
import type { LayoutName } from "../../generator/commands/named.js";
import { ATTACKS, PAWNS } from "../../generator/measures/vectors.js";
import { BLACK_PAWN_SQUARES, WHITE_PAWN_SQUARES } from "../../generator/measures/sets.js";
import type { Answer, Measure } from "../../generator/measures/measure.js";
import type { Entry } from "../../generator/table.js";
import { sizeOf } from "./boards.js";
import { shownLayout, type ShownLayoutName } from "./layouts.js";
import { isCombined, notationOf, type Measured } from "./metrics.js";

/** A view of a relation between squares. */
export interface Relation {
  readonly label: string;
  /** The measure of the tool that makes it; none for the square of the pawn, which only the package has. */
  readonly measure?: MeasureName;
  /** The pieces that it is about; those of chess if it is the same for all metrics. */
  readonly pieces: (measured: Measured) => readonly string[];
  readonly layouts: readonly LayoutName[];
  /** What it depends on besides the origin: the target, or the distance to it. */
  readonly to: "target" | "distance" | "nothing";
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
  const { layouts, isSet } = measureNamed(measure);
  return { label, measure, pieces, layouts, to, isSet };
};

const onePiece = (measured: Measured): readonly string[] => [notationOf(measured) ?? "K"];

const pawn = (label: string): Relation => ({
  ...{ label, pieces: () => [], layouts: ["pair"], to: "nothing", isSet: true },
});

/** The views, by name. */
export const RELATIONS = {
  attacks: byMeasure("attacks", "Attacks", "target", () => CHESS_PIECES),
  direction: byMeasure("direction", "Directions", "target"),
  increment: byMeasure("increment", "Increments", "target"),
  between: byMeasure("between", "Squares between", "target"),
  line: byMeasure("line", "Whole line", "target"),
  rings: byMeasure("rings", "Ring", "distance", onePiece),
  zones: byMeasure("zones", "Zone", "distance", onePiece),
  "white-pawn": pawn("Square of a white pawn"),
  "black-pawn": pawn("Square of a black pawn"),
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
  const { measure, pieces } = relationNamed(name);
  if (name === "attacks") return { measure: ATTACKS, layout: shownLayout(layout).on };
  if (measure !== undefined)
    return measureNamed(measure).of(pieces(measured), "")(shownLayout(layout).on, board);
  const squares: Measure = name === "white-pawn" ? WHITE_PAWN_SQUARES : BLACK_PAWN_SQUARES;
  const sets: readonly Entry[] = CATALOGUE["chess-distance/sets"];
  const entry = sets.find((each) => each.measure === squares);
  if (entry === undefined) throw new Error(`the catalogue has no ${name}`);
  return entry;
};

/** The measure whose distances a set is drawn with: the metric's, or the king's. */
export const drawnWith = (name: RelationName, measured: Measured): Measured =>
  relationNamed(name).to === "distance" && !isCombined(measured) ? measured : { metric: "king" };

/** How strong the color of a number is, from 0; none for a number without a color. */
export const strengthOf = (name: RelationName, value: number): number | undefined => {
  if (value === 0) return undefined;
  return name === "attacks" ? attackersIn(value).length : Math.abs(value);
};

const COMPASS = [
  ...["no common line", "north", "north-east", "east", "south-east"],
  ...["south", "south-west", "west", "north-west"],
];

/** An answer in words. */
export const answerText = (name: RelationName, board: Board, answer: Answer): string => {
  if (typeof answer === "bigint") return setText(board, answer);
  const number = answer ?? 0;
  if (name === "direction") return COMPASS[number] ?? "";
  if (name === "increment") return number === 0 ? "no common line" : `step ${signed(number)}`;
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
  squaresOf(board).filter((square) => ((set >> BigInt(square)) & 1n) === 1n);
