/** Arrays that engines have published, and the requests that make exactly these. The arrays are not copied here. */
import { createHash } from "node:crypto";
import type { TableRequest } from "../../generator/request/defaults.js";

export interface Published {
  readonly repository: string;
  readonly file: string;
  readonly array: string;
  readonly request: TableRequest;
  /** The first 16 hexadecimal digits of the digest of the array's numbers in decimal, separated by commas. */
  readonly sha256: string;
}

/** The arrays of a file, each with its name, its digest, and its request. */
const from = (
  repository: string,
  file: string,
  arrays: readonly (readonly [array: string, sha256: string, request: TableRequest])[],
): readonly Published[] =>
  arrays.map(([array, sha256, request]) => ({ repository, file, array, sha256, request }));

/** 0x88 differences from -119 to 119, and squares of xiangqi in the middle of 16×16, seen from the other side. */
const BY_16 = { rank: 16, zero: 119, length: 239 };
const IN_256 = { start: 195, rank: -16, length: 256 };

export const PUBLISHED: readonly Published[] = [
  ...from("peterosterlund2/droidfish", "BitBoard.java", [
    ["distTable", "eee5d5cb7890fba4", { piece: "K", layout: BY_16 }],
  ]),
  ...from("peterosterlund2/texel, an older version", "bitBoard.cpp", [
    ["taxiDistTable", "9a6e7810212559c5", { piece: "W", layout: BY_16 }],
  ]),
  ...from("peterosterlund2/texel", "lib/texellib/bitBoard.cpp", [
    [
      "dirTable",
      "d3e0176aa6ef3254",
      { measure: "increment", piece: "QN", unit: "a1", layout: BY_16 },
    ],
  ]),
  ...from("jdart1/arasan-chess", "src/attacks.cpp", [
    ["directions", "914514fa8b79fd19", { measure: "increment" }],
  ]),
  ...from("jdart1/arasan-chess", "src/chess.cpp", [
    ["Edge", "95e0259c63f99e35", { measure: "member", of: "edge" }],
    ["Center", "065b2cb64167b12b", { measure: "member", of: "center" }],
    ["Corners", "e017f5cb41c0d791", { measure: "member", of: "corners" }],
    ["Rank7", "d644c6adff00ab23", { measure: "member", of: ["a2-h2", "a7-h7"] }],
    ["Colors", "096b211fbbf16b7d", { measure: "color", values: { 0: 1, 1: 0 } }],
  ]),
  ...from("dkappe/mediocrechess", "Definitions.java", [
    [
      "ATTACK_ARRAY",
      "5fb7af4230680e2f",
      {
        measure: "attacks",
        piece: ["W", "R", "whitePawn", "blackPawn", "B", "N"],
        layout: { rank: 16, zero: 128, length: 257 },
        values: { 0: 0, 2: 2, 3: 1, 16: 5, 20: 3, 24: 4, 32: 6 },
      },
    ],
    [
      "DELTA_ARRAY",
      "2ea672d9c1bed33b",
      { measure: "increment", piece: "QN", layout: { rank: 16, zero: 128, length: 257 } },
    ],
  ]),
  ...from("nksupermarket/crochess_engine_0x88", "src/main/moveGen/MoveGen.java", [
    [
      "ATTACK_TABLE",
      "bf257f194ee201c3",
      {
        measure: "attacks",
        piece: ["W", "R", "whitePawn", "blackPawn", "B", "N"],
        layout: BY_16,
        values: { 0: 0, 2: 2, 3: 1, 16: 5, 20: 4, 24: 3, 32: 6 },
      },
    ],
  ]),
  ...from("xqbase/eleeye", "eleeye/pregen.cpp", [
    [
      "ccLegalSpanTab",
      "3b1030f95bd05035",
      {
        board: "9x10",
        measure: "attacks",
        piece: ["W", "F", "A"],
        layout: { rank: 16, zero: 256, length: 512 },
        values: { 0: 0, 1: 1, 2: 2, 4: 3 },
      },
    ],
    [
      "ccKnightPinTab",
      "5a5562213877523b",
      { board: "9x10", measure: "leg", piece: "nN", layout: { rank: 16, zero: 256, length: 512 } },
    ],
    [
      "cbcInFort",
      "438fcc9ad22e25b4",
      { board: "9x10", measure: "member", of: ["d1-f3", "d8-f10"], squares: IN_256 },
    ],
    [
      "cbcInBoard",
      "25462319cbbb57e3",
      { board: "9x10", measure: "member", of: ["a1-i10"], squares: IN_256 },
    ],
    [
      "cbcCanPromote",
      "63251b7abf801ada",
      { board: "9x10", measure: "member", of: ["a1-i1", "a10-i10"], squares: IN_256 },
    ],
  ]),
  ...from("sunfish-shogi/sunfish4", "src/core/base/Square.cpp", [
    [
      "square2Distance",
      "d6a4ce75405affea",
      { board: "9x9", measure: "steps", piece: "QN", layout: "superimposed" },
    ],
    [
      "square2Direction",
      "83915404461c58ce",
      {
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
    ],
  ]),
  ...from("benini/scid", "src/sqmove.h", [
    [
      "sqMove for UP",
      "01ec01adf1e86eca",
      { measure: "step", piece: "fW", squares: { rank: 8, length: 66 }, filler: 65 },
    ],
  ]),
  ...from("pychess/pychess", "lib/pychess/Utils/lutils/ldata.py", [
    ["knightDistance", "9061873b22a5d680", { piece: "N", layout: "superimposed" }],
    ["distance[KNIGHT]", "9f0eff19f61a3dcb", { piece: "N" }],
  ]),
  ...from("jhlywa/chess.js", "src/chess.ts", [
    [
      "ATTACKS",
      "f9140641ec4b824b",
      { measure: "attacks", piece: ["F", "N", "B", "R", "Q", "K"], layout: { file: -1, ...BY_16 } },
    ],
    [
      "RAYS",
      "cdcba755eafb06d3",
      { measure: "increment", unit: { rank: -16 }, layout: { file: -1, ...BY_16 } },
    ],
  ]),
  ...from("a chessboard for the web, probably mganjoo/gchessboard", "src/utils/chess.ts", [
    [
      "SQUARE_DISTANCE_TABLE",
      "405dd885d227f28c",
      { piece: "W", layout: { rank: 16, zero: 119, length: 240 } },
    ],
  ]),
  ...from("benthevining/BenBot", "libchess/src/board/Distances.cpp", [
    ["ndis", "a0729cf2e211a01c", { piece: "N", layout: "abs-diff" }],
  ]),
  ...from("archmageirvine/joeis", "src/irvine/oeis/a246/A246925.java", [
    ["the terms", "820a0e64e664965b", { piece: "N", to: "a1" }],
  ]),
  ...from("evangambit/Pumpkin", "src/game/Geometry.cpp", [
    ["kDistToEdge", "b4f9aa0d24432c6e", { piece: "K", to: "edge", squares: "a8" }],
  ]),
  ...from("evangambit/ChessEngine", "src/game/geometry.cpp", [
    ["kDistToCorner", "5e7bdf632c1163ff", { piece: "W", to: "corners", squares: "a8" }],
  ]),
  ...from("chessprogramming.org", "Center Distance", [
    ["arrCenterDistance", "392601c763c2e3e0", { piece: "K", to: "center" }],
  ]),
  ...from("chessprogramming.org", "Center Manhattan-Distance", [
    ["arrCenterManhattanDistance", "13c5cd962f95bc8a", { piece: "W", to: "center" }],
  ]),
  ...from("benini/scid", "src/engine.cpp", [
    [
      "KingEndgameSquare",
      "afad8199145ebaec",
      { piece: "W", to: "center", values: { 0: 20, 1: 15, 2: 10, 3: 5, 4: 0, 5: -5, 6: -10 } },
    ],
  ]),
  ...from("copies of GNU Chess 3 and 4", "the evaluation", [
    [
      "KingEnding",
      "869bf138b2fa897b",
      { piece: "W", to: "center", values: { 0: 36, 1: 30, 2: 24, 3: 18, 4: 12, 5: 6, 6: 0 } },
    ],
  ]),
  ...from("GNU Chess 5", "eval.c", [
    [
      "KBNK",
      "df750915eefe4026",
      {
        piece: "W",
        to: ["a1", "h8"],
        values: { 0: 0, 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70 },
      },
    ],
  ]),
  ...from("pychess/pychess", "lib/pychess/Utils/lutils/ldata.py", [
    [
      "endingKing",
      "0a7cabcb9ac3443e",
      { piece: "W", to: "center", values: { 0: 48, 1: 32, 2: 24, 3: 18, 4: 12, 5: 6, 6: 0 } },
    ],
  ]),
  ...from("chessprogramming.org", "copies of its programs", [
    ["diag_nw", "995f75a227930204", { piece: "W", to: "a1" }],
  ]),
];

export const digestOf = (values: readonly number[]): string =>
  createHash("sha256").update(values.join()).digest("hex").slice(0, 16);

export interface Wrong extends Omit<Published, "request"> {
  readonly what: string;
  /** The number of wrong entries. */
  readonly count: number;
  /** What the audit says of the first wrong entry, if it knows the rule of the table. */
  readonly said?: string;
  /** The published array, made by its own rule. */
  readonly published: readonly number[];
  /** The request for the correct array, or the table of the package that begins with it. */
  readonly right: TableRequest | "COMBINED_DISTANCE";
}

/** An array by pair in which one half was never filled. */
const halfOf = (of: (files: number, ranks: number) => number): readonly number[] =>
  Array.from({ length: 4096 }, (_, pair) => {
    const [one, other] = [pair >> 6, pair & 63];
    const [files, ranks] = [(one & 7) - (other & 7), (one >> 3) - (other >> 3)];
    return one > other ? 0 : of(Math.abs(files), Math.abs(ranks));
  });

/** The distances to the edge, with 1 on one of its squares. */
const edgeDistancesBut = (wrong: number): readonly number[] =>
  Array.from({ length: 64 }, (_, square) => {
    const [file, rank] = [square & 7, square >> 3];
    return square === wrong ? 1 : Math.min(file, rank, 7 - file, 7 - rank);
  });

/** Published arrays with wrong entries. */
export const WRONG: readonly Wrong[] = [
  {
    repository: "evangambit/Pumpkin, an older version",
    file: "src/game/Geometry.cpp",
    array: "kDistToEdge",
    what: "h2 is on the edge, but has 1 instead of 0",
    count: 1,
    said: "[15] h2: 1, should be 0",
    sha256: "2de68775e3e7c8cb",
    published: edgeDistancesBut(15),
    right: { piece: "K", to: "edge" },
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "taxicab",
    what: "it has only the distances from the lesser square to the greater",
    count: 2016,
    sha256: "81239dd00ae64e88",
    published: halfOf((files, ranks) => files + ranks),
    right: { piece: "W" },
  },
  {
    repository: "pychess/pychess",
    file: "lib/pychess/Utils/lutils/ldata.py",
    array: "sdistance",
    what: "it has the lesser difference instead of the greater, and only in one half",
    count: 3752,
    said: "[1] a1, b1: 0, should be 1",
    sha256: "4b4e14de26b5ce5c",
    published: halfOf(Math.min),
    right: { piece: "K" },
  },
  {
    repository: "chris-moreton/rivalchess-engine, the versions of 2013 to 2015",
    file: "engine/Bitboards.java",
    array: "centrePoints",
    what: "h7 is on the edge, but has 1 instead of 0",
    count: 1,
    said: "[55] h7: 1, should be 0",
    sha256: "2c0aa6b0c1ccddae",
    published: edgeDistancesBut(55),
    right: { piece: "K", to: "edge" },
  },
  {
    repository: "op12no2/lozza, 1.18",
    file: "lozza.js",
    array: "DIAG1",
    what: "two squares of diagonal 13 have the number 23",
    count: 2,
    said: "[104] g7: 23, should be 13",
    sha256: "7e0beac7b8454d77",
    published: Array.from({ length: 144 }, (_, place) => {
      const [file, row] = [(place % 12) - 2, Math.floor(place / 12) - 2];
      if (file < 0 || file > 7 || row < 0 || row > 7) return 0;
      return place === 104 || place === 115 ? 23 : file + row + 1;
    }),
    right: {
      ...{ piece: "W", to: "a1", squares: { rank: 12, start: 26, length: 144 }, filler: 0 },
      values: Object.fromEntries(Array.from({ length: 15 }, (_, moves) => [moves, moves + 1])),
    },
  },
  ...(["dist_man", "dist"] as const).map((array): Wrong => ({
    repository: "SrsBusiness/Party",
    file: "board88.h",
    array,
    what: "it has 255 where the signs of the file and rank differences differ",
    count: 98,
    said: `[8] Δrank -7, Δfile +1: 255, should be ${array === "dist" ? 7 : 8}`,
    sha256: array === "dist" ? "d15654d9e7f6f5fc" : "7e3faa694125fc97",
    published: Array.from({ length: 240 }, (_, place) => {
      const below = 119 - Math.abs(place - 119);
      const [files, ranks] = [7 - (below & 15), 7 - (below >> 4)];
      if (files < 0 || ranks > 7) return 255;
      return array === "dist" ? Math.max(files, ranks) : files + ranks;
    }),
    right: {
      ...{ board: "8x8", piece: array === "dist" ? "K" : "W", filler: 255 },
      layout: { file: 1, rank: 16, zero: 119, length: 240 },
    },
  })),
  {
    repository: "Computer Chess Club",
    file: "message 245611 (2002)",
    array: "combidist[0]",
    what: "e2 is 9 from a1, but has 5",
    count: 1,
    sha256: "cad1e4bf86b87fcc",
    published: Array.from({ length: 64 }, (_, square) => {
      const [file, rank] = [square & 7, square >> 3];
      return file === 4 && rank === 1 ? 5 : Math.max(file, rank) + file + rank;
    }),
    right: "COMBINED_DISTANCE",
  },
];
