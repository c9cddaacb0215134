/** Questions about tables on the tests' own boards: their keys, and the squares, numbers and moves that these mean. */
import type { DirectionName } from "../../generator/request/by-direction.js";
import type { MeasureName, TableRequest } from "../../generator/request/defaults.js";
import { AROUND, regionOn, type Land, type Links, type Step } from "./graphs.js";
import { black, linesOn, linksBy, movesBy, ridesOn } from "./riders.js";
import type { Move, Ride, Rider, Rides } from "./riders.js";

/** A request for a table. Its properties have the names of a request's keys. */
export interface Question {
  readonly land: Land;
  readonly measure: MeasureName;
  /** The pieces, each given by its rides or by its text: in a graph its name, elsewhere a text that is no piece. */
  readonly pieces: readonly (Rider | string)[];
  readonly layout:
    "pair" | "0x88" | "superimposed" | "abs-diff" | "center" | "to" | "from" | Coordinates;
  /** The values of `to`, `from` or `of`: squares, rectangles of squares, a region, or a kind of line. */
  readonly ends: readonly string[];
  /** A rectangle of squares that the piece never leaves. */
  readonly within?: string;
  readonly isBlack: boolean;
  /** The numbering of the squares. */
  readonly squares?: Numbering;
  readonly unit?: Numbering;
  readonly directions?: readonly DirectionName[];
  readonly captures?: boolean;
  /** The value of elements that no call reads. */
  readonly filler?: number;
  readonly values?: Readonly<Record<string, number>>;
}

export type Numbering = NonNullable<TableRequest["squares"]>;
export type Shape = Exclude<Numbering, string>;
export type Coordinates = Extract<TableRequest["layout"], { readonly rank: number }>;

/** What the tests know of a measure. */
interface Kind {
  /** The layouts that a measure has. Own coordinates are among those by difference. */
  readonly layouts: readonly Extract<Question["layout"], string>[];
  readonly isSet: boolean;
  /** How many pieces it takes; `optional` for one or none. */
  readonly pieces: "none" | "optional" | "one" | "some";
  /** The second argument of a lookup: a square, a count, or none. */
  readonly second: "square" | "count" | "none";
  /** Whether the measure follows lines or rides. */
  readonly isAlong: boolean;
  readonly hasUnit: boolean;
}

const SINGLE = {
  layouts: ["pair"],
  isSet: false,
  pieces: "one",
  second: "square",
  isAlong: false,
  hasUnit: false,
} as const;

const BY_DIFFERENCE = { ...SINGLE, layouts: ["pair", "0x88", "superimposed"] } as const;

export const KINDS: Readonly<Record<MeasureName, Kind>> = {
  distance: {
    ...SINGLE,
    layouts: ["pair", "0x88", "superimposed", "abs-diff", "center", "to", "from"],
  },
  attacks: { ...BY_DIFFERENCE, pieces: "some" },
  direction: { ...BY_DIFFERENCE, pieces: "none", isAlong: true },
  increment: { ...BY_DIFFERENCE, pieces: "optional", isAlong: true, hasUnit: true },
  steps: { ...BY_DIFFERENCE, isAlong: true },
  leg: { ...BY_DIFFERENCE, isAlong: true, hasUnit: true },
  step: { ...SINGLE, second: "count", isAlong: true },
  reach: { ...SINGLE, second: "count", isAlong: true },
  between: { ...SINGLE, isSet: true, pieces: "optional", isAlong: true },
  line: { ...SINGLE, isSet: true, pieces: "optional", isAlong: true },
  moves: { ...SINGLE, isSet: true, second: "none" },
  ray: { ...SINGLE, isSet: true, second: "count", isAlong: true },
  beyond: { ...SINGLE, isSet: true, pieces: "optional", isAlong: true },
  mask: { ...SINGLE, isSet: true, second: "none", isAlong: true },
  rings: { ...SINGLE, isSet: true, second: "count" },
  zones: { ...SINGLE, isSet: true, second: "count" },
  paths: { ...SINGLE, isSet: true },
  pathCount: SINGLE,
  member: { ...SINGLE, pieces: "none", second: "none" },
  number: { ...SINGLE, pieces: "none", second: "none", hasUnit: true },
  coordinate: { ...SINGLE, pieces: "none", second: "none" },
  apart: {
    ...SINGLE,
    layouts: ["pair", "0x88", "superimposed", "abs-diff"],
    pieces: "none",
  },
  color: { ...SINGLE, pieces: "none", second: "none" },
};

export const isSet = (measure: MeasureName): boolean => KINDS[measure].isSet;

/** Whether pairs of squares with the same difference share an element of a layout. */
export const isByDifference = (layout: Question["layout"]): boolean =>
  typeof layout === "object" || ["0x88", "superimposed", "abs-diff"].includes(layout);

