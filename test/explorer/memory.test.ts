/** Tests that the explorer releases pieces and boards that it no longer shows. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { metricTyped } from "../../explorer/model/metrics.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { OPENING, type State } from "../../explorer/model/state.js";
import { entryOf } from "../../explorer/model/table.js";

/** Collects garbage. An object stays until the next task if its weak reference was read. */
const collect = async (): Promise<void> => {
  setFlagsFromString("--expose-gc");
  for (let times = 0; times < 3; times++) {
    await new Promise((next) => setTimeout(next));
    runInNewContext("gc()");
  }
};

/** Shows a state as the workbench does, and returns weak references to the objects that this makes. */
const shown = (state: State): readonly WeakRef<object>[] =>
  [state.metric, checkedScene(state), entryOf(state)].map((made) => new WeakRef(made));

const leftOf = async (refs: readonly WeakRef<object>[]): Promise<number> => {
  await collect();
  return refs.filter((ref) => ref.deref() !== undefined).length;
};

test("of 75 pieces that were typed, at most 12 are kept", async () => {
  const pieces = Array.from(
    { length: 75 },
    (_, at) => `(${1 + (at % 9)},${2 + Math.floor(at / 9)})N`,
  );
  const metrics = pieces.map((piece) => shown({ ...OPENING, metric: metricTyped(piece) }));
  expect(await leftOf(metrics.flatMap(([metric]) => metric ?? []))).toBeLessThanOrEqual(12);
  expect(await leftOf(metrics.flatMap(([, ...others]) => others))).toBeLessThanOrEqual(12);
  expect(metricTyped(pieces.at(-1) ?? "")).toBe(metricTyped(pieces.at(-1) ?? ""));
});

test("boards that are no longer shown are not kept", async () => {
  const scenes = Array.from({ length: 40 }, (_, at) =>
    shown({ ...OPENING, board: rectangle(3 + (at % 8), 4 + Math.floor(at / 8)) }),
  );
  expect(await leftOf(scenes.flatMap(([, ...others]) => others))).toBeLessThanOrEqual(2);
});
