/** Random questions about random boards: rectangles, holes, joined sides, hexagons and graphs. */
import fc from "fast-check";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { MEASURE_NAMES } from "../../generator/request/measures.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { graphOf, hexagonsOf, squaresOf, type Land, type TestJoin } from "./graphs.js";
import {
  isSet,
  sizeOf,
  type Coordinates,
  type MeasureAsked,
  type Numbering,
  type Question,
  type Shape,
} from "./questions.js";
import { BISHOP, KING, KNIGHT, PAWNS, QUEEN, ROOK, RIDERS, union, type Rider } from "./riders.js";

/** The size of a rectangle. */
export type Size = readonly [files: number, ranks: number];

const sizesUpTo = (files: number, ranks: number): fc.Arbitrary<Size> =>
  fc.tuple(fc.integer({ min: 1, max: files }), fc.integer({ min: 1, max: ranks }));

/** Large boards are rare. */
const SIZES = fc.oneof(
  { arbitrary: sizesUpTo(4, 3), weight: 9 },
  { arbitrary: sizesUpTo(6, 5), weight: 1 },
);

/** Joins that agree: if both sides are joined, one neither shifts nor turns over, or both only turn over. */
const joinsOf = ([files, ranks]: Size): fc.Arbitrary<readonly TestJoin[]> => {
  const join = (side: TestJoin["side"], most: number) =>
    fc.record(
      {
        side: fc.constant(side),
        shift: fc.integer({ min: -most, max: most }),
        mirror: fc.boolean(),
      },
      { requiredKeys: ["side"] },
    );
  const [one, other] = [join("files", ranks), join("ranks", files)];
  return fc.oneof(
    fc.constant([]),
    fc.tuple(one),
    fc.tuple(other),
    one.map((first): readonly TestJoin[] => [first, { side: "ranks" }]),
    other.map((second): readonly TestJoin[] => [{ side: "files" }, second]),
    fc.constant([
      { side: "files", mirror: true },
      { side: "ranks", mirror: true },
    ] as const),
  );
};

const rectanglesOf = (sizes: fc.Arbitrary<Size>): fc.Arbitrary<Land> =>
  sizes.map((size) => squaresOf(size));

const holed = (
  sizes: fc.Arbitrary<Size>,
  joinsOn: (size: Size) => fc.Arbitrary<readonly TestJoin[]> = () => fc.constant([]),
): fc.Arbitrary<Land> =>
  sizes.chain((size) =>
    fc
      .tuple(fc.array(fc.nat({ max: size[0] * size[1] - 1 }), { maxLength: 6 }), joinsOn(size))
      .map(([left, joins]) => {
        const names = squaresOf(size).names;
        const holes = left.map((square) => names[square]);
        return squaresOf(size, (name) => holes.includes(name) && name !== names[0], joins);
      }),
  );

const hexagons: fc.Arbitrary<Land> = fc.constantFrom(1, 2, 2, 2, 2, 2, 2, 3).map(hexagonsOf);

const graphs: fc.Arbitrary<Land> = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.array(fc.array(fc.nat({ max: count - 1 }), { maxLength: 3 }), {
      minLength: count,
      maxLength: count,
    }),
  )
  .map((links) => {
    const names = Array.from(links, (_, square) => `n${square}`);
    return graphOf(names, new Map([["ant", links]]));
  });

const riderOn = ({ kind }: Land): fc.Arbitrary<Rider | string> => {
  if (kind === "graph") return fc.constant("ant");
  // Pieces without meaning on hexagons occur too, but less often.
  const own = kind === "hexagons" ? RIDERS.filter((one) => one.hexagons) : RIDERS;
  const one = fc.oneof(
    { arbitrary: fc.constantFrom(...own), weight: 9 },
    { arbitrary: fc.constantFrom(...RIDERS), weight: 1 },
  );
  return fc.oneof(
    { arbitrary: one, weight: 3 },
    {
      // Two equal letters in a row are a rider, not a union.
      arbitrary: fc
        .tuple(one, one)
        .filter(([first, second]) => first.notation.at(-1) !== second.notation.charAt(0))
        .map(([first, second]) => union(first, second)),
      weight: 1,
    },
  );
};