/** The second argument of a question's lookup. */
export const secondOf = ({ measure, layout }: Question): Kind["second"] =>
  layout === "center" || layout === "to" || layout === "from" ? "none" : KINDS[measure].second;

/** The squares with these names: those of a region, or of rectangles. */
export const squaresNamed = (land: Land, names: readonly string[]): readonly number[] => {
  const regions = ["center", "edge", "corners", "light-corners", "dark-corners"] as const;
  const region = regions.find((name) => name === names[0]);
  if (region) return regionOn(land, region);
  return [...land.names.keys()].filter((square) =>
    names.some((name) => {
      // Only boards of squares have rectangles.
      const isAlone = land.kind === "hexagons" || land.kind === "graph";
      if (isAlone || !name.includes("-")) return name === land.names[square];
      // A corner may be a hole.
      const ends = name
        .split("-")
        .map(
          (corner) =>
            [corner.charCodeAt(0) - "a".charCodeAt(0), Number(corner.slice(1)) - 1] as const,
        );
      const isWithin = (axis: 0 | 1): boolean => {
        const sides = ends.map((end) => end[axis]);
        const own = land.places[square]?.[axis] ?? NaN;
        return own >= Math.min(...sides) && own <= Math.max(...sides);
      };
      return isWithin(0) && isWithin(1);
    }),
  );
};

/** The squares that the piece may be on. */
export const insideOf = ({ land, within }: Question): readonly number[] =>
  within === undefined ? [...land.names.keys()] : squaresNamed(land, [within]);

/** The rides of a piece that a question is about: those by which it moves or captures, in its color. */
const askedOf = (piece: Rider, { measure, captures = false, isBlack }: Question): Rides => {
  const own = isBlack ? black(piece) : piece;
  const isOfCaptures =
    measure === "attacks" || measure === "mask" || (measure === "moves" && captures);
  return isOfCaptures ? (own.capturing ?? own) : own;
};

/** The rides of a piece on the board; `undefined` if it has none, or has no meaning there. */
export const ridesOf = (piece: Rider | string, question: Question): readonly Ride[] | undefined =>
  typeof piece === "string" ? undefined : ridesOn(askedOf(piece, question), question.land);

/** The steps of a piece by which some measures are refused: those on squares, whatever the board. */
export const ridesOnSquares = (question: Question): readonly Ride[] =>
  question.pieces.flatMap((piece) =>
    typeof piece === "string" ? [] : askedOf(piece, question).squares,
  );

/** The moves of a piece from each square. Forbidden squares are holes. */
export const linksOf = (piece: Rider | string, question: Question): Links => {
  const { land } = question;
  const inside = insideOf(question);
  const only = (square: number | undefined): number | undefined =>
    inside.includes(square ?? NaN) ? square : undefined;
  const holed: Land = { ...land, walk: (from, by) => only(land.walk(from, by)) };
  const links =
    typeof piece === "string"
      ? (land.graph?.get(piece) ?? [])
      : linksBy(holed, ridesOf(piece, question) ?? []);
  return links.map((squares, from) =>
    inside.includes(from) ? squares.filter((to) => inside.includes(to) && to !== from) : [],
  );
};

/** The moves from each square, along lines or along the rides of the piece. */
export const waysOf = (question: Question): readonly (readonly Move[])[] => {
  const { land, pieces } = question;
  const [piece] = pieces;
  const rides = piece === undefined ? linesOn(land) : (ridesOf(piece, question) ?? []);
  return land.names.map((_, from) => movesBy(land, rides, from));
};

export const sizeOf = ({ places }: Land): readonly [files: number, ranks: number] => [
  Math.max(...places.map(([file]) => file)) + 1,
  Math.max(...places.map(([, rank]) => rank)) + 1,
];

/** Whether the board is made of squares. */
export const hasSquares = ({ kind }: Land): boolean => kind !== "hexagons" && kind !== "graph";

/** Whether the board is a full rectangle, so that its squares are numbered in steps. */
export const isGrid = (land: Land): boolean => {
  const [files, ranks] = sizeOf(land);
  return hasSquares(land) && land.places.length === files * ranks;
};

/** The amounts that a file and a rank add to a number. */
export interface Unit {
  readonly file: number;
  readonly rank: number;
}

/** The number of each square, and the count of numbers. */
export interface Numbers extends Unit {
  readonly of: readonly number[];
  readonly length: number;
}

