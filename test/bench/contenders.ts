/** What the loop measures: expressions over two squares, `a` and `b`, and their expected answers. */

/** The number of pairs in a batch. */
const PAIRS = 65_536;

/** A contender: the expression that a loop evaluates. */
export interface Contender {
  /** Its name in the report. */
  readonly name: string;
  /** The expression over the squares `a` and `b`. */
  readonly expression: string;
  /** A statement before the loop. */
  readonly before?: string;
  /** Contenders with equal `answers` must return equal sums. */
  readonly answers: "nothing" | "king" | "Manhattan" | "knight" | "queen attacks" | "between";
  /** The number of pairs for which it is timed; fewer for slow contenders. */
  readonly pairs?: number;
}

/** A lookup of the package, and how many bytes of tables it reads. */
interface LookupContender extends Contender {
  readonly bytes: number;
}

/** The same loop without a lookup. */
export const FLOOR: Contender = { name: "floor", expression: "a ^ b", answers: "nothing" };

const call = (name: string, answers: Contender["answers"], bytes: number): LookupContender => ({
  name,
  expression: `${name}(a, b)`,
  answers,
  bytes,
});

/** The pair lookups. */
export const LOOKUPS: readonly LookupContender[] = [
  call("distance", "king", 4096),
  call("manhattanDistance", "Manhattan", 4096),
  call("knightDistance", "knight", 4096),
];

/** The other layouts; with the corner rule they read `CORNER` as well. */
export const LAYOUTS: readonly LookupContender[] = [
  call("distanceBy0x88Diff", "king", 240),
  call("distance15x15", "king", 225),
  call("knightDistanceBy0x88Diff", "knight", 240 + 64),
  call("knightDistance15x15", "knight", 225 + 64),
  call("knightDistanceByAbsDiff", "knight", 64 + 64),
];

/** The table without its lookup. */
export const DIRECT: readonly Contender[] = [
  { name: "DISTANCE[a << 6 | b]", expression: "DISTANCE[(a << 6) | b]", answers: "king" },
  {
    name: "DISTANCE through a local const",
    before: "const table = DISTANCE;",
    expression: "table[(a << 6) | b]",
    answers: "king",
  },
];

/** What a user would use instead. */
export const ALTERNATIVES: readonly Contender[] = [
  {
    name: "king arithmetic",
    expression: "Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))",
    answers: "king",
  },
  {
    name: "Manhattan arithmetic",
    expression: "Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3))",
    answers: "Manhattan",
  },
  { name: "knight formula", expression: "knightFormula(a, b)", answers: "knight" },
  { name: "knight search", expression: "knightSearch(a, b)", answers: "knight", pairs: 1024 },
];

/** Whether a queen attacks, and the squares between two squares, each compared with a chess library. */
export const RELATIONS: readonly (Contender & { readonly against?: string })[] = [
  {
    name: "attacks15x15(a, b) & QUEEN",
    expression: "(attacks15x15(a, b) & QUEEN) >> 5",
    answers: "queen attacks",
  },
  {
    name: "queenAttacks of chessops",
    expression: "+queenAttacks(a, NO_SQUARES).has(b)",
    answers: "queen attacks",
    against: "attacks15x15(a, b) & QUEEN",
  },
  {
    name: "attackers of chess.js",
    expression: "queens[a].attackers(SQUARE_NAMES[b]).length",
    answers: "queen attacks",
    against: "attacks15x15(a, b) & QUEEN",
    pairs: 4096,
  },
  {
    name: "between(a, b)",
    before: "let set;",
    expression: "(set = between(a, b), set.lo ^ set.hi)",
    answers: "between",
  },
  {
    name: "between of chessops",
    before: "let set;",
    expression: "(set = betweenOfChessops(a, b), set.lo ^ set.hi)",
    answers: "between",
    against: "between(a, b)",
  },
  {
    name: "a walk by the steps of chess.js",
    before: "let set;",
    expression: "(set = walkBetween(a, b), set.lo ^ set.hi)",
    answers: "between",
    against: "between(a, b)",
  },
];

