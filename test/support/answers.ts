/** The answers that a table on one of the tests' own boards must give, and whether a layout can hold them. */
import type { MeasureName } from "../../generator/request/defaults.js";
import { pairsOn, regionOn, reversedLinks, searchOn, type Links } from "./graphs.js";
import {
  columnsOf,
  coordinatesOf,
  differenceOf,
  insideOf,
  isSet,
  linksOf,
  numbersOf,
  ridesOf,
  secondOf,
  sizeOf,
  squaresNamed,
  unitOf,
  waysOf,
  type Question,
} from "./questions.js";
import { bitsOf } from "./relations.js";
import { along, type Move } from "./riders.js";

/** An answer; `undefined` if there is none, as for a square that the piece cannot reach. */
type Answer = number | bigint | undefined;

/** The accepted answers for a call. All of them mean the same. */
type Accepted = readonly Answer[];

/** The accepted answers, from each square, by second argument. */
type Rows = readonly (readonly Accepted[])[];

const MISSING = 255;

const squaresOf = ({ land }: Question): readonly number[] => [...land.names.keys()];

const linksOfFirst = (question: Question): Links => linksOf(question.pieces[0] ?? "", question);

/** The distances between all squares; `undefined` if there is no way. */
const distancesOf = (question: Question): readonly (readonly (number | undefined)[])[] => {
  const inside = insideOf(question);
  return pairsOn(linksOfFirst(question)).map((row, from) =>
    row.map((moves) => (moves === MISSING || !inside.includes(from) ? undefined : moves)),
  );
};

/** The sets of squares at the distances for which `holds` is true. */
const byDistance =
  (holds: (moves: number, distance: number) => boolean) =>
  (question: Question): Rows => {
    const rows = distancesOf(question);
    const greatest = Math.max(0, ...rows.flatMap((row) => row.map((moves = 0) => moves)));
    let count = 1;
    while (count <= greatest) count *= 2;
    return rows.map((row) =>
      Array.from({ length: count }, (_, distance) => [
        bitsOf(squaresOf(question).filter((to) => holds(row[to] ?? NaN, distance))),
      ]),
    );
  };

/** The numbers of shortest ways from each square, counted from the nearest squares on. */
const pathCounts = (question: Question): Rows => {
  const links = linksOfFirst(question);
  return distancesOf(question).map((row, origin) => {
    const counts = row.map((moves, to) => BigInt(moves !== undefined && to === origin));
    const nearest = [...row.keys()]
      .filter((to) => row[to] !== undefined)
      .sort((one, other) => (row[one] ?? NaN) - (row[other] ?? NaN));
    for (const square of nearest)
      for (const to of new Set(links[square]))
        if (row[to] === (row[square] ?? NaN) + 1)
          counts[to] = (counts[to] ?? 0n) + (counts[square] ?? 0n);
    return counts.map((count) => [Number(count)]);
  });
};

/** The answer for a move from a square. */
type OfMove = (move: Move, from: number) => Answer;

/** A table by pair from the moves along lines or rides. */
const byWays =
  (elsewhere: Answer, answerFor: (question: Question) => OfMove) =>
  (question: Question): Rows => {
    const answerOf = answerFor(question);
    return waysOf(question).map((moves, from) => {
      const row = question.land.names.map(() => new Set<Answer>());
      for (const move of moves) row[move.to]?.add(answerOf(move, from));
      return row.map((answers) => (answers.size === 0 ? [elsewhere] : [...answers]));
    });
  };

/** The first step of a move, in the unit of a question. */
const firstStepIn = (question: Question): ((move: Move, from: number) => number) => {
  const { file, rank } = unitOf(question);
  return ({ whole }, from) => {
    const [x, y] = differenceOf(question.land, from, whole[0] ?? NaN);
    return file * x + rank * y;
  };
};

const LINES = byWays(
  0n,
  () =>
    ({ behind, whole }, from) =>
      bitsOf([...behind, from, ...whole]),
);

/** The distances to or from the nearest of some squares, in a layout with one argument. */
const nearestOf = (question: Question): Rows => {
  const { land, layout, ends } = question;
  const links = linksOfFirst(question);
  const inside = insideOf(question);
  const named = squaresNamed(land, layout === "center" ? [layout] : ends);
  const starts = named.filter((square) => inside.includes(square));
  const found = searchOn(layout === "from" ? links : reversedLinks(links), starts);
  return found.map((moves) => [[moves === MISSING ? undefined : moves]]);
};

