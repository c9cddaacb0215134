/** The tests' own pieces for boards of all kinds, as rides that are typed step by step. */
import { AROUND, BESIDE, BEYOND, KNIGHTS, type Land, type Links, type Step } from "./graphs.js";

/** The steps of a move, and whether the piece may stop after each. */
export type Ride = readonly (readonly [step: Step, mayStop: boolean])[];

/** The rides of a piece on squares and, if it has any, on hexagons. */
export interface Rides {
  readonly squares: readonly Ride[];
  readonly hexagons?: readonly Ride[];
}

/** A piece: its notation, and its rides. */
export interface Rider extends Rides {
  readonly notation: string;
  /** The rides by which the piece captures, if they are not those by which it moves. */
  readonly capturing?: Rides;
}

/** More steps than any path on the tests' boards. */
export const FAR = 130;

const often = (step: Step, times = FAR): Ride =>
  Array.from({ length: times }, () => [step, true] as const);

const rider = (
  notation: string,
  on: readonly Step[],
  hexagons?: readonly Step[],
  times?: number,
): Rider => ({
  notation,
  squares: on.map((step) => often(step, times)),
  ...(hexagons && { hexagons: hexagons.map((step) => often(step, times)) }),
});

const leaper = (notation: string, on: readonly Step[], hexagons?: readonly Step[]): Rider =>
  rider(notation, on, hexagons, 1);

const [STRAIGHT, SLANTED] = [
  AROUND.filter(([x = 0, y = 0]) => x * y === 0),
  AROUND.filter(([x = 0, y = 0]) => x * y !== 0),
];

const longer = (steps: readonly Step[], times: number): readonly Step[] =>
  steps.map((step) => step.map((coordinate) => coordinate * times));

/** The eight steps with these two lengths. */
export const eight = (x: number, y: number): readonly Step[] => [
  [x, y],
  [y, x],
  [-x, y],
  [-y, x],
  [x, -y],
  [y, -x],
  [-x, -y],
  [-y, -x],
];

/** A first step, after which the piece may or may not stop, then any number of steps outward. */
const bent = (
  notation: string,
  mayStop: boolean,
  ways: readonly (readonly [Step, Step])[],
  times?: number,
): Rider => ({
  notation,
  squares: ways.map(([first, then]): Ride => [[first, mayStop], ...often(then, times)]),
});

const OUTWARDS = SLANTED.flatMap(([x = 0, y = 0]): [Step, Step][] => [
  [
    [x, y],
    [0, y],
  ],
  [
    [x, y],
    [x, 0],
  ],
]);

export const WAZIR = leaper("W", STRAIGHT, BESIDE);
export const KING = leaper("K", AROUND, [...BESIDE, ...BEYOND]);
export const KNIGHT = leaper("N", eight(2, 1), KNIGHTS);
export const ROOK = rider("R", STRAIGHT, BESIDE);
export const BISHOP = rider("B", SLANTED, BEYOND);
export const QUEEN = rider("Q", AROUND, [...BESIDE, ...BEYOND]);
export const GRIFFON = bent("[F?R]", true, OUTWARDS);

/** Pieces that only have attacks. Their names contain their color. */
export const PAWNS: readonly Rider[] = [
  leaper("whitePawn", [
    [1, 1],
    [-1, 1],
  ]),
  leaper("blackPawn", [
    [1, -1],
    [-1, -1],
  ]),
];

