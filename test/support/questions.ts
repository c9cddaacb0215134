/** The answers that a table on one of the tests' own boards must give, and whether a layout can hold it. */
import type { TableRequest } from "../../generator/request/defaults.js";
import { AROUND, regionOn, reversedLinks, searchOn, pairsOn, type Land } from "./graphs.js";
import type { Links } from "./graphs.js";
import { bitsOf } from "./relations.js";
import {
  black,
  isStraight,
  linesOn,
  linksBy,
  movesBy,
  PAWNS,
  ridesOn,
  ROOK,
  type Move,
  type Rider,
} from "./riders.js";

/** A request for a table. Its properties have the names of a request's keys. */
export interface Question {
  readonly land: Land;
  readonly measure: MeasureAsked;
  /** The pieces, each given by its rides or, in a graph, by its name. */
  readonly pieces: readonly (Rider | string)[];
  readonly layout:
    "pair" | "0x88" | "superimposed" | "abs-diff" | "center" | "to" | "from" | Coordinates;
  /** The values of `to`, `from` or `of`: squares, rectangles of squares, or a region. */
  readonly ends: readonly string[];
  /** A rectangle of squares that the piece never leaves. */
  readonly within?: string;
  readonly isBlack: boolean;
  /** The numbering of the squares. */
  readonly squares?: Numbering;
  /** The value of elements that no call reads. */
  readonly filler?: number;
}

export type Numbering = NonNullable<TableRequest["squares"]>;
export type Shape = Exclude<Numbering, string>;
export type Coordinates = Extract<TableRequest["layout"], { readonly rank: number }>;

export type MeasureAsked =
  | ("distance" | "attacks" | "direction" | "increment" | "between" | "line")
  | ("moves" | "rings" | "zones" | "paths" | "step" | "member" | "color");

export const isSet = (measure: MeasureAsked): boolean =>
  ["moves", "rings", "zones", "paths", "between", "line"].includes(measure);

/** The accepted answers for a call. All of them mean the same. */
export type Right = readonly (number | bigint)[];

