/**
 * Writes the expressions and statements of a check in a language. Each function takes the texts of parts, and returns the
 * text of the whole. A place is the name of a variable, such as `to`.
 */
import type { Expression } from "../core/measures/expression.js";
import { signOf, type Sign } from "../core/tables/expression-text.js";
import { UNREACHABLE } from "../core/measures/elements.js";
import { writerIn } from "../languages/print-expressions.js";
import { fill, type Parts, type Syntax } from "../languages/style.js";
import type { Check } from "./check-input.js";
import type { CheckStatements, CheckTerms } from "./style.js";

/** The number of moves to a place that no moves reach. It is greater than any other number of moves. */
export const UNREACHED = 9999;

/**
 * The answer for squares that the piece cannot reach. If another answer is as great as `UNREACHABLE`, all squares are
 * reached.
 */
export const unreachableIn = ({ most }: Check): number =>
  most < UNREACHABLE ? UNREACHABLE : UNREACHED;

export type ListName = "board" | "leaps" | "rides" | "after";

/** The name of a list, as it is and in capital letters, which some languages use. */
export const listNames = (list: ListName): Parts => ({ list, LIST: list.toUpperCase() });

/** The expressions of a check in a language. */
export interface Terms {
  /** The answer that the lookup gives for the place `to` or, if answers are for counts, for the count `n`. */
  readonly answer: string;
  /** The empty set or, if answers are numbers, 0. */
  readonly none: string;
  /** The condition that the place `to` is an origin; empty if each place is one, or if the rule has no origins. */
  readonly isOrigin: string;
  /** The condition that the piece may be at the place `origin`; `undefined` if it may be anywhere. */
  readonly isOpen: string | undefined;
  /** The answer for the place `to`, if it follows from the file and rank; otherwise 0. */
  readonly ofCell: string;
  readonly element: (array: "answers" | "expected" | "moves", place: string) => string;
  readonly equal: (left: string, right: string) => string;
  readonly unequal: (left: string, right: string) => string;
  /** A sum as an operand of a comparison. */
  readonly sum: (left: string, right: string) => string;
  /** The number of the square one repeated move behind a place, or -1 if there is no square. */
  readonly behind: (place: string) => string;
  /** The value of a move in a loop over a list. */
  readonly value: (list: ListName) => string;
  /** The number of the square at a place. */
  readonly number: (place: string) => string;
  /** The set that contains only the square at a place. */
  readonly bit: (place: string) => string;
  /** A set to which the square at a place is added. */
  readonly withBit: (set: string, place: string) => string;
}

/** Returns the expressions of a check. `call` is the call of the lookup for the place `to` or for the count `n`. */
export const termsIn = (
  style: Syntax,
  templates: CheckTerms,
  check: Check,
  call: string,
): Terms => {
  const { isOfSets, isOrigin, isOpen, ofCell = 0 } = check;
  /** Writes an expression over places. `local` is the template for the name of a place. */
  const write = (expression: Expression, local = "{snake}"): string =>
    writerIn({ ...style, names: { ...style.names, local } }, () => undefined)(expression);
  const operation =
    (sign: Sign) =>
    (left: string, right: string): string =>
      `${left} ${signOf(style, sign)} ${right}`;
  return {
    answer: fill(isOfSets ? templates.asSet : templates.asNumber, { call }),
    none: isOfSets ? templates.none : "0",
    isOrigin: isOrigin === undefined ? "" : write(isOrigin),
    isOpen: isOpen === undefined ? undefined : write(isOpen),
    ofCell: fill(templates.ofCell ?? "{answer}", {
      answer: write(ofCell, fill(templates.place, { place: "{snake}" })),
    }),
    element: (name, place) => fill(templates.element, { name, place }),
    equal: operation("=="),
    unequal: operation("!="),
    // gofmt removes the spaces.
    sum: (left, right) => (style.isBracketed ? `${left}+${right}` : `${left} + ${right}`),
    behind: (place) => fill(templates.behind, { ...listNames("rides"), place }),
    value: (list) => fill(templates.value, listNames(list)),
    number: (place) => fill(templates.number, { place }),
    bit: (place) => fill(templates.bit, { place }),
    withBit: (set, place) => `${set} | ${fill(templates.bitAsOperand ?? templates.bit, { place })}`,
  };
};

/** Writes statements one after another. An empty text is no statement. */
export const sequence = (...statements: readonly string[]): string =>
  statements.filter((statement) => statement !== "").join("\n");

/** Returns a function that writes a loop of the given kind around the statements of its body. */
const loopIn =
  ({ loops }: CheckStatements, { squares, most }: Check) =>
  (loop: keyof typeof loops, parts: Parts, ...body: readonly string[]): string =>
    fill(loops[loop], {
      size: `${squares.length}`,
      most: `${most}`,
      ...parts,
      body: sequence(...body),
    });

/** Writes loops over all calls of a lookup, with the given statements for each call. */
export const loopsOverCalls = (
  templates: CheckStatements,
  check: Check,
  ...body: readonly string[]
): string => {
  const loop = loopIn(templates, check);
  const last = check.isOfCounts
    ? loop("counts", {}, ...body)
    : loop("places", { place: "to" }, ...body);
  return check.isPair ? loop("places", { place: "origin" }, last) : last;
};

/** The direction of a move: as listed, or the opposite. */
type Direction = "+" | "-";

