/** Prints checks of tables, for the user's own compiler. A check calls the lookup and contains no table element. */
import { squareName } from "../core/board.js";
import { at, present } from "../common.js";
import { signOf } from "../core/expression-text.js";
import type { PrintedModule } from "../core/statements.js";
import { operationsIn, tree } from "../core/expression.js";
import { lengthOf } from "../core/layout.js";
import { SET } from "../core/measure.js";
import type { Fold } from "../core/rules.js";
import { lowercaseWords, mainName, SINGLE, wordsOf } from "../core/names.js";
import type { Table } from "../core/table.js";
import { stored, type Stored } from "../core/limbs.js";
import { C_CHECK } from "./c.js";
import { CPP_CHECK } from "./cpp.js";
import { GO_CHECK } from "./go.js";
import { JAVA_CHECK } from "./java.js";
import { jsonCheckOf } from "./json.js";
import { tableIn } from "../languages/lookup-body.js";
import { writerIn } from "../languages/print-expressions.js";
import { constantIn, lookupIn } from "../languages/print-files.js";
import { PYTHON } from "../languages/python.js";
import { PYTHON_CHECK } from "./python.js";
import { RUST_CHECK } from "./rust.js";
import { styleFor, type Asked, type StyledName } from "../languages/languages.js";
import { fill, nameIn, nameParts, type Parts, type Syntax } from "../languages/style.js";
import { extensionOf, TYPESCRIPT } from "../languages/typescript.js";
import { ZIG_CHECK } from "./zig.js";
import { checkOf, type Check } from "./framed.js";
import { listNames, loopsOverCalls, statementsOf, unreachableIn, type List } from "./statements.js";
import { COMMON, type CheckStyle } from "./style.js";
import { checkInFormat, TYPESCRIPT_CHECK } from "./typescript.js";

const COUNTED = "The moves to each square are counted, beginning at the origin.";

const LEADS = `${COUNTED} Shortest paths to a square lead through squares
one move nearer: the answer`;

/** For each rule, the comment in a check that explains why the rule suffices. */
const REASONS: Readonly<Record<Fold, string>> = {
  least: `The answer for each square must be one more than the least answer for the squares {before},
but 0 {origins}, and {unreachable} if no such square can be reached. That suffices. From each square, the answers lead
down to 0, by one with each move: there is a path of that many moves, so no answer is too small. And along a shortest
path, each answer is at most one more than the one before it, so no answer is too great.`,
  cell: "The answer follows from the file and the rank of the square.",
  count: "The answer is the number of squares before the square, in the order of the list.",
  member: "The answer is 1 for the squares that the check names, and 0 for all others.",
  step: "The answer is the number of the square to which the step in a direction leads, or the number that stands for no square.",
  reach: "The answer is the number of squares to which moves in a direction lead.",
  one: "The answer is the value of the move that leads from the origin to the square, or 0 if none does.",
  all: "The answer has the bits of all moves that lead from the origin to the square, and no others.",
  moves: "The answer has the squares to which a move leads from the square, and no others.",
  between: "The answer has the squares that the move from the origin to the square passes.",
  line: "The answer has all squares of the line of the move from the origin to the square.",
  paths: `${LEADS} has the square itself, and all squares of the answers for the nearer squares.`,
  pathCount: `${LEADS} is the sum of the answers for the nearer squares, or 1 at the origin.`,
  rings: `${COUNTED}
The answer for a count has the squares exactly that many moves away, and no others.`,
  zones: `${COUNTED}
The answer for a count has the squares at most that many moves away, and no others.`,
};

/** Prints items in rows of up to `width` items. */
const rowsOf = (items: readonly (number | string)[], width: number, form = COMMON.row): string =>
  items
    .filter((_, place) => place % width === 0)
    .map((_, row) => fill(form, { row: items.slice(row * width, (row + 1) * width).join(", ") }))
    .join("\n");

const listIn = (
  { list, kinds }: CheckStyle,
  name: List,
  kind: keyof NonNullable<typeof kinds>,
  parts: Parts,
): string => fill(fill(list, { kind: kinds?.[kind] }), { ...listNames(name), ...parts });

