/** Prints the checks that are written beside tables, for the user's own compiler. They call the lookup and name no entry. */
import { squareName, type Board } from "../../boards/board.js";
import { at, lines } from "../../common.js";
import { operationsIn, tree, type Expression } from "../../layouts/expression.js";
import { lengthOf, type Layout } from "../../layouts/layout.js";
import { UNREACHABLE } from "../../measures/measure.js";
import type { Rule } from "../../measures/rules.js";
import { lowercaseWords, mainName } from "../../table-names.js";
import type { Table } from "../../table.js";
import { tableIn, writerIn } from "../print-expressions.js";
import { constantIn, lookupIn } from "../print-files.js";
import { fill, nameIn, nameParts, signOf, type Module, type Parts, type Style } from "../style.js";
import { checkOf, type Check, type Move } from "./framed.js";
import type { CheckStyle } from "./style.js";

/** What is checked, and why that suffices. */
const reasonOf = (
  { fold, relation }: Rule,
  { isTo = false, region }: Layout,
  lookup: string,
): readonly string[] => {
  const first = `Proves the answers of ${lookup}. Read the board, the moves and the rule: nothing else is taken on trust.`;
  if (fold !== "least")
    return [
      first,
      fold === "all"
        ? "The answer has the bits of all moves that lead from the origin to the square, and no others."
        : "The answer is the value of the move that leads from the origin to the square, or 0 if none does.",
    ];
  const origin = region ? "on the squares of the region" : "at the origin";
  const squares = isTo ? "to which one can move from it" : "from which one can move to it";
  return [
    first,
    ...lines(
      relation &&
        `The answer for a square is the number of the first set that has it, ${relation === "==" ? "and no other has it" : "as have all after that"}.`,
    ),
    `Each answer must be one more than the least answer of the squares ${squares},`,
    `but 0 ${origin}, and ${UNREACHABLE} if no such square can be reached. That suffices. From each square the answers lead down`,
    "to a 0, one with each move: there is a way of so many moves, so none is too small. And along a shortest way, each is",
    "at most one more than the one before, so none is too great.",
  ];
};

/** What the loops over moves do, as texts. */
const foldTexts = (
  { fold }: Rule,
  style: Style,
  { answer, value, ifOrigin = "if ({isOrigin}) expected = 0;" }: CheckStyle,
  originAt: (place: string) => string,
): Parts => {
  const sum = `${answer} + ${value}`;
  return fold === "least"
    ? {
        initial: `${UNREACHABLE}`,
        ifOrigin: fill(ifOrigin, { isOrigin: originAt("to") }),
        // As gofmt formats it.
        test: `${style.isBracketed ? sum.replaceAll(" ", "") : sum} < expected`,
        then: sum,
      }
    : {
        initial: "0",
        ifOrigin: "",
        test: originAt("at"),
        then: fold === "all" ? `expected ${signOf(style, "|")} ${value}` : value,
      };
};

/** Four moves on a line. */
const moveText = (
  moves: readonly Move[],
  { move, product = "{ranks} * north" }: CheckStyle,
): string => {
  const texts = moves.map(({ vector: { files, ranks }, value }) => {
    const long = fill(product, { ranks: `${ranks}` });
    return fill(move, {
      step: `${long} ${files < 0 ? "-" : "+"} ${Math.abs(files)}`,
      value: `${value}`,
    });
  });
  return [...texts.keys()]
    .filter((place) => place % 4 === 0)
    .map((place) => `${texts.slice(place, place + 4).join(", ")},`)
    .join("\n");
};

/** Returns the condition that a place is that of a square where the answer is 0. */
const originIn =
  (style: Style, { origins, parameters, board }: Layout, { squares }: Check) =>
  (place: string): string => {
    const isAt = (origin: Expression): Expression => tree("==", place, origin);
    return writerIn(style)(
      parameters.length === 2
        ? isAt("origin")
        : board.squares
            .filter((square) => at(origins, 0).includes(square))
            .map((square) => isAt(squares.indexOf(square)))
            .reduce((some, other) => tree("or", some, other)),
    );
  };