/** The statements of a check in a language. The array `moves` has numbers; other variables have the type of answers. */
export interface Statements {
  readonly declare: (name: string, value: string) => string;
  /** Declares an array with an element for each place. All elements are `value`. */
  readonly declareArray: (name: "expected" | "moves", value: string) => string;
  /** Declares the array `answers`, which has the answer for each place from the `origin`. */
  readonly declareAnswers: () => string;
  readonly assign: (name: string, value: string) => string;
  readonly assignElement: (name: "expected" | "moves", place: string, value: string) => string;
  readonly when: (test: string, then: string) => string;
  /** Writes several statements under a condition. */
  readonly whenAll: (test: string, ...then: readonly string[]) => string;
  /** Ends the function, because the table is wrong, if the test holds. */
  readonly wrongIf: (test: string) => string;
  /** Writes a loop over the places that have a square. */
  readonly forPlaces: (place: string, ...body: readonly string[]) => string;
  /** Writes a loop over the counts `n`. */
  readonly forCounts: (...body: readonly string[]) => string;
  /** Writes a loop over the moves that are repeated. */
  readonly forRides: (...body: readonly string[]) => string;
  /** Writes a loop that takes the place `at` along a repeated move, from the place `start` to the edge of the board. */
  readonly ride: (start: string, direction: Direction, ...body: readonly string[]) => string;
  /**
   * Writes loops over all places `at` to which moves lead from the place `start`. `body` returns the statements for a
   * move with a value.
   */
  readonly forMoves: (start: string, body: (value: string) => string) => string;
  /** Writes the loops of `forMoves` over moves that are not repeated. */
  readonly forLeaps: Statements["forMoves"];
  /**
   * Writes loops over the lines of all repeated moves. `begin` returns the statement for the value of a move, at the
   * first place `to` of a line. `pass` returns the statements for each later place `at`.
   */
  readonly forLines: (
    begin: (value: string) => string,
    pass: (value: string) => readonly string[],
  ) => string;
}

/** Writes the loops over moves. */
const loopsOverMoves = (
  templates: CheckStatements,
  check: Check,
  terms: Terms,
  { forPlaces, whenAll }: Pick<Statements, "forPlaces" | "whenAll">,
): Pick<Statements, "forRides" | "ride" | "forMoves" | "forLeaps" | "forLines"> => {
  const { vectors, after } = check;
  const loop = loopIn(templates, check);
  const has = (repeated: boolean): boolean =>
    vectors.some(({ isRepeated }) => isRepeated === repeated);
  const forMovesIn = (list: "leaps" | "rides", ...body: readonly string[]): string =>
    loop("moves", listNames(list), ...body);
  const ride: Statements["ride"] = (start, sign, ...body) =>
    loop("ride", { ...listNames("rides"), start, sign }, ...body);
  const leap = (start: string): string => fill(templates.leap, { ...listNames("leaps"), start });
  const forLeaps: Statements["forLeaps"] = (start, body) =>
    sequence(
      after ? loop("after", { start }, body("1")) : "",
      has(false) ? forMovesIn("leaps", leap(start), body(terms.value("leaps"))) : "",
    );
  const value = terms.value("rides");
  return {
    forRides: (...body) => forMovesIn("rides", ...body),
    ride,
    forLeaps,
    forMoves: (start, body) =>
      sequence(
        forLeaps(start, body),
        has(true) ? forMovesIn("rides", ride(start, "+", body(value))) : "",
      ),
    forLines: (begin, pass) => {
      const line = [begin(value), ride("to", "+", ...pass(value))];
      const fromFirst = forPlaces("to", whenAll(`${terms.behind("to")} < 0`, ...line));
      return has(true) ? forMovesIn("rides", fromFirst) : "";
    },
  };
};

export const statementsIn = (
  templates: CheckStatements,
  check: Check,
  terms: Terms,
): Statements => {
  const { squares, isOfSets } = check;
  const loop = loopIn(templates, check);
  const size = `${squares.length}`;
  const typeOf = (name: string): string =>
    templates.types[isOfSets && name !== "moves" ? "set" : "number"];
  const assign: Statements["assign"] = (name, value) => fill(templates.assign, { name, value });
  const when: Statements["when"] = (test, then) => fill(templates.if, { test, then });
  const whenAll: Statements["whenAll"] = (test, ...then) =>
    fill(templates.block, { test, then: sequence(...then) });
  const forPlaces: Statements["forPlaces"] = (place, ...body) => loop("places", { place }, ...body);
  return {
    declare: (name, value) => fill(templates.local, { name, value, type: typeOf(name) }),
    declareArray: (name, value) => fill(templates.array, { name, value, type: typeOf(name), size }),
    declareAnswers: () =>
      fill(templates.answers, {
        size,
        type: typeOf("answers"),
        call: terms.answer,
        other: isOfSets ? terms.none : `${unreachableIn(check)}`,
      }),
    assign,
    // In all languages, an element is assigned in the same form.
    assignElement: (name, place, value) => assign(`${name}[${place}]`, value),
    when,
    whenAll,
    wrongIf: (test) => when(test, templates.fail),
    forPlaces,
    forCounts: (...body) => loop("counts", {}, ...body),
    ...loopsOverMoves(templates, check, terms, { forPlaces, whenAll }),
  };
};