/** The pieces, typed independently of the generator's notation. */
export const RIDERS: readonly Rider[] = [
  ...[WAZIR, KING, KNIGHT, ROOK, BISHOP, QUEEN, GRIFFON],
  leaper("F", SLANTED, BEYOND),
  leaper("D", longer(STRAIGHT, 2), longer(BESIDE, 2)),
  leaper("A", longer(SLANTED, 2), longer(BEYOND, 2)),
  leaper("H", longer(STRAIGHT, 3), longer(BESIDE, 3)),
  leaper("C", eight(3, 1)),
  leaper("(1,4)", eight(4, 1)),
  rider("NN", eight(2, 1), KNIGHTS),
  rider("W2", STRAIGHT, BESIDE, 2),
  rider("B3", SLANTED, BEYOND, 3),
  rider("DD", longer(STRAIGHT, 2), longer(BESIDE, 2)),
  leaper("fW", [[0, 1]]),
  leaper("WfF", [...STRAIGHT, [1, 1], [-1, 1]]),
  leaper("FfW", [...SLANTED, [0, 1]]),
  leaper("fN", [
    [1, 2],
    [-1, 2],
  ]),
  leaper("hrN", [
    [1, 2],
    [2, -1],
    [-1, -2],
    [-2, 1],
  ]),
  rider("fR", [[0, 1]]),
  rider("lbB", [[-1, -1]]),
  rider("fsR", [
    [0, 1],
    [1, 0],
    [-1, 0],
  ]),
  rider("rf(1,2)2", [[1, 2]], undefined, 2),
  {
    notation: "nN",
    squares: eight(2, 1).map(([x = 0, y = 0]): Ride => {
      const first = Math.abs(x) > Math.abs(y) ? [x / 2, 0] : [0, y / 2];
      return [
        [first, false],
        [[x - (first[0] ?? 0), y - (first[1] ?? 0)], true],
      ];
    }),
  },
  {
    notation: "nA",
    squares: SLANTED.map((step): Ride => [[step, false], ...often(step, 1)]),
  },
  {
    notation: "nDD",
    squares: STRAIGHT.map((step) =>
      Array.from({ length: FAR }, (_, at) => [step, at % 2 === 1] as const),
    ),
  },
  bent("[F-R]", false, OUTWARDS),
  bent(
    "[W?sR]",
    true,
    STRAIGHT.flatMap(([x = 0, y = 0]): [Step, Step][] => [
      [
        [x, y],
        [y, x],
      ],
      [
        [x, y],
        [-y, -x],
      ],
    ]),
  ),
  bent("[F?R2]", true, OUTWARDS, 2),
  bent(
    "[W?B]",
    true,
    OUTWARDS.map(([slanted, straight]) => [straight, slanted]),
  ),
  bent(
    "f[F?R]",
    true,
    OUTWARDS.filter(([, [x = 0, y = 0]]) => x === 0 && y > 0),
  ),
];

/** All rides of some pieces. */
const joined = (all: readonly Rides[]): Rides => ({
  squares: all.flatMap(({ squares }) => squares),
  ...(all.every(({ hexagons }) => hexagons) && {
    hexagons: all.flatMap(({ hexagons = [] }) => hexagons),
  }),
});

/** A piece that moves and captures like any of the given pieces. */
export const union = (...riders: readonly Rider[]): Rider => ({
  notation: riders.map(({ notation }) => notation).join(""),
  ...joined(riders),
  ...(riders.some(({ capturing }) => capturing) && {
    capturing: joined(riders.map((rider) => rider.capturing ?? rider)),
  }),
});

const opposite = ({ squares, hexagons }: Rides): Rides => {
  const turned = (rides: readonly Ride[]): readonly Ride[] =>
    rides.map((ride) =>
      ride.map(([step, mayStop]) => [step.map((coordinate) => 0 - coordinate), mayStop]),
    );
  return { squares: turned(squares), ...(hexagons && { hexagons: turned(hexagons) }) };
};

/** The same piece of the other color, which is turned by 180°. */
export const black = ({ notation, capturing, ...rides }: Rider): Rider => ({
  notation,
  ...opposite(rides),
  ...(capturing && { capturing: opposite(capturing) }),
});

