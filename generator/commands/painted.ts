/** Lines of a drawing in a terminal, with the colors of distances behind their numbers. */
import { colorParts, type Shade } from "../drawing/shades.js";

/** A part of a line; `shade` is the color behind it and that of its text, if they are not those of the terminal. */
export interface Painted {
  readonly text: string;
  readonly shade?: Shade | undefined;
}

/** The bits of a color in a terminal that shows each color as it is, and in one that has a palette of 256. */
const FULL = 24;
const PALETTE = 8;

/**
 * The place of a part of a color on a side of the palette's cube of 6 × 6 × 6 colors, whose parts are 0, 95, 135 and so on.
 * Source: xterm, 256colres.pl.
 */
const cubeSide = (part: number): number =>
  part < 48 ? 0 : Math.max(1, Math.trunc((part - 35) / 40));

/** The code of a color `#rrggbb`. */
const codeOf = (color: string, depth: number): string => {
  const parts = colorParts(color);
  if (depth >= FULL) return `2;${parts.join(";")}`;
  return `5;${parts.map(cubeSide).reduce((code, side) => 6 * code + side, 0) + 16}`;
};

/** Returns the text of a line, for a terminal whose colors have `depth` bits; without color if these are fewer than 8. */
export const painted = (line: readonly Painted[], depth: number): string =>
  line
    .map(({ text, shade }) => {
      if (shade === undefined || depth < PALETTE) return text;
      const ink = shade.ink === undefined ? "#000000" : "#ffffff";
      return `\x1b[48;${codeOf(shade.fill, depth)};38;${codeOf(ink, depth)}m${text}\x1b[0m`;
    })
    .join("");
