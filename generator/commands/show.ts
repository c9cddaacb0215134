/** `npx chess-distance show`: draws the answers of one table on its board, as lines of text, in the colors of distances. */
import { at } from "../common.js";
import { SQUARES } from "../core/boards/board.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import { isCounted } from "../core/layouts/layout.js";
import { SET, squaresIn, type Answer } from "../core/measures/elements.js";
import type { Table } from "../core/tables/table.js";
import { RequestError, shown } from "../errors.js";
import { optionsOf, type Options, type Status } from "../options.js";
import { provedRequests } from "../request/modules.js";
import { requestOfOptions, TOOL } from "../request/request.js";
import { shadeOf } from "../shades.js";
import { TABLE_OPTIONS } from "../request/table-keys.js";
import { optionValues } from "./config.js";
import type { Painted } from "./painted.js";
import type { Surroundings } from "./surroundings.js";

/** The keys of a table that decide how its array is read, and not what it answers. */
const OF_ARRAYS = ["layout", "squares", "filler", "bits", "name", "exactName"];

/** The options of a table that `show` takes. `from` names the square from which the answers are. */
const SHOWN_OPTIONS = TABLE_OPTIONS.filter((name) => !OF_ARRAYS.includes(name));

/** Prints the board with the answers of the table that the options describe. */
export const show = (args: readonly string[], { environment, draw }: Surroundings): Status => {
  const options = optionsOf(
    args,
    { help: `${TOOL} --help show`, environment },
    ["captures"],
    SHOWN_OPTIONS.filter((name) => name !== "captures"),
  );
  if ((options.get("piece") ?? []).length > 1)
    throw new RequestError(
      "--piece: given twice; for attacks, name several pieces in one list, such as N,C",
    );
  const from = (options.get("from") ?? []).map(String);
  const table = tableAsked(options);
  const { layout, measure } = table;
  if (isCounted(layout) || (measure.element === SET && layout.parameters.length === 2))
    throw new RequestError(
      "one board cannot show this table, because each square has several answers; write it with --out",
    );
  drawnLines(layout.board, cellsOf(table, from)).forEach(draw);
  return 0;
};

/** The table of a request, by pair of squares or by square, in the numbering from a1. */
const tableAsked = (options: Options): Table => {
  const others = new Map([...options].filter(([name]) => name !== "from"));
  const request = new Map([...others, ["out", ["."]], ["name", ["shown"]]] as const);
  const { entries, placed } = requestOfOptions(optionValues(request), () => undefined);
  return at(provedRequests(entries, undefined, placed), 0);
};

/** The square of the board with a name. Throws a `RequestError` if there is none. */
const squareCalled = (board: Board, given: readonly string[]): Square => {
  if (given.length === 0) throw new RequestError("--from: missing; expected a square, such as a1");
  const names = board.cells.map((cell) => board.naming.cell(cell));
  const square = names.indexOf(given.join());
  if (square === -1)
    throw new RequestError(
      `--from ${shown(given.join())}: expected a square of the board, such as ${at(names, 0)}`,
    );
  return square;
};

/**
 * What is drawn on each square: a number, `x` for a square of a set, `.` for another, or `-` if there is no answer. Distances have
 * their colors, and the squares of a set that of one move.
 */
const cellsOf = ({ measure, layout }: Table, from: readonly string[]): readonly Painted[] => {
  const { board, origins, parameters } = layout;
  const isOfDistances = measure.noun === "distance";
  const cellOf = (answer: Answer): Painted => ({
    text: answer === undefined ? "-" : `${answer}`,
    shade: isOfDistances && typeof answer === "number" ? shadeOf(answer) : undefined,
  });
  const answersFrom = measure.ways[0].on(board);
  if (parameters.length === 2) {
    const answers = answersFrom([squareCalled(board, from)]);
    return board.squares.map((square) => cellOf(answers[square]));
  }
  const answers = answersFrom(at(origins, 0));
  if (measure.element === SET) {
    const set = answers[squareCalled(board, from)];
    const members = new Set(typeof set === "bigint" ? squaresIn(set) : []);
    return board.squares.map((square) =>
      members.has(square) ? { text: "x", shade: shadeOf(1) } : { text: "." },
    );
  }
  if (from.length > 0)
    throw new RequestError("--from: the table has one answer for each square; leave it out");
  return board.squares.map((square) => cellOf(answers[square]));
};

/**
 * The lines of a board, the last rank first, with the names of ranks and files. On hexagons, neighboring files are on
 * lines in turn, because a cell touches two cells of the next file, and each line begins with the name of its first cell.
 * A graph has a line for each cell.
 */
const drawnLines = (board: Board, drawn: readonly Painted[]): readonly (readonly Painted[])[] => {
  const { cells, lattice, naming, graphs } = board;
  const nameOf = (square: Square): string => naming.cell(at(cells, square));
  if (graphs)
    return board.squares.map((square) => [{ text: `${nameOf(square)} ` }, at(drawn, square)]);
  const heightOf = ({ files, ranks }: Vector): number =>
    lattice === SQUARES ? ranks : 2 * ranks - files;
  const heights = [...new Set(cells.map(heightOf))].sort((one, other) => other - one);
  const fileNames = Array.from({ length: board.files }, (_, files) =>
    naming
      .cell(cells.find((cell) => cell.files === files) ?? { files, ranks: 0 })
      .replace(/\d+$/, ""),
  );
  const width = Math.max(
    ...[...drawn.map(({ text }) => text), ...fileNames].map(({ length }) => length),
  );
  const leftToRight = cells.toSorted((one, other) => one.files - other.files);
  const labels = heights.map((height) =>
    lattice === SQUARES
      ? `${height + 1}`
      : naming.cell(
          at(
            leftToRight.filter((cell) => heightOf(cell) === height),
            0,
          ),
        ),
  );
  const labelWidth = Math.max(...labels.map(({ length }) => length));
  const lineOf = (label: string, inLine: readonly Painted[]): readonly Painted[] => [
    { text: label.padStart(labelWidth) },
    ...inLine
      .slice(0, inLine.findLastIndex(({ text }) => text !== "") + 1)
      .map(({ text, shade }) => ({ text: ` ${text.padStart(width)}`, shade })),
  ];
  const rows = heights.map((height, line) =>
    lineOf(
      at(labels, line),
      fileNames.map((_, file) => {
        const square = cells.findIndex((cell) => cell.files === file && heightOf(cell) === height);
        return drawn[square] ?? { text: "" };
      }),
    ),
  );
  return [
    ...rows,
    lineOf(
      "",
      fileNames.map((text) => ({ text })),
    ),
  ];
};