/** The pieces of a table of attacks. None is a union, because two unions may move alike. */
const attackersOn = ({ kind }: Land): fc.Arbitrary<readonly (Rider | string)[]> => {
  if (kind === "graph") return fc.constant(["ant"]);
  const own = RIDERS.filter((one) => kind !== "hexagons" || one.hexagons);
  const some = (riders: readonly Rider[]) =>
    fc.subarray([...riders], { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { arbitrary: some(own), weight: 3 },
    { arbitrary: some([...PAWNS, ...own]), weight: 1 },
    { arbitrary: some([...own.slice(0, 2), ...PAWNS]), weight: 1 },
  );
};

/** The measures, and the layouts of each. */
export const MEASURES = {
  distance: ["pair", "0x88", "superimposed", "abs-diff", "center", "to", "from"],
  attacks: ["pair", "0x88", "superimposed"],
  direction: ["pair", "0x88", "superimposed"],
  increment: ["pair", "0x88", "superimposed"],
  between: ["pair"],
  line: ["pair"],
  moves: ["pair"],
  rings: ["pair"],
  zones: ["pair"],
  paths: ["pair"],
  step: ["pair"],
  member: ["pair"],
  color: ["pair"],
} as const;

const OFTEN: readonly MeasureAsked[] = ["distance", "distance", "distance", "distance"];
const NAMES = [
  ...(["direction", "increment", "between", "line"] as const),
  ...(["moves", "rings", "zones", "paths"] as const),
];

const asked = (land: Land): fc.Arbitrary<Question> => {
  const square = fc.constantFrom(...land.names);
  const hasRectangles = land.kind !== "hexagons" && land.kind !== "graph";
  const corner = fc
    .tuple(square, square)
    .map(([one, other]) => (hasRectangles ? one.charAt(0) + other.slice(1) : one));
  const rectangle = fc.tuple(corner, corner).map((ends) => ends.join("-"));
  const ends = fc.oneof(
    fc.array(square, { minLength: 1, maxLength: 3 }),
    rectangle.map((one) => [one]),
    fc.constantFrom(["center"], ["edge"], ["corners"]),
  );
  const seldom = <One>(arbitrary: fc.Arbitrary<One>) =>
    fc.option(arbitrary, { freq: 4, nil: undefined });
  return fc
    .tuple(
      fc.constantFrom<MeasureAsked>(...OFTEN, "attacks", ...NAMES),
      fc.nat({ max: 6 }),
      riderOn(land),
      attackersOn(land),
      ends,
      fc.tuple(seldom(rectangle), seldom(fc.constant(true)), fc.boolean()),
    )
    .map(([measure, layout, piece, attackers, ends, [within, isBlack, isOfPiece]]) => {
      const layouts: readonly Question["layout"][] = MEASURES[measure];
      const isNone =
        measure === "direction" ||
        measure === "increment" ||
        (!isOfPiece && (measure === "between" || measure === "line"));
      return {
        land,
        measure,
        pieces: isNone ? [] : measure === "attacks" && isOfPiece ? attackers : [piece],
        layout: layouts[layout % layouts.length] ?? "pair",
        ends,
        ...(within !== undefined && !isNone && { within }),
        isBlack: isBlack === true && !isNone && land.kind !== "graph",
      };
    });
};

const textOf = (piece: Rider | string): string =>
  typeof piece === "string" ? piece : piece.notation;

/** A question about a random board. */
export const questions: fc.Arbitrary<Question> = fc
  .oneof(
    { arbitrary: rectanglesOf(SIZES), weight: 2 },
    { arbitrary: holed(SIZES, joinsOf), weight: 5 },
    { arbitrary: hexagons, weight: 2 },
    { arbitrary: graphs, weight: 1 },
  )
  .chain(asked);

/** Boards for other numberings. Some have more squares than a 64-bit set. */
const plain: fc.Arbitrary<Land> = fc.oneof(
  { arbitrary: rectanglesOf(sizesUpTo(4, 4)), weight: 10 },
  { arbitrary: holed(sizesUpTo(4, 4)), weight: 10 },
  { arbitrary: rectanglesOf(sizesUpTo(10, 10)), weight: 2 },
  fc.constantFrom(squaresOf([8, 8]), hexagonsOf(2)),
);

/** Numberings: by name, rank by rank or file by file in either direction, with gaps. A few make no sense. */
const numberingsOn = (land: Land): fc.Arbitrary<Numbering> => {
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

/** Coordinates. Most have an element for each difference; in a few, some differences share one. */
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

/** The layout and the pieces of a measure. */
const given = (
  measure: MeasureAsked,
  own: Coordinates,
  layout: number,
  piece: Rider,
  simple: Rider | undefined,
): Pick<Question, "layout" | "pieces"> => {
  const of = <One>(...some: readonly One[]) => some[layout % some.length];
  if (measure === "step") return { layout: "pair", pieces: [simple === ROOK ? ROOK : KING] };
  if (measure === "increment")
    return {
      layout: of<Question["layout"]>("pair", "0x88", own, own) ?? own,
      pieces: simple ? [simple] : [],
    };
  if (["member", "color", "between", "line"].includes(measure))
    return { layout: "pair", pieces: [] };
  if (isSet(measure)) return { layout: "pair", pieces: [piece] };
  const kinds = ["pair", "0x88", own, own, "superimposed"] as const;
  const all = measure === "attacks" ? kinds : ([...kinds, "abs-diff", "to"] as const);
  return { layout: of<Question["layout"]>(...all) ?? own, pieces: [piece] };
};

/** A question with unusual numbers of squares and unusual coordinates. */
export const numbered: fc.Arbitrary<Question> = plain.chain((land) =>
  fc
    .record({
      squares: numberingsOn(land),
      measure: fc.constantFrom<MeasureAsked>(
        ...([...OFTEN, "attacks", "attacks", "increment", "increment", "step", "step"] as const),
        ...(["member", "color", "moves", "rings", "zones", "paths", "between", "line"] as const),
      ),
      layout: fc.nat({ max: 27 }),
      own: coordinatesOn(land),
      some: fc.constantFrom(...RIDERS),
      simple: fc.constantFrom(undefined, KING, KNIGHT, ROOK, BISHOP, QUEEN),
      isSimple: fc.boolean(),
      filler: fc.constantFrom(undefined, undefined, undefined, -1, 7, 255, 300, -200, 70_000),
      ends: fc.array(fc.constantFrom(...land.names), { minLength: 1, maxLength: 3 }),
    })
    .map(({ squares, measure: one, layout, own, some, simple, isSimple, filler, ends }) => {
      const isHexagonal = land.kind === "hexagons";
      // Only square cells have two colors, and the tests know directions from north only on these.
      const measure = isHexagonal && (one === "color" || one === "step") ? "member" : one;
      const piece = isSimple || isHexagonal ? (simple ?? KING) : some;
      return {
        ...{ land, measure, squares, ends, isBlack: false },
        ...given(measure, own, layout, piece, isHexagonal ? undefined : simple),
        ...(filler !== undefined && !isSet(measure) && { filler }),
      };
    }),
);

/** Returns the request for the table of a question. */
export const requestOf = (question: Question, name: string): TableRequest => {
  const { land, measure, pieces, layout, ends, within, isBlack, squares, filler } = question;
  return {
    board: land.board,
    measure,
    name,
    ...(pieces.length > 0 && { piece: pieces.map(textOf) }),
    ...(layout === "to" || layout === "from" ? { [layout]: ends } : { layout }),
    ...(measure === "member" && { of: ends }),
    ...(within !== undefined && { within }),
    ...(isBlack && { color: "black" }),
    ...(squares !== undefined && { squares }),
    ...(filler !== undefined && { filler }),
  };
};

/** Names that every object has. */
const NAMES_OF_OBJECTS = ["__proto__", "constructor", "toString"];

/** Boards that questions rarely have: 8×8, one square, graphs without pieces, graphs with names of all objects. */
const strangeBoards: fc.Arbitrary<TableRequest["board"]> = fc.constantFrom(
  ...["8x8", "1x1", "hexagon:1", "torus:1x1", "cylinder:1x2"],
  { rows: "xx.x" },
  { graph: { cells: ["a"], pieces: {} } },
  {
    graph: {
      cells: NAMES_OF_OBJECTS,
      pieces: { constructor: Object.fromEntries([["__proto__", NAMES_OF_OBJECTS]]) },
    },
  },
);

/** Numberings, many of which are invalid on a board. */
export const numberings: fc.Arbitrary<TableRequest["squares"]> = fc.oneof(
  {
    arbitrary: fc.constantFrom<TableRequest["squares"][]>("a1", "a8", "0x88", "mailbox"),
    weight: 3,
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        start: fc.integer({ min: -2, max: 40 }),
        file: fc.integer({ min: -2, max: 3 }),
        rank: fc.integer({ min: -12, max: 12 }),
        length: fc.integer({ min: 1, max: 90 }),
      },
      { requiredKeys: ["rank"] },
    ),
  },
);

