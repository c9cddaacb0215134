/**
 * Checks that are written beside tables, for the user's own compiler. A check knows the board and the moves, not the
 * entries: it calls the lookup, and compares each answer with those from which one moves there.
 */
import { at, lines } from "../../common.js";
import { squareName, type Board, type Square, type Vector } from "../../boards/board.js";
import { operationsIn, tree, type Expression } from "../../layouts/expression.js";
import { lengthOf, type Layout } from "../../layouts/layout.js";
import { SET, UNREACHABLE, type Answer } from "../../measures/measure.js";
import type { CheckStyle } from "./style.js";
import type { Path, Rule } from "../../measures/rules.js";
import { lowercaseWords, mainName } from "../../table-names.js";
import type { Table } from "../../table.js";
import { tableIn, writerIn } from "../print-expressions.js";
import { constantIn, lookupIn } from "../print-files.js";
import { fill, nameIn, nameParts, signOf, type Module, type Parts, type Style } from "../style.js";

/** A move to another place, once or repeated up to the edge of the board, and its value. */
interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a path: one that is repeated, or one for each square where it may stop. */
const movesAlong = ({ vectors, stops }: Path, value: number, board: Board): readonly Move[] => {
  const step = at(vectors, 0);
  const isLine = vectors.every(
    ({ files, ranks }, place) =>
      stops.has(place) && files === step.files * (place + 1) && ranks === step.ranks * (place + 1),
  );
  const times = vectors.length + 1;
  const next = { files: step.files * times, ranks: step.ranks * times };
  const isRepeated =
    isLine && times > 2 && board.squares.every((square) => board.plus(square, next) === undefined);
  return isRepeated
    ? [{ vector: step, isRepeated, value }]
    : [...stops].map((place) => ({ vector: at(vectors, place), isRepeated, value }));
};

/** A board in a frame so wide that no move leaves it; rank by rank, with the squares at their places. */
interface Framed {
  readonly squares: readonly (Square | undefined)[];
  readonly width: number;
}

const framed = (board: Board, moves: readonly Move[]): Framed => {
  const most = (axis: keyof Vector): number =>
    Math.max(...moves.map(({ vector }) => Math.abs(vector[axis])));
  const [beside, above] = [most("files"), most("ranks")];
  const [width, height] = [board.files + 2 * beside, board.ranks + 2 * above];
  const squares = Array.from({ length: width * height }, (_, place) =>
    board.squareAt({
      files: (place % width) - beside,
      ranks: Math.floor(place / width) - above,
    }),
  );
  return { squares, width };
};

/** What a check needs to know. */
interface Check extends Framed {
  readonly rule: Rule;
  readonly moves: readonly Move[];
}

/** The answers from some origins by a rule, if they follow from those of a table. */
const answersBy = (
  { rule: { fold }, moves, squares, width }: Check,
  origins: readonly Square[],
  answers: readonly Answer[],
): readonly Answer[] => {
  const held = squares.map((square) =>
    Number(square === undefined ? NaN : (answers[square] ?? NaN)),
  );
  return squares.map((to, place) => {
    if (to === undefined) return undefined;
    const isOrigin = origins.includes(to);
    let right = fold === "least" ? (isOrigin ? 0 : UNREACHABLE) : 0;
    for (const { vector, isRepeated, value } of moves) {
      const step = vector.ranks * width + vector.files;
      let from = place - step;
      for (let square = squares[from]; square !== undefined; square = squares[(from -= step)]) {
        const sum = value + at(held, from);
        if (fold === "least") right = sum < right ? sum : right;
        else if (origins.includes(square)) right = fold === "all" ? right | value : value;
        if (!isRepeated) break;
      }
    }
    return fold === "least" && right === UNREACHABLE ? undefined : right;
  });
};

/** What the check of a table knows; `undefined` if its answers do not follow from moves alone. */
const checkOf = ({ measure, layout }: Table): Check | undefined => {
  const { board, isTo = false, origins, targets } = layout;
  const { rule } = measure;
  if (
    !rule ||
    board.joined ||
    board.graphs ||
    ["u32", SET.type].includes(measure.element.type) ||
    targets !== board.squares
  )
    return undefined;
  const moves = rule
    .moves(board)
    .flatMap(([path, value]) => movesAlong(path, value, board))
    .map(({ vector: { files, ranks }, ...move }) => ({
      ...move,
      vector: isTo ? { files: -files, ranks: -ranks } : { files, ranks },
    }));
  if (moves.length === 0) return undefined;
  const check = { ...framed(board, moves), rule, moves };
  const answersFrom = measure.ways[0].on(board);
  const isRight = origins.every((some) => {
    const answers = answersFrom(some);
    const right = answersBy(check, some, answers);
    return check.squares.every((to, place) => to === undefined || right[place] === answers[to]);
  });
  return isRight ? check : undefined;
};

