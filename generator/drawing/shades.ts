/**
 * The colors of distances, on the page and in a terminal: the viridis scale, perceptually uniform and made for any color vision.
 * Source: S. van der Walt, N. Smith, A Better Default Colormap for Matplotlib (SciPy 2015).
 */
import { at, onceForEach } from "../common.js";

/**
 * Thirteen colors at equal steps along the scale, from dark violet to yellow. Between two neighboring colors, the scale
 * is nearly linear.
 */
const VIRIDIS = (
  "#440154 #481f70 #443983 #3b528b #31688e #287c8e #21918c " +
  "#20a486 #35b779 #5ec962 #90d743 #c8e020 #fde725"
).split(" ");

/** The red, green and blue of a color `#rrggbb`, each from 0 to 255. */
export const colorParts = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** A color, `#rrggbb`, with a share of another color mixed in. */
const mixed = (color: string, other: string, share: number): string => {
  const more = colorParts(other);
  const parts = colorParts(color).map((part, place) => part + share * (at(more, place) - part));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
};

/** The least distance shown in dark violet. Greater distances have the same color. */
export const DARKEST = 15;

/** The distance at which 1/e of the scale is left. Small distances, which are the most frequent, therefore differ most. */
const SHRINKS = 5;

/** The part of the scale above which black has more contrast than white, by WCAG 2.2. */
const LIGHT = 0.4346;

/** A change of shade that tells dark squares from light ones. */
export type Tint = "dark" | "light";

/** The color that each tint adds, black or white, and the share of the color. */
const TINTS: Record<Tint, readonly [string, number]> = {
  dark: ["#000000", 0.1],
  light: ["#ffffff", 0.13],
};

/** The share of the scale that is left at a distance. */
const left = (distance: number): number => Math.exp(-distance / SHRINKS);

/** The color of a cell, `#rrggbb`, and that of its number, which is black by default. */
export interface Shade {
  readonly fill: string;
  readonly ink: "#fff" | undefined;
}

/** The shade of a distance from 0 to {@link DARKEST}. */
const madeShade = (distance: number, tint: Tint | undefined): Shade => {
  const place = (left(distance) - left(DARKEST)) / (1 - left(DARKEST));
  const along = place * (VIRIDIS.length - 1);
  const [before, after] = [Math.floor(along), Math.ceil(along)];
  const fill = mixed(at(VIRIDIS, before), at(VIRIDIS, after), along - before);
  return {
    fill: tint ? mixed(fill, ...TINTS[tint]) : fill,
    // The ink is white where white has more contrast than black, which is the default. The contrast is at least 4.5 to
    // 1 on any fill.
    ink: place < LIGHT ? "#fff" : undefined,
  };
};

const shadesWith = onceForEach((tint: Tint | undefined) =>
  onceForEach((distance: number): Shade => madeShade(distance, tint)),
);

/** The shade of a distance, the same on every board: from yellow for 0 to dark violet. A tint adds some black or white. */
export const shadeOf = (distance: number, tint?: Tint): Shade =>
  shadesWith(tint)(Math.min(Math.max(distance, 0), DARKEST));
