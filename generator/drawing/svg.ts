/** Prints a drawing as SVG: one file with its style, for light and dark pages, and readable without that style. */
import type { Attributes, Child, Make } from "./element.js";
import { drawnSize, gridDrawing } from "./grid-drawing.js";
import type { Grid } from "./grid.js";
import { CELL, round } from "./placement.js";
import { GRID_STYLE } from "./style.js";

interface Printed {
  readonly svg: string;
}

const escapedText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * How classes look to a program that does not read the style, or not its variables. Style has precedence over these
 * attributes. The names at the edges are legible on white and on black.
 */
const BY_CLASS: Readonly<Record<string, Attributes>> = {
  empty: { fill: "#eef0f3", stroke: "#8b949e", "stroke-width": 0.15 },
  never: { stroke: "#3d444d" },
  "text.edge": { fill: "#3d444d", "font-size": 4.4 },
  edge: { fill: "#6f7781", "font-size": 3.3 },
  line: { fill: "none", stroke: "#000", "stroke-width": 1.8 },
  repeated: { opacity: 0.5 },
};

const svgIn = (child: Child<Printed>): string => {
  if (child === undefined) return "";
  if (typeof child !== "object") return escapedText(`${child}`);
  return "svg" in child ? child.svg : child.map(svgIn).join("");
};

/** By these attributes, a text with more signs than fit is as narrow as a cell. Texts with a place for each sign fit. */
const squeezed = ({ x }: Attributes, text: string): Attributes =>
  typeof x === "number" && text.length > 3
    ? { textLength: CELL - 1, lengthAdjust: "spacingAndGlyphs" }
    : {};

const printed: Make<Printed> = (tag, attributes, child) => {
  const [look = ""] = `${attributes["class"] ?? ""}`.split(" ");
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const plain = Object.entries(BY_CLASS[`${tag}.${look}`] ?? BY_CLASS[look] ?? {});
  const fit = tag === "text" ? Object.entries(squeezed(attributes, svgIn(child))) : [];
  const all = [...new Map([...plain, ...fit, ...given])].map(
    ([name, value]) => ` ${name}="${escapedText(`${value}`)}"`,
  );
  const inside = svgIn(child);
  const start = `<${tag}${all.join("")}`;
  return { svg: inside === "" ? `${start}/>` : `${start}>${inside}</${tag}>` };
};

/** The pixels per unit when a picture is shown at its own size. */
const PIXELS = 4;

/** The picture of a grid as an SVG document, without a line feed at its end. */
export const svgOf = (grid: Grid, title: string): string => {
  const { width, height } = drawnSize(grid);
  const [wide, high] = [round(width), round(height)];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${wide} ${high}`,
    width: round(wide * PIXELS),
    height: round(high * PIXELS),
    role: "img",
    "font-size": 5,
    "font-family": "system-ui,sans-serif",
    "text-anchor": "middle",
  };
  return printed("svg", attributes, [
    "\n",
    printed("title", {}, title),
    "\n",
    printed("style", {}, GRID_STYLE),
    gridDrawing(printed, grid),
    "\n",
  ]).svg;
};
