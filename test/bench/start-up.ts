/** Fills tables with the package's names at start-up, as chess engines do: by loops, by search, with the corner rule. */
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

export const DISTANCE = new Uint8Array(4096);
export const MANHATTAN_DISTANCE = new Uint8Array(4096);
export const KNIGHT_DISTANCE = new Uint8Array(4096);
for (let a = 0; a < 64; a++) {
  searchKnight(8, a, KNIGHT_DISTANCE, a * 64);
  for (let b = 0; b < 64; b++) {
    const files = Math.abs((a & 7) - (b & 7));
    const ranks = Math.abs((a >> 3) - (b >> 3));
    DISTANCE[(a << 6) | b] = Math.max(files, ranks);
    MANHATTAN_DISTANCE[(a << 6) | b] = files + ranks;
  }
}

export const DISTANCE_15X15 = new Uint8Array(225);
export const MANHATTAN_DISTANCE_15X15 = new Uint8Array(225);
export const KNIGHT_DISTANCE_15X15 = new Uint8Array(225);
export const DISTANCE_BY_0X88_DIFF = new Uint8Array(240);
export const MANHATTAN_DISTANCE_BY_0X88_DIFF = new Uint8Array(240);
export const KNIGHT_DISTANCE_BY_0X88_DIFF = new Uint8Array(240);
searchKnight(15, 112, KNIGHT_DISTANCE_15X15, 0);
for (let rank = -7; rank <= 7; rank++)
  for (let file = -7; file <= 7; file++) {
    const at15 = 15 * rank + file + 112;
    const at88 = 16 * rank + file + 120;
    DISTANCE_15X15[at15] = DISTANCE_BY_0X88_DIFF[at88] = Math.max(Math.abs(rank), Math.abs(file));
    MANHATTAN_DISTANCE_15X15[at15] = MANHATTAN_DISTANCE_BY_0X88_DIFF[at88] =
      Math.abs(rank) + Math.abs(file);
    KNIGHT_DISTANCE_BY_0X88_DIFF[at88] = KNIGHT_DISTANCE_15X15[at15] ?? 0;
  }

export const NDIS = new Uint8Array(64);
export const CORNER = new Uint8Array(64);
export const CENTER_DISTANCE = new Uint8Array(64);
export const CENTER_MANHATTAN_DISTANCE = new Uint8Array(64);
export const SQUARE_TO_0X88 = new Uint8Array(64);
export const SQUARE_TO_15X15 = new Uint8Array(64);
for (let square = 0; square < 64; square++) {
  const file = square & 7;
  const rank = square >> 3;
  const fromCenter = [file, rank].map((side) => (side < 4 ? 3 - side : side - 4));
  NDIS[square] = KNIGHT_DISTANCE_15X15[15 * rank + file + 112] ?? 0;
  CORNER[square] = Number(file % 7 === 0 && rank % 7 === 0);
  CENTER_DISTANCE[square] = Math.max(...fromCenter);
  CENTER_MANHATTAN_DISTANCE[square] = (fromCenter[0] ?? 0) + (fromCenter[1] ?? 0);
  SQUARE_TO_0X88[square] = 16 * rank + file;
  SQUARE_TO_15X15[square] = 15 * rank + file;
}
