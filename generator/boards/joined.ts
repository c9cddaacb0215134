/** Boards whose opposite sides are joined: cylinders, tori, Möbius strips and Klein bottles. */
import type { Vector } from "./board.js";

/** How two opposite sides are joined. */
export interface Join {
  /** `files`: one step right from the last file is the first file; `ranks`: one step up from the last rank is the first. */
  readonly side: "files" | "ranks";
  /** The number of ranks up, or of files to the right, that the step leads as well; 0 by default. */
  readonly shift?: number;
  /** Whether the other coordinate is counted from the opposite end after the step, before the shift. */
  readonly mirror?: boolean;
}

type Joined = (cell: Vector) => Vector;

const acrossBy =
  ({ side, shift = 0, mirror = false }: Join, size: Vector): Joined =>
  (cell) => {
    const other = side === "files" ? "ranks" : "files";
    const times = Math.floor(cell[side] / size[side]);
    const isTurned = mirror && times % 2 !== 0;
    // A second step across a mirrored side takes the first shift back.
    const shifts = mirror ? Math.abs(times % 2) : times;
    const along = (isTurned ? size[other] - 1 - cell[other] : cell[other]) + shift * shifts;
    const within = cell[side] - times * size[side];
    return side === "files" ? { files: within, ranks: along } : { files: along, ranks: within };
  };

/**
 * Returns the function from any cell to the same cell within the joined sides of a board, or `undefined` if joins
 * disagree: then a cell beyond a corner is two squares, depending on which side one crosses first.
 */
export const joinedBy = (joins: readonly Join[], size: Vector): Joined | undefined => {
  const steps = joins.map((join) => acrossBy(join, size));
  const [once, back] = [[...steps, ...steps], [...steps].reverse()];
  const through =
    (order: readonly Joined[]): Joined =>
    (cell) =>
      order.reduce((one, step) => step(one), cell);
  const [joined, other] = [through(once), through([...back, ...back])];
  for (let files = -size.files; files < 2 * size.files; files++)
    for (let ranks = -size.ranks; ranks < 2 * size.ranks; ranks++) {
      const [one, again] = [joined({ files, ranks }), other({ files, ranks })];
      if (one.files !== again.files || one.ranks !== again.ranks) return undefined;
    }
  return joined;
};