/** Prints the declarations of the moves: the step to the next rank, and the lists. */
const movesIn = (texts: CheckStyle, { vectors, into = [], isToward, width }: Check): string => {
  const { north, move, from, end } = texts;
  const moves = (areRepeated: boolean): string => {
    const items = vectors
      .filter(({ isRepeated }) => isRepeated === areRepeated)
      .map(({ vector: { files, ranks }, value }) =>
        fill(move, {
          ranks: `${ranks}`,
          files: `${files < 0 ? "-" : "+"} ${Math.abs(files)}`,
          value: `${value}`,
        }),
      );
    return rowsOf(items, 4);
  };
  const before = into.map((to) => from.replace("{places}", [...to, ...present(end)].join(", ")));
  const most = `${1 + Math.max(...into.map((places) => places.length))}`;
  const ends = isToward ? "to which one moves from it" : "from which one moves there";
  const origins = `For each place, the places ${ends}${end ? `, then ${end}` : ""}.`;
  const list = (name: List, kind: "moves" | "into", remark: string, items: string) =>
    items !== "" && listIn(texts, name, kind, { remark, most, items });
  return present(
    vectors.length > 0 && fill(north, { width: `${width}` }),
    list("leaps", "moves", "", moves(false)),
    list("rides", "moves", "Repeated up to the edge of the board.", moves(true)),
    list("before", "into", origins, before.join("\n")),
  ).join("\n");
};

/** Prints the check of the elements that no call reads, if there is one. `given` contains the arguments of a call. */
const othersIn = (
  style: Syntax,
  texts: CheckStyle,
  check: Check,
  { layout, limbs }: Stored,
  given: readonly string[],
): string => {
  const { others } = texts;
  const cells = Array.from({ length: lengthOf(layout) }, (_, element) => layout.cell(element));
  // The index of a call must not need other tables.
  const isReading = operationsIn(layout.index).some(({ op }) => op === "read");
  if (!others || isReading || !cells.includes(undefined)) return "";
  // A call may read several elements, the limbs of a set.
  const count = limbs && limbs.element === undefined ? limbs.count : 1;
  const calls = loopsOverCalls(texts, check, [
    ...layout.parameters.map((name, place) =>
      fill(others.parameter, {
        name: nameIn(style, "local", wordsOf(name)),
        value: given[place],
      }),
    ),
    ...Array.from({ length: count }, (_, place) =>
      fill(others.mark, { index: writerIn(style)(tree("+", layout.index, place)) }),
    ),
  ]);
  return fill(others.check, { calls });
};

