/**
 * Random numberings of squares, and layouts by anybody's coordinates: what each language prints, read by the tests,
 * answers every call as a search on links does, and the array holds what a program with these numbers expects.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modulesOf, provedTables } from "../generator/emit.js";
import { ProofError, RequestError } from "../generator/errors.js";
import type { Request, TableRequest } from "../generator/request/defaults.js";
import { languageOf, parseRequest } from "../generator/request/request.js";
import { temporaryFolder } from "./support/files.js";
import { hexagonsOf, regionOn, squaresOf, type Land } from "./support/graphs.js";
import { KNIGHT as KNIGHT_STEPS, searchedPairs } from "./support/pieces.js";
import { OTHERS, printed, printedAs } from "./support/printed-tables.js";
import { demanded, squaresNamed, type Question } from "./support/questions.js";
import {
  BISHOP,
  KING,
  KNIGHT,
  linesOn,
  movesBy,
  QUEEN,
  ridesOn,
  RIDERS,
  ROOK,
  type Rider,
} from "./support/riders.js";
import { isThorough, runs } from "./support/sampling.js";
import { importFolder } from "./support/tool.js";

type Numbering = NonNullable<TableRequest["squares"]>;
type Shape = Exclude<Numbering, string>;
type Coordinates = Extract<TableRequest["layout"], { readonly rank: number }>;

/** A table that is asked for. */
interface Asked {
  readonly land: Land;
  readonly squares: Numbering;
  readonly measure: "distance" | "attacks" | "increment" | "step" | "member" | "color" | SetMeasure;
  readonly piece?: Rider;
  readonly layout: "pair" | "0x88" | "superimposed" | "abs-diff" | "to" | Coordinates;
  /** The squares of `to` and of `of`. */
  readonly ends: readonly string[];
  readonly filler?: number;
}

type SetMeasure = "rings" | "zones" | "paths" | "between" | "line";

const isSet = (measure: Asked["measure"]): boolean =>
  ["rings", "zones", "paths", "between", "line"].includes(measure);

/** How a program numbers the squares: each number, and how many there are. */
interface Numbers {
  readonly file: number;
  readonly rank: number;
  readonly of: readonly number[];
  readonly length: number;
}

const sizeOf = ({ places }: Land): readonly [files: number, ranks: number] => [
  Math.max(...places.map(([file]) => file)) + 1,
  Math.max(...places.map(([, rank]) => rank)) + 1,
];

