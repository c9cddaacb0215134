/** Judges whether the wrong entries of an array are right for another piece, or for a board with holes. */
import { minus, squareName, type Board, type Square, type Vector } from "../core/boards/board.js";
import { at, present } from "../common.js";
import { absolute } from "../core/layouts/difference.js";
import { elementOf, isCounted, type Layout } from "../core/layouts/layout.js";
import { SET, setOf, UNREACHABLE } from "../core/measures/elements.js";
import { byNumbers } from "../core/measures/measure.js";
import { movesOf } from "../core/boards/moves.js";
import { symmetriesOfBoard } from "./symmetries.js";
import type { Table } from "../core/tables/table.js";
import type { RequestedTable } from "../request/defaults.js";
import { madeOf } from "../request/measures.js";
import { pieceNamed, pieceOfGraph } from "../request/pieces.js";
import { beginningFor, isNear } from "./beginnings.js";
import { answerAt, candidatesOf, candidatesOfEntry, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { requestedLike } from "./every-candidate.js";
import { elementByDirection } from "./directions.js";
import { differing, elementsWith, FEWEST_MARKED, type Fit } from "./fits.js";
import { mirroredBoards } from "./mirrored.js";
import type { Value } from "./finding.js";
import type { Answer } from "../core/measures/elements.js";

type Judge = (values: readonly Value[], fit: Fit) => boolean;

const isRight = (values: readonly Value[], candidate: Candidate): boolean =>
  differing(values, candidate, undefined, 0).length === 0;

/** The element of an array that a candidate's element stands for: a number, or a set. */
const foundAt = (
  values: readonly Value[],
  { table, limbs: { bits, count } }: Candidate,
  element: number,
): Answer =>
  table.measure.element === SET
    ? values
        .slice(element * count, (element + 1) * count)
        .reduceRight<bigint>((set, limb) => (set << BigInt(bits)) | BigInt(limb), 0n)
    : Number(values[element]);

/** The elements that calls read, each with the squares of its call. */
const elementsOf = ({ table: { layout, values } }: Candidate) =>
  [...Array(values.length).keys()].flatMap((element) => {
    const cell = layout.cell(element);
    return cell ? [{ element, from: cell.origins[0] ?? cell.target, to: cell.target }] : [];
  });

/** The bit of a square in the sets of a table. */
const bitIn = (
  { board: { numbers, numbered }, naming, flip = 0 }: Layout,
  square: Square,
): number =>
  naming.hasOppositeBits ? numbered.length - 1 - at(numbers, square) : at(numbers, square) ^ flip;

const isIn = (layout: Layout, set: Answer, square: Square): boolean =>
  (BigInt(set ?? 0) >> BigInt(bitIn(layout, square))) % 2n === 1n;

const keyOf = ({ files, ranks }: Vector): string => `${files} ${ranks}`;

/**
 * The vectors between the pairs of squares about which an array is wrong or, if `isWrong` is false, right. An element
 * with a number is about one pair. An element with a set is about as many pairs as the board has squares.
 */
const vectorsOf = (values: readonly Value[], { candidate, wrong }: Fit, isWrong: boolean) => {
  const { layout } = candidate.table;
  const { board } = layout;
  const elements = elementsWith(wrong, candidate);
  return elementsOf(candidate).flatMap(({ element, from, to }) => {
    if (layout.parameters.length > 1)
      return elements.has(element) === isWrong ? [minus(board, to, from)] : [];
    const [found, expected] = [
      foundAt(values, candidate, element),
      answerAt(candidate.table, element),
    ].map((set) => (square: Square) => isIn(layout, set, square));
    return board.squares
      .filter((square) => (found?.(square) !== expected?.(square)) === isWrong)
      .map((square) => minus(board, square, from));
  });
};

/**
 * Reports whether the wrong entries are for all pairs of squares with certain vectors, and whether only the array or
 * only the table has an answer for each of these pairs. Such entries are right for the moves of another piece, or of the
 * piece on a board with joined sides.
 */
const isByVectors: Judge = (values, fit) => {
  const { candidate, wrong } = fit;
  const [others, own] = [true, false].map((isWrong) => vectorsOf(values, fit, isWrong).map(keyOf));
  if (others === undefined || others.length < FEWEST_MARKED) return false;
  const known = new Set(own);
  if (others.some((key) => known.has(key))) return false;
  const isOfSets = candidate.table.layout.parameters.length === 1;
  const isEmptyInOne = (element: number): boolean =>
    foundAt(values, candidate, element) === candidate.none ||
    answerAt(candidate.table, element) === candidate.none;
  return isOfSets || [...elementsWith(wrong, candidate)].every(isEmptyInOne);
};

/** The request for a candidate's table; `undefined` if no request makes the table. */
const asked = (candidate: Candidate): RequestedTable | undefined => {
  const { request } = requestedLike(candidate);
  return typeof request === "string" ? undefined : request;
};

/** On larger boards, joins that turn a side over are not tried: there are many, each with a large table. */
const MOST_SQUARES_TURNED = 100;

/** Reports whether the array is right for the piece on a board with sides that are joined and turned over. */
const isByTurnedSides: Judge = (values, { candidate, wrong }) => {
  const request = asked(candidate);
  const { board: own } = candidate.table.layout;
  // Such joins only add moves, across a side.
  const areAdded = wrong.every((index) => candidate.values[index] === candidate.none);
  const isOfSets = candidate.table.measure.element === SET;
  if (wrong.length < FEWEST_MARKED || !(areAdded || isOfSets)) return false;
  if (request === undefined || own.squares.length > MOST_SQUARES_TURNED) return false;
  return mirroredBoards(own).some((board) => {
    // Nearly all of these tables differ in their first row.
    const other = beginningFor({ ...request, board }, values.length);
    return other !== undefined && isNear(values, other, 0);
  });
};

const isByVectorsOrSides: Judge = (values, fit) =>
  isByVectors(values, fit) || isByTurnedSides(values, fit);

/** For each square, the squares to which one move leads. */
type Links = readonly (readonly Square[])[];

/** The candidate's table for a piece that moves along the given links between squares. */
const withLinks = (candidate: Candidate, links: Links): Candidate | undefined => {
  const request = asked(candidate);
  if (request === undefined) return undefined;
  const { board: own } = candidate.table.layout;
  const board = { ...own, graphs: new Map([["other", links]]) };
  const [entry] = madeOf({ ...request, board, squares: "a1", piece: [pieceOfGraph("other")] });
  if (entry === undefined) return undefined;
  const isNumbered = own.numbering && entry.measure.element === SET;
  const measure = isNumbered ? byNumbers(entry.measure) : entry.measure;
  const [made] = candidatesOfEntry(request, { ...entry, measure }, candidate.values.length);
  return made;
};

/** The squares one move away from each square, according to an array with a set for each distance. */
const linksInSets = (values: readonly Value[], candidate: Candidate): Links => {
  const { layout } = candidate.table;
  const { board, columns } = layout;
  const links = board.squares.map((): readonly Square[] => []);
  for (const { element, from } of elementsOf(candidate)) {
    if (element % columns.length !== 1) continue;
    const found = foundAt(values, candidate, element);
    links[from] = board.squares.filter((square) => square !== from && isIn(layout, found, square));
  }
  return links;
};

/** The squares one move away from each square, according to an array of distances or paths. */
const linksInPairs = (values: readonly Value[], { candidate, wrong }: Fit): Links => {
  const { layout, measure } = candidate.table;
  const { board } = layout;
  const { rule, mover } = measure;
  const elements = elementsWith(wrong, candidate);
  const moves = (mover ? movesOf(mover, board) : []).map((squares) => new Set(squares));
  const oneMove = (pair: readonly Square[]): Answer =>
    rule?.fold === "paths" ? setOf(pair.map((square) => at(board.numbers, square))) : 1;
  const links = board.squares.map((): Square[] => []);
  for (const { element, from, to } of elementsOf(candidate)) {
    // A path count of 1 does not prove that the square is one move away: there may be a single shortest path to a more
    // distant square.
    const mayBeMove = from !== to && (elements.has(element) || moves[from]?.has(to) === true);
    if (mayBeMove && foundAt(values, candidate, element) === oneMove([from, to]))
      at(links, from).push(to);
  }
  return links;
};

/** The squares one move away from each square, according to an array. */
const linksIn = (values: readonly Value[], fit: Fit): Links =>
  isCounted(fit.candidate.table.layout)
    ? linksInSets(values, fit.candidate)
    : linksInPairs(values, fit);

/** Reports whether the array is right for a piece with the moves that {@link linksIn} finds in the array. */
const isByLinks: Judge = (values, fit) => {
  if (fit.wrong.length < FEWEST_MARKED) return false;
  const other = withLinks(fit.candidate, linksIn(values, fit));
  return other !== undefined && isRight(values, other);
};

/** The notations of the leaper that moves by the vector, and of the riders whose steps add up to the vector. */
const leapersBy = ({ files, ranks }: Vector): readonly string[] => {
  const [least = 0, most = 0] = [Math.abs(files), Math.abs(ranks)].sort((a, b) => a - b);
  const factors = Array.from({ length: most }, (_, place) => place + 1);
  return factors
    .filter((factor) => least % factor === 0 && most % factor === 0)
    .flatMap((factor) => {
      const leaper = `(${least / factor},${most / factor})`;
      return factor === 1 ? [leaper] : [`${leaper}0`];
    });
};

/**
 * Reports whether the vectors include the mirror image of each vector, with left and right exchanged or, for absolute
 * differences, files and ranks. Moves that a piece lacks on one side only are mistakes.
 */
const isMirrored = (vectors: readonly Vector[], layout: Layout): boolean => {
  const { board } = layout;
  const keys = new Set(vectors.map(keyOf));
  return vectors.every(({ files, ranks }) => {
    const image =
      layout === absolute(board) ? { files: ranks, ranks: files } : { files: -files, ranks };
    const isOnBoard = Math.abs(image.files) < board.files && Math.abs(image.ranks) < board.ranks;
    return !isOnBoard || keys.has(keyOf(image));
  });
};

/**
 * Reports whether the array is right by difference for a piece with more moves, or without some moves to both sides.
 */
const isByMoreVectors: Judge = (values, fit) => {
  const { candidate, wrong } = fit;
  const { layout } = candidate.table;
  const request = asked(candidate);
  if (request === undefined || request.measure === "direction") return false;
  // A table of several pieces would need another piece for each bit, so only the symmetry is judged.
  if (request.piece.length > 1)
    return wrong.length > 1 && isMirrored(vectorsOf(values, fit, true), layout);
  const elements = elementsWith(wrong, candidate);
  const differ = elementsOf(candidate)
    .filter(({ element }) => elements.has(element))
    .map(({ element, from, to }) => ({
      by: minus(layout.board, to, from),
      isMissing: foundAt(values, candidate, element) === candidate.none,
      isOf: (text: string): boolean => {
        const [leaper] = candidatesOf({ ...request, piece: [pieceNamed(text)] }, values.length);
        return leaper?.values[element] === values[element];
      },
    }));
  const missing = differ.filter(({ isMissing }) => isMissing).map(({ by }) => by);
  return (
    isMirrored(missing, layout) &&
    differ.every(({ by, isMissing, isOf }) => isMissing || leapersBy(by).some(isOf))
  );
};

/** Like {@link isByMoreVectors}, but for distances. The whole array must be right for the moves that the array has. */
const isByMoreMoves: Judge = (values, { candidate }) => {
  const { layout } = candidate.table;
  const { board } = layout;
  const movesIn = (of: Candidate["values"]): readonly Vector[] =>
    elementsOf(candidate)
      .filter(({ element }) => of[element] === 1)
      .map(({ from, to }) => minus(board, to, from));
  const found = movesIn(values);
  const keys = new Set(found.map(keyOf));
  const missing = movesIn(candidate.values).filter((by) => !keys.has(keyOf(by)));
  if (!isMirrored(missing, layout)) return false;
  const signs = layout === absolute(board) ? [1, -1] : [1];
  const vectors = found.flatMap(({ files, ranks }) =>
    signs.flatMap((right) => signs.map((up) => ({ files: right * files, ranks: up * ranks }))),
  );
  const links = board.squares.map((from) =>
    vectors.map((by) => board.plus(from, by)).filter((to) => to !== undefined),
  );
  const other = withLinks(candidate, links);
  return other !== undefined && isRight(values, other);
};

/** The vectors from some square of a rectangle to another. */
const vectorsOn = ({ files, ranks }: Board): readonly Vector[] => {
  const width = 2 * files - 1;
  return Array.from({ length: width * (2 * ranks - 1) }, (_, place) => ({
    files: (place % width) - files + 1,
    ranks: Math.floor(place / width) - ranks + 1,
  })).filter((by) => by.files !== 0 || by.ranks !== 0);
};

/**
 * Reports whether a direction has at least {@link FEWEST_MARKED} wrong entries, and most of these would be right for a
 * longer or shorter ride, such as a rook's in a table of the king, or for a direction that the piece does not have. If
 * so, the author meant another piece.
 */
const isByRides: Judge = (values, { candidate }) => {
  const { layout, measure } = candidate.table;
  const { board } = layout;
  const elementAt = elementByDirection(layout);
  const moves = measure.rule?.moves(board) ?? [];
  const own = moves.map(([{ vectors }]) => at(vectors, 0));
  const others = vectorsOn(board).filter(
    (by) => !own.some(({ files, ranks }) => files === by.files && ranks === by.ranks),
  );
  return moves.some(([{ vectors }, direction]) => {
    const elements = board.numbers.map((number) => elementAt(number, direction));
    const found = elements.map((element) => foundAt(values, candidate, element));
    const isOther = (element: number, square: Square): boolean =>
      found[square] !== answerAt(candidate.table, element);
    const wrong = elements.filter(isOther).length;
    if (wrong < FEWEST_MARKED) return false;
    return [at(vectors, 0), ...others].some((by) => {
      const rides = board.squares.map((from) => rideFrom(board, from, by));
      const answerOf = (ride: readonly Square[], most: number): Answer =>
        measure.element === SET
          ? setOf(ride.slice(0, most).map((square) => at(board.numbers, square)))
          : Math.min(ride.length, most);
      return [...new Set(rides.map(({ length }) => length))].some((most) => {
        let others = 0;
        return rides.every(
          (ride, from) => found[from] === answerOf(ride, most) || ++others <= mostWrong(wrong),
        );
      });
    });
  });
};

/**
 * Reports whether the wrong entries are steps to squares in place of steps off the board, and whether no two steps in
 * one direction lead to the same square. Such entries are right if sides of the board are joined.
 */
const isByJoins: Judge = (values, { candidate, wrong }) => {
  const { board, columns } = candidate.table.layout;
  const steps = new Map<string, number>();
  for (const { element } of elementsOf(candidate)) {
    const key = `${element % columns.length} ${values[element]}`;
    steps.set(key, (steps.get(key) ?? 0) + 1);
  }
  return (
    wrong.length >= FEWEST_MARKED &&
    wrong.every(
      (index) =>
        candidate.values[index] === UNREACHABLE &&
        board.numbered[Number(values[index])] !== undefined &&
        steps.get(`${index % columns.length} ${values[index]}`) === 1,
    )
  );
};

/** The squares from a square to the edge of the board, in steps by a vector. */
const rideFrom = (board: Board, from: Square, by: Vector): readonly Square[] => {
  const next = board.plus(from, by);
  return next === undefined ? [] : [next, ...rideFrom(board, next, by)];
};

/** The greatest number of files and ranks of a leap with a letter: that of the tripper, `G`. */
const LONGEST_LETTER = 3;

/** The distances to the squares of a region in an array, and the squares about which the array is wrong. */
interface RegionFound {
  readonly board: Board;
  readonly moves: readonly number[];
  readonly others: ReadonlySet<Square>;
  /** Returns the square from which, or to which, a vector leads. */
  readonly next: (square: Square, by: Vector) => Square | undefined;
}

/**
 * Reports whether more than a few distances are wrong for the candidate, or whether a symmetry of the board that
 * preserves the region also preserves the set of wrong entries.
 */
const areOnPurpose = ({ board, others }: RegionFound, origins: ReadonlySet<Square>): boolean => {
  if (others.size >= FEWEST_MARKED) return true;
  const kept = symmetriesOfBoard(board).filter((image) =>
    [...origins].every((square) => origins.has(at(image, square))),
  );
  const areKept = (image: readonly Square[]): boolean =>
    [...others].every((square) => others.has(at(image, square)));
  // One symmetry, besides the identity, is enough, because a piece that moves differently forward than backward has
  // only one.
  return others.size > 1 && kept.filter(areKept).length > 1;
};

/** Reports whether one leap with a letter, to one side only, explains all of the wrong distances. */
const isByOneLeap = ({ moves, others, next }: RegionFound, vectors: readonly Vector[]): boolean =>
  vectors.some(
    (by) =>
      Math.max(Math.abs(by.files), Math.abs(by.ranks)) <= LONGEST_LETTER &&
      [...others].every((square) => moves[next(square, by) ?? NaN] === at(moves, square) - 1),
  );

/** The leaps of which a vector consists if it is ridden: as many as possible, in one direction. */
const partsOfRide = ({ files, ranks }: Vector): readonly Vector[] => {
  const numbers = Array.from(
    { length: Math.max(Math.abs(files), Math.abs(ranks)) },
    (_, n) => n + 1,
  );
  const count = numbers.findLast((number) => files % number === 0 && ranks % number === 0) ?? 1;
  return numbers
    .slice(0, count)
    .map((times) => ({ files: (times * files) / count, ranks: (times * ranks) / count }));
};

/** A vector, the leaps of its ride, and the squares whose distances in an array show that no piece moves by it. */
interface VectorFound {
  readonly by: Vector;
  readonly parts: readonly Vector[];
  readonly against: readonly Square[];
}

/** The vectors on a board, with what the distances of an array say against each. */
const vectorsOfRegion = ({ board, moves, next }: RegionFound): readonly VectorFound[] =>
  vectorsOn(board).map((by) => ({
    by,
    parts: partsOfRide(by),
    against: board.squares.filter(
      (square) => at(moves, square) > 1 + (moves[next(square, by) ?? NaN] ?? Infinity),
    ),
  }));

/** The vectors by which a piece may move that has the distances of an array on a board, perhaps with a hole. */
const possibleVectors = (
  vectors: readonly VectorFound[],
  { next }: RegionFound,
  hole?: Square,
): readonly Vector[] => {
  const isOfHole = (square: Square, parts: readonly Vector[]): boolean =>
    square === hole || parts.some((part) => next(square, part) === hole);
  return vectors
    .filter(({ parts, against }) =>
      hole === undefined
        ? against.length === 0
        : against.every((square) => isOfHole(square, parts)),
    )
    .map(({ by }) => by);
};

/** Reports whether each distance, except that of a hole, is one more than another to which one of the vectors leads. */
const areRightBy = (
  { board, moves, next }: RegionFound,
  vectors: readonly Vector[],
  hole?: Square,
): boolean =>
  board.squares.every(
    (square) =>
      square === hole ||
      moves[square] === 0 ||
      moves[square] === UNREACHABLE ||
      vectors.some((by) => {
        const to = next(square, by) ?? NaN;
        return to !== hole && moves[to] === at(moves, square) - 1;
      }),
  );

/** The number of squares up to which a region that lacks one is as likely as a mistake. */
const FEW = 4;

/** Reports whether the array is right for the same piece and a region without the squares of the wrong entries. */
const isByFewerSquares = (values: readonly Value[], { candidate, wrong }: Fit): boolean => {
  const { board, origins, nearest } = candidate.table.layout;
  if (origins.flat().length > FEW) return false;
  const request = asked(candidate);
  const others = new Set(wrong.map((index) => board.numbered[index]));
  const left = origins.flat().filter((square) => !others.has(square));
  if (request === undefined || left.length === 0 || left.length === origins.flat().length)
    return false;
  const names = left.map((square) => squareName(board, square));
  const [other] = candidatesOf(
    { ...request, ...(nearest?.isTo ? { to: names } : { from: names }) },
    values.length,
  );
  return other !== undefined && isRight(values, other);
};

/** Reports whether distances to squares are right for some piece, and the wrong ones are hardly mistakes. */
const isByRegion: Judge = (values, { candidate, wrong }) => {
  const { layout } = candidate.table;
  const { board, nearest } = layout;
  const moves = board.numbers.map((number) => Number(values[number]));
  const squares = wrong.map((index) => board.numbered[index]);
  const others = new Set(present(...squares));
  if (others.size < squares.length) return false;
  if (isByFewerSquares(values, { candidate, wrong })) return true;
  const next = (square: Square, { files, ranks }: Vector) =>
    board.plus(square, nearest?.isTo ? { files, ranks } : { files: -files, ranks: -ranks });
  const found = { board, moves, others, next };
  const origins = new Set(layout.origins.flat());
  const all = vectorsOfRegion(found);
  const vectors = possibleVectors(all, found);
  const areShorter = wrong.every((index) => at(values, index) < Number(candidate.values[index]));
  const isOfPiece = areOnPurpose(found, origins) || (areShorter && isByOneLeap(found, vectors));
  if (isOfPiece && areRightBy(found, vectors)) return true;
  if (others.size < 2) return false;
  // A square of the region may be a hole, with the usual filler 0.
  return [...origins].some((hole) => areRightBy(found, possibleVectors(all, found, hole), hole));
};

/**
 * For each square, what an array says about it: the answers in its elements and, for sets, whether the sets contain its
 * bit.
 */
const saidOf = (
  { table: { layout, measure } }: Candidate,
  answerOf: (element: number) => Answer,
  elements: ReturnType<typeof elementsOf>,
): readonly ReadonlySet<Answer>[] => {
  const { board } = layout;
  const isOfOneSquare = layout.parameters.length === 1 || isCounted(layout);
  const said = board.squares.map(() => new Set<Answer>());
  for (const { element, from, to } of elements) {
    const answer = answerOf(element);
    at(said, from).add(answer);
    if (!isOfOneSquare) at(said, to).add(answer);
    else if (measure.element === SET)
      for (const square of board.squares)
        if (isIn(layout, answer, square)) at(said, square).add(1n);
  }
  return said;
};

const isSameSet = (one: ReadonlySet<Answer>, other: ReadonlySet<Answer>): boolean =>
  one.size === other.size && [...one].every((answer) => other.has(answer));

/** Reports whether the array always says the same about some square, as about a hole, and the candidate does not. */
const hasHole: Judge = (values, { candidate, wrong }) => {
  if (elementsWith(wrong, candidate).size < 2) return false;
  const elements = elementsOf(candidate);
  const own = saidOf(candidate, (element) => answerAt(candidate.table, element), elements);
  return saidOf(candidate, (element) => foundAt(values, candidate, element), elements).some(
    (found, square) =>
      found.size === 1 &&
      // The filler of a table of sets is the empty set.
      (candidate.table.measure.element !== SET || found.has(candidate.none)) &&
      !isSameSet(found, at(own, square)),
  );
};

/** A pair of squares, and the element that a call for this pair reads. */
type Pair = Readonly<Record<"from" | "to" | "element", number>>;

/** The greatest number of holes that are tried in a table by difference. Each hole doubles the number of sets. */
const MOST_HOLES = 6;

/** The sets of at most `most` squares that contain at least one square of each pair. */
const coversOf = (pairs: readonly Pair[], most = MOST_HOLES): readonly (readonly Square[])[] => {
  const [pair] = pairs;
  if (pair === undefined) return [[]];
  if (most === 0) return [];
  return [pair.from, pair.to].flatMap((hole) =>
    coversOf(
      pairs.filter(({ from, to }) => from !== hole && to !== hole),
      most - 1,
    ).map((holes) => [hole, ...holes]),
  );
};

/**
 * Reports whether the wrong entries of an array by difference all hold the same number, and whether on a board with
 * some holes, no two squares have these differences, but two squares have each of the other differences. On such a
 * board, no call reads the wrong entries.
 */
const isUnread: Judge = (values, { candidate, wrong }) => {
  const { layout } = candidate.table;
  const { squares, numbers } = layout.board;
  if (new Set(wrong.map((index) => values[index])).size > 1) return false;
  const elements = elementsWith(wrong, candidate);
  const indexOf = elementOf(layout);
  const pairs = squares.flatMap((from) =>
    squares.map((to) => ({ from, to, element: indexOf(at(numbers, from), at(numbers, to)) })),
  );
  const countIn = (all: readonly Pair[]): number => new Set(all.map((pair) => pair.element)).size;
  const count = countIn(pairs) - elements.size;
  return coversOf(pairs.filter(({ element }) => elements.has(element))).some((holes) => {
    const isLeft = (square: Square): boolean => !holes.includes(square);
    return countIn(pairs.filter(({ from, to }) => isLeft(from) && isLeft(to))) === count;
  });
};

/** Reports whether the array may be of a board with holes: nothing is known of the moves around a hole. */
const isByHoles: Judge = (values, fit) => {
  const { candidate, wrong, frame } = fit;
  const { layout, measure } = candidate.table;
  if (candidate.others === 0) return false;
  if (layout.isByDifference) return isUnread(values, fit);
  if (layout.parameters.length > 1 || measure.element === SET) return hasHole(values, fit);
  // Only the squares of a region are 0 moves away from it, so a 0 elsewhere is the usual filler, of a hole.
  if (layout.nearest && wrong.some((index) => values[index] === 0)) return true;
  return frame !== undefined && wrong.every((index) => values[index] === frame);
};

/** Returns the judge of the wrong entries in a table; `undefined` if no judge fits the table. */
const judgeOf = ({ measure, layout }: Table): Judge | undefined => {
  const fold = measure.rule?.fold ?? "";
  const isOfMoves = ["least", "rings", "zones", "paths", "pathCount"].includes(fold);
  if (layout.isByDifference) return isOfMoves ? isByMoreMoves : isByMoreVectors;
  if (layout.nearest) return isByRegion;
  if (isOfMoves) return isByLinks;
  if (fold === "reach" || fold === "ray") return isByRides;
  if (fold === "step") return isByJoins;
  return layout.parameters[1] === "sq2" || measure.element === SET ? isByVectorsOrSides : undefined;
};

/** Reports whether the wrong entries of an array are right for a piece or a board that the audit does not know. */
export const isOfOther: Judge = (values, fit) =>
  fit.wrong.length > 0 &&
  (isByHoles(values, fit) || judgeOf(fit.candidate.table)?.(values, fit) === true);
