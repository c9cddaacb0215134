/** Tests that the generator writes the same bytes in each Node and in any locale. */
import { rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { drawPictures } from "../../explorer/draw-pictures.js";
import { filesIn, GENERATED } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { platform } from "./support/platform.js";
import { checkout } from "./support/projects.js";
import { run } from "./support/run.js";

test.for(sampled(["Node 20", "Node 22", "Node 24", "Node 26"] as const, 1))(
  "under %s, in a Turkish locale, half a world away",
  (name, context) => {
    const node = platform(context, name);
    const folder = checkout();
    const [generated, docs] = [join(folder, "generated"), join(folder, "docs")];
    for (const made of [generated, docs]) rmSync(made, { recursive: true });
    const PATH = [dirname(node), process.env["PATH"] ?? ""].join(delimiter);
    const settings = { PATH, LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" };
    for (const command of ["generate", "pictures"]) {
      const { status, stderr } = run(folder, "npm", ["run", "--silent", command], settings);
      expect({ status, stderr }, command).toEqual({ status: 0, stderr: "" });
    }
    expect(filesIn(generated)).toEqual(filesIn(GENERATED));
    const pictures = drawPictures().map(({ file, text }) => [file, text] as const);
    expect(filesIn(docs)).toEqual(Object.fromEntries(pictures));
  },
);
