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

/** The shade of a distance, 0 … largest: yellow for 0, dark violet for the largest. */
export const shadeOf = (distance: number, largest: number): Shade => {
  const fill = interpolateViridis(1 - distance / Math.max(largest, DARK));
  const shade = shades.get(fill) ?? {
    fill,
    ink: luminanceOf(fill) > EVEN_LUMINANCE ? "#000" : "#fff",
  };
  shades.set(fill, shade);
  return shade;
};

const shades = new Map<string, Shade>();

/** The luminance with equal contrast to black and white, (L + 0.05)² = 1.05 × 0.05 by WCAG 2.2. */
const EVEN_LUMINANCE = Math.sqrt(1.05 * 0.05) - 0.05;

/** Red, green and blue, 0 … 255, of a color written `#rrggbb`. */
const partsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** What tells a square of one color from its neighbors. */
export type Tint = "dark" | "light";

/** How much of black or of white is in a tint. */
const TINTS = { dark: [0, 0.1], light: [255, 0.13] } as const;

export const tinted = (color: string, tint: Tint): string => {
  const [end, share] = TINTS[tint];
  const parts = partsOf(color).map((part) => Math.round(part + share * (end - part)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

/** The luminance of a color written `#rrggbb`. Source: WCAG 2.2, relative luminance. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
