/** Colors by the Web Content Accessibility Guidelines 2.2. */

/** The relative luminance of a color: `#rgb`, `#rrggbb` or `rgb(…)`. */
export const luminance = (color: string): number => {
  const hex = color
    .replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3")
    .slice(1)
    .match(/../g);
  const parts = color.startsWith("#")
    ? hex?.map((part) => Number.parseInt(part, 16))
    : color.match(/\d+/g)?.map(Number);
  const [red = NaN, green = NaN, blue = NaN] = (parts ?? [])
    .map((part) => part / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
