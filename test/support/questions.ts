/** What a table on one of the tests' own boards must answer, and whether a layout can hold it. */
import { regionOn, reversedLinks, searchOn, pairsOn, type Land } from "./graphs.js";
import type { Links } from "./graphs.js";
import {
  black,
  isStraight,
  linesOn,
  linksBy,
  movesBy,
  PAWNS,
  ridesOn,
  type Move,
  type Rider,
} from "./riders.js";

/** A request for a table, in the words of requests. */
export interface Question {
  readonly land: Land;
  readonly measure: MeasureAsked;
  /** The pieces, each by its rides, or by its name in a graph. */
  readonly pieces: readonly (Rider | string)[];
  readonly layout: "pair" | "0x88" | "superimposed" | "abs-diff" | "center" | "to" | "from";
  /** The squares, rectangles of squares, or region, of `to` or `from`. */
  readonly ends: readonly string[];
  /** A rectangle of squares that the piece never leaves. */
  readonly within?: string;
  readonly isBlack: boolean;
}

export type MeasureAsked =
  | ("distance" | "attacks" | "direction" | "increment" | "between" | "line")
  | ("rings" | "zones" | "paths");

/** The answers that are right for a call, which are the same. */
export type Right = readonly (number | bigint)[];

const setOf = (squares: readonly number[]): bigint =>
  squares.reduce((set, square) => set | (1n << BigInt(square)), 0n);

const REGIONS = ["center", "edge", "corners"] as const;

/** The squares that are named: those of a region, or of rectangles. */
export const squaresNamed = (land: Land, names: readonly string[]): readonly number[] => {
  const region = REGIONS.find((one) => one === names[0]);
  if (region) return regionOn(land, region);
  return [...land.names.keys()].filter((square) =>
    names.some((name) => {
      // Only squares have rectangles.
      const isAlone = land.kind === "hexagons" || land.kind === "graph";
      if (isAlone || !name.includes("-")) return name === land.names[square];
      // A corner may be a hole.
      const ends = name
        .split("-")
        .map((one) => [one.charCodeAt(0) - "a".charCodeAt(0), Number(one.slice(1)) - 1] as const);
      const isWithin = (axis: 0 | 1): boolean => {
        const sides = ends.map((end) => end[axis]);
        const own = land.places[square]?.[axis] ?? NaN;
        return own >= Math.min(...sides) && own <= Math.max(...sides);
      };
      return isWithin(0) && isWithin(1);
    }),
  );
};

/** The squares that are not left. */
const insideOf = ({ land, within }: Question): readonly number[] =>
  within === undefined ? [...land.names.keys()] : squaresNamed(land, [within]);

/** The moves of a piece from each square; `undefined` if it has no meaning on the board. Squares that are left are holes. */
const linksOf = (piece: Rider | string, question: Question): Links | undefined => {
  const { land, isBlack } = question;
  const inside = insideOf(question);
  const only = (square: number | undefined): number | undefined =>
    inside.includes(square ?? NaN) ? square : undefined;
  const holed: Land = { ...land, walk: (from, by) => only(land.walk(from, by)) };
  const rides = typeof piece === "string" ? [] : ridesOn(isBlack ? black(piece) : piece, land);
  if (rides === undefined) return undefined;
  const links = typeof piece === "string" ? (land.graph?.get(piece) ?? []) : linksBy(holed, rides);
  return links.map((squares, from) =>
    inside.includes(from) ? squares.filter((to) => inside.includes(to)) : [],
  );
};

/** The moves along lines, or rides of the piece, from each square. */
const waysOf = ({ land, pieces: [piece], isBlack }: Question): readonly (readonly Move[])[] => {
  const rides =
    piece === undefined
      ? linesOn(land)
      : typeof piece === "string"
        ? []
        : (ridesOn(isBlack ? black(piece) : piece, land) ?? []);
  return land.names.map((_, from) => movesBy(land, rides, from));
};

const widthOf = ({ land, layout }: Question): number => {
  const files = Math.max(...land.places.map(([file]) => file)) + 1;
  return layout === "0x88" ? 2 * files : layout === "superimposed" ? 2 * files - 1 : files;
};

