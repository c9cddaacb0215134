/** The page's words for counts, as the tests expect them. */

/** `1 file`, `2 files` */
export const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** `1 move`, `2 moves`, or `never reached` for 255, as in the tests' own tables. */
export const movesText = (moves: number): string =>
  moves === 255 ? "never reached" : counted(moves, "move");
