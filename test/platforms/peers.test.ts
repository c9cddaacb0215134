/** Compares the tables of `docs/peers.md` with published packages: `npm run peers`. Prints what was compared. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/files.js";
import { jsonTablesIn } from "../support/json.js";
import { run } from "../support/tool.js";
import { PEERS } from "./support/peers.js";
import { platform } from "./support/platform.js";

for (const [name, peer] of Object.entries(PEERS))
  test(name, async (context) => {
    const file = peer.platform === undefined ? "" : platform(context, peer.platform);
    const folder = temporaryFolder();
    const config = { out: "tables", lang: "json", tables: peer.tables };
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
    expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
    const compared = await peer.compare(jsonTablesIn(join(folder, "tables")), file);
    const { arrays, calls, difference = "no difference" } = compared;
    console.log(`${name} ${peer.version}: ${arrays} arrays, ${calls} calls, ${difference}`);
    expect(difference).toBe("no difference");
    expect([arrays, calls]).toEqual(peer.counts);
  });