/** Rides without those that begin another ride. Stopping at a square differs from passing it. */
const merged = (rides: readonly Ride[]): readonly Ride[] => {
  const texts = rides.map((ride) => ride.map((part) => `${part.join()} `).join(""));
  return rides.filter((_, number) => {
    const text = texts[number] ?? "";
    return texts.every((one, other) => !one.startsWith(text) || (one === text && number <= other));
  });
};

/** The rides of a piece on a board; `undefined` if the piece has none, or has no meaning there. */
export const ridesOn = (of: Rides, { kind, names, gaps }: Land): readonly Ride[] | undefined => {
  const rides = kind === "hexagons" ? of.hexagons : of.squares;
  // A ride passes a square at most once or, on a board that turns over, up to four times, in different directions.
  const longest = (kind === "turned" ? 4 : 1) * (names.length + (gaps?.count ?? 0));
  /** The number of steps of each leap. */
  const stepsOf = (ride: Ride): number => {
    const [first = 0, second = first + 1] = ride.flatMap(([, mayStop], at) => (mayStop ? at : []));
    return second - first;
  };
  return rides && rides.length > 0
    ? merged(rides.map((ride) => ride.slice(0, longest * stepsOf(ride))))
    : undefined;
};

/** A move from a square: its target, the squares that it passes, and all squares of its way. */
export interface Move {
  readonly to: number;
  readonly passed: readonly number[];
  readonly whole: readonly number[];
  /** The squares in the opposite direction; if the way is straight, they are on its line. */
  readonly behind: readonly number[];
  /** The number of its ride. */
  readonly ride: number;
  /** Whether the piece may stop on each square of `whole`. */
  readonly stops: readonly boolean[];
}

/** The squares along a ride, up to the edge or back to the first square, and whether the piece may stop on each. */
const trailBy = (
  land: Land,
  from: number,
  ride: Ride,
): readonly (readonly [square: number, mayStop: boolean])[] => {
  const trail: [number, boolean][] = [];
  let vector: Step = ride[0]?.[0].map(() => 0) ?? [];
  for (const [step, mayStop] of ride) {
    vector = vector.map((coordinate, axis) => coordinate + (step[axis] ?? NaN));
    if (land.gaps?.isAt(from, vector)) continue;
    const to = land.walk(from, vector);
    if (to === undefined || to === from) break;
    trail.push([to, mayStop]);
  }
  return trail;
};

/** The squares along some steps, up to the edge or back to the first square. Gaps are crossed. */
export const along = (land: Land, from: number, steps: readonly Step[]): readonly number[] =>
  trailBy(
    land,
    from,
    steps.map((step) => [step, true]),
  ).map(([square]) => square);

/** Whether a ride keeps its direction and may stop everywhere. */
export const isStraight = (ride: Ride): boolean =>
  ride.every(
    ([[x = 0, y = 0], mayStop]) =>
      mayStop && x * (ride[0]?.[0][1] ?? NaN) === y * (ride[0]?.[0][0] ?? NaN),
  );

/** All moves from a square by the given rides, one for each way. */
export const movesBy = (land: Land, rides: readonly Ride[], from: number): readonly Move[] =>
  rides.flatMap((ride, number) => {
    const trail = trailBy(land, from, ride);
    const whole = trail.map(([square]) => square);
    const stops = trail.map(([, mayStop]) => mayStop);
    const behind = along(
      land,
      from,
      ride.map(([step]) => step.map((coordinate) => -coordinate)),
    );
    return whole.flatMap((to, at) =>
      stops[at] ? [{ to, passed: whole.slice(0, at), whole, behind, ride: number, stops }] : [],
    );
  });

/** The rides along the lines of a board. */
export const linesOn = ({ directions, names, gaps }: Land): readonly Ride[] =>
  directions.map((step) => often(step, names.length + (gaps?.count ?? 0)));

export const linksBy = (land: Land, rides: readonly Ride[]): Links =>
  land.names.map((_, from) => [...new Set(movesBy(land, rides, from).map(({ to }) => to))]);