/** What is checked, and why that suffices. */
const reasonOf = (
  { fold }: Rule,
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
  isOrigin: string,
): Parts => {
  const sum = `${answer} + ${value}`;
  return fold === "least"
    ? {
        initial: `${UNREACHABLE}`,
        ifOrigin: fill(ifOrigin, { isOrigin }),
        // As gofmt formats it.
        test: `${style.isBracketed ? sum.replaceAll(" ", "") : sum} < expected`,
        then: sum,
      }
    : {
        initial: "0",
        ifOrigin: "",
        test: isOrigin.replace("to", "at"),
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

/** The file with the check of a table; `undefined` if it has none. */
export const checkIn = (style: Style, texts: CheckStyle, given: Table): Module | undefined => {
  const table = tableIn(style, given);
  const { measure, layout, names, filler } = table;
  const isCalled = !style.isNamedOnly || names.lookup !== undefined;
  const check = isCalled ? checkOf(table) : undefined;
  if (!check) return undefined;
  const { board, origins, parameters, index } = layout;
  const { squares, width, rule, moves } = check;
  const words = lowercaseWords(names);
  const isPair = parameters.length === 2;
  const write = writerIn(style);
  const any = (of: readonly Expression[]): Expression =>
    of.reduce((some, other) => tree("or", some, other));
  const places = board.squares.map((square) => squares.indexOf(square));
  const isOrigin = write(
    isPair
      ? tree("==", "to", "origin")
      : any(at(origins, 0).map((square) => tree("==", "to", at(places, square)))),
  );
  const arguments_ = (isPair ? ["origin", "to"] : ["to"]).map((place) =>
    fill(texts.argument, { place }),
  );
  const member = (name: string): string => fill(texts.member, { ...nameParts(style, words), name });
  const lookup = lookupIn(style, names);
  const array = style.isNamedOnly ? (names.table ?? "") : nameIn(style, "array", words);
  const constants = (measure.constants ?? []).map(({ name, ...constant }) => ({
    name: constantIn(style, { name, ...constant }, table),
    value: constant.value,
  }));
  const parts = {
    ...nameParts(style, words),
    array: member(array),
    file: nameIn(style, "file", words),
    why: reasonOf(rule, layout, lookupIn(style, names)).join("\n"),
    size: `${squares.length}`,
    width: `${width}`,
    parameters: isPair ? texts.parameters : (texts.noParameters ?? "()"),
    ...foldTexts(rule, style, texts, isOrigin),
  };
  const kinds = lines(
    ...([texts.leaps, texts.rides] as const).map((kind, at) => {
      const some = moves.filter(({ isRepeated }) => Number(isRepeated) === at);
      return some.length === 0 ? undefined : { ...kind, moves: moveText(some, texts) };
    }),
  );
  const isUnread = Array.from({ length: lengthOf(layout) }, (_, element) => element).some(
    (element) => layout.cell(element) === undefined,
  );
  const othersHold = nameIn(style, "local", ["others", "hold"]);
  const canIndex = !operationsIn(index).some(({ op }) => op === "read");
  const others =
    isUnread && canIndex
      ? fill(texts.others, {
          ...parts,
          othersHold,
          length: `${lengthOf(layout)}`,
          filler: `${filler}`,
          index: write(index),
        })
      : "";
  const name = mainName(names);
  const assertion = (check: string, message: string): string =>
    fill(texts.assertion, { ...parts, check, message });
  const rows = [...squares.keys()]
    .filter((place) => place % width === 0)
    .map((start) => {
      const numbers = squares
        .slice(start, start + width)
        .map((square) => (square === undefined ? -1 : at(board.numbers, square)));
      return fill(texts.row ?? "{row},", { row: numbers.join(", ") });
    });
  return {
    file: fill(texts.file, parts),
    text: `${fill(texts.module, {
      ...parts,
      imports: [
        ...lines(lookup, others === "" ? undefined : array),
        ...constants.map((one) => one.name),
      ].join(", "),
      rows: rows.join("\n"),
      call: `${member(lookup)}(${arguments_.join(", ")})`,
      lists: kinds.map(({ list, moves }) => fill(list, { moves })).join("\n"),
      loops: kinds.map(({ loop }) => fill(loop, parts)).join("\n"),
      others,
      assertions: lines(
        ...(isPair
          ? board.squares.map((square) =>
              assertion(
                `holds(${at(places, square)})`,
                `${name} is wrong from ${squareName(board, square)}`,
              ),
            )
          : [assertion("holds()", `${name} is wrong`)]),
        ...constants.map((one) =>
          assertion(
            `${member(one.name)} ${signOf(style, "==")} ${one.value}`,
            `${name}: the constant ${one.name} is wrong`,
          ),
        ),
        others === ""
          ? undefined
          : assertion(`${othersHold}()`, `${name} is wrong where no call reads`),
      ).join("\n"),
    })}\n`,
  };
};
