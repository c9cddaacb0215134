/** Prints checks of tables, for the user's own compiler. A check calls the lookup and contains no table element. */
import { squareName } from "../core/boards/board.js";
import { present } from "../common.js";
import { operationsIn, tree } from "../core/measures/expression.js";
import { signOf } from "../core/tables/expression-text.js";
import { countIn, lengthOf, squareIn } from "../core/layouts/layout.js";
import { stored, type Stored } from "../core/tables/limbs.js";
import { SET } from "../core/measures/elements.js";
import { wordsOf } from "../cases.js";
import { lowercaseWords, mainName, SINGLE } from "../core/tables/names.js";
import type { Module, PrintedModule } from "../core/tables/statements.js";
import type { Table } from "../core/tables/table.js";
import { styleFor, type LanguageKeys, type StyledName } from "../languages/languages.js";
import { kindOf, styleOfArray, tableIn } from "../languages/lookup-body.js";
import { writerIn } from "../languages/print-expressions.js";
import { constantIn, lookupIn } from "../languages/print-files.js";
import { PYTHON } from "../languages/python.js";
import { fill, fillIn, nameIn, nameParts, type Parts, type Syntax } from "../languages/style.js";
import { extensionOf, TYPESCRIPT } from "../languages/typescript.js";
import { C_CHECK } from "./c.js";
import { cppCheckOf } from "./cpp.js";
import { CSHARP_CHECK } from "./csharp.js";
import { checkOf, type Check } from "./check-input.js";
import { GO_CHECK } from "./go.js";
import { JAVA_CHECK } from "./java.js";
import { jsonCheckOf } from "./json.js";
import { boardIn, movesIn } from "./lists.js";
import { PYTHON_CHECK } from "./python.js";
import { bodyOfCheck, RULES } from "./rules.js";
import { RUST_CHECK } from "./rust.js";
import { loopsOverCalls, unreachableIn } from "./statements.js";
import type { CheckStyle } from "./style.js";
import { checkInFormat, TYPESCRIPT_CHECK } from "./typescript.js";
import { ZIG_CHECK } from "./zig.js";

/** A check before it is printed in a language. */
interface Unprinted {
  readonly style: Syntax;
  readonly templates: CheckStyle;
  readonly table: Stored;
  readonly check: Check;
  /** Whether one file has all tables. */
  readonly isSingle: boolean;
}

/** The names in the table's file. */
interface TableFile {
  /** The name of the lookup. A table has no lookup if the square itself is the index. */
  readonly lookup: string | undefined;
  readonly array: string;
  readonly constants: readonly (readonly [name: string, value: number])[];
  /** Returns the expression for the declaration with the given name in the file. */
  readonly member: (name: string) => string;
}

const tableFileOf = ({ style, templates, table, isSingle }: Unprinted): TableFile => {
  const { names, measure } = table;
  const words = lowercaseWords(names);
  const { member, memberOfSingle = member } = templates;
  const template = isSingle ? memberOfSingle : member;
  return {
    lookup: style.hasGivenNames && names.lookup === undefined ? undefined : lookupIn(style, names),
    array: style.hasGivenNames ? (names.table ?? "") : nameIn(style, "array", words),
    constants: (measure.constants ?? []).map((constant) => [
      constantIn(style, constant, table),
      constant.value,
    ]),
    member: (name) => fill(template, { ...nameParts(style, words), name }),
  };
};

/**
 * The parameter of a check: the place `origin` or, for sets of moves and masks, `to`; `undefined` if the check has no
 * parameter.
 */
const parameterOf = ({ isPair, fold }: Check): "origin" | "to" | undefined => {
  if (isPair) return "origin";
  return fold === "moves" || fold === "mask" ? "to" : undefined;
};

const parametersIn = ({ style, templates, check }: Unprinted): string => {
  const name = parameterOf(check);
  const { parameters = `(${style.parameter})`, noParameters } = templates;
  return name === undefined ? noParameters : fill(parameters, { name });
};

const argumentIn = ({ templates: { terms } }: Unprinted, place: string): string =>
  fill(terms.argument ?? terms.number, { place });

/** The arguments of a call of the lookup. */
const argumentsIn = (unprinted: Unprinted): readonly string[] => {
  const { check, table, templates } = unprinted;
  const count = countIn(table.layout);
  return table.layout.parameters.map((name) =>
    name === count
      ? templates.terms.count
      : argumentIn(unprinted, check.isPair && name === squareIn(table.layout) ? "origin" : "to"),
  );
};

/** The call of the lookup or, if there is none, the element of the array. */
const callIn = (unprinted: Unprinted, { lookup, array, member }: TableFile): string =>
  lookup === undefined
    ? fill(unprinted.templates.terms.element, {
        name: member(array),
        place: argumentIn(unprinted, "to"),
      })
    : `${member(lookup)}(${argumentsIn(unprinted).join(", ")})`;

