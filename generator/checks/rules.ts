/**
 * The rules of checks. Each rule has a text that says why the rule suffices, and statements that compare answers with
 * the rule. The functions only write statements. Their comments say what the statements do when the check runs.
 */
import { present } from "../common.js";
import { UNREACHABLE } from "../core/measures/elements.js";
import type { Fold } from "../core/measures/rules.js";
import type { Syntax } from "../languages/style.js";
import type { Check } from "./check-input.js";
import {
  sequence,
  statementsIn,
  termsIn,
  UNREACHED,
  unreachableIn,
  type Statements,
  type Terms,
} from "./statements.js";
import type { CheckStyle } from "./style.js";

/** What a rule needs to write its statements. */
interface Writer {
  readonly check: Check;
  readonly terms: Terms;
  readonly write: Statements;
}

interface CheckedRule {
  /**
   * Why the rule suffices. `{before}` says how squares lead to a square, `{origins}` where answers are 0, and
   * `{unreachable}` which answer stands for no path.
   */
  readonly why: string;
  /** Writes the body of the function that checks the answers from the place `origin` or, for `moves`, from `to`. */
  readonly statements: (writer: Writer) => string;
}

/** Compares an answer with the expected answer or, if the table has other values, with the value for that answer. */
const compareAnswer = ({ check: { values }, terms, write }: Writer, expected: string): string =>
  values === undefined
    ? write.wrongIf(terms.unequal(terms.answer, expected))
    : sequence(
        write.declare("value", expected),
        ...[...values].map(([answer = UNREACHED, value]) =>
          write.when(terms.equal(expected, `${answer}`), write.assign("value", `${value}`)),
        ),
        write.wrongIf(terms.unequal(terms.answer, "value")),
      );

/** Compares all answers with an array. `change` sets the elements that are not 0. */
const compareAll = (writer: Writer, change: string): string => {
  const { terms, write } = writer;
  return sequence(
    write.declareArray("expected", "0"),
    change,
    write.forPlaces("to", compareAnswer(writer, terms.element("expected", "to"))),
  );
};

/** Compares an answer with the set of the places for which a test holds. */
const compareSet = ({ terms, write }: Writer, place: string, test: string): string =>
  sequence(
    write.declare("expected", terms.none),
    write.forPlaces(
      place,
      write.when(test, write.assign("expected", terms.withBit("expected", place))),
    ),
    write.wrongIf(terms.unequal(terms.answer, "expected")),
  );

/** What a count of moves does beside counting. In `reach`, the place `to` is `n` moves away. */
interface Beside {
  /** The statements for an origin, the place of the given name. */
  readonly begin?: (origin: string) => string;
  /** The statements before and after the places that are `n` moves away. */
  readonly first?: string;
  readonly last?: string;
  /** The statement for a place `to` that is `n` moves away. */
  readonly reach?: string;
  /** The statement for a move from `to` to a place `at` one move further. */
  readonly pass?: string;
}

/** Writes statements for each origin. `begin` returns the statements for the place of the given name. */
const atOrigins = (
  { check: { isPair }, terms, write }: Writer,
  begin: (place: "origin" | "to") => readonly string[],
): string => {
  const onlyIf = (test: string | undefined, statements: readonly string[]): readonly string[] =>
    test === undefined ? statements : statements.map((statement) => write.when(test, statement));
  return isPair
    ? sequence(...onlyIf(terms.isOpen, begin("origin")))
    : write.forPlaces("to", ...onlyIf(terms.isOrigin, begin("to")));
};

/** Counts the moves from the origins to each place: the moves from each place that is `n` moves away reach the next. */
const countMoves = (writer: Writer, { begin, first, last, reach, pass }: Beside = {}): string => {
  const { terms, write } = writer;
  const { element } = terms;
  const next = write.assignElement("moves", "at", "n + 1");
  const isNext = `${element("moves", "at")} > n`;
  const moves = write.forMoves("to", () =>
    pass === undefined ? write.when(isNext, next) : write.whenAll(isNext, pass, next),
  );
  return sequence(
    write.declareArray("moves", `${UNREACHED}`),
    atOrigins(writer, (place) => present(write.assignElement("moves", place, "0"), begin?.(place))),
    write.forCounts(
      ...present(
        first,
        write.forPlaces(
          "to",
          write.whenAll(terms.equal(element("moves", "to"), "n"), ...present(reach, moves)),
        ),
        last,
      ),
    ),
  );
};

/** Compares the answer for each place with the element for the place in an array. */
const compareElements = ({ terms, write }: Writer, answer: string): string =>
  write.forPlaces("to", write.wrongIf(terms.unequal(answer, terms.element("expected", "to"))));

/**
 * Compares the answer for each place with what the places one move nearer to the origin pass on, combined by an operator.
 */
const compareWithNearer = (
  writer: Writer,
  operator: "|" | "+",
  beside: Pick<Beside, "begin" | "reach">,
): string => {
  const { terms, write } = writer;
  const combined = `${terms.element("expected", "at")} ${operator} ${terms.element("expected", "to")}`;
  return sequence(
    write.declareArray("expected", terms.none),
    countMoves(writer, { ...beside, pass: write.assignElement("expected", "at", combined) }),
    compareElements(writer, terms.answer),
  );
};

