// -- numbering
const square = (file: number, rank: number) =>
  8 * rank + file;
const fileOf = (sq: number) => sq & 7;
const rankOf = (sq: number) => sq >> 3;

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

// -- paths
// On a shortest path, the distances to both ends add up.
const routeCount = (from: number, to: number): number => {
  const length = kingDistance(from, to);
  let count = from === to ? 1 : 0;
  for (let at = 0; at < 64; at++) {
    const next = square(at & 7, at >> 3);
    if (
      kingDistance(from, next) === 1 &&
      1 + kingDistance(next, to) === length
    )
      count += routeCount(next, to);
  }
  return count;
};

// -- regions
const toMiddle = (line: number) =>
  Math.max(3 - line, line - 4);

const centerDistance = (sq: number) =>
  Math.max(toMiddle(fileOf(sq)), toMiddle(rankOf(sq)));
const centerManhattanDistance = (sq: number) =>
  toMiddle(fileOf(sq)) + toMiddle(rankOf(sq));
const edgeDistance = (sq: number) => 3 - centerDistance(sq);

// The nearer one of a corner and its opposite counts.
const cornerDistance = (sq: number, corner: number) =>
  7 - Math.abs(7 - manhattanDistance(sq, corner));

// -- graph
// The squares one move from each of six.
const neighbors = [[1, 2], [2, 4], [3], [4], [0], []];

const graphDistance = (from: number, to: number) => {
  const moves = neighbors.map(() => -1); // never reached
  moves[from] = 0;
  const queue = [from];
  for (const sq of queue)
    for (const next of neighbors[sq] ?? []) {
      if (moves[next] !== -1) continue;
      moves[next] = (moves[sq] ?? 0) + 1;
      queue.push(next);
    }
  return moves[to];
};

// -- certificate
// What the square must say, by its neighbors.
const dueDistance = (origin: number, sq: number) => {
  let due = sq === origin ? 0 : 64;
  for (let at = 0; at < 64; at++) {
    const to = square(at & 7, at >> 3);
    if (filesApart(sq, to) * ranksApart(sq, to) === 2)
      due = Math.min(due, 1 + knightDistance(origin, to));
  }
  return due;
};

// -- main
LINES;

console.log(CALL); // ANSWER
