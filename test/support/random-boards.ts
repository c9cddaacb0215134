/** Random questions about random boards: rectangles, holes, joined sides, hexagons and graphs. */
import fc from "fast-check";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { MEASURE_NAMES } from "../../generator/request/measures.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { answersTo } from "./answers.js";
import { NAMES_OF_PIECES, riderOf } from "./betza.js";
import { graphOf, hexagonsIn, hexagonsOf, squaresOf, type Land, type TestJoin } from "./graphs.js";
import {
  COMPASS,
  directionsOf,
  hasSquares,
  isByDifference,
  KINDS,
  sizeOf,
  type Coordinates,
  type Numbering,
  type Question,
  type Shape,
} from "./questions.js";
import { isByDirection, mayTurnOver, refusedAt } from "./refusals.js";
import { isStraight, PAWNS, RIDERS, union, type Rider } from "./riders.js";
import { runs } from "./sampling.js";

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

const often = <One>(usual: One, seldom: fc.Arbitrary<One>): fc.Arbitrary<One> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 2 }, { arbitrary: seldom, weight: 1 });

const NO_GAPS = (): boolean => false;

/** The squares of a land that are holes: at most six, but never all. */
const holesIn = (land: Land): fc.Arbitrary<(name: string) => boolean> =>
  fc
    .array(fc.constantFrom(...land.names), { maxLength: 6 })
    .map((holes) => (name) => holes.includes(name) && name !== land.names[0]);

const holed = (
  sizes: fc.Arbitrary<Size>,
  joinsOn: (size: Size) => fc.Arbitrary<readonly TestJoin[]> = () => fc.constant([]),
): fc.Arbitrary<Land> =>
  sizes.chain((size) =>
    fc
      .tuple(holesIn(squaresOf(size)), joinsOn(size), often(NO_GAPS, holesIn(squaresOf(size))))
      .map(([isHole, joins, isGap]) =>
        squaresOf(size, isHole, joins, joins.length > 0 ? NO_GAPS : isGap),
      ),
  );

const hexagons: fc.Arbitrary<Land> = fc.oneof(
  fc.constantFrom(1, 2, 2, 2, 2, 2, 2, 3).map(hexagonsOf),
  SIZES.chain((size) =>
    fc
      .tuple(holesIn(hexagonsIn(size)), often(NO_GAPS, holesIn(hexagonsIn(size))))
      .map(([isHole, isGap]): Land => hexagonsIn(size, isHole, isGap)),
  ),
);

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

const modifiers = fc
  .tuple(
    fc.array(fc.constantFrom(...Array.from("fblrvsh")), { maxLength: 2 }),
    fc.constantFrom("", "", "", "", "", "", "", "n", "m", "c", "cp", "mp", "ce"),
    fc.boolean(),
  )
  .map(([letters, kind, isFirst]) => (isFirst ? kind + letters.join("") : letters.join("") + kind));

const atoms = fc.constantFrom(
  ...["W", "F", "D", "N", "A", "H", "C", "L", "Z", "J", "G", "K", "R", "B", "Q"],
  ...["NN", "DD", "AA", "W2", "F3", "N2", "K2", "R2", "(1,4)", "(2,0)", "(0,3)2", "(1,3)0"],
);

const bends = fc
  .tuple(
    often("", fc.constantFrom("f", "b", "l", "s", "fl", "n")),
    fc.constantFrom(...Array.from("WFDAHGK")),
    fc.constantFrom("?", "-"),
    often("", fc.constantFrom("s", "f")),
    fc.constantFrom("W", "F", "D", "R", "B", "K", "FF", "W2", "B2"),
  )
  .map(([letters, leg, sign, turn, ride]) => `[${letters}${leg}${sign}${turn}${ride}]`);

const terms = fc
  .tuple(
    often("", modifiers),
    fc.oneof({ arbitrary: atoms, weight: 6 }, { arbitrary: bends, weight: 1 }),
  )
  .map(([letters, body]) => letters + body);