/** Compares each answer with the least sum of the value of a move and the answer for the place before the move. */
const compareLeast = (writer: Writer): string => {
  const { check, terms, write } = writer;
  const before = terms.element("answers", "to");
  const passed = terms.element("answers", "at");
  const expected = terms.element("expected", "at");
  const leaps = write.forLeaps("to", (value) =>
    write.when(
      `${terms.sum(before, value)} < ${expected}`,
      write.assignElement("expected", "at", `${before} + ${value}`),
    ),
  );
  return sequence(
    write.declareAnswers(),
    write.declareArray("expected", `${unreachableIn(check)}`),
    atOrigins(writer, (place) => [write.assignElement("expected", place, "0")]),
    leaps === "" ? "" : write.forPlaces("to", leaps),
    // Each line is passed once. `least` is the least sum of an answer for a place behind and the value of the move.
    write.forLines(
      (value) => write.declare("least", `${before} + ${value}`),
      (value) => [
        write.when(`least < ${expected}`, write.assignElement("expected", "at", "least")),
        write.when(
          `${terms.sum(passed, value)} < least`,
          write.assign("least", `${passed} + ${value}`),
        ),
      ],
    ),
    compareElements(writer, before),
  );
};

/**
 * Compares each answer with the number of moves, or with the table's value for this number. The values of a table do
 * not follow from one another, so this check counts the moves.
 */
const compareCounted = (writer: Writer): string => {
  const { terms, write } = writer;
  return sequence(
    countMoves(writer),
    write.forPlaces("to", compareAnswer(writer, terms.element("moves", "to"))),
  );
};

/** Compares all answers with the values of the moves from the origin. `valueOf` returns the new answer for a value. */
const compareMoves = (writer: Writer, valueOf: (value: string) => string): string => {
  const { write } = writer;
  return compareAll(
    writer,
    write.forMoves("origin", (value) => write.assignElement("expected", "at", valueOf(value))),
  );
};

/**
 * For each direction, compares the answer with a number. The number begins as `first`, and changes to `next` for each
 * square that a move in the direction reaches.
 */
const compareDirections = (writer: Writer, first: string, next: string): string => {
  const { terms, write } = writer;
  const isReached = terms.equal(terms.element("moves", "to"), "1");
  return write.forCounts(
    write.declareArray("moves", "0"),
    write.forMoves("origin", (value) =>
      write.when(terms.equal(value, "n"), write.assignElement("moves", "at", "1")),
    ),
    write.declare("expected", first),
    write.forPlaces("to", write.when(isReached, write.assign("expected", next))),
    compareAnswer(writer, "expected"),
  );
};

/**
 * Compares all answers with sets of places on lines. For each line, the set `passed` begins as `first`. `rides` returns
 * the rides on the line: `keep` makes the set the answer for a place, and `add` adds the place to the set.
 */
const compareLines = (
  writer: Writer,
  first: string,
  rides: (keep: string, add: string) => readonly string[],
): string => {
  const { terms, write } = writer;
  const keep = write.assignElement("expected", "at", "passed");
  const add = write.assign("passed", terms.withBit("passed", "at"));
  return sequence(
    write.declareArray("expected", terms.none),
    write.forRides(write.declare("passed", first), ...rides(keep, add)),
    compareElements(writer, terms.answer),
  );
};

/** For each count, compares the answer with the set of the places that many moves away and, for `zones`, nearer. */
const compareCounts = (writer: Writer, fold: "rings" | "zones"): string => {
  const { check, terms, write } = writer;
  const declared = write.declare("expected", terms.none);
  const isTooFar = terms.equal(terms.element("moves", "to"), `${check.most + 1}`);
  const counted = countMoves(writer, {
    ...(fold === "rings" && { first: declared }),
    reach: write.assign("expected", terms.withBit("expected", "to")),
    last: write.wrongIf(terms.unequal(terms.answer, "expected")),
  });
  return sequence(
    ...present(fold === "zones" && declared),
    counted,
    write.forPlaces("to", write.wrongIf(isTooFar)),
  );
};

const COUNTED_MOVES = "The moves to each square are counted, beginning at the origin.";

const LEADS = `${COUNTED_MOVES} Shortest paths to a square lead through squares
one move nearer: the answer`;