/** For each square and each column, the squares in the direction: those of the longest ride. */
const raysOf = (question: Question): readonly (readonly (readonly number[])[])[] => {
  const rides = question.pieces.flatMap((piece) => ridesOf(piece, question) ?? []);
  return squaresOf(question).map((from) =>
    columnsOf(question).map((step) => {
      const own = rides.filter(([first]) => first?.[0].join() === step.join());
      const all = own.map((ride) =>
        along(
          question.land,
          from,
          ride.map(([step]) => step),
        ),
      );
      return all.reduce((most, squares) => (squares.length > most.length ? squares : most), []);
    }),
  );
};

const ROWS: Readonly<Record<MeasureName, (question: Question) => Rows>> = {
  distance: (question) =>
    secondOf(question) === "none"
      ? nearestOf(question)
      : distancesOf(question).map((row) => row.map((moves) => [moves])),
  attacks: (question) => {
    const all = question.pieces.map((piece) => linksOf(piece, question));
    return squaresOf(question).map((from) =>
      squaresOf(question).map((to) => [
        all.reduce((bits, links, bit) => bits + (links[from]?.includes(to) ? 2 ** bit : 0), 0),
      ]),
    );
  },
  direction: byWays(
    0,
    () =>
      ({ ride }) =>
        ride + 1,
  ),
  increment: byWays(0, firstStepIn),
  steps: byWays(
    0,
    () =>
      ({ passed, stops }) =>
        1 + stops.slice(0, passed.length).filter((is) => is).length,
  ),
  leg: byWays(0, (question) => {
    const firstStep = firstStepIn(question);
    return (move, from) => (move.stops[0] ? 0 : firstStep(move, from));
  }),
  step: (question) => {
    const { of: numbers } = numbersOf(question);
    return squaresOf(question).map((from) =>
      columnsOf(question).map((step) => [numbers[along(question.land, from, [step])[0] ?? NaN]]),
    );
  },
  reach: (question) => raysOf(question).map((rays) => rays.map(({ length }) => [length])),
  ray: (question) => raysOf(question).map((rays) => rays.map((squares) => [bitsOf(squares)])),
  beyond: byWays(
    0n,
    () =>
      ({ whole }) =>
        bitsOf(whole),
  ),
  between: byWays(
    0n,
    () =>
      ({ passed }) =>
        bitsOf(passed),
  ),
  line: (question) =>
    LINES(question).map((row) =>
      row.map((sets) => [sets.reduce((all: bigint, set) => all | BigInt(set ?? 0), 0n)]),
    ),
  moves: (question) => linksOfFirst(question).map((to) => [[bitsOf(to)]]),
  // A square is needed if some move passes it, and so does each move to the same target that passes no other squares.
  mask: (question) =>
    waysOf(question).map((moves) => {
      const isNeeded = (square: number): boolean =>
        moves.some(({ to, passed }) =>
          moves.every(
            (other) =>
              other.to !== to ||
              other.passed.includes(square) ||
              other.passed.some((one) => !passed.includes(one)),
          ),
        );
      return [[bitsOf(squaresOf(question).filter(isNeeded))]];
    }),
  rings: byDistance((moves, distance) => moves === distance),
  zones: byDistance((moves, distance) => moves <= distance),
  paths: (question) => {
    const rows = distancesOf(question);
    const apart = (from: number, to: number): number => rows[from]?.[to] ?? NaN;
    const isOn = (from: number, to: number) => (square: number) =>
      apart(from, square) + apart(square, to) === apart(from, to);
    return squaresOf(question).map((from) =>
      squaresOf(question).map((to) => [bitsOf(squaresOf(question).filter(isOn(from, to)))]),
    );
  },
  pathCount: pathCounts,
  member: ({ land, ends }) => {
    const members = squaresNamed(land, ends);
    return land.names.map((_, square) => [[Number(members.includes(square))]]);
  },
  number: ({ land, unit = "a1" }) => numbersOf({ land, squares: unit }).of.map((own) => [[own]]),
  coordinate: ({ land, ends }) =>
    land.places.map(([file, rank]) => {
      const numbers = {
        ...{ file, rank, antidiagonal: file + rank },
        diagonal: rank + sizeOf(land)[0] - 1 - file,
      };
      return [[Object.entries(numbers).find(([name]) => name === ends[0])?.[1]]];
    }),
  apart: ({ land, ends }) =>
    land.names.map((_, from) =>
      land.names.map((_, to) => {
        const [x, y] = differenceOf(land, from, to);
        const apart = { file: x, rank: y, diagonal: y - x, antidiagonal: x + y };
        return [Math.abs(Object.entries(apart).find(([name]) => name === ends[0])?.[1] ?? NaN)];
      }),
    ),
  color: ({ land }) => land.places.map(([file, rank]) => [[(file + rank) % 2]]),
};

/** The answers to a question before they are written as other numbers, as keys of `values`. */
export const answersTo = (question: Question): readonly (readonly string[])[] =>
  ROWS[question.measure](question)
    .flat()
    .map((accepted) => accepted.map((answer) => `${answer ?? "unreachable"}`));