/** Whether a piece of terms that hop has no moves on an empty board. It is no mistake. */
const isStill = (text: string, { squares }: Rider): boolean =>
  /[pg]/.test(text) && squares.length === 0;

/** Pieces by notations. Few of them are no pieces, such as those with a double step. */
const notations: fc.Arbitrary<Rider | string> = fc
  .tuple(
    fc.oneof(
      {
        arbitrary: fc.array(terms, { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
        weight: 12,
      },
      {
        arbitrary: fc.constantFrom(
          "RcpRnN",
          "mRcpR",
          "fmWfceF",
          "fmWfceFifmnD",
          "feF",
          "hW",
          "NNN",
        ),
        weight: 1,
      },
    ),
    fc.nat({ max: 5 }),
  )
  .map(([text, chance]) => [riderOf(text) ?? text, chance] as const)
  .filter(([piece, chance]) => typeof piece !== "string" || chance === 0)
  .map(([piece]) => piece)
  .filter((piece) => typeof piece === "string" || !isStill(piece.notation, piece));

const inAnyCase = (name: string): fc.Arbitrary<string> =>
  fc.constantFrom(name, name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1));

const namedPieces: fc.Arbitrary<Rider | string> = fc
  .constantFrom(...NAMES_OF_PIECES)
  .chain((name) => {
    const rider = riderOf(name);
    return inAnyCase(name).map((notation) => (rider ? { ...rider, notation } : notation));
  });

/** The pieces that have a meaning on a board. */
const ownRiders = ({ kind }: Land): readonly Rider[] =>
  kind === "hexagons" ? RIDERS.filter(({ hexagons }) => hexagons) : RIDERS;

const riderOn = (land: Land): fc.Arbitrary<Rider | string> => {
  // Two equal letters in a row are a rider, not a union.
  const unions = fc
    .tuple(fc.constantFrom(...ownRiders(land)), fc.constantFrom(...ownRiders(land)))
    .filter(([first, second]) => first.notation.at(-1) !== second.notation.charAt(0))
    .map(([first, second]) => union(first, second));
  if (land.kind === "graph")
    return fc.oneof(
      { arbitrary: fc.constant("ant"), weight: 9 },
      { arbitrary: fc.constant("bee"), weight: 1 },
    );
  // Pieces without meaning on hexagons occur too, but less often.
  const isOfHexagons = land.kind === "hexagons";
  return fc.oneof(
    { arbitrary: fc.constantFrom(...ownRiders(land)), weight: 8 },
    { arbitrary: notations, weight: isOfHexagons ? 2 : 8 },
    { arbitrary: namedPieces, weight: isOfHexagons ? 1 : 2 },
    { arbitrary: unions, weight: 3 },
  );
};

/** The pieces of a table of attacks. Two of them seldom move alike. */
const attackersOn = (land: Land): fc.Arbitrary<readonly (Rider | string)[]> => {
  if (land.kind === "graph") return fc.constant(["ant"]);
  const own = ownRiders(land);
  const some = (riders: readonly Rider[]) =>
    fc.subarray([...riders], { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { arbitrary: some(own), weight: 3 },
    { arbitrary: some([...PAWNS, ...own]), weight: 1 },
    { arbitrary: some([...own.slice(0, 2), ...PAWNS]), weight: 1 },
    { arbitrary: fc.array(riderOn(land), { minLength: 1, maxLength: 3 }), weight: 2 },
  );
};

/** Numberings: by name, rank by rank or file by file in either direction, with gaps. A few make no sense. */
export const numberingsOn = (land: Land): fc.Arbitrary<Numbering> => {
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

/** Small numbers, and the least and greatest numbers of types. */
const ownNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.nat({ max: 20 }),
  fc.constantFrom(-0, -1, -7, 127, 128, 255, 256, 300, -128, -129, -200, 32_767, 65_535, 70_000),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -(2 ** 31)),
);

/** A value once in `times` times, otherwise none. */
const seldom = <One>(times: number, arbitrary: fc.Arbitrary<One>): fc.Arbitrary<One | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: times - 1 }, { arbitrary, weight: 1 });

