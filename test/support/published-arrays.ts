/** Arrays that engines have published, by the requests that make exactly these; the arrays themselves are not here. */
import { createHash } from "node:crypto";
import type { TableRequest } from "../../generator/request/defaults.js";

export interface Published {
  readonly repository: string;
  readonly file: string;
  readonly array: string;
  readonly request: TableRequest;
  readonly length: number;
  /** The first 16 digits of the digest of its numbers in decimal, separated by commas. */
  readonly sha256: string;
}

export const PUBLISHED: readonly Published[] = [
  {
    repository: "peterosterlund2/droidfish",
    file: "BitBoard.java",
    array: "distTable",
    request: { piece: "K", layout: { rank: 16, zero: 119, length: 239 } },
    length: 239,
    sha256: "eee5d5cb7890fba4",
  },
  {
    repository: "peterosterlund2/texel, an older version",
    file: "bitBoard.cpp",
    array: "taxiDistTable",
    request: { piece: "W", layout: { rank: 16, zero: 119, length: 239 } },
    length: 239,
    sha256: "9a6e7810212559c5",
  },
  {
    repository: "peterosterlund2/texel",
    file: "lib/texellib/bitBoard.cpp",
    array: "dirTable",
    request: {
      measure: "increment",
      piece: "QN",
      unit: "a1",
      layout: { rank: 16, zero: 119, length: 239 },
    },
    length: 239,
    sha256: "d3e0176aa6ef3254",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/attacks.cpp",
    array: "directions",
    request: { measure: "increment" },
    length: 4096,
    sha256: "914514fa8b79fd19",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/chess.cpp",
    array: "Edge",
    request: { measure: "member", of: "edge" },
    length: 64,
    sha256: "95e0259c63f99e35",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/chess.cpp",
    array: "Center",
    request: { measure: "member", of: "center" },
    length: 64,
    sha256: "065b2cb64167b12b",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/chess.cpp",
    array: "Corners",
    request: { measure: "member", of: "corners" },
    length: 64,
    sha256: "e017f5cb41c0d791",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/chess.cpp",
    array: "Rank7",
    request: { measure: "member", of: ["a2-h2", "a7-h7"] },
    length: 64,
    sha256: "d644c6adff00ab23",
  },
  {
    repository: "jdart1/arasan-chess",
    file: "src/chess.cpp",
    array: "Colors",
    request: { measure: "color", values: { 0: 1, 1: 0 } },
    length: 64,
    sha256: "096b211fbbf16b7d",
  },
  {
    repository: "dkappe/mediocrechess",
    file: "Definitions.java",
    array: "ATTACK_ARRAY",
    request: {
      measure: "attacks",
      piece: ["W", "R", "whitePawn", "blackPawn", "B", "N"],
      layout: { rank: 16, zero: 128, length: 257 },
      values: { 0: 0, 2: 2, 3: 1, 16: 5, 20: 3, 24: 4, 32: 6 },
    },
    length: 257,
    sha256: "5fb7af4230680e2f",
  },
  {
    repository: "dkappe/mediocrechess",
    file: "Definitions.java",
    array: "DELTA_ARRAY",
    request: { measure: "increment", piece: "QN", layout: { rank: 16, zero: 128, length: 257 } },
    length: 257,
    sha256: "2ea672d9c1bed33b",
  },
  {
    repository: "nksupermarket/crochess_engine_0x88",
    file: "src/main/moveGen/MoveGen.java",
    array: "ATTACK_TABLE",
    request: {
      measure: "attacks",
      piece: ["W", "R", "whitePawn", "blackPawn", "B", "N"],
      layout: { rank: 16, zero: 119, length: 239 },
      values: { 0: 0, 2: 2, 3: 1, 16: 5, 20: 4, 24: 3, 32: 6 },
    },
    length: 239,
    sha256: "bf257f194ee201c3",
  },
  {
    repository: "xqbase/eleeye",
    file: "eleeye/pregen.cpp",
    array: "ccLegalSpanTab",
    request: {
      board: "9x10",
      measure: "attacks",
      piece: ["W", "F", "A"],
      layout: { rank: 16, zero: 256, length: 512 },
      values: { 0: 0, 1: 1, 2: 2, 4: 3 },
    },
    length: 512,
    sha256: "3b1030f95bd05035",
  },
  {
    repository: "xqbase/eleeye",
    file: "eleeye/pregen.cpp",
    array: "ccKnightPinTab",
    request: {
      board: "9x10",
      measure: "leg",
      piece: "nN",
      layout: { rank: 16, zero: 256, length: 512 },
    },
    length: 512,
    sha256: "5a5562213877523b",
  },
  {
    repository: "xqbase/eleeye",
    file: "eleeye/pregen.cpp",
    array: "cbcInFort",
    request: {
      board: "9x10",
      measure: "member",
      of: ["d1-f3", "d8-f10"],
      squares: { start: 195, rank: -16, length: 256 },
    },
    length: 256,
    sha256: "438fcc9ad22e25b4",
  },
  {
    repository: "xqbase/eleeye",
    file: "eleeye/pregen.cpp",
    array: "cbcInBoard",
    request: {
      board: "9x10",
      measure: "member",
      of: ["a1-i10"],
      squares: { start: 195, rank: -16, length: 256 },
    },
    length: 256,
    sha256: "25462319cbbb57e3",
  },
  {
    repository: "xqbase/eleeye",
    file: "eleeye/pregen.cpp",
    array: "cbcCanPromote",
    request: {
      board: "9x10",
      measure: "member",
      of: ["a1-i1", "a10-i10"],
      squares: { start: 195, rank: -16, length: 256 },
    },
    length: 256,
    sha256: "63251b7abf801ada",
  },
  {
    repository: "sunfish-shogi/sunfish4",
    file: "src/core/base/Square.cpp",
    array: "square2Distance",
    request: { board: "9x9", measure: "steps", piece: "QN", layout: "superimposed" },
    length: 289,
    sha256: "d6a4ce75405affea",
  },
  {
    repository: "sunfish-shogi/sunfish4",
    file: "src/core/base/Square.cpp",
    array: "square2Direction",
    request: {
      board: "9x9",
      measure: "increment",
      piece: "QfNbN",
      layout: "superimposed",
      values: {
        0: 0,
        1: 4,
        16: 6,
        17: 2,
        18: 8,
        33: 10,
        35: 12,
        "-17": 1,
        "-1": 3,
        "-18": 5,
        "-16": 7,
        "-35": 9,
        "-33": 11,
      },
    },
    length: 289,
    sha256: "83915404461c58ce",
  },
  {
    repository: "benini/scid",
    file: "src/sqmove.h",
    array: "sqMove for UP",
    request: { measure: "step", piece: "fW", squares: { rank: 8, length: 66 }, filler: 65 },
    length: 66,
    sha256: "01ec01adf1e86eca",
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "knightDistance",
    request: { piece: "N", layout: "superimposed" },
    length: 225,
    sha256: "9061873b22a5d680",
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "distance[KNIGHT]",
    request: { piece: "N" },
    length: 4096,
    sha256: "9f0eff19f61a3dcb",
  },
  {
    repository: "jhlywa/chess.js",
    file: "src/chess.ts",
    array: "ATTACKS",
    request: {
      measure: "attacks",
      piece: ["F", "N", "B", "R", "Q", "K"],
      layout: { file: -1, rank: 16, zero: 119, length: 239 },
    },
    length: 239,
    sha256: "f9140641ec4b824b",
  },
  {
    repository: "jhlywa/chess.js",
    file: "src/chess.ts",
    array: "RAYS",
    request: {
      measure: "increment",
      unit: { rank: -16 },
      layout: { file: -1, rank: 16, zero: 119, length: 239 },
    },
    length: 239,
    sha256: "cdcba755eafb06d3",
  },
  {
    repository: "a chessboard for the web, probably mganjoo/gchessboard",
    file: "src/utils/chess.ts",
    array: "SQUARE_DISTANCE_TABLE",
    request: { piece: "W", layout: { rank: 16, zero: 119, length: 240 } },
    length: 240,
    sha256: "405dd885d227f28c",
  },
  {
    repository: "benthevining/BenBot",
    file: "libchess/src/board/Distances.cpp",
    array: "ndis",
    request: { piece: "N", layout: "abs-diff" },
    length: 64,
    sha256: "a0729cf2e211a01c",
  },
  {
    repository: "archmageirvine/joeis",
    file: "src/irvine/oeis/a246/A246925.java",
    array: "the terms",
    request: { piece: "N", to: "a1" },
    length: 64,
    sha256: "820a0e64e664965b",
  },
  {
    repository: "evangambit/Pumpkin",
    file: "src/game/Geometry.cpp",
    array: "kDistToEdge",
    request: { piece: "K", to: "edge", squares: "a8" },
    length: 64,
    sha256: "b4f9aa0d24432c6e",
  },
  {
    repository: "evangambit/ChessEngine",
    file: "src/game/geometry.cpp",
    array: "kDistToCorner",
    request: { piece: "W", to: "corners", squares: "a8" },
    length: 64,
    sha256: "5e7bdf632c1163ff",
  },
  {
    repository: "chessprogramming.org",
    file: "Center Distance",
    array: "arrCenterDistance",
    request: { piece: "K", to: "center" },
    length: 64,
    sha256: "392601c763c2e3e0",
  },
  {
    repository: "chessprogramming.org",
    file: "Center Manhattan-Distance",
    array: "arrCenterManhattanDistance",
    request: { piece: "W", to: "center" },
    length: 64,
    sha256: "13c5cd962f95bc8a",
  },
  {
    repository: "benini/scid",
    file: "src/engine.cpp",
    array: "KingEndgameSquare",
    request: {
      piece: "W",
      to: "center",
      values: { 0: 20, 1: 15, 2: 10, 3: 5, 4: 0, 5: -5, 6: -10 },
    },
    length: 64,
    sha256: "afad8199145ebaec",
  },
  {
    repository: "copies of GNU Chess 3 and 4",
    file: "the evaluation",
    array: "KingEnding",
    request: {
      piece: "W",
      to: "center",
      values: { 0: 36, 1: 30, 2: 24, 3: 18, 4: 12, 5: 6, 6: 0 },
    },
    length: 64,
    sha256: "869bf138b2fa897b",
  },
  {
    repository: "GNU Chess 5",
    file: "eval.c",
    array: "KBNK",
    request: {
      piece: "W",
      to: ["a1", "h8"],
      values: { 0: 0, 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70 },
    },
    length: 64,
    sha256: "df750915eefe4026",
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "endingKing",
    request: {
      piece: "W",
      to: "center",
      values: { 0: 48, 1: 32, 2: 24, 3: 18, 4: 12, 5: 6, 6: 0 },
    },
    length: 64,
    sha256: "0a7cabcb9ac3443e",
  },
  {
    repository: "chessprogramming.org",
    file: "copies of its programs",
    array: "diag_nw",
    request: { piece: "W", to: "a1" },
    length: 64,
    sha256: "995f75a227930204",
  },
];