/** The right answers from each square, by target, or by distance in rings and zones. */
const rowsOf = (question: Question, width: number): readonly (readonly Right[])[] => {
  const { land, measure, pieces } = question;
  const all = pieces.map((piece) => linksOf(piece, question) ?? []);
  const [links = []] = all;
  const squares = [...land.names.keys()];
  if (measure === "attacks")
    return squares.map((from) =>
      squares.map((to) => [
        all.reduce(
          (bits, one, bit) => bits + (to !== from && one[from]?.includes(to) ? 2 ** bit : 0),
          0,
        ),
      ]),
    );
  if (["distance", "rings", "zones", "paths"].includes(measure)) {
    const inside = insideOf(question);
    const pairs = pairsOn(links).map((row, from) =>
      inside.includes(from) ? row : row.map(() => 255),
    );
    if (measure === "distance") return pairs.map((row) => row.map((moves) => [moves]));
    if (measure === "paths") {
      const apart = (one: number, other: number): number => {
        const moves = pairs[one]?.[other] ?? 255;
        return moves === 255 ? NaN : moves;
      };
      const isOn = (from: number, to: number) => (one: number) =>
        apart(from, one) + apart(one, to) === apart(from, to);
      return squares.map((from) => squares.map((to) => [setOf(squares.filter(isOn(from, to)))]));
    }
    const greatest = Math.max(0, ...pairs.flat().filter((moves) => moves !== 255));
    let count = 1;
    while (count <= greatest) count *= 2;
    return pairs.map((row) =>
      Array.from({ length: count }, (_, distance) => [
        setOf(
          squares.filter((to) => {
            const moves = row[to] ?? 255;
            return moves !== 255 && (measure === "rings" ? moves === distance : moves <= distance);
          }),
        ),
      ]),
    );
  }
  const placeOf = (square: number): number => {
    const [file = NaN, rank = NaN] = land.places[square] ?? [];
    return file + width * rank;
  };
  return waysOf(question).map((moves, from) =>
    squares.map((target) => {
      const found = moves.filter(({ to }) => to === target);
      const right = found.map(({ ride, passed, whole, behind }) => {
        if (measure === "direction") return ride + 1;
        if (measure === "increment") return placeOf(whole[0] ?? NaN) - placeOf(from);
        return measure === "between" ? setOf(passed) : setOf([...behind, from, ...whole]);
      });
      if (measure === "line") return [right.reduce((set: bigint, one) => set | BigInt(one), 0n)];
      return right.length === 0 ? [measure === "between" ? 0n : 0] : right;
    }),
  );
};

/** The keys of a request at which it must be refused; none if it must not. */
export const refusedAt = (question: Question): readonly string[] => {
  const { land, measure, pieces, layout, ends, within, isBlack } = question;
  const inside = insideOf(question);
  const isPiece = pieces.every((piece) => typeof piece === "string" || ridesOn(piece, land));
  const isLine = ["direction", "increment", "between", "line"].includes(measure);
  const hasNoDifferences = land.kind === "graph" || land.kind === "turned";
  const isOfDifferences = ["0x88", "superimposed", "abs-diff"].includes(layout);
  const hasNoSteps = measure === "increment" && layout === "pair" && !isGrid(land);
  const isUnclear = (pieces: Question["pieces"]): boolean =>
    land.kind === "graph" ||
    land.kind === "turned" ||
    waysOf({ ...question, pieces }).some((moves) => {
      // Lines tell directions apart, rides only what they pass.
      const ways = new Map<number, string>();
      return moves.some(({ to, passed, ride }) => {
        const way = `${pieces.length === 0 ? ride : ""} ${passed.join()}`;
        const known = ways.get(to) ?? way;
        ways.set(to, way);
        return known !== way;
      });
    });
  const isLeaper = pieces.some(
    (piece) => typeof piece !== "string" && piece.squares.every((ride) => ride.length === 1),
  );
  const isCrooked =
    measure === "line" &&
    pieces.some((piece) => typeof piece !== "string" && !piece.squares.every(isStraight));
  const isNowhere = (name: string): boolean => squaresNamed(land, [name]).length === 0;
  const areApart = (names: readonly string[]): boolean => {
    const targets = squaresNamed(land, names);
    return inside.length > 0 && targets.length > 0 && !targets.some((one) => inside.includes(one));
  };
  const isPawn = pieces.some((piece) => typeof piece !== "string" && PAWNS.includes(piece));
  return [
    ...(isPiece && !(isPawn && (isBlack || within !== undefined)) ? [] : ["piece"]),
    ...(isOfDifferences && hasNoDifferences ? ["layout"] : []),
    ...(layout === "center" && (isNowhere("center") || areApart(["center"])) ? ["layout"] : []),
    ...(isLine && isPiece && (hasNoSteps || isLeaper || isCrooked || isUnclear(pieces))
      ? [pieces.length > 0 && !isUnclear([]) ? "piece" : "measure"]
      : []),
    ...((layout === "to" || layout === "from") && (ends.some(isNowhere) || areApart(ends))
      ? [layout]
      : []),
    ...(within !== undefined && (isLine || isNowhere(within)) ? ["within"] : []),
  ];
};

