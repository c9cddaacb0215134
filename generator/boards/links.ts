/** Boards with links and cuts: squares between which more moves lead than on a rectangle, or fewer. */
import { at } from "../common.js";
import {
  boardKnownAs,
  gapsOf,
  minus,
  type Board,
  type Square,
  type Vector,
} from "../core/boards/board.js";
import type { TermMoves, Passages, Stride } from "../core/boards/board.js";
import type { Leap } from "../core/boards/moves.js";

/** The names of two squares for each link or cut. */
type Pairs = readonly (readonly string[])[];

/** For each square, the other squares of the pairs that name it. */
const pairedWith = (pairs: Pairs, names: readonly string[]): readonly ReadonlySet<Square>[] =>
  names.map(
    (name) =>
      new Set(
        pairs
          .filter((pair) => pair.includes(name))
          .flatMap((pair) => pair.filter((other) => other !== name))
          .map((other) => names.indexOf(other)),
      ),
  );

/** Whether a link goes to the side that a letter names: f and b up and down the board, l and r along a rank. */
const TOWARD: Readonly<Record<string, (vector: Vector) => boolean>> = {
  f: ({ ranks }) => ranks > 0,
  b: ({ ranks }) => ranks < 0,
  v: ({ ranks }) => ranks !== 0,
  l: ({ files, ranks }) => ranks === 0 && files < 0,
  r: ({ files, ranks }) => ranks === 0 && files > 0,
  s: ({ ranks }) => ranks === 0,
};

/** The greatest range of some terms along a link: 0 if none of them goes along it. */
const rangeAlong = (link: Vector, terms: readonly TermMoves[]): number =>
  Math.max(
    0,
    ...terms
      .filter(({ isLame, bend }) => !isLame && !bend)
      .filter(
        ({ directions }) =>
          directions.length === 0 ||
          directions.some((letters) =>
            Array.from(letters).some((letter) => TOWARD[letter]?.(link) === true),
          ),
      )
      .flatMap(({ movements }) => movements.filter(({ files, ranks }) => files + ranks === 1))
      .map(({ range }) => range),
  );

/** The leaps along links, of which each passes the one before it; `most` is the greatest number of links in a row. */
const leapsAlongLinks = (
  links: readonly Vector[],
  most: number,
  terms: readonly TermMoves[],
): readonly Leap[] =>
  links.flatMap((link) => {
    const leaps: Leap[] = [];
    const range = Math.min(rangeAlong(link, terms), most);
    while (leaps.length < range) {
      const times = leaps.length + 1;
      const over = leaps.at(-1);
      const leap = {
        files: times * link.files,
        ranks: times * link.ranks,
        isLinked: true,
      } as const;
      leaps.push(over ? { ...leap, over } : leap);
    }
    return leaps;
  });

/** Returns the board with links and cuts between some of its squares. The same `request` gives the same object. */
export const withPassages = (
  board: Board,
  { links, cuts }: Readonly<Record<"links" | "cuts", Pairs>>,
  request: string,
): Board => {
  const { cells, naming, squareAt, files, ranks } = board;
  const names = cells.map(naming.cell);
  const own = { links: pairedWith(links, names), cuts: pairedWith(cuts, names) };
  const vectors = new Map(
    own.links
      .flatMap((ends, from) => [...ends].map((to) => minus(board, to, from)))
      .map((vector) => [`${vector.files},${vector.ranks}`, vector]),
  );
  const passages: Passages = {
    ...own,
    leaps: (terms) => leapsAlongLinks([...vectors.values()], cells.length, terms),
  };
  /** Reports whether the last part of a stride, from the last square that it passes, is barred. */
  const isBarred = (from: Square, to: Square, { over, isLinked }: Stride): boolean => {
    const start = at(cells, from);
    const before = over
      ? squareAt({ files: start.files + over.files, ranks: start.ranks + over.ranks })
      : from;
    // Neither links nor cuts begin on a gap.
    if (before === undefined) return isLinked === true;
    return isLinked ? !at(own.links, before).has(to) : at(own.cuts, before).has(to);
  };
  return boardKnownAs(`${request} with links and cuts`, () => ({
    ...board,
    joins: {
      sides: [],
      size: { files, ranks },
      joined: (cell, from, by) => {
        const to = squareAt(cell);
        const isOff = to === undefined || (from !== undefined && by && isBarred(from, to, by));
        return isOff ? { files: -1, ranks: -1 } : cell;
      },
      isTurnedOver: false,
      passages,
      gaps: gapsOf(board),
    },
  }));
};