/** Returns the file with the check of a table, or `undefined` if the table has no check. */
const checkIn = (
  style: Syntax,
  texts: CheckStyle,
  plain: Table,
  isSingle = false,
): PrintedModule | undefined => {
  const table = tableIn(style, plain);
  const { measure, layout, names, filler } = table;
  const check = checkOf(table);
  if (!check) return undefined;
  const { board } = layout;
  const { squares, width, fold, vectors, isPair, isOfCounts } = check;
  const [name, words] = [mainName(names), lowercaseWords(names)];
  const parameter = texts.parameters ?? `(${fill(style.parameter, { name: "origin" })})`;
  const from = isPair ? "origin" : fold === "moves" ? "to" : undefined;
  const template = (isSingle ? texts.memberOfSingle : undefined) ?? texts.member;
  const member = (one: string): string => fill(template, { ...nameParts(style, words), name: one });
  // A table may have no lookup if the square itself is the index.
  const lookup =
    style.hasGivenNames && names.lookup === undefined ? undefined : lookupIn(style, names);
  const array = style.hasGivenNames ? (names.table ?? "") : nameIn(style, "array", words);
  const argument = (place: string): string => fill(texts.argument ?? texts.number, { place });
  const given = present(isPair && argument("origin"), isOfCounts ? texts.count : argument("to"));
  const call =
    lookup === undefined
      ? fill(texts.element, { name: member(array), place: argument("to") })
      : `${member(lookup)}(${given.join(", ")})`;
  const others = othersIn(style, texts, check, table, given);
  const othersHold = nameIn(style, "local", ["others", "hold"]);
  const constants = (measure.constants ?? []).map((constant) => ({
    name: constantIn(style, constant, table),
    value: constant.value,
  }));
  const assertion = (check: string, message: string): string =>
    fill(texts.assertion, { check, message: `${name}${message}` });
  const file = nameIn(style, "file", isSingle ? SINGLE : words);
  const size = `${squares.length}`;
  const frame = vectors.length > 0 ? ", in a frame of -1" : "";
  const remark = `The numbers of the squares${frame}. Not a table: chess-distance-ignore.`;
  const numbers = squares.map((square) => (square === undefined ? -1 : at(board.numbers, square)));
  const rows = rowsOf(numbers, width, texts.row);
  const parts = {
    ...nameParts(style, words),
    array: member(array),
    othersHold,
    file,
    of: file.replace(/\.\w+$/, ""),
    why: `Proves the answers of ${lookup ?? array}. Read the board, the moves and the rule: nothing else is taken on trust.
${fill(REASONS[fold], {
  before: layout.isTo ? "to which one can move from it" : "from which one can move to it",
  origins: layout.region ? "on the squares of the region" : "at the origin",
  unreachable: `${unreachableIn(check)}`,
})}`,
    ...{ remark, rows },
    board: listIn(texts, "board", "board", { size, remark, items: rows }),
    length: `${lengthOf(layout)}`,
    filler: `${filler}`,
    parameters: from === undefined ? texts.noParameters : parameter.replace("origin", from),
    rule: statementsOf(style, texts, check, call),
    sets: measure.element === SET ? texts.sets : "",
    moves: movesIn(texts, check),
  };
  return {
    file: fill(texts.file, parts),
    text: `${fill(texts.module, {
      ...parts,
      others: fill(others, parts),
      imports: present(
        lookup,
        (others !== "" || !lookup) && array,
        ...constants.map((one) => one.name),
      ).join(", "),
      assertions: present(
        from === undefined && assertion("holds()", " is wrong"),
        ...(from === undefined ? [] : board.squares).map((square) =>
          assertion(
            `holds(${squares.indexOf(square)})`,
            ` is wrong from ${squareName(board, square)}`,
          ),
        ),
        ...constants.map((one) =>
          assertion(
            `${member(one.name)} ${signOf(style, "==")} ${one.value}`,
            `: the constant ${one.name} is wrong`,
          ),
        ),
        others !== "" && assertion(`${othersHold}()`, " is wrong where no call reads"),
      ).join("\n"),
    })}\n`,
  };
};

/** The languages that have checks. */
const CHECKS: Readonly<Partial<Record<StyledName, CheckStyle>>> = {
  c: C_CHECK,
  cpp: CPP_CHECK,
  rust: RUST_CHECK,
  go: GO_CHECK,
  java: JAVA_CHECK,
  python: PYTHON_CHECK,
  zig: ZIG_CHECK,
};

/** Returns a function that makes the check of a table, if the table has one; `undefined` if the request has no checks. */
export const checksOf = (
  request: Asked & { readonly proof: boolean },
): ((table: Table) => PrintedModule | undefined) | undefined => {
  const { lang, format = "ts", proof, single = false } = request;
  if (!proof) return undefined;
  if (lang === "json") return (table) => checkIn(PYTHON.syntax, jsonCheckOf(table), table);
  if (lang === "ts") {
    const style = { ...TYPESCRIPT, value: extensionOf(format), hasOneSpace: single };
    return (table) => {
      const check = checkIn(style, TYPESCRIPT_CHECK, stored(table), single);
      return check && checkInFormat(format, check);
    };
  }
  const { [lang]: check } = CHECKS;
  const { syntax } = styleFor(lang, request);
  return check && ((table) => checkIn(syntax, check, table, single));
};
