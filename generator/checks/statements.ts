/** Prints the statements of a check, which depend on its rule. */
import { UNREACHABLE } from "../core/measure.js";
import type { Expression } from "../core/expression.js";
import { signOf } from "../core/expression-text.js";
import { writerIn } from "../languages/print-expressions.js";
import { fill, type Parts, type Syntax } from "../languages/style.js";
import type { Check } from "./framed.js";
import type { CheckStyle } from "./style.js";

/** A number greater than any number of moves. */
const NEVER = 9999;

/** The answer for squares that the piece cannot reach. If answers are so great, there are no such squares. */
export const unreachableIn = ({ most }: Check): number =>
  most < UNREACHABLE ? UNREACHABLE : NEVER;

export type List = "board" | "leaps" | "rides" | "before";

/** The name of a list, as it is and in capital letters, which some languages use. */
export const listNames = (list: List): Parts => ({ list, LIST: list.toUpperCase() });

const join = (...statements: readonly string[]): string => statements.join("\n");

/** Returns a function that writes a loop. */
const looperIn =
  ({ loops, block }: CheckStyle, { squares, most }: Check) =>
  (name: keyof typeof loops, more: Parts, ...body: readonly string[]): string => {
    const [head, ...own] = [loops[name]].flat();
    const template = fill(block, { head, body: join(...own) || "{body}" });
    return fill(template, {
      size: `${squares.length}`,
      most: `${most}`,
      ...more,
      body: join(...body),
    });
  };

/** Writes loops over all calls of a lookup, with the given statements for each call. */
export const loopsOverCalls = (
  texts: CheckStyle,
  check: Check,
  statements: readonly string[],
): string => {
  const looping = looperIn(texts, check);
  const last = looping(check.isOfCounts ? "counts" : "places", { place: "to" }, ...statements);
  return check.isPair ? looping("places", { place: "origin" }, last) : last;
};

/**
 * Returns the statements of the function that checks the answers from an origin or, for `moves`, from the place `to`.
 * `call` is the call of the lookup for the place `to` or, if answers are for counts, for the count `n`.
 */
