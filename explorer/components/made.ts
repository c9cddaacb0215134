/** How the page makes the elements of a drawing. */
import { jsx, type JSX } from "preact/jsx-runtime";
import type { Make } from "../../generator/drawing/element.js";

export const made: Make<JSX.Element> = (tag, attributes, children, key) =>
  jsx(tag, { ...attributes, children }, key);
