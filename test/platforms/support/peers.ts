/**
 * Peers: published packages with tables, or with functions that tables replace. For each, the tables of a config, and
 * how they are compared with what the package itself holds or answers.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Color, Role } from "chessops";
import * as v from "valibot";
import { PROJECT } from "../../support/files.js";
import { hexagonsOf } from "../../support/graphs.js";
import type { JsonTable } from "../../support/json.js";
import { once } from "../../support/once.js";
import { bitsOf as setOf } from "../../support/relations.js";
import own from "../../../package.json" with { type: "json" };
import { VERSIONS, type PlatformName } from "./platforms.js";

type Answer = number | bigint;

/** How many arrays and calls of a package were compared, and the first place where the numbers differ. */
export interface Compared {
  readonly arrays: number;
  readonly calls: number;
  readonly difference?: string;
}

/** Compares the tables of a config, by name, with the package; `file` is that of the peer's platform. */
type Compare = (tables: ReadonlyMap<string, JsonTable>, file: string) => Promise<Compared>;

export interface Peer {
  readonly version: string;
  /** The platform with the package, or the program that builds it; omitted for a development dependency. */
  readonly platform?: PlatformName;
  readonly tables: readonly (string | Readonly<Record<string, unknown>>)[];
  /** What is compared, in a sentence of the page. */
  readonly compares: string;
  /** How many arrays and calls are compared. */
  readonly counts: readonly [arrays: number, calls: number];
  readonly compare: Compare;
}

/** Counts what is compared, and keeps the first difference. */
class Comparison implements Compared {
  arrays = 0;
  calls = 0;
  difference?: string;

  array(name: string, own: readonly Answer[], theirs: readonly (Answer | undefined)[]): void {
    this.arrays++;
    if (own.length !== theirs.length)
      this.differ(`${name}: ${own.length} numbers, ${theirs.length} in the package`);
    for (const [place, number] of own.entries())
      if (number !== theirs[place])
        this.differ(`${name}[${place}]: ${number}, ${theirs[place]} in the package`);
  }

  call(name: string, own: Answer | undefined, theirs: Answer): void {
    this.calls++;
    if (own !== theirs) this.differ(`${name}: ${own}, ${theirs} in the package`);
  }

  private differ(text: string): void {
    this.difference ??= text;
  }
}

const tableOf = (tables: ReadonlyMap<string, JsonTable>, name: string): JsonTable => {
  const table = tables.get(name);
  if (table === undefined)
    throw new Error(`no table ${name}; there are ${[...tables.keys()].join()}`);
  return table;
};

/** A table, and the package's answers for the same squares: one in a table by square, two in a table by pair. */
type Asked = readonly [table: string, answer: (...squares: readonly number[]) => Answer];

/** Compares tables by square, and by pair of squares, with the answers of a package. */
const compareCalls = (
  tables: ReadonlyMap<string, JsonTable>,
  squares: readonly number[],
  bySquare: readonly Asked[],
  byPair: readonly Asked[] = [],
): Comparison => {
  const compared = new Comparison();
  for (const square of squares) {
    for (const [name, answer] of bySquare)
      compared.call(`${name} ${square}`, tableOf(tables, name).values[square], answer(square));
    for (const [name, answer] of byPair)
      for (const other of squares)
        compared.call(
          `${name} ${square} ${other}`,
          tableOf(tables, name).answer(square, other),
          answer(square, other),
        );
  }
  return compared;
};

const numbersTo = (length: number): readonly number[] =>
  Array.from({ length }, (_, number) => number);