const OFTEN = [
  "distance",
  "distance",
  "distance",
  "attacks",
  "increment",
  "step",
  "leg",
  "number",
] as const;

const hasLines = ({ kind }: Land): boolean => kind !== "graph" && kind !== "turned";

/** Measures. Few of them need lines that the board does not have. */
const measuresOn = (land: Land): fc.Arbitrary<Question["measure"]> => {
  const all = [...MEASURE_NAMES, ...OFTEN];
  const own = all.filter(
    (measure) =>
      hasLines(land) || !KINDS[measure].isAlong || (mayTurnOver(measure) && land.kind === "turned"),
  );
  return fc.oneof(
    { arbitrary: fc.constantFrom(...own), weight: 19 },
    { arbitrary: fc.constantFrom(...all), weight: 1 },
  );
};

const LAME = ["nN", "nA", "nDD", "[F-R]"];

/** A piece that suits a measure, more often than another piece. */
const riderFor = (measure: Question["measure"], land: Land): fc.Arbitrary<Rider | string> => {
  const riders = RIDERS.filter(({ squares }) => squares.some(({ length }) => length > 1));
  const suitable = {
    leg: RIDERS.filter(({ notation }) => LAME.includes(notation)),
    reach: RIDERS.filter(({ squares }) => squares.every(isStraight)),
    ray: RIDERS.filter(({ squares }) => squares.every(isStraight)),
    beyond: riders.filter(({ squares }) => squares.every(isStraight)),
    line: riders.filter(({ squares }) => squares.every(isStraight)),
    between: riders,
    mask: riders,
  };
  const any = riderOn(land);
  const [own] = Object.entries(suitable).flatMap(([name, some]) =>
    name === measure ? [some] : [],
  );
  if (own === undefined || !hasLines(land)) return any;
  const isKnown = ({ hexagons }: Rider): boolean =>
    land.kind !== "hexagons" || hexagons !== undefined;
  const known = own.filter(isKnown);
  return known.length === 0
    ? any
    : fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, { arbitrary: any, weight: 1 });
};

/** Keys of a question that do not depend on its measure. */
const placesOn = (land: Land) => {
  const square = fc.constantFrom(...land.names);
  const hasRectangles = land.kind !== "hexagons" && land.kind !== "graph";
  const corner = fc
    .tuple(square, square)
    .map(([one, other]) => (hasRectangles ? one.charAt(0) + other.slice(1) : one));
  const rectangle = fc.tuple(corner, corner).map((ends) => ends.join("-"));
  return fc.record({
    ends: fc.oneof(
      fc.array(square, { minLength: 1, maxLength: 3 }),
      rectangle.map((name) => [name]),
      fc.constantFrom(["center"], ["edge"], ["corners"], ["light-corners"], ["dark-corners"]),
    ),
    within: seldom(3, hasRectangles ? rectangle : square),
    isBlack: fc.constantFrom(false, false, false, true),
  });
};

/** The layouts of a measure, with own coordinates among those by difference. */
const layoutsFor = (
  { layouts }: (typeof KINDS)["distance"],
  own: Coordinates,
): readonly Question["layout"][] => (layouts.includes("0x88") ? [...layouts, own, own] : layouts);

/** The question, in an order of the piece's directions. In a few cases, these are not the directions that it has. */
const orderedBy = (
  order: NonNullable<Question["directions"]> | undefined,
  odd: number,
  question: Question,
): Question => {
  if (order === undefined) return question;
  if (odd < 4) return { ...question, directions: order.slice(odd) };
  const names = directionsOf(question);
  const directions = order.filter((name) => names.includes(name));
  const isOfSteps = isByDirection(question.measure);
  const isRight = isOfSteps && hasSquares(question.land) && directions.length === names.length;
  return isRight && directions.length > 0 ? { ...question, directions } : question;
};

