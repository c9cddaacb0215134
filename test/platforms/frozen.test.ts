/** Tests in each engine that tables can be read like ordinary arrays, and what writes do, as docs/trust.md says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { describe, expect, test, type TestContext } from "vitest";
import { ENTRY_NAMES, TABLES } from "../support/exports.js";
import { DOCS, temporaryFolder } from "../support/files.js";
import { startChromium } from "./support/browser.js";
import { platform } from "./support/platform.js";
import { userProject } from "./support/projects.js";
import type { PlatformName } from "./support/platforms.js";
import { run } from "./support/run.js";

/**
 * Sets `found`: each table with the ways of reading whose results differ from those of an ordinary array, and with what
 * writes do to the table.
 */
const PROGRAM = `
${ENTRY_NAMES.map((name, at) => `import * as entry${at} from ${JSON.stringify(name)};`).join("\n")}
const reads = {
  spread: (table) => [...table],
  constructor: (table) => new table.constructor(table),
  from: (table) => table.constructor.from(table),
  slice: (table) => table.slice(1, 3),
  map: (table) => table.map((entry) => entry + 1),
  filter: (table) => table.filter((entry) => entry > 1),
  subarray: (table) => table.subarray(1, 3).join(),
  at: (table) => table.at?.(-1),
  sorted: (table) => table.toSorted?.(),
  with: (table) => table.with?.(0, 9),
  json: (table) => JSON.stringify(table),
  view: (table) => new DataView(table.buffer).getInt8(3),
  "buffer.slice": (table) => new table.constructor(table.buffer.slice(0, 8)),
  atomics: (table) => Atomics.load(table, 1),
  set: (table) => {
    const other = new table.constructor(table.length + 1);
    other.set(table, 1);
    return other;
  },
  "set in another type": (table) => {
    const other = new Float64Array(table.length);
    other.set(table);
    return other;
  },
  memory: (table) => {
    if (typeof WebAssembly === "undefined") return;
    const { buffer } = new WebAssembly.Memory({ initial: 1 });
    const memory = new table.constructor(buffer, 8, table.length);
    memory.set(table);
    return memory;
  },
  clone: (table) => typeof structuredClone === "undefined" || structuredClone(table),
  decode: (table) => typeof TextDecoder === "undefined" || new TextDecoder().decode(table),
  blob: (table) => typeof Blob === "undefined" || new Blob([table]).size,
  "Buffer.from": (table) => typeof Buffer === "undefined" || Buffer.from(table),
  "Buffer.concat": (table) => typeof Buffer === "undefined" || Buffer.concat([table, table]),
};
const resultOf = (read, table) => {
  try {
    const result = read(table);
    return ArrayBuffer.isView(result) ? result.join() : String(result);
  } catch (error) {
    return String(error);
  }
};
const writes = {
  strict: (table) => { "use strict"; table[1] = 99; },
  sloppy: new Function("table", "table[1] = 98;"),
  native: (table) => {
    if (typeof crypto === "undefined") throw new TypeError();
    crypto.getRandomValues(table.subarray(0, 32));
  },
};
const effectOf = (write, table) => {
  const before = table.join();
  let effect = "ignored";
  try {
    write(table);
  } catch {
    effect = "throws";
  }
  return table.join() === before ? effect : "writes";
};
const all = Object.entries({ ${ENTRY_NAMES.map((_, at) => `...entry${at}`).join(", ")} });
globalThis.found = JSON.stringify(
  all.filter(([, table]) => ArrayBuffer.isView(table)).map(([name, table]) => {
    const plain = new table.constructor([...table]);
    return {
      name,
      differing: Object.keys(reads).filter(
        (way) => resultOf(reads[way], table) !== resultOf(reads[way], plain),
      ),
      effects: Object.keys(writes).map((way) => effectOf(writes[way], table)).join(),
    };
  }),
);`;

/** The program in one script, which prints what it has found if the engine can print. */
const script = (): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: PROGRAM, resolveDir: userProject() },
    bundle: true,
    format: "iife",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
};

const demand = (found: unknown, effects: string): void => {
  expect(typeof found, String(found)).toBe("string");
  const rows: unknown = JSON.parse(String(found));
  const expected = TABLES.map(({ name }) => ({ name, differing: [], effects }));
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
};

const FLAG = "--js-immutable-arraybuffer";

/** What strict code, other code and a native function do to an ordinary array. */
const ORDINARY = "writes,writes,writes";

test.for<readonly [PlatformName, flag: string, ...args: readonly string[]]>([
  ["Node 20", ""],
  ["Node 22", ""],
  ["Node 24", ""],
  ["Node 26", ""],
  ["Node 26", FLAG],
  ["Deno", "", "run"],
  ["Deno", `--v8-flags=${FLAG}`, "run"],
  ["Bun", "", "run"],
])("%s %s: tables are ordinary arrays", ([name, flag, ...args], context) => {
  const engine = platform(context, name);
  const file = join(temporaryFolder(), "program.cjs");
  writeFileSync(file, `${script()}\nconsole.log(globalThis.found);`);
  const { stdout, stderr } = run(temporaryFolder(), engine, [
    ...args,
    ...(flag === "" ? [] : [flag]),
    file,
  ]);
  expect(stderr).toBe("");
  demand(stdout.trim(), ORDINARY);
});

test("quickjs-ng, which has immutable buffers without a flag: tables are ordinary arrays", (context) => {
  const [core, variant] = (["quickjs-emscripten-core", "quickjs-ng"] as const).map((name) =>
    JSON.stringify(pathToFileURL(platform(context, name))),
  );
  const folder = temporaryFolder();
  writeFileSync(join(folder, "program.js"), script());
  writeFileSync(
    join(folder, "main.mjs"),
    `import { readFileSync } from "node:fs";
    import core from ${String(core)};
    import variant from ${String(variant)};
    const quickjs = await core.newQuickJSWASMModuleFromVariant(variant.default ?? variant);
    const context = quickjs.newContext();
    const run = (code) => context.dump(context.unwrapResult(context.evalCode(code)));
    if (run("typeof ArrayBuffer.prototype.sliceToImmutable") !== "function") throw new Error();
    run(readFileSync("program.js", "utf8"));
    console.log(run("globalThis.found"));`,
  );
  const { stdout, stderr } = run(folder, process.execPath, ["main.mjs"]);
  expect(stderr).toBe("");
  demand(stdout.trim(), "writes,writes,throws"); // it has no native function that writes
});

describe("Chromium", () => {
  const found = async (context: Pick<TestContext, "skip">, ...args: readonly string[]) => {
    const browser = await startChromium(platform(context, "Chromium"), args);
    try {
      const page = await browser.newPage();
      return await page.evaluate(`${script()}\nglobalThis.found`);
    } finally {
      await browser.close();
    }
  };

  test("tables are ordinary arrays", async (context) => {
    demand(await found(context), ORDINARY);
  });

  test("with V8's flag, tables are frozen, except for native functions", async (context) => {
    demand(await found(context, `--js-flags=${FLAG}`), "throws,ignored,writes");
  });
});

test("docs/trust.md names these engines", () => {
  const page = readFileSync(join(DOCS, "trust.md"), "utf8");
  for (const name of ["Node", "Deno", "Bun", "Chromium", "quickjs-ng", FLAG])
    expect(page).toContain(name);
});
