/**
 * The tests' own boards, and searches on lists of links, without the generator's code. Holes and joined sides use steps
 * across the sides; hexagons use cube coordinates.
 */
import type { BoardRequest } from "../../generator/request/defaults.js";

/** A step: [right, up] on squares, cube coordinates on hexagons. */
export type Step = readonly number[];

/** The squares to which a piece moves from each square. */
export type Links = readonly (readonly number[])[];

export interface Land {
  /** The board in a request. */
  readonly board: string | BoardRequest;
  /** The names of the squares, in the order of their numbers. */
  readonly names: readonly string[];
  /** The file and rank of each square, from 0. On hexagons, a step to the right goes up by half a rank. */
  readonly places: readonly (readonly [file: number, rank: number])[];
  /** Returns the square to which a step leads. */
  readonly walk: (from: number, by: Step) => number | undefined;
  /** The number of gaps, and whether a step leads to one. */
  readonly gaps?: { readonly count: number; readonly isAt: (from: number, by: Step) => boolean };
  /** The steps to the squares that share a side with a square, and to those that share a side or a corner. */
  readonly sides: readonly Step[];
  readonly touching: readonly Step[];
  /** The number of squares that touch a square in the middle of a straight edge. */
  readonly touchingAtEdge: number;
  /** The directions of lines, clockwise from north. */
  readonly directions: readonly Step[];
  readonly kind: "rectangle" | "squares" | "turned" | "hexagons" | "graph";
  /** For a graph: the links of its pieces. */
  readonly graph?: ReadonlyMap<string, Links>;
}

/** How two sides are joined, as in a request. */
export interface TestJoin {
  readonly side: "files" | "ranks";
  readonly shift?: number;
  readonly mirror?: boolean;
}

type Place = readonly [x: number, y: number];

/** Steps across the last file or rank, as `side` says, forward and back. A place is [file, rank]. */
const across = (
  { side, shift = 0, mirror = false }: TestJoin,
  [files, ranks]: Place,
): { readonly on: (place: Place) => Place; readonly back: (place: Place) => Place } => {
  const other = side === "files" ? ranks : files;
  const turned = (along: number): number => (mirror ? other - 1 - along : along);
  if (side === "files")
    return {
      on: ([x, y]) => [x - files, turned(y) + shift],
      back: ([x, y]) => [x + files, turned(y - shift)],
    };
  return {
    on: ([x, y]) => [turned(x) + shift, y - ranks],
    back: ([x, y]) => [turned(x - shift), y + ranks],
  };
};

/** Steps across the sides until the place is within them. */
export const folded = (joins: readonly TestJoin[], size: Place, place: Place): Place => {
  for (const join of joins) {
    const axis = join.side === "files" ? 0 : 1;
    const { on, back } = across(join, size);
    if (place[axis] >= size[axis]) return folded(joins, size, on(place));
    if (place[axis] < 0) return folded(joins, size, back(place));
  }
  return place;
};

const upTo = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_, more) => first + more);

/** The places from one corner to another, without the file and rank of the other. */
const placesWithin = (first: Place, end: Place): readonly Place[] =>
  upTo(first[0], end[0]).flatMap((x) => upTo(first[1], end[1]).map((y): Place => [x, y]));

/** Names for the places around a board. Places that are the same square across joined sides share one. */
const rootsOf = (joins: readonly TestJoin[], size: Place): ((place: Place) => string) => {
  // The area is so large that no short way leaves it.
  const reach = 3 * (size[0] + size[1]) + 8;
  const roots = new Map<string, string>();
  const rootOf = (place: Place): string => {
    let root = place.join();
    for (let next = roots.get(root); next !== undefined; next = roots.get(root)) root = next;
    return root;
  };
  for (const place of placesWithin([-reach, -reach], [reach, reach]))
    for (const join of joins) {
      const [root, rootBeyond] = [rootOf(place), rootOf(across(join, size).on(place))];
      if (root !== rootBeyond) roots.set(root, rootBeyond);
    }
  return rootOf;
};

/** Whether every place beyond joined sides is a single square, whichever side is crossed first. */
export const agree = (joins: readonly TestJoin[], size: Place): boolean => {
  const [files, ranks] = size;
  const rootOf = rootsOf(joins, size);
  const own = placesWithin([0, 0], size).map(rootOf);
  const squares = new Set(own);
  if (squares.size < own.length) return false;
  if (new Set(joins.map(({ side }) => side)).size < 2) return true;
  return placesWithin([-files, -ranks], [2 * files, 2 * ranks]).every((place) =>
    squares.has(rootOf(place)),
  );
};