/** What is drawn for a question. Which of it the question has depends on its measure. */
const drawnFor = (land: Land, measure: Question["measure"]) =>
  fc.record({
    layout: fc.noBias(fc.nat({ max: 69 })),
    own: coordinatesOn(land),
    piece: riderFor(measure, land),
    attackers: attackersOn(land),
    isOfPiece: fc.boolean(),
    places: placesOn(land),
    squares: seldom(2, numberingsOn(land)),
    unit: numberingsOn(land),
    filler: seldom(3, ownNumbers),
    captures: fc.boolean(),
    order: seldom(2, fc.shuffledSubarray([...COMPASS], { minLength: 8 })),
    /** Chooses the keys that are given although they are seldom right. */
    odd: fc.noBias(fc.nat({ max: 99 })),
  });

type Drawn = ReturnType<typeof drawnFor> extends fc.Arbitrary<infer Value> ? Value : never;

const piecesFrom = (
  measure: Question["measure"],
  { piece, attackers, isOfPiece, odd }: Drawn,
): Question["pieces"] => {
  const { pieces } = KINDS[measure];
  const hasPiece = pieces === "none" ? odd === 1 : pieces !== "optional" || isOfPiece;
  if (!hasPiece) return [];
  return pieces === "some" && isOfPiece ? attackers : [piece];
};

const layoutFrom = (
  { land, measure }: Pick<Question, "land" | "measure">,
  { layout, own, odd }: Drawn,
): Question["layout"] => {
  const layouts = layoutsFor(KINDS[measure], own).filter(
    (each) => hasLines(land) || odd < 10 || !isByDifference(each),
  );
  return layouts[layout % layouts.length] ?? "pair";
};

/** How a table numbers squares and counts steps, and the number of its unused elements. */
const numbersFrom = (
  { land, measure }: Pick<Question, "land" | "measure">,
  { squares, unit, filler, isOfPiece, odd }: Drawn,
): Pick<Question, "squares" | "unit" | "filler"> => {
  const { hasUnit, isSet } = KINDS[measure];
  const isOfUnit = hasUnit ? measure === "number" || isOfPiece : odd === 2;
  return {
    ...(squares !== undefined && (land.kind !== "graph" || odd < 10) && { squares }),
    ...(isOfUnit && { unit }),
    ...(filler !== undefined && (!isSet || odd < 5) && { filler }),
  };
};

const LINES = ["file", "rank", "diagonal", "antidiagonal"];

/** Whether `of` names a kind of line. */
const isOfLines = (measure: Question["measure"]): boolean =>
  measure === "coordinate" || measure === "apart";

const asked =
  (land: Land) =>
  (measure: Question["measure"]): fc.Arbitrary<Question> =>
    drawnFor(land, measure).map((drawn): Question => {
      const { captures, order, odd } = drawn;
      const { within, isBlack, ends } = drawn.places;
      const pieces = piecesFrom(measure, drawn);
      const isWithin = pieces.length > 0 && (!KINDS[measure].isAlong || odd < 10);
      return orderedBy(order, odd, {
        ...{ land, measure, pieces },
        ends: isOfLines(measure) ? LINES.slice(odd % 4, (odd % 4) + 1) : ends,
        layout: layoutFrom({ land, measure }, drawn),
        isBlack: isBlack && (land.kind !== "graph" || odd < 10),
        ...(within !== undefined && isWithin && { within }),
        ...numbersFrom({ land, measure }, drawn),
        ...(captures && (measure === "moves" || odd > 95) && { captures }),
      });
    });

/** A question whose table holds other numbers for its answers. In a few, the answers do not have exactly these keys. */
const valued = (
  question: Question,
  numbers: readonly number[],
  wrong: "" | "missing" | "more",
): Question => {
  if (KINDS[question.measure].isSet || refusedAt(question).length > 0) return question;
  const accepted = answersTo(question);
  if (accepted.some((all) => all.length > 1)) return question;
  const keys = [...new Set(accepted.flat())];
  const known =
    wrong === "missing" ? keys.slice(1) : [...keys, ...(wrong === "more" ? ["-77"] : [])];
  const values = known.map((key, at) => [key, numbers[at % numbers.length] ?? 0] as const);
  return known.length === 0 ? question : { ...question, values: Object.fromEntries(values) };
};