export const numbersOf = ({
  land,
  squares = "a1",
}: Pick<Question, "land" | "squares">): Numbers => {
  const [files, ranks] = sizeOf(land);
  if (squares === "a1" && !isGrid(land))
    return { file: 1, rank: files, of: [...land.names.keys()], length: land.names.length };
  const whole = files * ranks;
  const shapes: Record<string, Shape> = {
    a1: { start: 0, file: 1, rank: files, length: whole },
    a8: { start: whole - files, file: 1, rank: -files, length: whole },
    "0x88": { start: 0, file: 1, rank: 2 * files, length: 2 * whole },
    mailbox: { start: 21, file: 1, rank: 10, length: 120 },
  };
  const shape = typeof squares === "string" ? shapes[squares] : squares;
  const { start = 0, file = 1, rank = NaN } = shape ?? {};
  const of = land.places.map(([x, y]) => start + file * x + rank * y);
  return { file, rank, of, length: shape?.length ?? Math.max(0, ...of) + 1 };
};

/** The files and ranks from one square to another. */
export const differenceOf = (
  { places }: Land,
  from: number,
  to: number,
): readonly [files: number, ranks: number] => {
  const [one = [NaN, NaN], other = [NaN, NaN]] = [places[from], places[to]];
  return [other[0] - one[0], other[1] - one[1]];
};

/** The amounts that each file and rank add to a coordinate, in a layout by difference. */
export const coordinatesOf = ({ land, layout }: Question): Required<Coordinates> | undefined => {
  const [files, ranks] = sizeOf(land);
  if (layout === "0x88") {
    const rank = 2 * files;
    return { file: 1, rank, zero: rank * (ranks - 1) + files, length: rank * (2 * ranks - 1) };
  }
  if (layout === "superimposed") {
    const rank = 2 * files - 1;
    return { file: 1, rank, zero: rank * (ranks - 1) + files - 1, length: rank * (2 * ranks - 1) };
  }
  if (typeof layout === "string") return undefined;
  const { file = 1, rank } = layout;
  const squares = [...land.names.keys()];
  const places = squares.flatMap((from) =>
    squares.map((to) => {
      const [x, y] = differenceOf(land, from, to);
      return file * x + rank * y;
    }),
  );
  const { zero = -Math.min(...places) } = layout;
  const { length = zero + Math.max(...places) + 1 } = layout;
  return { file, rank, zero, length };
};

/** The unit of increments and legs: the given one, or that of the layout or, by pair, of the squares. */
export const unitOf = (question: Question): Unit => {
  const { land, unit } = question;
  return unit === undefined
    ? (coordinatesOf(question) ?? numbersOf(question))
    : numbersOf({ land, squares: unit });
};

/** A step in the plane. Hexagons have their corners at the left and right. */
const inPlane = ([x = 0, y = 0, z]: Step): readonly [right: number, up: number] =>
  z === undefined ? [x, y] : [(x * Math.sqrt(3)) / 2, (z - y) / 2];

/** Clockwise from north; the shorter of two steps in one direction is first. */
const turnOf = (step: Step): readonly [angle: number, length: number] => {
  const [right, up] = inPlane(step);
  const angle = Math.round((Math.atan2(right, up) + 2 * Math.PI) * 1e9);
  return [angle % Math.round(2 * Math.PI * 1e9), Math.hypot(right, up)];
};

/** The first steps of a piece, clockwise from north. */
const firstSteps = (question: Question): readonly Step[] => {
  const { land, pieces } = question;
  const rides = pieces.flatMap((piece) => {
    if (typeof piece === "string") return [];
    const asked = askedOf(piece, question);
    return (land.kind === "hexagons" ? asked.hexagons : asked.squares) ?? [];
  });
  const steps = new Map(
    rides.flatMap((ride) => ride.slice(0, 1)).map(([step]) => [step.join(), step]),
  );
  return [...steps.values()].sort((one, other) => {
    const [[angle, length], [angle2, length2]] = [turnOf(one), turnOf(other)];
    return angle - angle2 || length - length2;
  });
};

export const COMPASS: readonly DirectionName[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** The name of a step's direction, if it has one. */
const nameOfStep = ([x = 0, y = 0]: Step): DirectionName | undefined => {
  const long = Math.max(Math.abs(x), Math.abs(y));
  const at = AROUND.findIndex(([right = 0, up = 0]) => x === long * right && y === long * up);
  return COMPASS[at];
};

/** The names of the directions of a piece, for a question about squares. */
export const directionsOf = (question: Question): readonly (DirectionName | undefined)[] =>
  firstSteps(question).map(nameOfStep);

/** The steps that are the columns of a table, in the order that a question asks for. */
export const columnsOf = (question: Question): readonly Step[] => {
  const steps = firstSteps(question);
  const { directions = [] } = question;
  return directions.length === 0
    ? steps
    : directions.flatMap((name) => steps.filter((step) => nameOfStep(step) === name));
};
