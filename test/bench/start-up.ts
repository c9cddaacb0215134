/**
 * Fills the same tables as the package's at start-up, by loops and by search, as chess engines do, with the
 * corner rule.
 */
const JUMPS = [1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2];

const searchKnight = (side: number, from: number, into: Uint8Array, at: number): void => {
  const queue = [from];
  const seen = new Uint8Array(side * side);
  seen[from] = 1;
  for (const square of queue) {
    const file = square % side;
    const rank = (square - file) / side;
    for (let jump = 0; jump < 16; jump += 2) {
      const toFile = file + (JUMPS[jump] ?? 0);
      const toRank = rank + (JUMPS[jump + 1] ?? 0);
      if (toFile < 0 || toFile >= side || toRank < 0 || toRank >= side) continue;
      const to = toRank * side + toFile;
      if (seen[to] === 1) continue;
      seen[to] = 1;
      into[at + to] = (into[at + square] ?? 0) + 1;
      queue.push(to);
    }
  }
};

const king = new Uint8Array(4096);
const manhattan = new Uint8Array(4096);
const knight = new Uint8Array(4096);
for (let a = 0; a < 64; a++) {
  searchKnight(8, a, knight, a * 64);
  for (let b = 0; b < 64; b++) {
    const files = Math.abs((a & 7) - (b & 7));
    const ranks = Math.abs((a >> 3) - (b >> 3));
    king[(a << 6) | b] = Math.max(files, ranks);
    manhattan[(a << 6) | b] = files + ranks;
  }
}

const king15 = new Uint8Array(225);
const manhattan15 = new Uint8Array(225);
const knight15 = new Uint8Array(225);
const king88 = new Uint8Array(240);
const manhattan88 = new Uint8Array(240);
const knight88 = new Uint8Array(240);
searchKnight(15, 112, knight15, 0);
for (let rank = -7; rank <= 7; rank++)
  for (let file = -7; file <= 7; file++) {
    const at15 = 15 * rank + file + 112;
    const at88 = 16 * rank + file + 120;
    king15[at15] = king88[at88] = Math.max(Math.abs(rank), Math.abs(file));
    manhattan15[at15] = manhattan88[at88] = Math.abs(rank) + Math.abs(file);
    knight88[at88] = knight15[at15] ?? 0;
  }

const ndis = new Uint8Array(64);
const corner = new Uint8Array(64);
const center = new Uint8Array(64);
const centerManhattan = new Uint8Array(64);
const to88 = new Uint8Array(64);
const to15 = new Uint8Array(64);
for (let square = 0; square < 64; square++) {
  const file = square & 7;
  const rank = square >> 3;
  const fromCenter = [file, rank].map((side) => (side < 4 ? 3 - side : side - 4));
  ndis[square] = knight15[15 * rank + file + 112] ?? 0;
  corner[square] = Number(file % 7 === 0 && rank % 7 === 0);
  center[square] = Math.max(...fromCenter);
  centerManhattan[square] = (fromCenter[0] ?? 0) + (fromCenter[1] ?? 0);
  to88[square] = 16 * rank + file;
  to15[square] = 15 * rank + file;
}

/** The tables, by their names in the package. */
export const filled = {
  DISTANCE: king,
  MANHATTAN_DISTANCE: manhattan,
  KNIGHT_DISTANCE: knight,
  DISTANCE_BY_0X88_DIFF: king88,
  MANHATTAN_DISTANCE_BY_0X88_DIFF: manhattan88,
  KNIGHT_DISTANCE_BY_0X88_DIFF: knight88,
  DISTANCE_15X15: king15,
  MANHATTAN_DISTANCE_15X15: manhattan15,
  KNIGHT_DISTANCE_15X15: knight15,
  CENTER_DISTANCE: center,
  CENTER_MANHATTAN_DISTANCE: centerManhattan,
  NDIS: ndis,
  CORNER: corner,
  SQUARE_TO_0X88: to88,
  SQUARE_TO_15X15: to15,
};