/** Whether squares are numbered in steps: all of a rectangle are there. */
const isGrid = ({ kind, places }: Land): boolean =>
  kind !== "hexagons" &&
  kind !== "graph" &&
  places.length === sizeOf(places)[0] * sizeOf(places)[1];

const sizeOf = (places: Land["places"]): readonly [number, number] => [
  Math.max(...places.map(([file]) => file)) + 1,
  Math.max(...places.map(([, rank]) => rank)) + 1,
];

/** What is expected of a table that is not refused as a request. */
export interface Demanded {
  /** For each first argument, the right answers by the second; one row for tables by one square. */
  readonly rows: readonly (readonly Right[])[];
  /** Whether the array holds the answers in this order. */
  readonly isInOrder: boolean;
  /** Whether the layout can hold them; otherwise, whether it cannot because of a pair whose element holds a number. */
  readonly canHold: boolean;
  readonly isReason: (from: number, to: number, found: number) => boolean;
}

export const demanded = (question: Question): Demanded => {
  const { land, layout, ends, pieces } = question;
  const none = { isInOrder: true, canHold: true, isReason: () => false };
  if (layout === "center" || layout === "to" || layout === "from") {
    const [piece = ""] = pieces;
    const links = linksOf(piece, question) ?? [];
    const named = squaresNamed(land, layout === "center" ? [layout] : ends);
    const inside = insideOf(question);
    const starts = named.filter((square) => inside.includes(square));
    const found = searchOn(layout === "from" ? links : reversedLinks(links), starts);
    return { ...none, rows: [found.map((moves) => [moves])] };
  }
  const width = widthOf(question);
  const rows = rowsOf(question, width);
  if (layout === "pair") return { ...none, rows };
  const answerOf = (from: number, to: number): number => Number(rows[from]?.[to]?.[0] ?? NaN);
  const corners = regionOn(land, "corners");
  const classes = new Map<string, Difference>();
  const differenceOf = (from: number, to: number): string => {
    const [one, other] = [land.places[from] ?? [], land.places[to] ?? []];
    const by = one.map((place, axis) => (other[axis] ?? NaN) - place);
    return (layout === "abs-diff" ? by.map(Math.abs) : by).join();
  };
  const squares = [...land.names.keys()];
  for (const from of squares)
    for (const to of squares) {
      const key = differenceOf(from, to);
      const known = classes.get(key) ?? { plain: new Set(), ruled: new Set() };
      classes.set(key, known);
      const isRuled = corners.includes(from) !== corners.includes(to);
      known[isRuled ? "ruled" : "plain"].add(answerOf(from, to));
    }
  const heldBy = (key: string): readonly number[] => {
    const { plain = [], ruled = [] } = classes.get(key) ?? {};
    return [...plain, ...ruled];
  };
  const canHold = [...classes.values()].every(({ plain, ruled }) => {
    const [held = NaN] = [...plain, ...ruled];
    const isMore = (answer: number): boolean =>
      answer === held + 2 && held !== 255 && answer !== 255;
    return (
      [...plain].every((answer) => answer === held) &&
      ([...ruled].every((answer) => answer === held) || [...ruled].every(isMore))
    );
  });
  return {
    rows,
    isInOrder: false,
    canHold,
    isReason: (from, to, found) =>
      found !== answerOf(from, to) && heldBy(differenceOf(from, to)).includes(found),
  };
};

/** The answers of pairs that differ alike: those of which just one is a corner, and the others. */
interface Difference {
  readonly plain: Set<number>;
  readonly ruled: Set<number>;
}
