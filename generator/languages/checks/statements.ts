/** The statements of a check, by its rule. */
import { UNREACHABLE } from "../../measures/measure.js";
import { fill, signOf, type Parts, type Style } from "../style.js";
import type { Check } from "./framed.js";
import type { CheckStyle } from "./style.js";

/** More than any number of moves. */
const NEVER = 9999;

/** What the statements call. */
interface Called {
  /** The lookup of a square or, if it returns a set for each of some counts, of a count. */
  readonly call: string;
  /** The greatest count. */
  readonly most: number;
  /** The condition that a place is that of a square where the answer is 0. */
  readonly originAt: (place: string) => string;
}

type List = "leaps" | "rides" | "before";

/** The name of a list, which is in capital letters in some languages. */
export const listNames = (list: List): Parts => ({ list, LIST: list.toUpperCase() });

/** The statements of the function that checks the answers from an origin. */
export const statementsOf = (
  style: Style,
  texts: CheckStyle,
  { fold, moves, into, squares }: Check,
  { call, most, originAt }: Called,
): string => {
  const { loops, types } = texts;
  const parts: Parts = { size: `${squares.length}` };
  const join = (...some: readonly string[]): string => some.join("\n");
  const loop = (name: keyof typeof loops, body: string, more: Parts = {}): string =>
    fill(loops[name], { ...parts, ...more, body });

  /** Operators as gofmt formats them: without spaces in operands. */
  const tight = (text: string): string => (style.isBracketed ? text.replaceAll(" ", "") : text);
  const is = signOf(style, "==");
  const element = (name: string, place: string): string => fill(texts.element, { name, place });
  const bit = (place: string): string => fill(texts.bit, { place });
  const both = (one: string, other: string): string =>
    `${one} ${signOf(style, "|")} ${tight(other)}`;

  const assign = (name: string, value: string): string => fill(texts.assign, { name, value });
  const when = (test: string, name: string, value: string): string =>
    fill(texts.if, { test, then: assign(name, value) });
  const wrongIf = (test: string): string => fill(texts.if, { test, then: texts.fail });
  const isSet = !["least", "one", "all", "pathCount"].includes(fold);
  const local = (name: string, value: string, type: "number" | "set"): string =>
    fill(texts.local, { name, value, type: types[type] });
  const expected = (value: string): string => local("expected", value, isSet ? "set" : "number");
  const none = isSet ? texts.none : "0";
  const answer = fill(isSet ? texts.asSet : texts.asNumber, { call });
  const differs = (found: string, right = "expected"): string =>
    wrongIf(`${found} ${signOf(style, "!=")} ${right}`);
  const array = (name: string, value: string, type: "number" | "set"): string =>
    fill(texts.array, { ...parts, name, value, type: types[type] });
  const answers = fill(texts.answers, {
    ...parts,
    type: types[isSet ? "set" : "number"],
    call: answer,
    other: isSet ? none : `${UNREACHABLE}`,
  });

  const moving = (list: List, body: string): string => loop("moves", body, listNames(list));
  const stepping = (list: List, start: string, sign: string, body: string): string =>
    loop(list === "rides" ? "ride" : "leap", body, { ...listNames(list), start, sign });

  /** The loops over the moves from a place, or against them to it. */
  const along = (start: string, sign: string, body: (value: string) => string): string =>
    join(
      ...(into ? [loop("into", body("1"))] : []),
      ...(["leaps", "rides"] as const)
        .filter((list) => moves.some(({ isRepeated }) => isRepeated === (list === "rides")))
        .map((list) => {
          const value = fill(texts.value, listNames(list));
          return moving(list, stepping(list, start, sign, body(value)));
        }),
    );
  const before = (body: (value: string) => string): string => along("to", "-", body);

  /** Counts the moves from the origin to each place. */
  const waves = (last: number): string =>
    join(
      array("moves", `${NEVER}`, "number"),
      assign("moves[origin]", "0"),
      loop(
        "counts",
        loop(
          "places",
          before(() =>
            when(
              `${element("moves", "at")} ${is} n ${signOf(style, "and")} ${element("moves", "to")} > n`,
              "moves[to]",
              "n + 1",
            ),
          ),
        ),
        { most: `${last}` },
      ),
    );
  const isNearer = `${tight(`${element("moves", "at")} + 1`)} ${is} ${element("moves", "to")}`;

  switch (fold) {
    case "least": {
      const sum = (value: string): string => `${element("answers", "at")} + ${value}`;
      return join(
        answers,
        loop(
          "places",
          join(
            expected(`${UNREACHABLE}`),
            when(originAt("to"), "expected", "0"),
            before((value) => when(`${tight(sum(value))} < expected`, "expected", sum(value))),
            differs(element("answers", "to")),
          ),
        ),
      );
    }
    case "one":
    case "all": {
      const expectedAt = element("expected", "at");
      return join(
        array("expected", "0", "number"),
        along("origin", "+", (value) =>
          assign("expected[at]", fold === "all" ? both(expectedAt, value) : value),
        ),
        loop("places", differs(answer, element("expected", "to"))),
      );
    }
    case "between":
    case "line": {
      const add = assign("passed", both("passed", bit("at")));
      const ride = (sign: string, body: string): string => stepping("rides", "origin", sign, body);
      const keep = assign("expected[at]", "passed");
      const passed =
        fold === "between"
          ? join(local("passed", none, "set"), ride("+", join(keep, add)))
          : join(
              local("passed", bit("origin"), "set"),
              ...["+", "-"].map((sign) => ride(sign, add)),
              ride("+", keep),
            );
      return join(
        array("expected", none, "set"),
        moving("rides", passed),
        loop("places", differs(answer, element("expected", "to"))),
      );
    }
    case "paths":
    case "pathCount": {
      const answerAt = element("answers", "at");
      return join(
        waves(most),
        answers,
        loop(
          "places",
          join(
            expected(none),
            fold === "paths"
              ? when(`${element("moves", "to")} < ${NEVER}`, "expected", bit("to"))
              : when(originAt("to"), "expected", "1"),
            before(() =>
              when(
                isNearer,
                "expected",
                fold === "paths" ? both("expected", answerAt) : `expected + ${answerAt}`,
              ),
            ),
            differs(element("answers", "to")),
          ),
        ),
      );
    }
    case "rings":
    case "zones": {
      const isIn = `${element("moves", "to")} ${fold === "rings" ? is : "<="} n`;
      return join(
        waves(most),
        loop(
          "counts",
          join(
            expected(none),
            loop("places", when(isIn, "expected", both("expected", bit("to")))),
            differs(answer),
          ),
          { most: `${most}` },
        ),
        loop("places", wrongIf(`${element("moves", "to")} ${is} ${most + 1}`)),
      );
    }
  }
};
