/** Tests which words of a sample the page marks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SAMPLES } from "../../explorer/chapters/samples.js";
import { metricTyped } from "../../explorer/model/metrics.js";
import { partIn } from "../../explorer/model/samples.js";
import { OPENING } from "../../explorer/model/state.js";
import { sq } from "../support/board.js";
import { PROJECT } from "../support/files.js";

const FOLDER = join(PROJECT, "explorer", "chapters", "code");

test.each(readdirSync(FOLDER))("%s marks the words that decide", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  expect(partIn(text, "0x88", "0x88")).toMatch(/\sto - (?:from|start) \+ 120/);
  for (const [id, name, piece, from, to, words] of [
    ["knight-and-corners", "knight", "N", "a1", "a2", /beside it/],
    ["knight-and-corners", "knight", "N", "a1", "b2", /is_?corner/i],
    ["knight-and-corners", "knight", "N", "g2", "h1", /is_?corner/i],
    ["knight-and-corners", "knight", "N", "b2", "c3", /by color/],
    ["knight-and-corners", "knight", "N", "a1", "c3", /two on a diagonal/],
    ["knight-and-corners", "knight", "N", "a1", "h8", /by color/],
    ["king-and-rook-like-steps", "king", "K", "d4", "h5", /^files_?apart$/i],
    ["king-and-rook-like-steps", "king", "K", "d4", "e8", /^ranks_?apart$/i],
    ["every-board", "graph", "lance", "d4", "d4", /moves\[\w+\] = 0/],
    ["every-board", "graph", "lance", "d4", "d7", /moves\[\*?\w+\] = .*\+ 1/],
    ["every-board", "graph", "lance", "d4", "e4", /moves.*never reached/],
  ] as const) {
    const state = { ...OPENING, metric: metricTyped(piece), origin: sq(from) };
    const { deciding = /^/, decides } = SAMPLES[id]?.(state) ?? {};
    const part = partIn(text, name, "a1");
    const marked = [...part.matchAll(new RegExp(deciding, "gi"))]
      .map(([one]) => one)
      .filter((one) => decides?.({ ...state, square: sq(to) }).test(one));
    expect(marked, `${id} ${from} ${to}`).toEqual([expect.stringMatching(words)]);
    expect(marked[0]).not.toMatch(/^(?:\/\/|#)/);
  }
});
