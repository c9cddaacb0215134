/** Declares the lists of a check: the places of the board, and the moves. */
import { at, present } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { fill, type Parts } from "../languages/style.js";
import type { Check } from "./check-input.js";
import { listNames, type ListName } from "./statements.js";
import type { CheckLists } from "./style.js";

/** Prints items in rows of up to `width` items. */
const inRows = (items: readonly (number | string)[], width: number, form = "{row},"): string =>
  items
    .filter((_, place) => place % width === 0)
    .map((_, row) => fill(form, { row: items.slice(row * width, (row + 1) * width).join(", ") }))
    .join("\n");

const listIn = (
  { list, kinds }: CheckLists,
  name: ListName,
  kind: keyof NonNullable<typeof kinds>,
  parts: Parts,
): string => {
  const all = { ...listNames(name), ...parts };
  return fill(list, { ...all, kind: fill(kinds?.[kind] ?? "", all) });
};

/**
 * Declares the places of the board: the number of each square, and -1 at a place without a square. Also returns the
 * parts of the declaration, for templates that declare the board themselves.
 */
export const boardIn = (
  templates: CheckLists,
  { squares, width, vectors }: Check,
  { numbers }: Board,
): Readonly<Record<"board" | "remark" | "rows", string>> => {
  const frame = vectors.length > 0 ? ", in a frame of -1" : "";
  const remark = `The numbers of the squares${frame}. Not a table: chess-distance-ignore.`;
  const places = squares.map((square) => (square === undefined ? -1 : at(numbers, square)));
  const rows = inRows(places, width, templates.row);
  const size = `${squares.length}`;
  return {
    remark,
    rows,
    board: listIn(templates, "board", "board", { size, remark, items: rows }),
  };
};

/** Declares the step to the next rank, the moves that are made once, and the moves that are repeated. */
const vectorsIn = (templates: CheckLists, { vectors, width }: Check): readonly string[] => {
  const list = (name: "leaps" | "rides", remark: string): string | false => {
    const items = vectors
      .filter(({ isRepeated }) => isRepeated === (name === "rides"))
      .map(({ vector: { files, ranks }, value }) =>
        fill(templates.move, {
          ranks: `${ranks}`,
          files: `${files < 0 ? "-" : "+"} ${Math.abs(files)}`,
          value: `${value}`,
        }),
      );
    return (
      items.length > 0 && listIn(templates, name, "moves", { remark, items: inRows(items, 4) })
    );
  };
  return present(
    vectors.length > 0 && fill(templates.north, { width: `${width}` }),
    list("leaps", ""),
    list("rides", "Repeated up to the edge of the board."),
  );
};

/** Declares, for each place, the places to which moves lead from it. */
const graphIn = (
  templates: CheckLists,
  after: NonNullable<Check["after"]>,
  isToward: boolean,
): string => {
  const { from, end } = templates;
  const ends = isToward ? "from which one moves there" : "to which one moves from it";
  // `fill` would remove a row without places.
  const rows = after.map((places) =>
    from.replace("{places}", [...places, ...present(end)].join(", ")),
  );
  return listIn(templates, "after", "after", {
    most: `${1 + Math.max(...after.map((places) => places.length))}`,
    remark: `For each place, the places ${ends}${end ? `, then ${end}` : ""}.`,
    items: rows.join("\n"),
  });
};

/** Declares the moves of a check: vectors or, for each place, a list of places. */
export const movesIn = (templates: CheckLists, check: Check): string =>
  present(
    ...vectorsIn(templates, check),
    check.after && graphIn(templates, check.after, check.isToward),
  ).join("\n");
