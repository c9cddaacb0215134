/** Keeps a picture small: each look is defined once, and used by every cell or mark that has it. */
import type { JSX } from "preact";
import type { Cell, Grid } from "./grid.js";
import type { Pen } from "./grid-drawing.js";
import { cellLook, markLook } from "./looks.js";

export const symbolsOf = (grids: readonly Grid[]) => {
  const looks = new Map<string, JSX.Element>();
  for (const grid of grids) {
    for (const cell of grid.cells) {
      const key = cellKey(grid, cell);
      if (!looks.has(key)) looks.set(key, cellLook(grid, cell));
    }
    for (const { mark } of grid.marks) looks.set(mark, markLook(grid, mark));
  }
  const ids = new Map([...looks.keys()].map((key, at) => [key, nameOf(at)]));
  const use = (key: string, x: number, y?: number) => {
    const id = ids.get(key);
    if (id === undefined) throw new RangeError(`${key}: no grid of these symbols has this look`);
    return <use key={x} href={`#${id}`} x={x === 0 ? undefined : x} y={y} />;
  };
  return {
    definitions: (
      <defs>
        {[...looks].map(([key, look]) => (
          <g key={key} id={ids.get(key)}>
            {look}
          </g>
        ))}
      </defs>
    ),
    pen: {
      cell: (grid, { cell, x }) => use(cellKey(grid, cell), x),
      mark: (_grid, mark, x, y) => use(mark, x, y),
    } satisfies Pen,
  };
};

const cellKey = ({ largest }: Grid, cell: Cell): string =>
  cell.kind === "distance" ? `${cell.number}: ${cell.distance} of ${largest}` : cell.kind;

/** a … z, then aa, and so on: short, because a picture repeats the names often. */
const nameOf = (at: number): string =>
  `${at < 26 ? "" : nameOf(Math.floor(at / 26) - 1)}${String.fromCharCode(97 + (at % 26))}`;
