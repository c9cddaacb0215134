/** The layouts that requests name. */
import { absolute, superimposed, x88 } from "./difference.js";
import type { LayoutOn } from "./layout.js";
import { pair } from "./pair.js";
import { toCenter } from "./square.js";

/** The name of a layout. */
export type LayoutName = "pair" | "0x88" | "superimposed" | "abs-diff" | "center";

export const LAYOUTS: Readonly<Record<LayoutName, LayoutOn>> = {
  pair,
  "0x88": x88,
  superimposed,
  "abs-diff": absolute,
  center: toCenter,
};

export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name);

export const LAYOUT_NAMES: readonly LayoutName[] = Object.keys(LAYOUTS).filter(isLayoutName);

/** The wiki's name of the superimposed array of 8×8; no other board has it. */
export const PIONEERS_NAME = "15x15";

/** A layout, or the wiki's name of the superimposed array of 8×8. */
export type LayoutRequest = LayoutName | typeof PIONEERS_NAME;
