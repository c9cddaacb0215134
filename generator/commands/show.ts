/** `npx chess-distance show`: draws the answers of one table on its board, as lines of text or as SVG. */
import { at } from "../common.js";
import { squareName, type Board, type Square } from "../core/boards/board.js";
import { isCounted } from "../core/layouts/layout.js";
import { SET, squaresIn, type Answer } from "../core/measures/elements.js";
import { tableTitle } from "../core/tables/docs.js";
import type { EntryOn, Table } from "../core/tables/table.js";
import { distanceCell, marksOf, type DrawnCell, type Grid } from "../drawing/grid.js";
import { svgOf } from "../drawing/svg.js";
import { RequestError, shown } from "../errors.js";
import { didYouMean } from "../meant.js";
import { optionsOf, type Options, type Status } from "../options.js";
import { provedRequests } from "../request/modules.js";
import { isLeftOut } from "../request/keys/targets.js";
import { requestOfOptions, TOOL, type ParsedRequest } from "../request/request.js";
import { TABLE_OPTIONS } from "../request/table-keys.js";
import { boardLines, lettersOf } from "./board-lines.js";
import { optionValues } from "./config.js";
import type { Surroundings } from "./surroundings.js";

/** The keys of a table that decide how its array is read, and not what it answers. */
const OF_ARRAYS = ["layout", "squares", "filler", "bits", "name", "exactName"];

/** The options of a table that `show` takes. `from` names the square from which the answers are. */
const SHOWN_OPTIONS = TABLE_OPTIONS.filter((name) => !OF_ARRAYS.includes(name));

/** Prints the board with the answers of the table that the options name or describe. */
export const show = (
  args: readonly string[],
  { environment, draw, print }: Surroundings,
): Status => {
  const options = optionsOf(
    args,
    { help: `${TOOL} --help show`, environment },
    ["captures", "svg"],
    ["table", ...SHOWN_OPTIONS.filter((name) => name !== "captures")],
  );
  if ((options.get("piece") ?? []).length > 1)
    throw new RequestError(
      "--piece: given twice; for attacks, name several pieces in one list, such as N,C",
    );
  const from = (options.get("from") ?? []).map(String);
  const { entry, placed } = entryAsked(options);
  const origin = originAsked({ ...entry, layout: entry.layout(entry.board) }, from);
  const table = at(provedRequests([entry], undefined, placed), 0);
  const { grid, title } = drawingOf(table, origin);
  if (options.has("svg")) svgOf(grid, title).split("\n").forEach(print);
  else boardLines(grid).forEach(draw);
  return 0;
};

/** An entry, and how a message about it is preceded by the option with the mistake. */
interface EntryAsked {
  readonly entry: EntryOn;
  readonly placed: ParsedRequest["placed"];
}

/**
 * The entry of a request: a table of the package, or one by pair of squares or by square, in the numbering from a1.
 * Throws a `RequestError` if there are several.
 */
const entryAsked = (options: Options): EntryAsked => {
  if (options.has("table") && SHOWN_OPTIONS.some((name) => name !== "from" && options.has(name)))
    throw new RequestError("--table: remove it, or the keys that describe another table");
  const others = [...options].filter(([name]) => name !== "from" && name !== "svg");
  const name = options.has("table") ? [] : ([["name", ["shown"]]] as const);
  const request = new Map([...others, ["out", ["."]], ...name] as const);
  const { entries, placed } = requestOfOptions(optionValues(request), () => undefined);
  if (entries.length > 1)
    throw new RequestError(
      options.has("table")
        ? "--table: name one table"
        : `${entries.length} tables are asked for; expected one`,
    );
  return { entry: at(entries, 0), placed };
};

/**
 * The square from which a table is drawn; `undefined` if its answers need none. Throws a `RequestError` if one board
 * cannot show the table, or if `from` is missing, is no square, or is not needed. Proves nothing, so mistakes are told
 * at once.
 */
const originAsked = (
  { measure, layout }: Pick<Table, "measure" | "layout">,
  from: readonly string[],
): Square | undefined => {
  const isOfPairs = layout.parameters.length === 2;
  const isOfSets = measure.element === SET;
  if (isCounted(layout) || (isOfSets && isOfPairs))
    throw new RequestError(
      "one board cannot show this table, because each square has several answers; write it with --out",
    );
  if (isOfPairs || isOfSets) return squareCalled(layout.board, from);
  if (from.length > 0)
    throw new RequestError("--from: the table has one answer for each square; leave it out");
  return undefined;
};

/** Says which names squares have, as near to a wrong name as possible, or that the board leaves the square out. */
const expectedInstead = (board: Board, names: readonly string[], wrong: string): string => {
  const lower = wrong.toLowerCase();
  if (names.includes(lower)) return didYouMean(lower);
  if (isLeftOut(board, lower)) return `${lower} is left out of the board`;
  const ofFile = names.filter((name) => lettersOf(name) === lettersOf(lower));
  const [first, ...others] = board.graphs ? [] : ofFile;
  if (first !== undefined)
    return `expected a square of the board, such as ${[first, ...others.slice(-1)].join(" to ")}`;
  const files = [...new Set(names.map(lettersOf))];
  return board.graphs || files.length === names.length
    ? `expected one of ${shown(names.join(", "))}`
    : `expected a square of the board, whose files are ${files.join(", ")}`;
};

/** The square of the board with a name. Throws a `RequestError` if there is none. */
const squareCalled = (board: Board, given: readonly string[]): Square => {
  if (given.length === 0) throw new RequestError("--from: missing; expected a square, such as a1");
  if (given.length > 1)
    throw new RequestError(`--from ${shown(given.join())}: expected one square`);
  const names = board.cells.map((cell) => board.naming.cell(cell));
  const square = names.indexOf(given.join());
  if (square === -1)
    throw new RequestError(
      `--from ${shown(given.join())}: ${expectedInstead(board, names, given.join())}`,
    );
  return square;
};

/** The drawing of a table: the answers from a square or a region, which is marked, or those of each square. */
interface Drawing {
  readonly grid: Grid;
  readonly title: string;
}

/**
 * Draws the answers of a table, from a square if they need one. Distances have their colors, and the squares of a set
 * that of one move.
 */
const drawingOf = (table: Table, origin: Square | undefined): Drawing => {
  const { measure, layout } = table;
  const { board, origins, parameters } = layout;
  const answersFrom = measure.ways[0].on(board);
  const drawn = (
    cells: readonly DrawnCell[],
    marked: readonly Square[],
    title: string,
  ): Drawing => ({
    title,
    grid: { size: board, cells, marks: marksOf(marked), hasNames: true },
  });
  const isOfDistances = measure.noun === "distance";
  const cellOf = (answer: Answer): DrawnCell => {
    if (typeof answer !== "number") return { kind: "never" };
    return isOfDistances ? distanceCell(answer) : { kind: "word", text: `${answer}` };
  };
  const region = at(origins, 0);
  if (origin === undefined)
    return drawn(answersFrom(region).map(cellOf), region, tableTitle(table));
  const name = squareName(board, origin);
  if (parameters.length === 2)
    return drawn(answersFrom([origin]).map(cellOf), [origin], tableTitle(table, `from ${name}`));
  const answers = answersFrom(region);
  const set = answers[origin];
  const members = new Set(typeof set === "bigint" ? squaresIn(set) : []);
  const cells = board.squares.map((square): DrawnCell =>
    members.has(square) ? { kind: "word", text: "x", distance: 1 } : { kind: "empty" },
  );
  return drawn(cells, [origin], `${name}: ${tableTitle(table)}`);
};
