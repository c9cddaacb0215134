/** Tests which line of a sample the page marks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SAMPLES } from "../../explorer/chapters/samples.js";
import { partIn } from "../../explorer/model/samples.js";
import { OPENING } from "../../explorer/model/state.js";
import { sq } from "../support/board.js";
import { PROJECT } from "../support/files.js";

const FOLDER = join(PROJECT, "explorer", "chapters", "code");

test.each(readdirSync(FOLDER))("%s marks the line that decides how far a knight is", (file) => {
  const part = partIn(readFileSync(join(FOLDER, file), "utf8"), "knight", "a1");
  for (const [from, to, line] of [
    ["a1", "a2", "beside it"],
    ["a1", "b2", "corner"],
    ["g2", "h1", "corner"],
    ["b2", "c3", "by color"],
    ["a1", "c3", "two on a diagonal"],
    ["a1", "h8", "by color"],
  ] as const) {
    const sample = SAMPLES["knight-and-corners"]?.({
      ...OPENING,
      origin: sq(from),
      target: sq(to),
    });
    const marked = part.split("\n").filter((one) => sample?.decides?.test(one));
    expect(marked, `${from} ${to}`).toHaveLength(1);
    expect(marked[0]?.toLowerCase().replace("_", ""), `${from} ${to}`).toContain(line);
    expect(marked[0]).toMatch(/^\s*\S*[a-z(]/i);
    expect(marked[0]).not.toMatch(/^\s*(?:\/\/|#)/);
  }
});