/** A call, and its accepted answers. */
export interface Call {
  readonly first: number;
  /** The second argument; 0 if there is only one argument. */
  readonly second: number;
  /** The first square, and the second square or the count. */
  readonly squares: readonly [from: number, to: number];
  /** The index of the element that holds the answer, without the corner rule. */
  readonly index: number;
  /** The numbers that stand for the answer. */
  readonly right: readonly (number | bigint)[];
  /** Whether exactly one of the two squares is a corner. */
  readonly isRuled: boolean;
}

/** The expected table of a request that is not refused. */
export interface Demanded {
  readonly calls: readonly Call[];
  readonly length: number;
  /** The number that stands for a missing answer, if there is one. */
  readonly missing?: number;
}

/** The numbers that a table holds for answers: `values`, the filler for a step off the board, or 255 for no answer. */
const writtenIn =
  ({ measure, values, filler = MISSING }: Question) =>
  (answer: Answer): number | bigint => {
    const own = values?.[`${answer ?? "unreachable"}`];
    return own ?? answer ?? (measure === "step" ? filler : MISSING);
  };

/** Renumbers the squares of a set. */
const renumbered = (set: number | bigint, numbers: readonly number[]): bigint =>
  bitsOf(numbers.filter((_, square) => ((BigInt(set) >> BigInt(square)) & 1n) === 1n));

/** The index of an element, by the squares or the square and the second argument. */
const indicesOf = (question: Question, width: number) => {
  const { land, layout } = question;
  const { of } = numbersOf(question);
  const own = coordinatesOf(question);
  const [files] = sizeOf(land);
  return (from: number, to: number, second: number): number => {
    const [x, y] = differenceOf(land, from, to);
    if (layout === "abs-diff") return Math.abs(x) + files * Math.abs(y);
    return own ? own.file * x + own.rank * y + own.zero : (of[from] ?? NaN) * width + second;
  };
};

const known = new WeakMap<Question, Demanded>();

/** The expected table of a question. */
export const demanded = (question: Question): Demanded => {
  const wanted = known.get(question) ?? demandedBy(question);
  known.set(question, wanted);
  return wanted;
};

const demandedBy = (question: Question): Demanded => {
  const { land, measure, layout, values } = question;
  const { of, length } = numbersOf(question);
  const rows = ROWS[measure](question);
  const [kind, write] = [secondOf(question), writtenIn(question)];
  const width = kind === "square" ? length : (rows[0]?.length ?? 0);
  const indexOf = indicesOf(question, width);
  const isRenumbered = isSet(measure) && of.some((number, square) => number !== square);
  const corners = regionOn(land, "corners");
  const [files, ranks] = sizeOf(land);
  const whole = layout === "abs-diff" ? files * ranks : coordinatesOf(question)?.length;
  return {
    calls: rows.flatMap((row, from) =>
      row.map((accepted, to): Call => {
        const second = kind === "square" ? (of[to] ?? NaN) : to;
        const written = accepted.map(write);
        return {
          first: of[from] ?? NaN,
          second,
          squares: [from, to],
          index: indexOf(from, to, second),
          right: isRenumbered ? written.map((set) => renumbered(set, of)) : written,
          isRuled: kind === "square" && corners.includes(from) !== corners.includes(to),
        };
      }),
    ),
    length: whole ?? length * width,
    ...(values === undefined && measure === "distance" && { missing: MISSING }),
  };
};

export const byIndex = ({ calls }: Demanded): ReadonlyMap<number, readonly Call[]> => {
  const found = new Map<number, Call[]>();
  for (const call of calls) {
    const others = found.get(call.index);
    if (others) others.push(call);
    else found.set(call.index, [call]);
  }
  return found;
};

/** Whether calls that read the same element have the same answer, except those that the corner rule corrects. */
const canShare = (calls: readonly Call[], missing: number | undefined): boolean => {
  const [first] = calls;
  if (first === undefined || calls.length === 1) return true;
  const [held = NaN] = (calls.find(({ isRuled }) => !isRuled) ?? first).right;
  const isAll = (answer: number | bigint, isOfRuled: boolean): boolean =>
    calls.every(({ isRuled, right }) => isRuled !== isOfRuled || right.includes(answer));
  if (!isAll(held, false)) return false;
  const isMore = typeof held === "number" && held !== missing && held + 2 !== missing;
  return isAll(held, true) || (isMore && isAll(held + 2, true));
};

/** Whether the array can hold all answers. */
export const canHold = (wanted: Demanded): boolean =>
  [...byIndex(wanted).values()].every((calls) => canShare(calls, wanted.missing));
