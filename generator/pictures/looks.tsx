/** How cells look. Each look is defined once in a document, and used wherever a cell has it. */
import type { JSX } from "preact";
import { MARK_NAMES, type Cell, type Grid, type Mark } from "./grid.js";
import { shadeOf } from "./scale.js";

/** The side of a cell. */
export const CELL = 10;

/** The looks of all cells of some grids. */
export interface Looks {
  /** Their definitions, for the document in which the grids are drawn. */
  readonly definitions: JSX.Element;
  /** The name under which the look of a cell of a grid is defined. */
  readonly idOf: (grid: Grid, cell: Cell) => string;
  /** The name under which the look of a mark is defined. */
  readonly idOfMark: (mark: Mark) => string;
}

/** The looks of all cells of some grids; the prefix sets their names apart from others' in the document. */
export const looksOf = (grids: readonly Grid[], prefix = ""): Looks => {
  const looks = new Map(
    grids
      .flatMap((grid) => grid.cells.map((cell) => ({ grid, cell })))
      .sort((first, second) => orderOf(first.cell) - orderOf(second.cell))
      .map((look) => [keyOf(look.grid, look.cell), look]),
  );
  const ids = new Map([...looks.keys()].map((key, at) => [key, `${prefix}${nameOf(at)}`]));
  const idOfMark = (mark: Mark): string => `${prefix}-${mark}`;
  return {
    definitions: (
      <defs>
        {[...looks].map(([key, { grid, cell }]) => (
          <g key={key} id={ids.get(key)}>
            <Look cell={cell} largest={grid.largest} />
          </g>
        ))}
        {MARK_NAMES.map((mark) => (
          <g key={mark} id={idOfMark(mark)} class={mark}>
            <rect class="line" x="0.9" y="0.9" width="8.2" height="8.2" rx="1.5" />
            <rect class="line" x="0.9" y="0.9" width="8.2" height="8.2" rx="1.5" />
          </g>
        ))}
      </defs>
    ),
    idOfMark,
    idOf: (grid, cell) => ids.get(keyOf(grid, cell)) ?? "",
  };
};

const keyOf = ({ largest }: Grid, cell: Cell): string =>
  cell.kind === "distance" ? `${cell.number}: ${cell.distance} of ${largest}` : cell.kind;

/** The nearer first: so a distance keeps its name, and is not drawn anew, when others come and go. */
const orderOf = (cell: Cell): number => (cell.kind === "distance" ? cell.distance : Infinity);

/** a … z, then aa, and so on. */
const nameOf = (at: number): string =>
  `${at < 26 ? "" : nameOf(Math.floor(at / 26) - 1)}${String.fromCharCode(97 + (at % 26))}`;

const Look = ({
  cell,
  largest,
}: {
  readonly cell: Cell;
  readonly largest: number;
}): JSX.Element => {
  switch (cell.kind) {
    case "distance": {
      const { fill, ink } = shadeOf(cell.distance, largest);
      return (
        <>
          <rect width={CELL} height={CELL} fill={fill} />
          <text x="5" y="6.8" fill={ink}>
            {cell.number}
          </text>
        </>
      );
    }
    case "empty":
      return <rect class="empty" width={CELL} height={CELL} />;
    case "never":
      return (
        <>
          <rect class="empty" width={CELL} height={CELL} />
          <path class="never" d="M3 3L7 7M7 3L3 7" />
        </>
      );
    case "unused":
      return <rect class="unused" x="0.5" y="0.5" width="9" height="9" />;
  }
};