export const CONTENDERS: readonly Contender[] = [
  FLOOR,
  ...LOOKUPS,
  ...LAYOUTS,
  ...DIRECT,
  ...ALTERNATIVES,
  ...RELATIONS,
];

/** The functions that a user would write, as they would write them. */
export const HELPERS = `
  const isCorner = (square) => (square & 7) % 7 === 0 && (square >> 3) % 7 === 0;

  // The closed formula, with its exceptions and the corner rule.
  const knightFormula = (a, b) => {
    const x = Math.abs((a & 7) - (b & 7));
    const y = Math.abs((a >> 3) - (b >> 3));
    if (x + y === 1) return 3;
    if (x === 2 && y === 2) return 4;
    if (x === 1 && y === 1) return isCorner(a) !== isCorner(b) ? 4 : 2;
    const moves = Math.ceil(Math.max(x / 2, y / 2, (x + y) / 3));
    return moves + ((moves + x + y) & 1);
  };

  // Breadth-first search in each call.
  const JUMPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
  const knightSearch = (a, b) => {
    const distances = new Int8Array(64).fill(-1);
    distances[a] = 0;
    const queue = [a];
    for (const square of queue) {
      if (square === b) return distances[b];
      for (const [right, up] of JUMPS) {
        const file = (square & 7) + right;
        const rank = (square >> 3) + up;
        if (file < 0 || file > 7 || rank < 0 || rank > 7) continue;
        const to = rank * 8 + file;
        if (distances[to] >= 0) continue;
        distances[to] = distances[square] + 1;
        queue.push(to);
      }
    }
    return -1;
  };

  // A board for each square, with nothing but a queen there.
  const SQUARE_NAMES = Array.from({ length: 64 }, (_, square) => "abcdefgh"[square & 7] + ((square >> 3) + 1));
  const queens = SQUARE_NAMES.map((square) => {
    const board = new Chess();
    board.clear();
    board.put({ type: "q", color: "w" }, square);
    return board;
  });
  const NO_SQUARES = SquareSet.empty();

  // As chess.js walks from an attacker: steps by 0x88 difference, here of our table.
  const walkBetween = (a, b) => {
    const [from, to] = [a + (a & 56), b + (b & 56)];
    const step = INCREMENT_BY_0X88_DIFF[to - from + 120];
    let [lo, hi] = [0, 0];
    if (step !== 0)
      for (let square = from + step; square !== to; square += step) {
        const bit = (square + (square & 7)) >> 1;
        if (bit < 32) lo |= 1 << bit;
        else hi |= 1 << (bit - 32);
      }
    return { lo, hi };
  };
`;

/** The text of a module with a loop for each contender: the same loop, except the expression. */
export const loopsModule = (contenders: readonly Contender[]): string => {
  const loops = contenders.map(
    ({ name, expression, before = "", pairs = PAIRS }) => `
    ${JSON.stringify(name)}: { pairs: ${pairs}, loop: (first, second, pairs) => {
      ${before}
      let sum = 0;
      for (let i = 0; i < pairs; i++) {
        const a = first[i];
        const b = second[i];
        sum = (sum + (${expression})) | 0;
      }
      return sum;
    } },`,
  );
  return `import { DISTANCE, ${[...LOOKUPS, ...LAYOUTS].map(({ name }) => name).join(", ")} } from "chess-distance";
    import { attacks15x15, INCREMENT_BY_0X88_DIFF, QUEEN } from "chess-distance/vectors";
    import { between } from "chess-distance/sets";
    import { Chess } from "chess.js";
    import { between as betweenOfChessops, queenAttacks } from "chessops/attacks";
    import { SquareSet } from "chessops/squareSet";
    ${HELPERS}
    export const loops = {${loops.join("")}
    };`;
};