/** The squares with these names: those of a region, or of rectangles. */
export const squaresNamed = (land: Land, names: readonly string[]): readonly number[] => {
  const region = (["center", "edge", "corners"] as const).find((one) => one === names[0]);
  if (region) return regionOn(land, region);
  return [...land.names.keys()].filter((square) =>
    names.some((name) => {
      // Only boards of squares have rectangles.
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

/** The squares that the piece may be on. */
const insideOf = ({ land, within }: Question): readonly number[] =>
  within === undefined ? [...land.names.keys()] : squaresNamed(land, [within]);

/** The moves of a piece from each square; `undefined` if it has no meaning there. Forbidden squares are holes. */
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

/** The moves from each square, along lines or along the rides of the piece. */
const waysOf = ({ land, pieces: [piece], isBlack }: Question): readonly (readonly Move[])[] => {
  const rides =
    piece === undefined
      ? linesOn(land)
      : typeof piece === "string"
        ? []
        : (ridesOn(isBlack ? black(piece) : piece, land) ?? []);
  return land.names.map((_, from) => movesBy(land, rides, from));
};

export const sizeOf = ({ places }: Land): readonly [files: number, ranks: number] => [
  Math.max(...places.map(([file]) => file)) + 1,
  Math.max(...places.map(([, rank]) => rank)) + 1,
];

/** Whether the board is a full rectangle, so that its squares are numbered in steps. */
const isGrid = (land: Land): boolean => {
  const [files, ranks] = sizeOf(land);
  return land.kind !== "hexagons" && land.kind !== "graph" && land.places.length === files * ranks;
};

/** The amounts that a file and a rank add to a number. */
interface Unit {
  readonly file: number;
  readonly rank: number;
}

/** The number of each square, and the count of numbers. */
interface Numbers extends Unit {
  readonly of: readonly number[];
  readonly length: number;
}

export const numbersOf = ({ land, squares = "a1" }: Question): Numbers => {
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

const differenceOf = ({ places }: Land, from: number, to: number): readonly [number, number] => {
  const [one = [NaN, NaN], other = [NaN, NaN]] = [places[from], places[to]];
  return [other[0] - one[0], other[1] - one[1]];
};

/** The amounts that each file and rank add to a coordinate, in a layout by difference. */
const coordinatesOf = ({ land, layout }: Question): Required<Coordinates> | undefined => {
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

/** The steps of a king or a rook, clockwise from north. */
const stepsOf = ({ pieces: [piece] }: Question) =>
  AROUND.filter(([x = 0, y = 0]) => piece !== ROOK || x * y === 0);

/** The accepted answers from each square, by target or, for rings and zones, by distance. */
const rowsOf = (question: Question, unit: Unit): readonly (readonly Right[])[] => {
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
      return squares.map((from) => squares.map((to) => [bitsOf(squares.filter(isOn(from, to)))]));
    }
    const greatest = Math.max(0, ...pairs.flat().filter((moves) => moves !== 255));
    let count = 1;
    while (count <= greatest) count *= 2;
    return pairs.map((row) =>
      Array.from({ length: count }, (_, distance) => [
        bitsOf(
          squares.filter((to) => {
            const moves = row[to] ?? 255;
            return moves !== 255 && (measure === "rings" ? moves === distance : moves <= distance);
          }),
        ),
      ]),
    );
  }
  if (measure === "step") {
    const { of: numbers } = numbersOf(question);
    const { filler = 255 } = question;
    return squares.map((from) =>
      stepsOf(question).map((step) => [numbers[land.walk(from, step) ?? NaN] ?? filler]),
    );
  }
  return waysOf(question).map((moves, from) =>
    squares.map((target) => {
      const found = moves.filter(({ to }) => to === target);
      const right = found.map(({ ride, passed, whole, behind }) => {
        if (measure === "direction") return ride + 1;
        if (measure === "increment") {
          const [x, y] = differenceOf(land, from, whole[0] ?? NaN);
          return unit.file * x + unit.rank * y;
        }
        return measure === "between" ? bitsOf(passed) : bitsOf([...behind, from, ...whole]);
      });
      if (measure === "line") return [right.reduce((set: bigint, one) => set | BigInt(one), 0n)];
      return right.length === 0 ? [measure === "between" ? 0n : 0] : right;
    }),
  );
};

/** The keys at which a request must be refused; empty if it must be accepted. */
export const refusedAt = (question: Question): readonly string[] => {
  const { land, measure, pieces, layout, ends, within, isBlack } = question;
  const inside = insideOf(question);
  const isPiece = pieces.every((piece) => typeof piece === "string" || ridesOn(piece, land));
  const isLine = ["direction", "increment", "between", "line"].includes(measure);
  const hasNoDifferences = land.kind === "graph" || land.kind === "turned";
  const isOfDifferences =
    typeof layout === "object" || ["0x88", "superimposed", "abs-diff"].includes(layout);
  const { squares = "a1", filler } = question;
  const hasNoSteps =
    measure === "increment" && layout === "pair" && squares === "a1" && !isGrid(land);
  const isUnclear = (pieces: Question["pieces"]): boolean =>
    land.kind === "graph" ||
    land.kind === "turned" ||
    waysOf({ ...question, pieces }).some((moves) => {
      // Lines differ by direction; rides differ only by the squares that they pass.
      const ways = new Map<number, string>();
      return moves.some(({ to, passed, ride }) => {
        const way = `${pieces.length === 0 ? ride : ""} ${passed.join()}`;
        const known = ways.get(to) ?? way;
        ways.set(to, way);
        return known !== way;
      });
    });
  const isLeaper =
    measure !== "increment" &&
    pieces.some(
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
  const { of: numbers, length } = numbersOf(question);
  const isOutside = (index: number, most: number): boolean => index < 0 || index >= most;
  if (
    (squares === "mailbox" && land.board !== "8x8") ||
    (squares !== "a1" && numbers.some((one) => isOutside(one, length))) ||
    new Set(numbers).size < numbers.length
  )
    return ["squares"];
  if (isSet(measure) && length > 256) return ["board"];
  const isStuck = [...land.names.keys()].every((square) =>
    stepsOf(question).every((step) => land.walk(square, step) === undefined),
  );
  if (measure === "step" && isStuck) return ["piece"];
  if (measure === "step" && filler === undefined && length > 255) return ["filler"];
  const isNoIndex = (): boolean => {
    const { calls, length } = demanded(question);
    return calls.some(({ index }) => isOutside(index, length));
  };
  if (typeof layout === "object" && !hasNoDifferences && isNoIndex()) return ["layout"];
  const isPawn = pieces.some((piece) => typeof piece !== "string" && PAWNS.includes(piece));
  return [
    ...(isPiece && !(isPawn && (isBlack || within !== undefined)) ? [] : ["piece"]),
    ...(isOfDifferences && hasNoDifferences ? ["layout"] : []),
    ...(layout === "center" && (isNowhere("center") || areApart(["center"])) ? ["layout"] : []),
    ...(isLine && isPiece && (hasNoSteps || isLeaper || isCrooked || isUnclear(pieces))
      ? [pieces.length > 0 && !hasNoSteps && !isUnclear([]) ? "piece" : "measure"]
      : []),
    ...((layout === "to" || layout === "from") && (ends.some(isNowhere) || areApart(ends))
      ? [layout]
      : []),
    ...(within !== undefined && (isLine || isNowhere(within)) ? ["within"] : []),
  ];
};

/** A call, and its accepted answers. */
export interface Call {
  readonly first: number;
  /** The second argument; 0 if there is only one argument. */
  readonly second: number;
  /** The names of the squares. */
  readonly names: readonly string[];
  /** The index of the element that holds the answer, without the corner rule. */
  readonly index: number;
  readonly right: Right;
  /** Whether exactly one of the two squares is a corner. */
  readonly isRuled: boolean;
}

/** The expected table of a request that is not refused. */
export interface Demanded {
  readonly calls: readonly Call[];
  readonly length: number;
}

/** The accepted answers of a table with one argument, by square. */
const singlesOf = (question: Question): readonly Right[] | undefined => {
  const { land, measure, layout, ends, pieces } = question;
  if (measure === "color") return land.places.map(([file, rank]) => [(file + rank) % 2]);
  if (measure === "member") {
    const members = squaresNamed(land, ends);
    return land.names.map((_, square) => [Number(members.includes(square))]);
  }
  const [piece = ""] = pieces;
  const links = linksOf(piece, question) ?? [];
  if (measure === "moves") return links.map((to) => [bitsOf(to)]);
  if (layout !== "center" && layout !== "to" && layout !== "from") return undefined;
  const named = squaresNamed(land, layout === "center" ? [layout] : ends);
  const inside = insideOf(question);
  const starts = named.filter((square) => inside.includes(square));
  const found = searchOn(layout === "from" ? links : reversedLinks(links), starts);
  return found.map((moves) => [moves]);
};

/** Renumbers the squares of a set. */
const renumbered = (set: number | bigint, numbers: readonly number[]): bigint =>
  bitsOf(numbers.filter((_, square) => ((BigInt(set) >> BigInt(square)) & 1n) === 1n));

export const demanded = (question: Question): Demanded => {
  const { land, measure, layout } = question;
  const numbers = numbersOf(question);
  const { of, length } = numbers;
  const squareOf = (square: number): number => of[square] ?? NaN;
  const nameOf = (square: number): string => land.names[square] ?? "";
  const isRenumbered = isSet(measure) && of.some((number, square) => number !== square);
  const rightOf = (right: Right): Right =>
    isRenumbered ? right.map((set) => renumbered(set, of)) : right;
  const singles = singlesOf(question);
  if (singles)
    return {
      calls: singles.map((right, square) => ({
        ...{ first: squareOf(square), second: 0, names: [nameOf(square)] },
        ...{ index: squareOf(square), right: rightOf(right), isRuled: false },
      })),
      length,
    };
  const own = coordinatesOf(question);
  const rows = rowsOf(question, own ?? numbers);
  const isOfPair = !["rings", "zones", "step"].includes(measure);
  const width = isOfPair ? length : (rows[0]?.length ?? 0);
  const [files, ranks] = sizeOf(land);
  const corners = regionOn(land, "corners");
  const indexOf = (from: number, to: number, second: number): number => {
    const [x, y] = differenceOf(land, from, to);
    if (layout === "abs-diff") return Math.abs(x) + files * Math.abs(y);
    return own ? own.file * x + own.rank * y + own.zero : squareOf(from) * width + second;
  };
  return {
    calls: rows.flatMap((row, from) =>
      row.map((right, to) => {
        const second = isOfPair ? squareOf(to) : to;
        return {
          ...{ first: squareOf(from), second, names: [nameOf(from), nameOf(to)] },
          index: indexOf(from, to, second),
          right: rightOf(right),
          isRuled: isOfPair && corners.includes(from) !== corners.includes(to),
        };
      }),
    ),
    length: layout === "abs-diff" ? files * ranks : (own?.length ?? length * width),
  };
};

export const byIndex = ({ calls }: Demanded): ReadonlyMap<number, readonly Call[]> => {
  const found = new Map<number, Call[]>();
  for (const call of calls) {
    const known = found.get(call.index);
    if (known) known.push(call);
    else found.set(call.index, [call]);
  }
  return found;
};

/** Whether calls that read the same element have the same answer, except those that the corner rule corrects. */
const canShare = (calls: readonly Call[]): boolean => {
  const [plain, ruled] = [false, true].map((is) =>
    calls.filter(({ isRuled }) => isRuled === is).map(({ right }) => right),
  );
  const isAll = (rights: readonly Right[] = [], answer: number | bigint = NaN): boolean =>
    rights.every((right) => right.includes(answer));
  const [held] = plain?.[0] ?? ruled?.[0] ?? [];
  if (!isAll(plain, held)) return false;
  const isMore = typeof held === "number" && held !== 255 && held + 2 !== 255;
  return isAll(ruled, held) || (isMore && isAll(ruled, held + 2));
};

/** Whether the array can hold all answers. */
export const canHold = (demanded: Demanded): boolean =>
  [...byIndex(demanded).values()].every(canShare);