export const RULES: Readonly<Record<Fold, CheckedRule>> = {
  least: {
    why: `The answer for each square must be one more than the least answer for the squares {before},
but 0 {origins}, and {unreachable} if no such square can be reached. That suffices. From each square, the answers lead
down to 0, by one with each move: there is a path of that many moves, so no answer is too small. And along a shortest
path, each answer is at most one more than the one before it, so no answer is too great.`,
    statements: (writer) => (writer.check.values ? compareCounted : compareLeast)(writer),
  },
  cell: {
    why: "The answer follows from the file and the rank of the square.",
    statements: (writer) => {
      const { terms, write } = writer;
      return compareAll(
        writer,
        write.forPlaces("to", write.assignElement("expected", "to", terms.ofCell)),
      );
    },
  },
  count: {
    why: "The answer is the number of squares before the square, in the order of the list.",
    statements: (writer) => {
      const { write } = writer;
      const next = write.assign("expected", "expected + 1");
      return sequence(
        write.declare("expected", "0"),
        write.forPlaces("to", compareAnswer(writer, "expected"), next),
      );
    },
  },
  member: {
    why: "The answer is 1 for the squares that the check names, and 0 for all others.",
    statements: (writer) => {
      const { terms, write } = writer;
      const set = write.assignElement("expected", "to", "1");
      return compareAll(writer, write.forPlaces("to", write.when(terms.isOrigin, set)));
    },
  },
  step: {
    why: "The answer is the number of the square to which the step in a direction leads, or the number that stands for no square.",
    statements: (writer) => {
      const { check, terms } = writer;
      const none = `${check.values ? UNREACHED : UNREACHABLE}`;
      return compareDirections(writer, none, terms.number("to"));
    },
  },
  reach: {
    why: "The answer is the number of squares to which moves in a direction lead.",
    statements: (writer) => compareDirections(writer, "0", "expected + 1"),
  },
  ray: {
    why: "The answer has the squares to which moves in a direction lead, and no others.",
    statements: (writer) =>
      compareDirections(writer, writer.terms.none, writer.terms.withBit("expected", "to")),
  },
  beyond: {
    why: "The answer has the squares of the line of the move from the origin to the square, from the origin to the edge, without the origin.",
    statements: (writer) =>
      compareLines(writer, writer.terms.none, (keep, add) => [
        writer.write.ride("origin", "+", add),
        writer.write.ride("origin", "+", keep),
      ]),
  },
  one: {
    why: "The answer is the value of the move that leads from the origin to the square, or 0 if none does.",
    statements: (writer) => compareMoves(writer, (value) => value),
  },
  all: {
    why: "The answer has the bits of all moves that lead from the origin to the square, and no others.",
    statements: (writer) =>
      compareMoves(writer, (value) => `${writer.terms.element("expected", "at")} | ${value}`),
  },
  moves: {
    why: "The answer has the squares to which a move leads from the square, and no others.",
    statements: (writer) => {
      const { terms, write } = writer;
      return sequence(
        write.declareArray("moves", "0"),
        write.forMoves("to", () => write.assignElement("moves", "at", "1")),
        compareSet(writer, "other", terms.equal(terms.element("moves", "other"), "1")),
      );
    },
  },
  mask: {
    why: `The answer has the squares that a move from the square passes, and no others: a piece on such a square blocks the
move. Each square is reached by at most one move.`,
    statements: ({ terms, write }) => {
      return sequence(
        write.declare("expected", terms.none),
        write.forRides(
          write.declare("passed", terms.none),
          write.ride(
            "to",
            "+",
            write.assign("expected", "expected | passed"),
            write.assign("passed", terms.withBit("passed", "at")),
          ),
        ),
        write.wrongIf(terms.unequal(terms.answer, "expected")),
      );
    },
  },
  between: {
    why: "The answer has the squares that the move from the origin to the square passes.",
    statements: (writer) =>
      compareLines(writer, writer.terms.none, (keep, add) => [
        writer.write.ride("origin", "+", keep, add),
      ]),
  },
  line: {
    why: "The answer has all squares of the line of the move from the origin to the square.",
    statements: (writer) => {
      const { ride } = writer.write;
      return compareLines(writer, writer.terms.bit("origin"), (keep, add) => [
        ride("origin", "+", add),
        ride("origin", "-", add),
        ride("origin", "+", keep),
      ]);
    },
  },
  paths: {
    why: `${LEADS} has the square itself, and all squares of the answers for the nearer squares.`,
    statements: (writer) => {
      const { terms, write } = writer;
      const whole = terms.withBit(terms.element("expected", "to"), "to");
      return compareWithNearer(writer, "|", {
        reach: write.assignElement("expected", "to", whole),
      });
    },
  },
  pathCount: {
    why: `${LEADS} is the sum of the answers for the nearer squares, or 1 at the origin.`,
    statements: (writer) =>
      compareWithNearer(writer, "+", {
        begin: (origin) => writer.write.assignElement("expected", origin, "1"),
      }),
  },
  rings: {
    why: `${COUNTED_MOVES}
The answer for a count has the squares exactly that many moves away, and no others.`,
    statements: (writer) => compareCounts(writer, "rings"),
  },
  zones: {
    why: `${COUNTED_MOVES}
The answer for a count has the squares at most that many moves away, and no others.`,
    statements: (writer) => compareCounts(writer, "zones"),
  },
};

/** Writes the body of the function that checks answers, given the `call` of the lookup for `to` or, for counts, `n`. */
export const bodyOfCheck = (
  style: Syntax,
  templates: CheckStyle,
  check: Check,
  call: string,
): string => {
  const terms = termsIn(style, templates.terms, check, call);
  const write = statementsIn(templates.statements, check, terms);
  return RULES[check.fold].statements({ check, terms, write });
};