export const statementsOf = (
  style: Syntax,
  texts: CheckStyle,
  check: Check,
  call: string,
): string => {
  const { fold, vectors, into, squares, isOfSets, most, isPair, values } = check;
  const unreachable = `${unreachableIn(check)}`;
  const { types } = texts;
  const parts: Parts = { size: `${squares.length}`, most: `${most}` };
  const none = isOfSets ? texts.none : "0";
  const answer = fill(isOfSets ? texts.asSet : texts.asNumber, { call });
  const typeOf = (name: string): string => types[isOfSets && name !== "moves" ? "set" : "number"];

  /** Writes the array elements and operators in a text as the language requires. */
  const write = (text: string): string =>
    text
      .replaceAll(/\b(answers|expected|moves)\[(\w+)\]/g, (_, name: string, place: string) =>
        fill(texts.element, { name, place }),
      )
      .replaceAll(/ (==|!=|and) /g, (_, sign: "==" | "!=" | "and") => ` ${signOf(style, sign)} `);
  /** Writes an expression over places. `place` is the template for a place, which may need a cast in a calculation. */
  const ofPlaces = (expression: Expression, place = "{place}"): string => {
    const local = fill(place, { place: "{snake}" });
    return writerIn({ ...style, names: { ...style.names, local } })(expression);
  };
  const isOrigin = check.isOrigin === undefined ? "" : ofPlaces(check.isOrigin);
  /** Writes an operand as gofmt does: without spaces. */
  const tight = (text: string): string => (style.isBracketed ? text.replaceAll(" ", "") : text);
  const number = (place: string): string => fill(texts.number, { place });
  const bit = (place: string): string => fill(texts.bit, { place });
  const withBit = (set: string, place: string): string => `${set} | ${tight(bit(place))}`;

  const declare = (form: "local" | "array", name: string, value: string): string =>
    fill(texts[form], { ...parts, name, value, type: typeOf(name) });
  const assign = (name: string, value: string): string =>
    fill(texts.assign, { name, value: write(value) });
  const when = (test: string, then: string): string => fill(texts.if, { test: write(test), then });
  const wrongIf = (test: string): string => when(test, texts.fail);
  /** Compares an answer with the expected answer or, if the table has other values, with the value for that answer. */
  const differs = (expected: string): string =>
    values === undefined
      ? wrongIf(`${answer} != ${expected}`)
      : join(
          declare("local", "value", write(expected)),
          ...[...values].map(([one, value]) =>
            when(`${expected} == ${one ?? NEVER}`, assign("value", `${value}`)),
          ),
          wrongIf(`${answer} != value`),
        );
  const answers = fill(texts.answers, {
    ...parts,
    type: typeOf("answers"),
    call: answer,
    other: isOfSets ? none : unreachable,
  });

  const looping = looperIn(texts, check);
  const loop = (name: "places" | "counts" | "into", ...body: readonly string[]): string =>
    looping(name, { place: "to" }, ...body);
  const ride = (start: string, sign: string, ...body: readonly string[]): string =>
    looping("ride", { ...listNames("rides"), start, sign }, ...body);
  /** Writes the loops that go along the moves from `start` or, if `sign` is `-`, back along the moves to `start`. */
  const along = (start: string, sign: string, body: (value: string) => string): string =>
    join(
      ...(into ? [loop("into", body("1"))] : []),
      ...(["leaps", "rides"] as const)
        .filter((list) => vectors.some(({ isRepeated }) => isRepeated === (list === "rides")))
        .map((list) => {
          const step = { ...listNames(list), start, sign };
          const inner = body(fill(texts.value, step));
          return looping(
            "moves",
            step,
            list === "rides" ? ride(start, sign, inner) : join(fill(texts.leap, step), inner),
          );
        }),
    );

  /** Checks answers that follow from the answers one move back. For each of the latter, `change` updates `expected`. */
  const following = (first: string, start: string, change: (value: string) => string): string =>
    join(
      answers,
      loop(
        "places",
        declare("local", "expected", first),
        start,
        along("to", "-", change),
        wrongIf("answers[to] != expected"),
      ),
    );
  /** Counts the moves from the origin to each place. */
  const begin = isPair
    ? assign("moves[origin]", "0")
    : loop("places", when(isOrigin, assign("moves[to]", "0")));
  const counted = join(
    declare("array", "moves", `${NEVER}`),
    check.isOpen === undefined ? begin : when(ofPlaces(check.isOpen), begin),
    loop(
      "counts",
      loop(
        "places",
        along("to", "-", () =>
          when("moves[at] == n and moves[to] > n", assign("moves[to]", "n + 1")),
        ),
      ),
    ),
  );

  /** Checks answers that combine the answers of the squares one move nearer to the origin. */
  const nearer = (start: string, sign: "|" | "+"): string =>
    following(none, start, () =>
      when(
        `${tight("moves[at] + 1")} == moves[to]`,
        assign("expected", `expected ${sign} answers[at]`),
      ),
    );
  /** Compares the answers with an array of zeros in which `change` sets some elements. */
  const arrayDiffers = (change: string): string =>
    join(declare("array", "expected", "0"), change, loop("places", differs("expected[to]")));
  /** Compares the answer with the set of the places for which a test holds. */
  const setDiffers = (place: string, test: string): string =>
    join(
      declare("local", "expected", none),
      looping("places", { place }, when(test, assign("expected", withBit("expected", place)))),
      wrongIf(`${answer} != expected`),
    );

  switch (fold) {
    case "cell":
      return arrayDiffers(
        loop("places", assign("expected[to]", ofPlaces(check.ofCell ?? 0, texts.place))),
      );
    case "count":
      return join(
        declare("local", "expected", "0"),
        loop("places", differs("expected"), assign("expected", "expected + 1")),
      );
    case "member":
      return arrayDiffers(loop("places", when(isOrigin, assign("expected[to]", "1"))));
    case "least": {
      if (values) return join(counted, loop("places", differs("moves[to]")));
      const sum = (value: string): string => `answers[at] + ${value}`;
      return following(unreachable, when(isOrigin, assign("expected", "0")), (value) =>
        when(`${tight(sum(value))} < expected`, assign("expected", sum(value))),
      );
    }
    case "paths":
      return join(
        counted,
        nearer(when(`moves[to] < ${NEVER}`, assign("expected", bit("to"))), "|"),
      );
    case "pathCount":
      return join(counted, nearer(when(isOrigin, assign("expected", "1")), "+"));
    case "one":
    case "all":
      return arrayDiffers(
        along("origin", "+", (value) =>
          assign("expected[at]", fold === "all" ? `expected[at] | ${value}` : value),
        ),
      );
    case "step":
    case "reach":
      return loop(
        "counts",
        declare("array", "moves", "0"),
        along("origin", "+", (value) => when(`${value} == n`, assign("moves[at]", "1"))),
        declare("local", "expected", fold === "step" ? `${values ? NEVER : UNREACHABLE}` : "0"),
        loop(
          "places",
          when(
            "moves[to] == 1",
            assign("expected", fold === "step" ? number("to") : "expected + 1"),
          ),
        ),
        differs("expected"),
      );
    case "moves":
      return join(
        declare("array", "moves", "0"),
        along("to", "-", () => assign("moves[at]", "1")),
        setDiffers("other", "moves[other] == 1"),
      );
    case "between":
    case "line": {
      const add = assign("passed", withBit("passed", "at"));
      const keep = assign("expected[at]", "passed");
      return join(
        declare("array", "expected", none),
        looping(
          "moves",
          listNames("rides"),
          declare("local", "passed", fold === "between" ? none : bit("origin")),
          ...(fold === "between"
            ? [ride("origin", "+", keep, add)]
            : [ride("origin", "+", add), ride("origin", "-", add), ride("origin", "+", keep)]),
        ),
        loop("places", wrongIf(`${answer} != expected[to]`)),
      );
    }
    case "rings":
    case "zones": {
      const isIn = `moves[to] ${fold === "rings" ? "==" : "<="} n`;
      return join(
        counted,
        loop("counts", setDiffers("to", isIn)),
        loop("places", wrongIf(`moves[to] == ${most + 1}`)),
      );
    }
  }
};