export const digestOf = (values: readonly number[]): string =>
  createHash("sha256").update(values.join()).digest("hex").slice(0, 16);

interface Wrong extends Omit<Published, "request" | "length"> {
  readonly what: string;
  /** How many of its entries are wrong. */
  readonly count: number;
  /** What was published, made by its own rule. */
  readonly published: readonly number[];
  /** The request for what it should be. */
  readonly right: TableRequest;
}

/** The pairs of squares of an array of which one half was never filled. */
const halfOf = (of: (files: number, ranks: number) => number): readonly number[] =>
  Array.from({ length: 4096 }, (_, pair) => {
    const [one, other] = [pair >> 6, pair & 63];
    const [files, ranks] = [(one & 7) - (other & 7), (one >> 3) - (other >> 3)];
    return one > other ? 0 : of(Math.abs(files), Math.abs(ranks));
  });

/** Arrays that are not what they are called. */
export const WRONG: readonly Wrong[] = [
  {
    repository: "evangambit/Pumpkin, an older version",
    file: "src/game/Geometry.cpp",
    array: "kDistToEdge",
    what: "h2 is one step from the edge",
    count: 1,
    sha256: "2de68775e3e7c8cb",
    published: Array.from({ length: 64 }, (_, square) => {
      const [file, rank] = [square & 7, square >> 3];
      return square === 15 ? 1 : Math.min(file, rank, 7 - file, 7 - rank);
    }),
    right: { piece: "K", to: "edge" },
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "taxicab",
    what: "only from the lesser square to the greater",
    count: 2016,
    sha256: "81239dd00ae64e88",
    published: halfOf((files, ranks) => files + ranks),
    right: { piece: "W" },
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "sdistance",
    what: "the lesser difference instead of the greater, and half of it",
    count: 3752,
    sha256: "4b4e14de26b5ce5c",
    published: halfOf(Math.min),
    right: { piece: "K" },
  },
];