/** Keys of a table, valid or not, that replace those of a question or are added to them. */
const others: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  board: strangeBoards,
  measure: fc.constantFrom(...MEASURE_NAMES),
  piece: fc.constantFrom("K", "nN", "Q", "fR", "W3", "[F?R]", "ant", "constructor", "whitePawn,N"),
  layout: fc.oneof(
    fc.constantFrom("pair", "center", "0x88", "superimposed", "abs-diff"),
    fc.record({ rank: fc.integer({ min: -20, max: 20 }) }),
  ),
  squares: numberings,
  unit: numberings,
  filler: fc.integer({ min: -300, max: 70_000 }),
  values: fc.constantFrom({ 0: 1 }, { 0: 1, 1: -1 }, { 0: 7, 1: 300, 2: 5, unreachable: -9 }),
  of: fc.constantFrom("a1", "corners", "__proto__"),
  color: fc.constant("black"),
  name: fc.constant(""),
};

/** At most two of these keys. */
const someOthers: fc.Arbitrary<object> = fc
  .subarray(Object.keys(others), { maxLength: 2 })
  .chain((keys) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, others[key] ?? fc.constant("")]))),
  );

/** A command line without a folder: a table on a random board, with any other keys, in any language. */
export const commandLines: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    questions,
    someOthers,
    fc.constantFrom("--proof", "--proof", "--index", "--single"),
    // TypeScript is slow to format, so it is drawn less often.
    fc.constantFrom(...[...LANGUAGE_NAMES, ...LANGUAGE_NAMES].slice(1)),
  )
  .map(([question, more, flag, lang]) => {
    const { name, piece, ...keys }: TableRequest = { ...requestOf(question, "x"), ...more };
    const shown = (value: unknown): string => {
      if (Array.isArray(value)) return value.join();
      return typeof value === "string" ? value : JSON.stringify(value);
    };
    return [
      `--piece=${name === "" ? "" : `${name}=`}${shown(piece ?? "")}`,
      ...Object.entries(keys).map(([key, value]) => `--${key}=${shown(value)}`),
      flag,
      `--lang=${lang}`,
    ];
  });
