// -- numbering of a1
const square = (file: number, rank: number) =>
  8 * rank + file;
const fileOf = (sq: number) => sq & 7;
const rankOf = (sq: number) => sq >> 3;

// -- numbering of a8
const square = (file: number, rank: number) =>
  8 * (7 - rank) + file;
const fileOf = (sq: number) => sq & 7;
const rankOf = (sq: number) => 7 - (sq >> 3);

// -- numbering of 0x88
const square = (file: number, rank: number) =>
  16 * rank + file;
const fileOf = (sq: number) => sq & 7;
const rankOf = (sq: number) => sq >> 4;
const isOnBoard = (sq: number) => (sq & 0x88) === 0;

// -- numbering of mailbox
const square = (file: number, rank: number) =>
  10 * rank + file + 21;
const fileOf = (sq: number) => (sq % 10) - 1;
const rankOf = (sq: number) => Math.floor(sq / 10) - 2;

// -- king
const kingDistance = (from: number, to: number) =>
  Math.max(filesApart(from, to), ranksApart(from, to));

const manhattanDistance = (from: number, to: number) =>
  filesApart(from, to) + ranksApart(from, to);

const filesApart = (a: number, b: number) =>
  Math.abs(fileOf(b) - fileOf(a));
const ranksApart = (a: number, b: number) =>
  Math.abs(rankOf(b) - rankOf(a));

// -- knight
const knightDistance = (from: number, to: number) => {
  const far = kingDistance(from, to);
  const sum = manhattanDistance(from, to);
  if (sum === 1) return 3; // beside it
  if (far === 2 && sum === 4) return 4; // two on a diagonal
  if (far === 1 && (isCorner(from) || isCorner(to))) return 4;
  const least = Math.ceil(Math.max(far / 2, sum / 3));
  return least + ((least + sum) % 2); // even or odd, by color
};

const isCorner = (sq: number) =>
  [0, 7].includes(fileOf(sq)) && [0, 7].includes(rankOf(sq));

// -- fill
const bit = (sq: number) =>
  1n << BigInt(8 * rankOf(sq) + fileOf(sq));

const knightAttacks = (set: bigint) => {
  const one =
    ((set << 1n) & 0xfefefefefefefefen) |
    ((set >> 1n) & 0x7f7f7f7f7f7f7f7fn);
  const two =
    ((set << 2n) & 0xfcfcfcfcfcfcfcfcn) |
    ((set >> 2n) & 0x3f3f3f3f3f3f3f3fn);
  return BigInt.asUintN(
    64,
    (one << 16n) | (one >> 16n) | (two << 8n) | (two >> 8n),
  );
};

const knightFill = (from: number, to: number) => {
  let moves = 0;
  for (
    let reached = bit(from);
    (reached & bit(to)) === 0n;
    moves++
  )
    reached |= knightAttacks(reached);
  return moves;
};

// -- 15x15
const index15x15 = (from: number, to: number) =>
  15 * (rankOf(to) - rankOf(from)) +
  (fileOf(to) - fileOf(from)) +
  112;

// -- 0x88
const index0x88 = (from: number, to: number) =>
  16 * (rankOf(to) - rankOf(from)) +
  (fileOf(to) - fileOf(from)) +
  120;

// -- 0x88 of 0x88
const index0x88 = (from: number, to: number) =>
  to - from + 120;

// -- paths
const isOnPath = (from: number, via: number, to: number) =>
  kingDistance(from, via) + kingDistance(via, to) ===
  kingDistance(from, to);

const routeCount = (from: number, to: number): number => {
  let count = from === to ? 1 : 0;
  for (let at = 0; at < 64; at++) {
    const next = square(at & 7, at >> 3);
    if (
      kingDistance(from, next) === 1 &&
      isOnPath(from, next, to)
    )
      count += routeCount(next, to);
  }
  return count;
};

// -- regions
const toMiddle = (line: number) =>
  line < 4 ? 3 - line : line - 4;

const centerDistance = (sq: number) =>
  Math.max(toMiddle(fileOf(sq)), toMiddle(rankOf(sq)));
const centerManhattanDistance = (sq: number) =>
  toMiddle(fileOf(sq)) + toMiddle(rankOf(sq));
const edgeDistance = (sq: number) => 3 - centerDistance(sq);
const lightCornerDistance = (sq: number) =>
  7 - Math.abs(fileOf(sq) - rankOf(sq));
const darkCornerDistance = (sq: number) =>
  7 - Math.abs(7 - fileOf(sq) - rankOf(sq));

// -- graph
// neighbors[sq]: one move from sq; −1: never reached.
const distancesFrom = (
  from: number,
  neighbors: readonly (readonly number[])[],
) => {
  const moves = Array<number>(neighbors.length).fill(-1);
  const queue = [from];
  moves[from] = 0;
  for (const sq of queue)
    for (const to of neighbors[sq] ?? []) {
      if (moves[to] !== -1) continue;
      moves[to] = (moves[sq] ?? 0) + 1;
      queue.push(to);
    }
  return moves;
};

// -- certificate
const isKnightDistance = (
  d: readonly number[],
  origin: number,
) => {
  const all = Array.from({ length: 64 }, (_, at) =>
    square(at & 7, at >> 3),
  );
  return all.every((sq) => {
    const neighbors = all.filter(
      (to) => filesApart(sq, to) * ranksApart(sq, to) === 2,
    );
    const least = Math.min(
      ...neighbors.map((to) => d[to] ?? NaN),
    );
    return d[sq] === (sq === origin ? 0 : 1 + least);
  });
};

// -- moves on example
// A row of three squares, and one alone.
const movesOnExample = (from: number, to: number) =>
  distancesFrom(from, [[1], [0, 2], [1], []])[to] ?? NaN;

// -- certified squares
const certifiedSquares = () => {
  const all = Array.from({ length: 64 }, (_, at) =>
    square(at & 7, at >> 3),
  );
  return all.filter((from) => {
    const d: number[] = [];
    for (const to of all) d[to] = knightDistance(from, to);
    return isKnightDistance(d, from);
  }).length;
};

// -- main
LINES;

console.log(CALL); // ANSWER