const numbersOn = (land: Land, squares: Numbering): Numbers => {
  const [files, ranks] = sizeOf(land);
  const isWhole = land.kind !== "hexagons" && land.places.length === files * ranks;
  if (squares === "a1" && !isWhole)
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

type Right = readonly (number | bigint)[];

/** What a table must hold and answer: an index and the right answers for each call, or why there is none. */
interface Wanted {
  readonly calls: readonly {
    readonly squares: readonly number[];
    readonly index: number;
    readonly right: Right;
    /** Whether exactly one of the two squares is a corner. */
    readonly isRuled: boolean;
    /** The names of the squares. */
    readonly names: readonly string[];
  }[];
  readonly length: number;
  readonly isByDifference: boolean;
}

/** The question of a table by pair with the numbers of the board. */
const questionOf = ({ land, measure, piece }: Asked): Question => ({
  land,
  measure: measure === "step" || measure === "member" || measure === "color" ? "distance" : measure,
  pieces: piece ? [piece] : [],
  layout: "pair",
  ends: [],
  isBlack: false,
});

/** A set of squares as a set of other numbers. */
const renumbered = (set: number | bigint, numbers: readonly number[]): bigint =>
  numbers.reduce(
    (bits, number, square) =>
      (BigInt(set) >> BigInt(square)) & 1n ? bits | (1n << BigInt(number)) : bits,
    0n,
  );

/** The steps of a king or a rook that some square of a board can take, clockwise from north. */
const directionsOf = ({ piece }: Asked) =>
  [
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ].filter(([x = 0, y = 0]) => piece !== ROOK || x * y === 0);

/** What a coordinate adds for each file and each rank, in a layout by difference. */
const coordinatesOf = (
  { land, layout }: Asked,
  differences: readonly (readonly [number, number])[],
): Required<Coordinates> => {
  const [files, ranks] = sizeOf(land);
  if (layout === "0x88") {
    const rank = 2 * files;
    return { file: 1, rank, zero: rank * (ranks - 1) + files, length: rank * (2 * ranks - 1) };
  }
  const {
    file = 1,
    rank,
    ...given
  } = typeof layout === "object" ? layout : { rank: 2 * files - 1 };
  const places = differences.map(([x, y]) => file * x + rank * y);
  // On a whole board, the superimposed array holds all differences.
  const {
    zero = layout === "superimposed" ? rank * (ranks - 1) + files - 1 : -Math.min(...places),
  } = given;
  const {
    length = layout === "superimposed" ? rank * (2 * ranks - 1) : zero + Math.max(...places) + 1,
  } = given;
  return { file, rank, zero, length };
};

const wantedOf = (asked: Asked): Wanted => {
  const { land, squares, measure, piece, layout, ends } = asked;
  const { of: numbers, length, ...steps } = numbersOn(land, squares);
  const all = [...land.names.keys()];
  const number = (square: number): number => numbers[square] ?? NaN;
  const name = (square: number): string => land.names[square] ?? "";
  const each = (rightOf: (square: number) => number, cells = length): Wanted => ({
    calls: all.map((square) => ({
      squares: [number(square)],
      index: number(square),
      right: [rightOf(square)],
      isRuled: false,
      names: [name(square)],
    })),
    length: cells,
    isByDifference: false,
  });
  if (measure === "color")
    return each((square) => {
      const [x = 0, y = 0] = land.places[square] ?? [];
      return (x + y) % 2;
    });
  if (measure === "member") {
    const members = squaresNamed(land, ends);
    return each((square) => Number(members.includes(square)));
  }
  if (layout === "to") {
    const question = { ...questionOf(asked), layout, ends };
    const [row = []] = demanded(question).rows;
    return each((square) => Number(row[square]?.[0] ?? NaN));
  }
  if (measure === "step") {
    const directions = directionsOf(asked);
    return {
      calls: all.flatMap((square) =>
        directions.map((step, direction) => {
          const to = land.walk(square, step);
          return {
            squares: [number(square), direction],
            index: number(square) * directions.length + direction,
            right: [to === undefined ? (asked.filler ?? 255) : number(to)],
            isRuled: false,
            names: [name(square)],
          };
        }),
      ),
      length: length * directions.length,
      isByDifference: false,
    };
  }
  const corners = regionOn(land, "corners");
  const differenceOf = (from: number, to: number): readonly [number, number] => {
    const [one = [NaN, NaN], other = [NaN, NaN]] = [land.places[from], land.places[to]];
    return [other[0] - one[0], other[1] - one[1]];
  };
  const isByDifference = layout !== "pair";
  const own = coordinatesOf(
    asked,
    all.flatMap((from) => all.map((to) => differenceOf(from, to))),
  );
  const unit = isByDifference ? own : steps;
  const rowOf = (from: number): readonly Right[] => {
    const rides = (piece ? ridesOn(piece, land) : linesOn(land)) ?? [];
    const moves = movesBy(land, rides, from);
    return all.map((to) => {
      const [move] = moves.filter((one) => one.to === to);
      if (move === undefined) return [0];
      const [x, y] = differenceOf(from, move.whole[0] ?? NaN);
      return [unit.file * x + unit.rank * y];
    });
  };
  const rows = measure === "increment" ? all.map(rowOf) : demanded(questionOf(asked)).rows;
  const isCounted = measure === "rings" || measure === "zones";
  const width = isCounted ? (rows[0]?.length ?? 0) : length;
  const [files] = sizeOf(land);
  return {
    calls: rows.flatMap((row, from) =>
      row.map((right, to) => {
        const second = isCounted ? to : number(to);
        const [x, y] = isCounted ? [0, 0] : differenceOf(from, to);
        const index =
          layout === "abs-diff"
            ? Math.abs(x) + files * Math.abs(y)
            : isByDifference
              ? own.file * x + own.rank * y + own.zero
              : number(from) * width + second;
        return {
          squares: [number(from), second],
          index,
          right: isSet(measure) ? right.map((set) => renumbered(set, numbers)) : right,
          isRuled: !isCounted && corners.includes(from) !== corners.includes(to),
          names: [name(from), name(to)],
        };
      }),
    ),
    length:
      layout === "abs-diff"
        ? files * sizeOf(land)[1]
        : isByDifference
          ? own.length
          : length * width,
    isByDifference,
  };
};

/** The key at which a request must be refused; none if it must not. */
const refusedAt = (asked: Asked): string | undefined => {
  const { land, squares, measure, layout } = asked;
  const { of: numbers, length } = numbersOn(land, squares);
  if (squares === "mailbox" && land.board !== "8x8") return "squares";
  const isOutside = (index: number, most: number): boolean => index < 0 || index >= most;
  if (squares !== "a1" && numbers.some((one) => isOutside(one, length))) return "squares";
  if (new Set(numbers).size < numbers.length) return "squares";
  if (isSet(measure) && length > 256) return "board";
  if (typeof layout === "object") {
    const wanted = wantedOf(asked);
    if (wanted.calls.some(({ index }) => isOutside(index, wanted.length))) return "layout";
  }
  const isStuck = [...land.names.keys()].every((square) =>
    directionsOf(asked).every((step) => land.walk(square, step) === undefined),
  );
  if (measure === "step" && isStuck) return "piece";
  if (measure === "step" && asked.filler === undefined && length > 255) return "filler";
  return undefined;
};

/** The least of the answers that share an element, if the corner rule explains the others. */
const canShare = (calls: Wanted["calls"]): boolean => {
  const plain = calls.filter(({ isRuled }) => !isRuled).map(({ right }) => right);
  const ruled = calls.filter(({ isRuled }) => isRuled).map(({ right }) => right);
  const isAll = (rights: readonly Right[], wanted: number | bigint | undefined): boolean =>
    rights.every((right) => wanted !== undefined && right.includes(wanted));
  const [held] = plain[0] ?? ruled[0] ?? [];
  return (
    isAll([...plain, ...ruled], held) ||
    (typeof held === "number" &&
      plain.length > 0 &&
      held !== 255 &&
      isAll(plain, held) &&
      isAll(ruled, held + 2) &&
      held + 2 !== 255)
  );
};

const byIndex = ({ calls }: Wanted): ReadonlyMap<number, Wanted["calls"]> => {
  const found = new Map<number, Wanted["calls"][number][]>();
  for (const call of calls) found.set(call.index, [...(found.get(call.index) ?? []), call]);
  return found;
};

/** Whether the array can hold all answers. */
const canHold = (wanted: Wanted): boolean => [...byIndex(wanted).values()].every(canShare);

const requestOf = (asked: Asked, name = "x"): TableRequest => {
  const { land, squares, measure, piece, layout, ends, filler } = asked;
  return {
    board: land.board,
    measure,
    name,
    squares,
    ...(piece && { piece: piece.notation }),
    ...(layout === "to" ? { to: ends } : { layout }),
    ...(measure === "member" && { of: ends }),
    ...(filler !== undefined && { filler }),
  };
};

/** What is wrong with the message of a mistake, which must tell the truth. */
const wrongMistake = (asked: Asked, key: string, message: string): string | undefined => {
  const { land, squares } = asked;
  const { of: numbers, length } = numbersOn(land, squares);
  const text = message.replace(`tables[0].${key}: `, "");
  const numberOf = (name = ""): number | undefined => numbers[land.names.indexOf(name)];
  if (key === "squares" && squares === "mailbox")
    return text === '"mailbox" is for 8x8 only' ? undefined : text;
  if (key === "squares") {
    const [, name, number, most] =
      /^(\w+) has the number (-?\d+); expected 0 to (\d+)$/.exec(text) ?? [];
    const isTrue =
      Number(number) === numberOf(name) &&
      Number(most) === length - 1 &&
      (Number(number) < 0 || Number(number) > Number(most));
    const [, one, other, same] = /^(\w+) and (\w+) have the same number, (-?\d+)$/.exec(text) ?? [];
    const isSame =
      one !== other && numberOf(one) === Number(same) && numberOf(other) === Number(same);
    return isTrue || isSame ? undefined : `not true: ${text}`;
  }
  if (key === "layout") {
    const [, one, other, index, most] =
      /^(\w+), (\w+) has the index (-?\d+); expected 0 to (\d+)$/.exec(text) ?? [];
    const wanted = wantedOf(asked);
    const call = wanted.calls.find(({ names }) => names[0] === one && names[1] === other);
    const isOutside = Number(index) < 0 || Number(index) > Number(most);
    return call?.index === Number(index) && wanted.length - 1 === Number(most) && isOutside
      ? undefined
      : `not true: ${text}`;
  }
  return undefined;
};

/** What is wrong with the refusal of a table whose entries cannot hold the answers. */
const wrongRefusal = (wanted: Wanted, message: string): string | undefined => {
  if (canHold(wanted)) return `refused, but possible: ${message}`;
  const [, from, to, found = "", expected = "", ...others] =
    /^\w+\[([^ ,]+), ([^ ,]+)\]: (-?\w+), should be (-?\w+); (\w+), (\w+) shares the element, but not the answer; the layout pair can hold it$/.exec(
      message,
    ) ?? [];
  const numberOf = (text: string): number => (text === "unreachable" ? 255 : Number(text));
  const callOf = (one?: string, other?: string) =>
    wanted.calls.find(({ names }) => names[0] === one && names[1] === other);
  const [call, sharing] = [callOf(from, to), callOf(...others)];
  if (call?.right[0] !== numberOf(expected)) return `not true: ${message}`;
  return sharing?.index === call.index && sharing.right[0] === numberOf(found) && found !== expected
    ? undefined
    : `not true: ${message}`;
};

/** Sets of several words, lowest first. */
const joined = (words: readonly (number | bigint)[], count: number): readonly bigint[] =>
  Array.from({ length: words.length / count }, (_, at) =>
    words
      .slice(at * count, (at + 1) * count)
      .reduceRight<bigint>((set, word) => (set << 64n) | BigInt(word), 0n),
  );

/** Bytes of Java are signed, and what a set holds may be written as a number. */
const isOne = (found: number | bigint | undefined, right: Right): boolean =>
  found !== undefined &&
  right.some((one) => BigInt(found) === BigInt(one) || Number(one) - 256 === found);

/** What is wrong with a table as a language prints it, if anything; how it ended is counted. */
const faultOf = (
  asked: Asked,
  lang: (typeof OTHERS)[number],
  ends: Map<string, number>,
): string | undefined => {
  const count = (end: string): void => {
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  const key = refusedAt(asked);
  try {
    const { entries } = parseRequest({ tables: [requestOf(asked)], lang });
    if (key !== undefined) return `not refused at ${key}`;
    const wanted = wantedOf(asked);
    const [table] = provedTables(entries);
    if (table === undefined) return "no table";
    if (!canHold(wanted)) return "not refused, but impossible";
    const { entries: printed, answer } = printedAs(lang, table);
    // Java has an array of words of 64 bits, lowest first.
    const words =
      isSet(asked.measure) && lang === "java"
        ? Math.ceil(numbersOn(asked.land, asked.squares).length / 64)
        : 1;
    const held = words === 1 ? printed : joined(printed, words);
    const kind = typeof asked.layout === "object" ? "own" : asked.layout;
    count(`${asked.measure} ${kind}`);
    if (held.length !== wanted.length) return `${held.length} entries, not ${wanted.length}`;
    for (const {
      squares: [first = NaN, second = 0],
      right,
    } of wanted.calls) {
      const found = answer(first, second);
      if (!right.some((one) => BigInt(found) === BigInt(one)))
        return `${first}, ${second}: ${found}, should be ${String(right)}`;
    }
    const read = byIndex(wanted);
    const filled = [isSet(asked.measure) ? 0 : (asked.filler ?? 0)];
    for (const [index, entry] of held.entries()) {
      const calls = read.get(index);
      const right = calls?.find(({ isRuled }) => !isRuled)?.right;
      const rights = right ?? calls?.flatMap((call) => call.right) ?? filled;
      if (!isOne(entry, rights)) return `entry ${index}: ${entry}, should be ${String(rights)}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof ProofError) {
      count("no room");
      return wrongRefusal(wantedOf(asked), error.message);
    }
    if (!(error instanceof RequestError)) return String(error);
    count(`refused at ${key}`);
    const lines = error.message.split("\n");
    return key === undefined || lines.length !== 1 || !lines[0]?.startsWith(`tables[0].${key}: `)
      ? `refused: ${error.message}; should be at ${key}`
      : wrongMistake(asked, key, error.message);
  }
};

const sides = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 4 }), weight: 11 },
  { arbitrary: fc.integer({ min: 1, max: 10 }), weight: 1 },
);

/** Boards, of which half have holes; some are 8×8, some have joined sides or are of hexagons. */
const lands: fc.Arbitrary<Land> = fc
  .tuple(sides, sides, fc.array(fc.nat({ max: 99 }), { maxLength: 4 }), fc.nat({ max: 29 }))
  .map(([files, ranks, holes, kind]) => {
    if (kind === 0) return squaresOf([8, 8]);
    if (kind === 1) return hexagonsOf(2);
    const { names } = squaresOf([files, ranks]);
    const left = kind % 2 === 0 ? holes.map((hole) => names[hole % names.length]) : [];
    return squaresOf([files, ranks], (name) => left.includes(name) && name !== names[0]);
  });

/** Numberings: by name, rank by rank or file by file in either direction, with gaps; few make no sense. */
const numberingsOf = (land: Land): fc.Arbitrary<Numbering> => {
  const [files, ranks] = sizeOf(land);
  const shape = fc
    .record({
      isFileMajor: fc.boolean(),
      step: fc.integer({ min: 1, max: 3 }),
      gap: fc.integer({ min: 0, max: 4 }),
      isDown: fc.boolean(),
      isLeft: fc.boolean(),
      offset: fc.integer({ min: 0, max: 5 }),
      spare: fc.option(fc.integer({ min: 0, max: 3 })),
      wrong: fc.constantFrom(...Array<string>(20).fill(""), "start", "length", "rank"),
    })
    .map(({ isFileMajor, step, gap, isDown, isLeft, offset, spare, wrong }): Shape => {
      const short = isFileMajor ? ranks : files;
      const long = step * (short - 1) + 1 + (step === 1 ? gap : gap % step);
      const [own, other] = isFileMajor ? [long, step] : [step, long];
      const file = isLeft ? -own : own;
      const rank = isDown ? -other : other;
      const least = Math.min(...land.places.map(([x, y]) => file * x + rank * y));
      const start = offset - least - (wrong === "start" ? offset + 1 : 0);
      const most = Math.max(...land.places.map(([x, y]) => start + file * x + rank * y));
      const length = Math.max(1, wrong === "length" ? most : most + 1 + (spare ?? 0));
      return {
        ...(start !== 0 && { start }),
        ...(file !== 1 && { file }),
        rank: wrong === "rank" ? Math.sign(rank) * gap : rank,
        ...((spare !== null || wrong === "length") && { length }),
      };
    });
  return fc.oneof(
    {
      arbitrary: fc.constantFrom(
        "a1",
        "a8",
        "0x88",
        "0x88",
        ...(files * ranks === 64 ? ["mailbox" as const] : []),
      ),
      weight: 2,
    },
    { arbitrary: shape, weight: 3 },
  );
};

/** Coordinates: with an element for each difference, and few in which some share one. */
const coordinatesOn = (land: Land): fc.Arbitrary<Coordinates> => {
  const [files, ranks] = sizeOf(land);
  return fc
    .record({
      isFileMajor: fc.boolean(),
      signs: fc.tuple(fc.constantFrom(1, -1), fc.constantFrom(1, -1)),
      gap: fc.integer({ min: 0, max: 3 }),
      isNarrow: fc.constantFrom(false, false, false, true),
      more: fc.integer({ min: -1, max: 4 }),
      spare: fc.integer({ min: -1, max: 4 }),
      given: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ isFileMajor, signs, gap, isNarrow, more, spare, given }) => {
      const short = isFileMajor ? ranks : files;
      const long = isNarrow ? Math.max(0, short - 1 + gap) : 2 * short - 1 + gap;
      const file = signs[0] * (isFileMajor ? long : 1);
      const rank = signs[1] * (isFileMajor ? 1 : long);
      const most = Math.abs(file) * (files - 1) + Math.abs(rank) * (ranks - 1);
      const zero = Math.max(0, most + more);
      return {
        ...(file !== 1 && { file }),
        rank,
        ...(given % 2 === 1 && { zero }),
        ...(given > 1 && { length: Math.max(1, (given === 3 ? zero : most) + most + 1 + spare) }),
      };
    });
};

const MEASURES: readonly Asked["measure"][] = [
  ...(["distance", "distance", "distance", "distance", "distance", "attacks", "attacks"] as const),
  ...(["increment", "increment", "step", "step", "member", "color"] as const),
  ...(["rings", "zones", "paths", "between", "line"] as const),
];

const SIMPLE = [KING, KNIGHT, ROOK, BISHOP, QUEEN] as const;

const tables: fc.Arbitrary<Asked> = lands.chain((land) =>
  fc
    .record({
      squares: numberingsOf(land),
      measure: fc.constantFrom(...MEASURES),
      layout: fc.integer({ min: 0, max: 6 }),
      own: coordinatesOn(land),
      some: fc.constantFrom(...RIDERS),
      simple: fc.constantFrom(undefined, ...SIMPLE),
      isSimple: fc.boolean(),
      filler: fc.constantFrom(undefined, undefined, undefined, -1, 7, 255, 300, -200, 70_000),
      ends: fc.array(fc.constantFrom(...land.names), { minLength: 1, maxLength: 3 }),
    })
    .map(({ squares, measure, layout, own, some, simple, isSimple, filler, ends }): Asked => {
      const isHexagonal = land.kind === "hexagons";
      const usual = simple ?? KING;
      const piece = isSimple || isHexagonal ? usual : some;
      const given = { land, squares, measure, ends };
      const more = filler === undefined || isSet(measure) ? {} : { filler };
      // Only squares have two colors, and directions from north that the tests know.
      if (isHexagonal && (measure === "color" || measure === "step"))
        return { ...given, measure: "member", layout: "pair", ...more };
      if (measure === "member" || measure === "color") return { ...given, layout: "pair", ...more };
      if (measure === "step")
        return { ...given, piece: usual === ROOK ? ROOK : KING, layout: "pair", ...more };
      if (isSet(measure)) {
        // Without a piece, lines; a piece that passes nothing has none.
        const isLine = measure === "between" || measure === "line";
        return { ...given, ...(!isLine && { piece }), layout: "pair" };
      }
      if (measure === "increment")
        return {
          ...given,
          ...(!isHexagonal && simple && { piece: simple }),
          layout:
            squares === "a1" || layout > 2
              ? own
              : ((["pair", "pair", "0x88"] as const)[layout] ?? own),
          ...more,
        };
      const kinds = ["pair", "0x88", own, own, "superimposed", "abs-diff", "to"] as const;
      const kind = kinds[measure === "attacks" ? layout % 5 : layout] ?? own;
      return { ...given, piece, layout: kind, ...more };
    }),
);

const shown = (asked: Asked, lang: string, fault: string): string =>
  `${JSON.stringify(requestOf(asked))}, ${lang}: ${fault}`;

/** In Coq, large arrays are in parts; there, random boards have small ones. */
const NOT_SPLIT = OTHERS.filter((lang) => lang !== "coq");

const TABLES = runs(100, 400);

test(`${TABLES} random numberings and layouts answer as the search, or are refused for a reason that is true`, () => {
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(tables, fc.constantFrom(...NOT_SPLIT), (asked, lang) => {
      const fault = faultOf(asked, lang, ends);
      if (fault !== undefined) throw new Error(shown(asked, lang, fault));
    }),
    { numRuns: TABLES },
  );
  const [pairs, vectors] = [["pair"], ["pair", "0x88", "own", "superimposed"]] as const;
  const kinds: Readonly<Record<Asked["measure"], readonly string[]>> = {
    distance: [...vectors, "abs-diff", "to"],
    ...{ attacks: vectors, increment: ["pair", "0x88", "own"] },
    ...{ step: pairs, member: pairs, color: pairs },
    ...{ rings: pairs, zones: pairs, paths: pairs, between: pairs, line: pairs },
  };
  const all = Object.entries(kinds).flatMap(([measure, layouts]) =>
    layouts.map((layout) => `${measure} ${layout}`),
  );
  // Each kind of table was there, and each kind of refusal.
  if (isThorough)
    expect([...ends.keys()]).toEqual(
      expect.arrayContaining([...all, "no room", "refused at squares", "refused at layout"]),
    );
});

const isLookup = (value: unknown): value is (first: number, second: number) => unknown =>
  typeof value === "function";

/** A number, or a set as two halves or as numbers of 32 bits, lowest first. */
const wholeOf = (answer: unknown): bigint => {
  if (typeof answer !== "object" || answer === null) return BigInt(Number(answer));
  const words = "lo" in answer && "hi" in answer ? [answer.lo, answer.hi] : Object.values(answer);
  return words.reduceRight<bigint>((set, word) => (set << 32n) | BigInt(Number(word)), 0n);
};

/** The exports of a JavaScript file of tables. */
const importedFrom = async (
  requested: readonly TableRequest[],
): Promise<readonly (readonly [string, unknown])[]> => {
  const request: Request = { tables: requested, single: true, format: "js" };
  const parsed = parseRequest(request);
  const load = () => import("../generator/languages/typescript/modules.js");
  const language = await languageOf(parsed, load);
  const options = { command: "npm test" };
  const files = await modulesOf(provedTables(parsed.entries), language, options);
  const folder = temporaryFolder();
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  return Object.entries(await importFolder(folder, ["tables.js"]));
};

test("TypeScript answers as the search, in one file of random tables", async () => {
  const all = fc
    .sample(tables, runs(15, 60))
    .filter((one) => refusedAt(one) === undefined && canHold(wantedOf(one)));
  const made = await importedFrom(all.map((asked, at) => requestOf(asked, `t${at}x`)));
  for (const [at, asked] of all.entries()) {
    const name = new RegExp(`^t${at}x[A-Z](?!ile$|ank$|orner$)`);
    const [, found] = made.find(([one, value]) => name.test(one) && isLookup(value)) ?? [];
    // Members and colors are read from the array.
    const [, array] =
      made.find(([one]) => [`T${at}X_MEMBERS`, `T${at}X_COLOR`].includes(one)) ?? [];
    const lookup = found ?? ((square: number): unknown => Reflect.get(Object(array), square));
    if (!isLookup(lookup)) throw new Error(`no lookup of t${at}x`);
    for (const {
      squares: [first = NaN, second = 0],
      right,
    } of wantedOf(asked).calls) {
      const answer = wholeOf(lookup(first, second));
      const place = `${JSON.stringify(requestOf(asked))}: ${first}, ${second}`;
      expect(right.map(BigInt), place).toContain(answer);
    }
  }
});

/** The statements of the lookup in a file of C. */
const bodyIn = (text: string): string =>
  (/static inline [^{]*\{([^}]*)\}/.exec(text)?.[1] ?? "").trim().replaceAll(/\n */g, "\n");

const places = [...Array(64).keys()].map((square) => [square % 8, square >> 3] as const);
const x88 = places.map(([x, y]) => x + 16 * y);
const a8 = places.map(([x, y]) => x + 8 * (7 - y));
const mailbox = places.map(([x, y]) => 21 + x + 10 * y);

describe("numberings with a name", () => {
  const KNIGHTS = searchedPairs(KNIGHT_STEPS, 8, 8);

  test("0x88 by its own difference: one subtraction, one read, and the corner rule", () => {
    const knight: TableRequest = { piece: "N", squares: "0x88", layout: "0x88", name: "x" };
    const { text, answer } = printed("c", knight);
    expect(bodyIn(text)).toBe(`const unsigned index = sq2 - sq1 + 120;
const int corner_rule = (index == 103 || index == 105 || index == 135 || index == 137) && CD_X_DISTANCE_BY_0X88_DIFF_CORNER[sq1] != CD_X_DISTANCE_BY_0X88_DIFF_CORNER[sq2];
if (corner_rule) return CD_X_DISTANCE_BY_0X88_DIFF[index] + 2;
return CD_X_DISTANCE_BY_0X88_DIFF[index];`);
    expect(x88.map((one) => x88.map((other) => answer(one, other)))).toEqual(KNIGHTS);
    const king: TableRequest = { ...knight, piece: "K" };
    expect(bodyIn(printed("c", king).text)).toBe(
      "return CD_X_DISTANCE_BY_0X88_DIFF[sq2 - sq1 + 120];",
    );
    const own = { rank: 16, zero: 119, length: 239 };
    const { text: shorter, entries } = printed("c", { ...king, layout: own });
    expect(bodyIn(shorter)).toBe("return CD_X_DISTANCE[sq2 - sq1 + 119];");
    expect(entries).toHaveLength(239);
  });

  test("a8 counts from the other end, also in reverse differences", () => {
    const table: TableRequest = { piece: "N", squares: "a8", name: "x" };
    const { answer, entries } = printed("rust", table);
    expect(a8.map((one) => a8.map((other) => answer(one, other)))).toEqual(KNIGHTS);
    expect([entries[0], entries[1], entries[9], entries[4095], entries[63]]).toEqual([
      0, 3, 4, 0, 6,
    ]);
    const pawn: TableRequest = { measure: "attacks", piece: "whitePawn", squares: "a8", name: "x" };
    const attacks = printed("c", { ...pawn, layout: { rank: -16, zero: 119, length: 239 } });
    // From e4, 36, up to d5, 27, and f5, 29; not down.
    expect([27, 29, 28, 43, 45].map((to) => attacks.answer(36, to))).toEqual([1, 1, 0, 0, 0]);
    expect([102, 104, 103, 134, 136].map((at) => attacks.entries[at])).toEqual([1, 1, 0, 0, 0]);
    // The lookup goes from e4 to d5 by -9, and the table of a1 = 0 by +7.
    const plain = printed("c", { ...pawn, squares: "a1", layout: { rank: 16, zero: 119 } });
    expect([plain.answer(28, 35), plain.answer(28, 21)]).toEqual([1, 0]);
  });

  test("mailbox: 120 numbers, and the filler where there is no square", () => {
    const { answer, entries } = printed("go", {
      ...{ piece: "K", squares: "mailbox", layout: "center", name: "x", filler: -1 },
    });
    expect(entries).toHaveLength(120);
    expect(entries.filter((entry) => entry === -1)).toHaveLength(56);
    expect([21, 28, 54, 55, 91, 98].map((at) => answer(at, 0))).toEqual([3, 3, 0, 0, 3, 3]);
    expect([0, 20, 29, 30, 99, 119].map((at) => entries[at])).toEqual([-1, -1, -1, -1, -1, -1]);
    const step = printed("c", {
      ...{ measure: "step", piece: "R", squares: "mailbox", name: "x", filler: 0 },
    });
    // North, east, south and west of each square.
    for (const [square, [x, y]] of places.entries()) {
      const here = mailbox[square] ?? NaN;
      expect([0, 1, 2, 3].map((way) => step.answer(here, way))).toEqual([
        ...[y < 7 ? here + 10 : 0, x < 7 ? here + 1 : 0],
        ...[y > 0 ? here - 10 : 0, x > 0 ? here - 1 : 0],
      ]);
    }
    expect(step.entries).toHaveLength(480);
  });

  test("a set has bit n for the square with the number n", () => {
    const request: TableRequest = { measure: "rings", piece: "K", squares: "a8", name: "x" };
    for (const lang of OTHERS) {
      const { answer } = printed(lang, request);
      // One move from a8, 0: b8, a7 and b7; from h1, 63: g1, g2 and h2.
      expect(BigInt(answer(0, 1)), lang).toBe((1n << 1n) | (1n << 8n) | (1n << 9n));
      expect(BigInt(answer(63, 1)), lang).toBe((1n << 62n) | (1n << 54n) | (1n << 55n));
    }
    const wide: TableRequest = { ...request, squares: "0x88" };
    for (const lang of OTHERS) {
      const { answer } = printed(lang, wide);
      expect(BigInt(answer(0x77, 1)), lang).toBe((1n << 0x76n) | (1n << 0x66n) | (1n << 0x67n));
    }
  });
});

describe("coordinates of one's own", () => {
  test("coordinates in which two pairs share an element, but not the answer", () => {
    const table = { piece: "K", name: "x", layout: { rank: 8 } };
    const { entries } = parseRequest({ tables: [table] });
    // From b1 to a1 and from a3 to h2, the coordinate is 1 less.
    expect(() => provedTables(entries)).toThrow(
      "X_DISTANCE[b1, a1]: 7, should be 1; a3, h2 shares the element, but not the answer; the layout pair can hold it",
    );
  });

  test("an increment counts no ranks where the layout does not", () => {
    const { entries } = printed("json", {
      ...{ board: "1x2", measure: "increment", name: "x" },
      layout: { rank: 0, length: 1 },
    });
    expect(entries).toEqual([0]);
  });

  test("coordinates that are all the same have an array of one element", () => {
    const alone = { board: "1x1", name: "x", filler: 5 };
    const nothing = { file: 0, rank: 0 };
    const [one, other] = [
      printed("json", { ...alone, piece: "K", layout: nothing }),
      printed("json", { ...alone, measure: "color", squares: { ...nothing, start: 2 } }),
    ];
    expect([one.entries, other.entries]).toEqual([[0], [5, 5, 0]]);
    expect([one.answer(0, 0), other.answer(2, 0)]).toEqual([0, 0]);
  });
});