/** Prints the check of the elements that no call reads; empty if there are no such elements. */
const othersIn = (unprinted: Unprinted, parts: Parts): string => {
  const { style, templates, check, table } = unprinted;
  const { layout, limbs } = table;
  const { others } = templates;
  const cells = Array.from({ length: lengthOf(layout) }, (_, element) => layout.cell(element));
  // A check cannot evaluate an index that reads another table.
  const isReading = operationsIn(layout.index).some(({ op }) => op === "read");
  if (!others || isReading || !cells.includes(undefined)) return "";
  // A call may read several elements, the limbs of a set.
  const count = limbs && limbs.element === undefined ? limbs.count : 1;
  const given = argumentsIn(unprinted);
  const calls = loopsOverCalls(
    templates.statements,
    check,
    ...layout.parameters.map((name, place) =>
      fill(others.parameter, {
        name: nameIn(style, "local", wordsOf(name)),
        value: given[place],
      }),
    ),
    ...Array.from({ length: count }, (_, limb) =>
      fill(others.mark, { index: writerIn(style, () => undefined)(tree("+", layout.index, limb)) }),
    ),
  );
  const element = fillIn(style, kindOf(style, table), style.read, {
    ...{ ...parts, index: "n", operand: "n" },
  });
  return fill(others.check, { ...parts, calls, element });
};

/** Prints the assertions: for each origin, for the constants, and for the elements that no call reads. */
const assertionsIn = (
  { style, templates, table, check }: Unprinted,
  { constants, member }: TableFile,
  others: string | false,
): string => {
  const { board } = table.layout;
  const name = mainName(table.names);
  const assertion = (holds: string, fault: string): string =>
    fill(templates.assertion, { check: holds, message: `${name}${fault}` });
  const ofOrigins =
    parameterOf(check) === undefined
      ? [assertion("holds()", " is wrong")]
      : board.squares.map((square) =>
          assertion(
            `holds(${check.squares.indexOf(square)})`,
            ` is wrong from ${squareName(board, square)}`,
          ),
        );
  const ofConstants = constants.map(([constant, value]) =>
    assertion(
      `${member(constant)} ${signOf(style, "==")} ${value}`,
      `: the constant ${constant} is wrong`,
    ),
  );
  return present(
    ...ofOrigins,
    ...ofConstants,
    others !== false && assertion(`${others}()`, " is wrong where no call reads"),
  ).join("\n");
};

/** The comment that says what is proved, and why the rule suffices. */
const whyOf = ({ table: { layout }, check }: Unprinted, { lookup, array }: TableFile): string => {
  const rule = fill(RULES[check.fold].why, {
    before: layout.nearest?.isTo
      ? "to which one can move from it"
      : "from which one can move to it",
    origins: layout.nearest ? "on the squares of the region" : "at the origin",
    unreachable: `${unreachableIn(check)}`,
  });
  return `Proves the answers of ${lookup ?? array}. Read the board, the moves and the rule: nothing else is taken on trust.
${rule}`;
};

/** The parts of the file that do not depend on whether there are elements that no call reads. */
const checkParts = (unprinted: Unprinted, tableFile: TableFile): Parts => {
  const { style, templates, table, check, isSingle } = unprinted;
  const { names, layout, measure, filler } = table;
  const words = lowercaseWords(names);
  const file = isSingle ? SINGLE : words;
  return {
    ...nameParts(style, words),
    ...boardIn(templates.lists, check, layout.board),
    array: tableFile.member(tableFile.array),
    othersHold: nameIn(style, "local", ["others", "hold"]),
    file: nameIn(style, "file", file),
    of: fill(templates.of, nameParts(style, file)),
    why: whyOf(unprinted, tableFile),
    length: `${lengthOf(layout)}`,
    filler: `${filler}`,
    parameters: parametersIn(unprinted),
    rule: bodyOfCheck(style, templates, check, callIn(unprinted, tableFile)),
    sets: measure.element === SET ? templates.sets : "",
    moves: movesIn(templates.lists, check),
  };
};

/** Returns the file with the check of a table, or `undefined` if the table has no check. */
const checkIn = (
  style: Syntax,
  templates: CheckStyle,
  plain: Table,
  isSingle = false,
): Module | undefined => {
  const table = tableIn(style, plain);
  const check = checkOf(table);
  if (!check) return undefined;
  const unprinted = { style, templates, table, check, isSingle };
  const tableFile = tableFileOf(unprinted);
  const { lookup, array, constants } = tableFile;
  const parts = checkParts(unprinted, tableFile);
  const others = othersIn(unprinted, parts);
  const imported = present(
    lookup,
    (others !== "" || lookup === undefined) && array,
    ...constants.map(([constant]) => constant),
  );
  const assertions = assertionsIn(unprinted, tableFile, others !== "" && `${parts["othersHold"]}`);
  const own = { others, assertions, imports: imported.join(", ") };
  return {
    file: fill(templates.file, parts),
    text: `${fill(templates.module, { ...parts, ...own })}\n`,
  };
};

/** The templates of each language that has checks, some by table. */
const CHECKS: Readonly<Partial<Record<StyledName, CheckStyle | ((table: Table) => CheckStyle)>>> = {
  c: C_CHECK,
  cpp: cppCheckOf,
  rust: RUST_CHECK,
  go: GO_CHECK,
  java: JAVA_CHECK,
  csharp: CSHARP_CHECK,
  python: PYTHON_CHECK,
  zig: ZIG_CHECK,
};

/**
 * Returns a function that makes the check of a table, if the table has a check. Returns `undefined` if the request asks
 * for no checks, or if the language has none.
 */
export const checksOf = (
  request: LanguageKeys & { readonly proof: boolean },
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
  const style = styleFor(lang, request);
  return (
    check &&
    ((table) => {
      const templates = typeof check === "function" ? check(table) : check;
      return checkIn(styleOfArray(style, table).syntax, templates, table, single);
    })
  );
};