/** The numbers of a literal array in a source in TypeScript, JavaScript or Go, as they are written. */
const arrayIn = (source: string, name: string): readonly string[] => {
  const array = new RegExp(`\\b${name} = (?:\\[\\d+\\]\\w+)?[[{]([^\\]}]*)`);
  const [, text = ""] = array.exec(source) ?? [];
  return text
    .replaceAll(/\/\*.*?\*\//gs, "")
    .split(",")
    .map((number) => number.trim())
    .filter((number) => number !== "");
};

/** The cells of honeycomb-grid. */
const HEXES = v.custom<Iterable<Readonly<Record<"q" | "r", number>>>>(
  (value) => typeof value === "object" && value !== null && Symbol.iterator in value,
);

const PINNED = join(import.meta.dirname, "..", "pinned");

const FUNCTION = v.function();
const ITERABLE = v.custom<Iterable<number>>(
  (value) => typeof value === "object" && value !== null && Symbol.iterator in value,
);

/** The exports of a file of a package. */
const exportsOf = (file: string): unknown => createRequire(file)(file);

/** A set of chessops: two numbers of 32 bits. */
const HALVES = v.object({ lo: v.number(), hi: v.number() });

const wholeSet = (value: unknown): bigint => {
  const { lo, hi } = v.parse(HALVES, value);
  return BigInt.asUintN(32, BigInt(lo)) | (BigInt.asUintN(32, BigInt(hi)) << 32n);
};

const FILE_OF_PACKAGE = createRequire(import.meta.url);

const OF_0X88 = { squares: "0x88", layout: { rank: 16, zero: 119, length: 240 } } as const;
const FROM_A8 = { start: 112, rank: -16 } as const;
const OF_CHESS_JS = {
  squares: FROM_A8,
  layout: { file: -1, rank: 16, zero: 119, length: 240 },
} as const;

const SETS_OF_CHESS = [
  "KNIGHT_MOVES",
  "KING_MOVES",
  "WHITE_PAWN_ATTACKS",
  "BLACK_PAWN_ATTACKS",
  "BETWEEN",
  "LINE",
] as const;

const SLIDERS = ["B", "R", "Q"].map((piece) => ({ measure: "moves", piece }));

/** The pieces of shogi and chu shogi: the roles of shogiops, and the names of the tool. */
const SHOGI: Readonly<Record<string, string>> = {
  ...{ pawn: "shogiPawn", lance: "lance", knight: "shogiKnight", silver: "silver", gold: "gold" },
  ...{ bishop: "bishop", rook: "rook", horse: "dragonHorse", dragon: "dragonKing", king: "king" },
};

const CHU_SHOGI: Readonly<Record<string, string>> = {
  ...{ tiger: "blindTiger", copper: "copperGeneral", elephant: "drunkElephant", ox: "flyingOx" },
  ...{ leopard: "ferociousLeopard", stag: "flyingStag", boar: "freeBoar", gobetween: "goBetween" },
  ...{ falcon: "hornedFalcon", eagle: "soaringEagle", lion: "lion", kirin: "kirin" },
  ...{ phoenix: "phoenix", queen: "freeKing", chariot: "reverseChariot", sidemover: "sideMover" },
  ...{
    verticalmover: "verticalMover",
    whale: "whale",
    whitehorse: "whiteHorse",
    prince: "crownPrince",
  },
};

const ROLES = Object.entries({ ...SHOGI, ...CHU_SHOGI });

const COLORS = ["white", "black"] as const;

/** Moves of pieces in both colors, named by the role and the color. */
const movesInColors = (roles: readonly (readonly [string, string])[], more: object) =>
  roles.flatMap(([role, piece]) =>
    COLORS.map((color) => ({
      ...more,
      measure: "moves",
      piece,
      color,
      name: role + nameOf(color),
    })),
  );

const nameOf = (color: (typeof COLORS)[number]): string => (color === "white" ? "White" : "Black");

const movesName = (role: string, color: (typeof COLORS)[number]): string =>
  `${role.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}_${color.toUpperCase()}_MOVES`;

/** Shogiops has 16 numbers for each rank, from the first rank of gote. */
const ON_16_FILES = { board: "12x12", squares: { start: 176, rank: -16, length: 256 } } as const;

const squaresOf12 = numbersTo(192).filter((square) => square % 16 < 12);

/** Tsshogi counts the squares of 9x9 from the top. */
const FROM_TOP = { board: "9x9", squares: "a8" } as const;

/** The roles of pieces in tsshogi. */
const TSSHOGI: Readonly<Record<string, string>> = {
  ...SHOGI,
  ...{ promPawn: "tokin", promLance: "promotedLance" },
  ...{ promKnight: "promotedKnight", promSilver: "promotedSilver" },
};

const SQUARE_OF_TSSHOGI = v.looseObject({
  valid: v.boolean(),
  index: v.number(),
  neighbor: v.function(),
});

/** The squares in a direction of tsshogi, or only the first of them. */
const walked = (
  square: v.InferOutput<typeof SQUARE_OF_TSSHOGI>,
  direction: string,
  isLong: boolean,
): readonly number[] => {
  const next = v.parse(SQUARE_OF_TSSHOGI, Reflect.apply(square.neighbor, square, [direction]));
  if (!next.valid) return [];
  return [next.index, ...(isLong ? walked(next, direction, isLong) : [])];
};

/** In chessgroundx, the letters of pieces of shogi. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ l: "lance", n: "shogiKnight", s: "silver", g: "gold", k: "king", b: "bishop", r: "rook" },
  ...{ pp: "tokin", pb: "dragonHorse", pr: "dragonKing" },
};

const CARGO = readFileSync(join(PINNED, "rust", "Cargo.toml"), "utf8");

const cargoVersion = (name: string): string =>
  new RegExp(`^${name} = "=(.*)"$`, "m").exec(CARGO)?.[1] ?? "";

const LINE_OF_RUST = v.object({ name: v.string(), numbers: v.array(v.string()) });

/** What a program in Rust prints: for each function of each crate, its answers for all squares or pairs. */
const printedByRust = once(() => {
  const text = execFileSync(
    "cargo",
    ["run", "--quiet", "--locked", "--manifest-path", join(PINNED, "rust", "Cargo.toml")],
    {
      encoding: "utf8",
      env: { ...process.env, CARGO_TARGET_DIR: join(PROJECT, ".build", "platforms", "rust-peers") },
      maxBuffer: 2 ** 26,
    },
  );
  return text
    .trim()
    .split("\n")
    .map((line) => v.parse(LINE_OF_RUST, JSON.parse(line)));
});

/** Compares what the program in Rust prints for one crate. */
const compareCrate =
  (crate: string): Compare =>
  (tables) => {
    const compared = new Comparison();
    for (const { name, numbers } of printedByRust()) {
      const [of, table = ""] = name.split(" ");
      if (of === crate)
        for (const [place, number] of numbers.entries())
          compared.call(
            `${table} ${place}`,
            BigInt(tableOf(tables, table).values[place] ?? -1),
            BigInt(number),
          );
    }
    return Promise.resolve(compared);
  };

export const PEERS: Readonly<Record<string, Peer>> = {
  "chess.js": {
    version: own.devDependencies["chess.js"],
    counts: [2, 0],
    tables: [
      { measure: "attacks", piece: ["F", "N", "B", "R", "Q", "K"], name: "moves", ...OF_CHESS_JS },
      { measure: "increment", name: "ray", unit: FROM_A8, ...OF_CHESS_JS },
    ],
    compares: "`ATTACKS` and `RAYS`, number by number, in the text of the package",
    compare: (tables) => {
      const compared = new Comparison();
      const source = readFileSync(FILE_OF_PACKAGE.resolve("chess.js"), "utf8");
      // No pair reads element 239, which the package does not have.
      for (const [own, theirs] of [
        ["MOVES_ATTACKS", "ATTACKS"],
        ["RAY_INCREMENT", "RAYS"],
      ] as const)
        compared.array(
          own,
          tableOf(tables, own).values.slice(0, 239),
          arrayIn(source, theirs).map(Number),
        );
      return Promise.resolve(compared);
    },
  },
  chessops: {
    version: own.devDependencies.chessops,
    counts: [0, 8640],
    tables: [...SETS_OF_CHESS, ...SLIDERS],
    compares: "attacks of all pieces on an empty board, `between`, and `ray`, which is `line` here",
    compare: async (tables) => {
      const { attacks, between, ray, SquareSet } = await import("chessops").then(
        async ({ attacks, between, ray }) => ({
          ...{ attacks, between, ray },
          ...(await import("chessops/squareSet")),
        }),
      );
      const attacksOf =
        (role: Role, color: Color) =>
        (square = 0) =>
          wholeSet(attacks({ role, color }, square, SquareSet.empty()));
      return compareCalls(
        tables,
        numbersTo(64),
        [
          ["KNIGHT_MOVES", attacksOf("knight", "white")],
          ["KING_MOVES", attacksOf("king", "white")],
          ["WHITE_PAWN_ATTACKS", attacksOf("pawn", "white")],
          ["BLACK_PAWN_ATTACKS", attacksOf("pawn", "black")],
          ["BISHOP_MOVES", attacksOf("bishop", "white")],
          ["ROOK_MOVES", attacksOf("rook", "white")],
          ["QUEEN_MOVES", attacksOf("queen", "white")],
        ],
        [
          ["BETWEEN", (from = 0, to = 0) => wholeSet(between(from, to))],
          ["LINE", (from = 0, to = 0) => wholeSet(ray(from, to))],
        ],
      );
    },
  },
  shogiops: {
    version: VERSIONS.shogiops,
    counts: [0, 50112],
    platform: "shogiops",
    tables: [
      ...movesInColors(ROLES, ON_16_FILES),
      { ...ON_16_FILES, measure: "line", name: "ray" },
      { ...ON_16_FILES, measure: "between", name: "between" },
    ],
    compares: `\`attacks\` of ${ROLES.length} pieces in both colors on an empty board, with the lion, falcon and eagle of chu shogi, \`ray\` and \`between\`, as far as they are on 12×12: the package has 16×16 squares for all of its boards`,
    compare: async (tables, file) => {
      const { attacks, ray, between } = v.parse(
        v.looseObject({ attacks: FUNCTION, ray: FUNCTION, between: FUNCTION }),
        await import(file),
      );
      const { SquareSet } = v.parse(
        v.looseObject({ SquareSet: v.custom<{ readonly empty: () => unknown }>(isFunction) }),
        await import(join(dirname(file), "square-set.js")),
      );
      const onBoard = (set: unknown): bigint =>
        setOf([...v.parse(ITERABLE, set)].filter((square) => squaresOf12.includes(square)));
      const empty = SquareSet.empty();
      return compareCalls(
        tables,
        squaresOf12,
        ROLES.flatMap(([role]) =>
          COLORS.map((color): Asked => {
            const piece = { role, color: color === "white" ? "sente" : "gote" };
            return [movesName(role, color), (square) => onBoard(attacks(piece, square, empty))];
          }),
        ),
        [
          ["RAY_LINE", (from, to) => onBoard(ray(from, to))],
          ["BETWEEN_BETWEEN", (from, to) => onBoard(between(from, to))],
        ],
      );
    },
  },
  kokopu: {
    version: VERSIONS.kokopu,
    counts: [2, 0],
    platform: "kokopu",
    tables: [
      {
        measure: "attacks",
        piece: ["K", "Q", "R", "B", "N", "fK", "bK"],
        name: "displacement",
        ...OF_0X88,
        values: {
          ...{ 0: 0, 6: 60, 7: 63, 10: 204, 16: 768 },
          ...{ 39: 1087, 43: 1231, 71: 2111, 75: 2255 },
        },
      },
      { measure: "increment", name: "sliding", unit: "0x88", ...OF_0X88 },
    ],
    compares:
      "`DISPLACEMENT_LOOKUP`, in which a pawn has its step and its captures, and `SLIDING_DIRECTION`, number by number, in the text of the package",
    compare: (tables, file) => {
      const compared = new Comparison();
      const source = readFileSync(file, "utf8");
      for (const [own, theirs] of [
        ["DISPLACEMENT_ATTACKS", "DISPLACEMENT_LOOKUP"],
        ["SLIDING_INCREMENT", "SLIDING_DIRECTION"],
      ] as const)
        compared.array(own, tableOf(tables, own).values, arrayIn(source, theirs).map(Number));
      return Promise.resolve(compared);
    },
  },
  tsshogi: {
    version: VERSIONS.tsshogi,
    counts: [0, 2268],
    platform: "tsshogi",
    tables: movesInColors(Object.entries(TSSHOGI), FROM_TOP),
    compares:
      "the squares that the directions of all 14 pieces in both colors lead to, by `movableDirections`, `resolveMoveType` and `Square.neighbor`",
    compare: (tables, file) => {
      const { movableDirections, resolveMoveType, Piece, Square } = v.parse(
        v.looseObject({
          movableDirections: FUNCTION,
          resolveMoveType: FUNCTION,
          Piece: v.custom<new (...given: readonly unknown[]) => unknown>(isFunction),
          Square: v.custom<{ readonly newByIndex: (index: number) => unknown }>(isFunction),
        }),
        exportsOf(file),
      );
      const movesOf = (role: string, color: (typeof COLORS)[number]): Asked => {
        // Black is the side that moves up the board.
        const piece = new Piece(color === "white" ? "black" : "white", role);
        const directions = v.parse(v.array(v.string()), movableDirections(piece));
        const reachedFrom = (square: v.InferOutput<typeof SQUARE_OF_TSSHOGI>): readonly number[] =>
          directions.flatMap((direction) =>
            walked(square, direction, resolveMoveType(piece, direction) === "long"),
          );
        return [
          movesName(role, color),
          (origin = 0) => setOf(reachedFrom(v.parse(SQUARE_OF_TSSHOGI, Square.newByIndex(origin)))),
        ];
      };
      const asked = Object.keys(TSSHOGI).flatMap((role) =>
        COLORS.map((color) => movesOf(role, color)),
      );
      return Promise.resolve(compareCalls(tables, numbersTo(81), asked));
    },
  },
  "js-chess-engine": {
    version: VERSIONS["js-chess-engine"],
    counts: [2, 320],
    platform: "js-chess-engine",
    tables: [...SETS_OF_CHESS.slice(0, 4), ...SLIDERS],
    compares:
      "`KING_ATTACKS` and `KNIGHT_ATTACKS`, and the attacks of pawns and sliders on an empty board",
    compare: (tables, file) => {
      const sets = v.array(v.bigint());
      const theirs = v.parse(
        v.looseObject({
          ...{ KING_ATTACKS: sets, KNIGHT_ATTACKS: sets },
          ...{ getWhitePawnAttacks: FUNCTION, getBlackPawnAttacks: FUNCTION },
          ...{ getRookAttacks: FUNCTION, getBishopAttacks: FUNCTION, getQueenAttacks: FUNCTION },
        }),
        exportsOf(file),
      );
      const onEmpty =
        (attacks: (...given: readonly unknown[]) => unknown) =>
        (square = 0) =>
          v.parse(v.bigint(), attacks(square, 0n));
      const compared = compareCalls(tables, numbersTo(64), [
        ["WHITE_PAWN_ATTACKS", onEmpty(theirs.getWhitePawnAttacks)],
        ["BLACK_PAWN_ATTACKS", onEmpty(theirs.getBlackPawnAttacks)],
        ["ROOK_MOVES", onEmpty(theirs.getRookAttacks)],
        ["BISHOP_MOVES", onEmpty(theirs.getBishopAttacks)],
        ["QUEEN_MOVES", onEmpty(theirs.getQueenAttacks)],
      ]);
      compared.array("KING_MOVES", tableOf(tables, "KING_MOVES").values, theirs.KING_ATTACKS);
      compared.array("KNIGHT_MOVES", tableOf(tables, "KNIGHT_MOVES").values, theirs.KNIGHT_ATTACKS);
      return Promise.resolve(compared);
    },
  },
  "honeycomb-grid": {
    version: VERSIONS["honeycomb-grid"],
    counts: [0, 4209],
    platform: "honeycomb-grid",
    tables: [
      { board: "hexagon:5", piece: "W", name: "steps" },
      { board: "hexagon:5", piece: "W", measure: "rings", name: "ring" },
    ],
    compares:
      "`distance` between all pairs of the 61 cells, and the cells of each `ring` that are on the board",
    compare: async (tables, file) => {
      const { distance, ring, Grid, defineHex } = v.parse(
        v.looseObject({
          ...{ distance: FUNCTION, ring: FUNCTION, defineHex: FUNCTION },
          Grid: v.custom<new (...given: readonly unknown[]) => unknown>(isFunction),
        }),
        await import(file),
      );
      const { places } = hexagonsOf(5);
      const cells = places.map(([q, up]) => ({ q, r: 0 - up }));
      const settings = { offset: -1, orientation: "FLAT" };
      const Hex = defineHex(settings);
      const stepsBetween = (from = 0, to = 0): number =>
        Number(distance(settings, cells[from], cells[to]));
      const compared = compareCalls(
        tables,
        [...cells.keys()],
        [],
        [["STEPS_DISTANCE", stepsBetween]],
      );
      const rings = tableOf(tables, "RING_RINGS");
      for (const [from, center] of cells.entries())
        for (const radius of [1, 2, 3, 4, 5, 6, 7, 8]) {
          const hexes = v.parse(HEXES, new Grid(Hex, ring({ center, radius })));
          const found = [...hexes].flatMap(({ q, r }) =>
            cells.flatMap((cell, square) => (cell.q === q && cell.r === r ? [square] : [])),
          );
          compared.call(`ring ${from} ${radius}`, rings.answer(from, radius), setOf(found));
        }
      return compared;
    },
  },
  chessgroundx: {
    version: VERSIONS.chessgroundx,
    counts: [0, 1620],
    platform: "chessgroundx",
    tables: movesInColors(Object.entries(LETTERS), { board: "9x9" }),
    compares: `where \`premove\` lets ${Object.keys(LETTERS).length} pieces of shogi go, in both colors`,
    compare: async (tables, file) => {
      const { premove } = v.parse(v.looseObject({ premove: FUNCTION }), await import(file));
      const moves = v.parse(FUNCTION, premove("shogi", false, { width: 9, height: 9 }));
      const keys = numbersTo(81).map(
        (square) => `${"abcdefghi".charAt(square % 9)}${Math.floor(square / 9) + 1}`,
      );
      const asked = Object.keys(LETTERS).flatMap((letter) =>
        COLORS.map((color): Asked => {
          const premoves = (square = 0): bigint => {
            const key = keys[square];
            const pieces = new Map([[key, { role: `${letter}-piece`, color }]]);
            const found = v.parse(v.array(v.string()), moves({ pieces }, key, false));
            return setOf(found.map((to) => keys.indexOf(to)));
          };
          return [movesName(letter, color), premoves];
        }),
      );
      return compareCalls(tables, numbersTo(81), asked);
    },
  },
  shakmaty: {
    version: cargoVersion("shakmaty"),
    counts: [0, 12736],
    platform: "cargo",
    tables: [...SETS_OF_CHESS, ...SLIDERS, "DISTANCE"],
    compares:
      "`knight_attacks`, `king_attacks`, `pawn_attacks`, attacks of sliders on an empty board, `between`, `ray`, which is `line` here, and `Square::distance`",
    compare: compareCrate("shakmaty"),
  },
  "cozy-chess": {
    version: cargoVersion("cozy-chess"),
    counts: [0, 8576],
    platform: "cargo",
    tables: [...SETS_OF_CHESS, ...SLIDERS.slice(0, 2)],
    compares:
      "`get_knight_moves`, `get_king_moves`, `get_pawn_attacks`, moves of sliders on an empty board, `get_between_rays` and `get_line_rays`",
    compare: compareCrate("cozy-chess"),
  },
  "corentings/chess": {
    version: VERSIONS["corentings-chess"],
    counts: [5, 0],
    platform: "corentings/chess",
    tables: ["N", "K", "B", "R", "Q"].map((piece) => ({
      measure: "moves",
      piece,
      bits: "opposite",
    })),
    compares:
      "`bbKnightMoves`, `bbKingMoves`, `bbBishopMoves`, `bbRookMoves` and `bbQueenMoves`, in which square s is bit 63 − s, number by number, in the text of the module, which continues notnil/chess",
    compare: (tables, file) => {
      const compared = new Comparison();
      const source = readFileSync(file, "utf8");
      for (const piece of ["Knight", "King", "Bishop", "Rook", "Queen"]) {
        const name = `${piece.toUpperCase()}_MOVES`;
        const theirs = arrayIn(source, `bb${piece}Moves`).map(BigInt);
        compared.array(name, tableOf(tables, name).values, theirs);
      }
      return Promise.resolve(compared);
    },
  },
  "python-chess": {
    version: VERSIONS.chess,
    counts: [12, 0],
    platform: "python-chess",
    tables: [
      ...SETS_OF_CHESS,
      ...["DISTANCE", "KNIGHT_DISTANCE", "MANHATTAN_DISTANCE"],
      ...SLIDERS,
    ],
    compares:
      "`BB_KNIGHT_ATTACKS`, `BB_KING_ATTACKS`, `BB_PAWN_ATTACKS`, attacks of sliders on an empty board, `ray`, `between`, and three distances",
    compare: (tables, file) => {
      const text = execFileSync("python3", ["-c", IN_PYTHON], {
        encoding: "utf8",
        env: { ...process.env, PYTHONPATH: dirname(dirname(file)) },
        maxBuffer: 2 ** 26,
      });
      const theirs = v.parse(v.record(v.string(), v.array(v.string())), JSON.parse(text));
      const compared = new Comparison();
      for (const [name, numbers] of Object.entries(theirs)) {
        const { values } = tableOf(tables, name);
        compared.array(name, values.map(BigInt), numbers.map(BigInt));
      }
      return Promise.resolve(compared);
    },
  },
};

function isFunction(value: unknown): value is new (...given: readonly unknown[]) => unknown {
  return typeof value === "function";
}

/** Prints, as JSON, the arrays of python-chess, and its answers for all squares and pairs. */
const IN_PYTHON = `
import chess as c, json
pairs = [(a, b) for a in range(64) for b in range(64)]
arrays = {
  "KNIGHT_MOVES": c.BB_KNIGHT_ATTACKS, "KING_MOVES": c.BB_KING_ATTACKS,
  "WHITE_PAWN_ATTACKS": c.BB_PAWN_ATTACKS[c.WHITE], "BLACK_PAWN_ATTACKS": c.BB_PAWN_ATTACKS[c.BLACK],
  "BISHOP_MOVES": [c.BB_DIAG_ATTACKS[s][0] for s in range(64)],
  "ROOK_MOVES": [c.BB_RANK_ATTACKS[s][0] | c.BB_FILE_ATTACKS[s][0] for s in range(64)],
  "QUEEN_MOVES": [c.BB_DIAG_ATTACKS[s][0] | c.BB_RANK_ATTACKS[s][0] | c.BB_FILE_ATTACKS[s][0] for s in range(64)],
  "LINE": [c.ray(a, b) for a, b in pairs], "BETWEEN": [c.between(a, b) for a, b in pairs],
  "DISTANCE": [c.square_distance(a, b) for a, b in pairs],
  "KNIGHT_DISTANCE": [c.square_knight_distance(a, b) for a, b in pairs],
  "MANHATTAN_DISTANCE": [c.square_manhattan_distance(a, b) for a, b in pairs],
}
print(json.dumps({name: [str(int(n)) for n in numbers] for name, numbers in arrays.items()}))
`;
