/** What the explorer shows at an address, without a browser. */
import type { NumberingName } from "../../generator/boards/numbering.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { fromAddress } from "../../explorer/model/address.js";
import { pointedAt } from "../../explorer/model/pointed.js";
import { readingOf } from "../../explorer/model/reading.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import type { Scene } from "../../explorer/model/scene.js";
import { boardOf } from "../../explorer/model/shown.js";
import { addressOf, type State } from "../../explorer/model/state.js";

/** The state of an address without refused parts, in a numbering of the page. */
export const stateAt = (fragment: string, numbering: NumberingName = "a1"): State => {
  const { state, piece, board } = fromAddress(fragment);
  const reason = piece?.reason ?? board?.reason;
  if (reason !== undefined) throw new Error(reason);
  return { ...state, numbering };
};

const scenes = new Map<string, Scene>();

/** The scene of a state. All squares share it. */
export const sceneFor = (state: State): Scene => {
  const key = `${state.numbering} ${addressOf({ ...state, origin: 0, target: 0 })}`;
  const scene = scenes.get(key) ?? checkedScene(state);
  scenes.set(key, scene);
  return scene;
};

/** The board of a state, with marks on the squares that are read. */
export const boardFor = (state: State) => {
  const scene = sceneFor(state);
  return boardOf(state, scene, pointedAt(state, scene).squares);
};

/** The explorer's text about the target, or about an entry under the pointer. */
export const readingFor = (state: State, entry?: number) => {
  const scene = sceneFor(state);
  return readingOf(state, scene, pointedAt(state, scene, entry));
};

export const readingAt = (fragment: string, numbering?: NumberingName) =>
  readingFor(stateAt(fragment, numbering));

/** A state and its table, which is not refused. */
export const tableAt = (fragment: string, numbering?: NumberingName) => {
  const state = stateAt(fragment, numbering);
  const { table } = sceneFor(state);
  if (table === undefined) throw new Error(`no table: ${fragment}`);
  return { state, table };
};

/** The numbers of a grid, with `otherwise` for cells without a number. */
export const numbersIn = ({ cells }: Pick<Grid, "cells">, otherwise = 255): readonly number[] =>
  cells.map((cell) => (cell.kind === "distance" ? cell.number : otherwise));