/** The rows of the board, as it is drawn. */
const rowsOf = ({ numbers }: Board, { squares, width }: Check, row = "{row},"): string =>
  [...squares.keys()]
    .filter((place) => place % width === 0)
    .map((start) =>
      fill(row, {
        row: squares
          .slice(start, start + width)
          .map((square) => (square === undefined ? -1 : at(numbers, square)))
          .join(", "),
      }),
    )
    .join("\n");

/** Whether there are elements that no call reads, which the index of the layout alone can tell. */
const hasOthers = (layout: Layout): boolean =>
  !operationsIn(layout.index).some(({ op }) => op === "read") &&
  Array.from({ length: lengthOf(layout) }, (_, element) => layout.cell(element)).includes(
    undefined,
  );

/** The file with the check of a table; `undefined` if it has none. */
export const checkIn = (style: Style, texts: CheckStyle, given: Table): Module | undefined => {
  const table = tableIn(style, given);
  const { measure, layout, names, filler } = table;
  const isCalled = !style.isNamedOnly || names.lookup !== undefined;
  const check = isCalled ? checkOf(table) : undefined;
  if (!check) return undefined;
  const { board, parameters } = layout;
  const { squares, width, rule, moves } = check;
  const [name, words] = [mainName(names), lowercaseWords(names)];
  const isPair = parameters.length === 2;
  const member = (one: string): string =>
    fill(texts.member, { ...nameParts(style, words), name: one });
  const lookup = lookupIn(style, names);
  const array = style.isNamedOnly ? (names.table ?? "") : nameIn(style, "array", words);
  const argument = (place: string): string => fill(texts.argument, { place });
  const last = rule.relation ? texts.count : argument("to");
  const call = `${member(lookup)}(${lines(isPair && argument("origin"), last).join(", ")})`;
  const parts = {
    ...nameParts(style, words),
    array: member(array),
    othersHold: nameIn(style, "local", ["others", "hold"]),
    file: nameIn(style, "file", words),
    why: reasonOf(rule, layout, lookup).join("\n"),
    size: `${squares.length}`,
    width: `${width}`,
    length: `${lengthOf(layout)}`,
    filler: `${filler}`,
    index: writerIn(style)(layout.index),
    rows: rowsOf(board, check, texts.row),
    parameters: isPair ? texts.parameters : (texts.noParameters ?? "()"),
    fill: fill(rule.relation ? texts.sets : texts.fill, {
      call,
      size: `${squares.length}`,
      most: `${layout.targets.length - 1}`,
      relation: rule.relation === "==" ? signOf(style, "==") : rule.relation,
    }),
    ...foldTexts(rule, style, texts, originIn(style, layout, check)),
  };
  const kinds = [texts.leaps, texts.rides].flatMap((kind, place) => {
    const some = moves.filter(({ isRepeated }) => Number(isRepeated) === place);
    return some.length === 0 ? [] : [{ ...kind, moves: moveText(some, texts) }];
  });
  const others = hasOthers(layout) ? fill(texts.others, parts) : "";
  const constants = (measure.constants ?? []).map((constant) => ({
    name: constantIn(style, constant, table),
    value: constant.value,
  }));
  const assertions: readonly (readonly [check: string, message: string])[] = [
    ...(isPair
      ? board.squares.map((square) => {
          const origin = squareName(board, square);
          return [`holds(${squares.indexOf(square)})`, `${name} is wrong from ${origin}`] as const;
        })
      : [["holds()", `${name} is wrong`] as const]),
    ...constants.map((one) => {
      const isRight = `${member(one.name)} ${signOf(style, "==")} ${one.value}`;
      return [isRight, `${name}: the constant ${one.name} is wrong`] as const;
    }),
    ...(others === ""
      ? []
      : [[`${parts.othersHold}()`, `${name} is wrong where no call reads`] as const]),
  ];
  const imports = [lookup, ...(others === "" ? [] : [array]), ...constants.map((one) => one.name)];
  return {
    file: fill(texts.file, parts),
    text: `${fill(texts.module, {
      ...parts,
      others,
      imports: imports.join(", "),
      lists: kinds.map(({ list, moves }) => fill(list, { moves })).join("\n"),
      loops: kinds.map(({ loop }) => fill(loop, parts)).join("\n"),
      assertions: assertions
        .map(([check, message]) => fill(texts.assertion, { check, message }))
        .join("\n"),
    })}\n`,
  };
};
