/**
 * The colors of distances: the viridis scale, perceptually uniform and made for any color vision.
 * Source: S. van der Walt, N. Smith, A Better Default Colormap for Matplotlib (SciPy 2015).
 */
import { interpolateViridis } from "d3-scale-chromatic";

/** The colors of a cell, in the syntax of SVG. */
export interface Shade {
  readonly fill: string;
  /** Black or white, whichever has more contrast: 4.5 to 1 or better on any fill. */
  readonly ink: string;
}

/** The least distance that is dark violet: where all are near, all are light. */
const DARK = 3;

/** The first of the 256 colors of the scale on which black has more contrast than white, by WCAG 2.2. */
const LIGHT = 111 / 256;

/** The shade of a distance, 0 … largest: yellow for 0, dark violet for the largest. */
export const shadeOf = (distance: number, largest: number): Shade => {
  const place = 1 - distance / Math.max(largest, DARK);
  return { fill: interpolateViridis(place), ink: place < LIGHT ? "#fff" : "#000" };
};

/** What tells a square of one color from its neighbors. */
export type Tint = "dark" | "light";

/** How much of black or of white is in a tint. */
const TINTS = { dark: [0, 0.1], light: [255, 0.13] } as const;

/** A color written `#rrggbb` with some black or white in it. */
export const tinted = (color: string, tint: Tint): string => {
  const [end, share] = TINTS[tint];
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + share * (end - part)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};