/** The eight steps to the squares that touch a square, clockwise from north. */
export const AROUND: readonly Step[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

const letter = (file: number): string => "abcdefghijklmnopqrstuvwxyz".charAt(file);

/** Whether a name is that of a hole or gap. */
type IsLeft = (name: string) => boolean;

const NONE: IsLeft = () => false;

/** A rectangle of at most 26 files, with holes, joined sides, and gaps, which are no holes. */
export const squaresOf = (
  [files, ranks]: Place,
  isHole: IsLeft = NONE,
  joins: readonly TestJoin[] = [],
  isGap: IsLeft = NONE,
): Land => {
  const places: Place[] = [];
  const gaps = new Set<string>();
  for (let rank = 0; rank < ranks; rank++)
    for (let file = 0; file < files; file++) {
      const name = `${letter(file)}${rank + 1}`;
      if (isGap(name)) gaps.add([file, rank].join());
      else if (!isHole(name)) places.push([file, rank]);
    }
  const numbers = new Map(places.map((place, square) => [place.join(), square]));
  const whole = places.length === files * ranks;
  const rows = Array.from({ length: ranks }, (_, down) =>
    Array.from({ length: files }, (_, file) =>
      numbers.has([file, ranks - 1 - down].join())
        ? "."
        : gaps.has([file, ranks - 1 - down].join())
          ? "o"
          : "x",
    ).join(""),
  );
  const isPlain = whole && joins.length === 0;
  const reached = (from: number, [right = 0, up = 0]: Step): string => {
    const [x = 0, y = 0] = places[from] ?? [];
    return folded(joins, [files, ranks], [x + right, y + up]).join();
  };
  const shape = whole ? { size: `${files}x${ranks}` } : { rows };
  return {
    board: isPlain ? `${files}x${ranks}` : { ...shape, ...(joins.length > 0 && { joins }) },
    names: places.map(([file, rank]) => `${letter(file)}${rank + 1}`),
    places,
    walk: (from, by) => numbers.get(reached(from, by)),
    ...(gaps.size > 0 && {
      gaps: { count: gaps.size, isAt: (from, by) => gaps.has(reached(from, by)) },
    }),
    sides: AROUND.filter(([x = 0, y = 0]) => x * y === 0),
    touching: AROUND,
    touchingAtEdge: 5,
    directions: AROUND,
    kind: isPlain ? "rectangle" : joins.some(({ mirror }) => mirror) ? "turned" : "squares",
  };
};

/** The six steps to the neighbors of a hexagon, clockwise from north: one coordinate grows, another shrinks. */
export const BESIDE: readonly Step[] = [
  [0, -1, 1],
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
  [-1, 1, 0],
  [-1, 0, 1],
];

/** The six steps to the nearest hexagons of the same color, clockwise from the right of north. */
export const BEYOND: readonly Step[] = [
  [1, -2, 1],
  [2, -1, -1],
  [1, 1, -2],
  [-1, 2, -1],
  [-2, 1, 1],
  [-1, -1, 2],
];

/** The twelve steps of the knight of W. Gliński: all orders of 1, 2 and −3, and of −1, −2 and 3. */
export const KNIGHTS: readonly Step[] = [1, -1].flatMap((sign) =>
  [
    [1, 2, -3],
    [1, -3, 2],
    [2, 1, -3],
    [2, -3, 1],
    [-3, 1, 2],
    [-3, 2, 1],
  ].map((step) => step.map((coordinate) => sign * coordinate)),
);

/** The number of steps between two hexagons. */
export const hexagonsApart = (one: Step, other: Step): number =>
  Math.max(...one.map((coordinate, axis) => Math.abs(coordinate - (other[axis] ?? NaN))));

/** The cells of a hexagon with sides of this length, in cube coordinates: file by file, from the lower edge up. */
export const cubesOf = (side: number): readonly Step[] => {
  const cubes: Step[] = [];
  for (let file = 1 - side; file < side; file++)
    for (let up = -2 * side; up <= 2 * side; up++) {
      const cube = [file, -up, up - file];
      if (hexagonsApart(cube, [0, 0, 0]) < side) cubes.push(cube);
    }
  return cubes;
};

/** Cells with cube coordinates. The place of a cell is relative to the first file and to a rank of that file. */
const landOfCubes = (
  board: Land["board"],
  names: readonly string[],
  cubes: readonly Step[],
  [firstFile, firstRank]: Place,
  gaps: readonly Step[] = [],
): Land => {
  const numbers = new Map(cubes.map((cube, square) => [cube.join(), square]));
  const gapNames = new Set(gaps.map((cube) => cube.join()));
  const reached = (from: number, by: Step): string =>
    (cubes[from] ?? []).map((coordinate, axis) => coordinate + (by[axis] ?? NaN)).join();
  return {
    board,
    names,
    places: cubes.map(([file = 0, down = 0]) => [file - firstFile, -down - firstRank]),
    walk: (from, by) => numbers.get(reached(from, by)),
    ...(gaps.length > 0 && {
      gaps: { count: gaps.length, isAt: (from, by) => gapNames.has(reached(from, by)) },
    }),
    sides: BESIDE,
    touching: BESIDE,
    touchingAtEdge: 4,
    directions: BESIDE.flatMap((step, at) => [step, BEYOND[at] ?? []]),
    kind: "hexagons",
  };
};

/** A hexagonal board. */
export const hexagonsOf = (side: number): Land => {
  const cubes = cubesOf(side);
  const names = cubes.map(([file = 0], square) => {
    const first = cubes.findIndex(([other]) => other === file);
    return `${"abcdefghiklmnopqrstuvwxyz".charAt(file + side - 1)}${square - first + 1}`;
  });
  const board = side === 6 ? "glinski" : `hexagon:${side}`;
  return landOfCubes(board, names, cubes, [1 - side, 1 - side]);
};

/** A board of hexagons in at most 26 files, whose ranks go down to the right, with holes, and gaps, which are no holes. */
export const hexagonsIn = (
  [files, ranks]: Place,
  isHole: IsLeft = NONE,
  isGap: IsLeft = NONE,
): Land => {
  const all = placesWithin([0, 0], [files, ranks]).map(
    ([x, y]) => [`${letter(x)}${y + 1}`, [x, -y, y - x]] as const,
  );
  const cells = all.filter(([name]) => !isHole(name) && !isGap(name));
  const left = all.filter(([name]) => isGap(name));
  const holes = all.map(([name]) => name).filter((name) => isHole(name) && !isGap(name));
  const gaps = left.map(([name]) => name);
  const size = `${files}x${ranks}`;
  const board = {
    size,
    lattice: "hexagons",
    ...(holes.length > 0 && { holes }),
    ...(gaps.length > 0 && { gaps }),
  } as const;
  return landOfCubes(
    board,
    cells.map(([name]) => name),
    cells.map(([, cube]) => cube),
    [0, 0],
    left.map(([, cube]) => cube),
  );
};

export const graphOf = (names: readonly string[], graph: ReadonlyMap<string, Links>): Land => {
  const named = (links: Links): Record<string, string[]> =>
    Object.fromEntries(
      names.map((name, from) => [name, (links[from] ?? []).map((to) => names[to] ?? "")]),
    );
  const pieces = Object.fromEntries([...graph].map(([piece, links]) => [piece, named(links)]));
  return {
    board: { graph: { cells: names, pieces } },
    names,
    places: names.map((_, square) => [square, 0]),
    walk: () => undefined,
    ...{ sides: [], touching: [], touchingAtEdge: 0, directions: [] },
    kind: "graph",
    graph,
  };
};

/** The squares to which one of some steps leads from each square. */
export const linksBySteps = ({ names, walk }: Land, steps: readonly Step[]): Links =>
  names.map((_, from) => steps.flatMap((step) => walk(from, step) ?? []));

export const reversedLinks = (links: Links): Links =>
  links.map((_, to) => [...links.keys()].filter((from) => links[from]?.includes(to)));

/** The moves from the nearest of some squares to each square; 255 if unreachable. */
export const searchOn = (links: Links, starts: readonly number[]): readonly number[] => {
  const found = links.map(() => 255);
  const queue = [...new Set(starts)];
  for (const start of queue) found[start] = 0;
  for (const square of queue)
    for (const to of links[square] ?? [])
      if (found[to] === 255) {
        found[to] = (found[square] ?? NaN) + 1;
        queue.push(to);
      }
  return found;
};

/** The distances between all squares, as [from][to]. */
export const pairsOn = (links: Links): readonly (readonly number[])[] =>
  links.map((_, from) => searchOn(links, [from]));

/** The squares of a region, by its definition. */
export const regionOn = (
  land: Land,
  region: "center" | "edge" | "corners" | "light-corners" | "dark-corners",
): readonly number[] => {
  const squares = [...land.names.keys()];
  const touched = squares.map(
    (square) => land.touching.filter((step) => land.walk(square, step) !== undefined).length,
  );
  if (region === "edge")
    return squares.filter((square) => (touched[square] ?? NaN) < land.touching.length);
  if (region === "corners") {
    const least = Math.min(...touched);
    return least < land.touchingAtEdge ? squares.filter((square) => touched[square] === least) : [];
  }
  if (region !== "center") {
    // a1 is dark. Hexagons are neither light nor dark.
    const color = region === "light-corners" ? 1 : 0;
    return regionOn(land, "corners").filter((square) => {
      const [file = NaN, rank = NaN] = land.places[square] ?? [];
      return land.kind !== "hexagons" && (file + rank) % 2 === color;
    });
  }
  const farthest = pairsOn(linksBySteps(land, land.sides)).map((row) => Math.max(...row));
  const nearest = Math.min(...farthest);
  return nearest === 255 ? [] : squares.filter((square) => farthest[square] === nearest);
};