const textOf = (piece: Rider | string): string =>
  typeof piece === "string" ? piece : piece.notation;

/** Questions about some boards. */
export const questionsOn = (lands: fc.Arbitrary<Land>): fc.Arbitrary<Question> =>
  fc
    .tuple(
      lands.chain((land) => measuresOn(land).chain(asked(land))),
      seldom(
        6,
        fc.tuple(
          fc.array(ownNumbers, { minLength: 1, maxLength: 6 }),
          fc.noBias(fc.constantFrom(...(["", "", "", "", "", "", "missing", "more"] as const))),
        ),
      ),
    )
    .map(([question, other]) => (other ? valued(question, ...other) : question));

/** Random boards. */
export const lands: fc.Arbitrary<Land> = fc.oneof(
  { arbitrary: rectanglesOf(SIZES), weight: 20 },
  { arbitrary: holed(SIZES), weight: 10 },
  { arbitrary: holed(SIZES, joinsOf), weight: 20 },
  { arbitrary: hexagons, weight: 12 },
  { arbitrary: graphs, weight: 6 },
  // Large boards are slow.
  { arbitrary: rectanglesOf(sizesUpTo(10, 10)), weight: runs(0, 1) },
  { arbitrary: fc.constant(squaresOf([8, 8])), weight: runs(0, 1) },
);

/** Questions about random boards. */
export const questions: fc.Arbitrary<Question> = questionsOn(lands);

/** Returns the request for the table of a question. */
export const requestOf = (question: Question, name: string): TableRequest => {
  const { land, measure, pieces, layout, ends, isBlack, within, squares, ...others } = question;
  const { unit, directions, captures, filler, values } = others;
  return {
    board: land.board,
    measure,
    name,
    ...(pieces.length > 0 && { piece: pieces.map(textOf) }),
    ...(layout === "to" || layout === "from" ? { [layout]: ends } : { layout }),
    ...((measure === "member" || isOfLines(measure)) && { of: ends }),
    ...(within !== undefined && { within }),
    ...(isBlack && { color: "black" }),
    ...(squares !== undefined && { squares }),
    ...(unit !== undefined && { unit }),
    ...(directions !== undefined && { directions }),
    ...(captures !== undefined && { captures }),
    ...(filler !== undefined && { filler }),
    ...(values !== undefined && { values }),
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

/** A command line without a folder, and the question that it asks, unless it has other keys. */
interface CommandLine {
  readonly line: readonly string[];
  readonly question: Question | undefined;
}

const optionsOf = ({ name, piece, ...keys }: TableRequest): readonly string[] => {
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.join();
    if (Object.is(value, -0)) return "-0";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return [
    `--piece=${name === "" ? "" : `${name}=`}${shown(piece ?? "")}`,
    ...Object.entries(keys).map(([key, value]) =>
      value === true ? `--${key}` : `--${key}=${shown(value)}`,
    ),
  ];
};

/** A table on a random board, half the time with any other keys and options, in any language. */
export const commandLines: fc.Arbitrary<CommandLine> = fc
  .tuple(
    questions,
    seldom(2, fc.tuple(someOthers, fc.constantFrom("--proof", "--proof", "--index", "--single"))),
    // TypeScript is slow to format, so it is drawn less often.
    fc.constantFrom(...[...LANGUAGE_NAMES, ...LANGUAGE_NAMES].slice(1)),
  )
  .map(([question, more, lang]) => {
    const [keys, ...options] = more ?? [{}];
    const own = optionsOf({ ...requestOf(question, "x"), ...keys });
    return {
      line: [...own, ...options, `--lang=${lang}`],
      question: more ? undefined : question,
    };
  });
