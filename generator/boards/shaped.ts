/** The boards that requests name, and rectangles with holes and joined sides. */
import { boardKnownAs, rectangle, type Board } from "./board.js";
import { hexagon } from "./hexagon.js";
import { joinedBy, type Join } from "./joined.js";

/** 1 to 64. */
export const SIDE = "([1-9]|[1-5]\\d|6[0-4])";

/** A size such as `10x8`, `10X8` or `10×8`. */
export const SIZE: string = [SIDE, SIDE].join("[xX×]");

const HEXAGON = "(?:glinski|hexagon:([1-9]|[12]\\d|3[0-2]))";

const JOINED = `(cylinder|torus)(?::${SIZE})?`;

/** The name of a board in a request, as a pattern. */
export const BOARD_NAME: string = ["^(?:", SIZE, "|", HEXAGON, "|", JOINED, ")$"].join("");

/** A rectangle with holes and joined sides. */
export interface Shape {
  readonly files: number;
  readonly ranks: number;
  /** The names of the squares that are left out. */
  readonly holes: readonly string[];
  readonly joins: readonly Join[];
}

/** The board of a shape whose joins agree; the same object for the same `request`. */
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
    request,
    cells: whole.cells.filter((cell) => !isHole.has(whole.cellName(cell))),
    ...(joined && { joined, isTurnedOver: joins.some(({ mirror }) => mirror) }),
  }));
};

/**
 * Returns the board with a name such as `10x8`, `glinski`, `hexagon:5`, `cylinder` or `torus:8x14`; `undefined` if there is
 * none. The same object for the same name.
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
