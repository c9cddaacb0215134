/**
 * The colors of distances: the viridis scale, perceptually uniform and made for any color vision.
 * Source: S. van der Walt, N. Smith, A Better Default Colormap for Matplotlib (SciPy 2015).
 */
import { at } from "../../generator/common.js";

/** Every twelfth part of the scale, from dark violet to yellow; between them it is nearly straight. */
const VIRIDIS = (
  "#440154 #481f70 #443983 #3b528b #31688e #287c8e #21918c " +
  "#20a486 #35b779 #5ec962 #90d743 #c8e020 #fde725"
).split(" ");

const partsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** A color, `#rrggbb`, with a share of another in it. */
const mixed = (color: string, other: string, share: number): string => {
  const more = partsOf(other);
  const parts = partsOf(color).map((part, place) => part + share * (at(more, place) - part));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
};

/** The colors of a cell, in the syntax of SVG. */
export interface Shade {
  readonly fill: string;
  /** White if it has more contrast than black, the default: 4.5 to 1 or better on any fill. */
  readonly ink: string | undefined;
}

/** The least distance that is dark violet, as all that are greater. */
export const DARKEST = 15;

/** The moves after which 1/e of the scale is left: small distances, which are the most frequent, differ most. */
const SHRINKS = 5;

/** Where black begins to have more contrast than white, by WCAG 2.2. */
const LIGHT = 0.4346;

/** What tells a square of one color from its neighbors. */
export type Tint = "dark" | "light";

/** How much of black or of white is in a tint. */
const TINTS: Record<Tint, readonly [string, number]> = {
  dark: ["#000000", 0.1],
  light: ["#ffffff", 0.13],
};

/** How much of the scale is left at a distance, and at the darkest. */
const left = (distance: number): number => Math.exp(-distance / SHRINKS);

/** The shade of a distance, the same on every board: yellow for 0, dark violet for the darkest; a tint adds some black or white. */
export const shadeOf = (distance: number, tint?: Tint): Shade => {
  const shown = Math.min(Math.max(distance, 0), DARKEST);
  const place = (left(shown) - left(DARKEST)) / (1 - left(DARKEST));
  const along = place * (VIRIDIS.length - 1);
  const [before, after] = [Math.floor(along), Math.ceil(along)];
  const fill = mixed(at(VIRIDIS, before), at(VIRIDIS, after), along - before);
  return {
    fill: tint ? mixed(fill, ...TINTS[tint]) : fill,
    ink: place < LIGHT ? "#fff" : undefined,
  };
};
