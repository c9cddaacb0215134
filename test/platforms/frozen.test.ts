/** Tests that every write to the packed package's tables throws in an engine with immutable array buffers. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TABLES } from "../support/exports.js";
import { platform } from "./support/platform.js";
import { userProject } from "./support/projects.js";
import { run } from "./support/run.js";

test("under Node 26 with --js-immutable-arraybuffer, every write to every table throws", (context) => {
  const program = platform(context, "Node 26");
  const folder = userProject();
  writeFileSync(
    join(folder, "write.mjs"),
    `import * as main from "chess-distance";
    import * as pieces from "chess-distance/pieces";
    import * as paths from "chess-distance/paths";
    import * as sets from "chess-distance/sets";
    import * as vectors from "chess-distance/vectors";
    const writes = {
      assign: (table) => { table[1] = 99; },
      define: (table) => { Object.defineProperty(table, 1, { value: 99 }); },
      set: (table) => { table.set([99]); },
      fill: (table) => { table.fill(99); },
      sort: (table) => { table.sort(); },
      reverse: (table) => { table.reverse(); },
      copyWithin: (table) => { table.copyWithin(0, 1); },
      subarray: (table) => { table.subarray(1)[0] = 99; },
      buffer: (table) => { new table.constructor(table.buffer)[1] = 99; },
      view: (table) => { new DataView(table.buffer).setUint8(1, 99); },
      atomics: (table) => { Atomics.store(table, 1, 99); },
      transfer: (table) => { table.buffer.transfer(); },
      resize: (table) => { table.buffer.resize(0); },
      detach: (table) => { structuredClone(table.buffer, { transfer: [table.buffer] }); },
    };
    for (const [name, table] of Object.entries({ ...main, ...pieces, ...vectors, ...sets, ...paths })) {
      if (!ArrayBuffer.isView(table)) continue;
      const before = table.join();
      const written = Object.keys(writes).filter((way) => {
        try {
          writes[way](table);
          return true;
        } catch {
          return table.join() !== before;
        }
      });
      console.log([name, ...written].join(" "));
    }`,
  );
  const { stdout, stderr } = run(folder, program, ["--js-immutable-arraybuffer", "write.mjs"]);
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n").sort()).toEqual(TABLES.map(({ name }) => name).sort());
});
