/**
 * The boards of requests: named boards, and rectangles with holes or joined sides (cylinders, tori, Möbius strips and
 * Klein bottles).
 */
import { boardKnownAs, rectangle } from "../core/boards/board.js";
import type { Board, Join, Vector } from "../core/boards/board.js";
import { hexagon } from "./hexagon.js";

/** A pattern for a number from 1 to 64. */
export const SIDE = "([1-9]|[1-5]\\d|6[0-4])";

/** A pattern for a size such as `10x8`, `10X8` or `10×8`. */
export const SIZE: string = [SIDE, SIDE].join("[xX×]");

const HEXAGON = "(?:glinski|hexagon:([1-9]|[12]\\d|3[0-2]))";

const JOINED = `(cylinder|torus)(?::${SIZE})?`;

/** A pattern for the name of a board in a request. */
export const BOARD_NAME: string = ["^(?:", SIZE, "|", HEXAGON, "|", JOINED, ")$"].join("");

type Joined = (cell: Vector) => Vector;

const acrossBy =
  ({ side, shift = 0, mirror = false }: Join, size: Vector): Joined =>
  (cell) => {
    const other = side === "files" ? "ranks" : "files";
    const times = Math.floor(cell[side] / size[side]);
    const isTurned = mirror && times % 2 !== 0;
    // If a side is mirrored, a second step across the side undoes the shift of the first step.
    const shifts = mirror ? Math.abs(times % 2) : times;
    const along = (isTurned ? size[other] - 1 - cell[other] : cell[other]) + shift * shifts;
    const within = cell[side] - times * size[side];
    return side === "files" ? { files: within, ranks: along } : { files: along, ranks: within };
  };

/**
 * Returns a function that brings any cell beyond joined sides back onto the board. Returns `undefined` if the joins
 * disagree: a cell beyond a corner would then be either of two squares, depending on the side that is crossed first.
 */
export const joinedBy = (joins: readonly Join[], size: Vector): Joined | undefined => {
  const steps = joins.map((join) => acrossBy(join, size));
  const [once, back] = [[...steps, ...steps], [...steps].reverse()];
  const through =
    (order: readonly Joined[]): Joined =>
    (cell) =>
      order.reduce((reached, step) => step(reached), cell);
  const joined = through(once);
  // Only two joins can disagree.
  if (joins.length === 1) return joined;
  const other = through([...back, ...back]);
  for (let files = -size.files; files < 2 * size.files; files++)
    for (let ranks = -size.ranks; ranks < 2 * size.ranks; ranks++) {
      const [one, again] = [joined({ files, ranks }), other({ files, ranks })];
      if (one.files !== again.files || one.ranks !== again.ranks) return undefined;
    }
  return joined;
};

export interface Shape {
  readonly files: number;
  readonly ranks: number;
  /** The names of the squares to leave out. */
  readonly holes: readonly string[];
  readonly joins: readonly Join[];
}

/** Returns the board of a shape whose joins agree. The same `request` gives the same object. */
export const shaped = (
  { files, ranks, holes, joins }: Shape,
  name: string,
  request: string,
): Board => {
  const joined = joins.length === 0 ? undefined : joinedBy(joins, { files, ranks });
  const whole = rectangle(files, ranks);
  const isHole = new Set(holes);
  return boardKnownAs(request, () => ({
    ...whole,
    name,
    naming: { ...whole.naming, request },
    cells: whole.cells.filter((cell) => !isHole.has(whole.naming.cell(cell))),
    ...(joined && {
      joins: {
        sides: joins,
        size: { files, ranks },
        joined,
        isTurnedOver: joins.some(({ mirror = false }) => mirror),
      },
    }),
  }));
};

/**
 * Returns the board with a name such as `10x8`, `glinski`, `hexagon:5`, `cylinder` or `torus:8x14`, or `undefined` if
 * no board has the name. The same name gives the same object.
 */
export const boardNamed = (text: string): Board | undefined => {
  const match = new RegExp(BOARD_NAME).exec(text);
  if (match === null) return undefined;
  const [, files = "8", ranks = "8", cells = "6", kind, across = "8", up = "8"] = match;
  if (kind === undefined)
    return /^\d/.test(text) ? rectangle(Number(files), Number(ranks)) : hexagon(Number(cells));
  const joins: readonly Join[] =
    kind === "torus" ? [{ side: "files" }, { side: "ranks" }] : [{ side: "files" }];
  const shape = { files: Number(across), ranks: Number(up), holes: [], joins };
  return shaped(shape, `${kind}${across}x${up}`, `${kind}:${across}x${up}`);
};
