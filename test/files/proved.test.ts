/** Tests the cache of what was proved before, and what a check skips by it. */
import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { provedBefore } from "../../generator/files/proved.js";
import { temporaryFolder } from "../support/files.js";
import { run } from "../support/tool.js";
import { workspace } from "../support/workspace.js";

/** A file that stands for the program, of the given age in seconds. */
const program = (age: number): string => {
  const path = join(temporaryFolder(), "cli.js");
  writeFileSync(path, "");
  utimesSync(path, 0, age);
  return path;
};

test("what one build proved is known to it, but not to another build, and not in CI", () => {
  const cache = { XDG_CACHE_HOME: temporaryFolder() };
  const [first, second] = [program(1), program(2)];
  provedBefore(cache, "1.0.0", first).add("digest");
  expect(provedBefore(cache, "1.0.0", first).has("digest")).toBe(true);
  expect(provedBefore(cache, "1.0.0", first).has("other")).toBe(false);
  expect(provedBefore(cache, "1.0.0", second).has("digest")).toBe(false);
  expect(provedBefore(cache, "1.0.1", first).has("digest")).toBe(false);
  const inCi = provedBefore({ ...cache, CI: "true" }, "1.0.0", first);
  expect(inCi.has("digest")).toBe(false);
  inCi.add("another");
  expect(provedBefore(cache, "1.0.0", first).has("another")).toBe(false);
});

test("a cache that cannot be written, or a program that cannot be read, is no fault", () => {
  const file = program(1);
  for (const proved of [
    provedBefore({ LOCALAPPDATA: file }, "1.0.0", file),
    provedBefore({ LOCALAPPDATA: temporaryFolder() }, "1.0.0", `${file}.gone`),
  ]) {
    proved.add("digest");
    expect(proved.has("digest")).toBe(false);
  }
});

test.each(["", "cache"])(
  "a cache folder %j is none, so nothing is written in the working directory",
  (path) => {
    const home = join(process.cwd(), "chess-distance");
    const file = program(3);
    const proved = provedBefore(
      { LOCALAPPDATA: path, XDG_CACHE_HOME: temporaryFolder() },
      "1.0.0",
      file,
    );
    proved.add("digest");
    expect(proved.has("digest")).toBe(true);
    expect([home, join(process.cwd(), "cache")].some((folder) => existsSync(folder))).toBe(false);
  },
);

test("--check proves a large table once, and finds a wrong number all the same", async () => {
  const { root, write, tables } = workspace({});
  const known = new Set<string>();
  const args = ["--board", "18x18", "--piece", "W", "--lang", "c", "--out", "tables"];
  /** Runs the tool, and returns its status and the number of proofs. */
  const proofs = async (...more: readonly string[]) => {
    const announced: string[] = [];
    const given = [...args, ...more];
    const proved = {
      has: (digest: string) => known.has(digest),
      add: (digest: string) => known.add(digest),
    };
    const { status } = await run(given, announced, root, undefined, {}, "", proved);
    return [status, announced.filter((work) => work.includes(": proof ")).length > 0];
  };
  expect(await proofs()).toEqual([0, true]);
  expect(await proofs("--check")).toEqual([0, false]);
  expect(await proofs("--layout", "superimposed", "--check")).toEqual([1, true]);
  const [file = "", text = ""] =
    Object.entries(tables()).find(([name]) => name.startsWith("wazir")) ?? [];
  write(join("tables", file), text.replace(/34,\n/, "33,\n"));
  expect(await proofs("--check")).toEqual([1, false]);
  // What is written is always proved.
  expect(await proofs()).toEqual([0, true]);
  rmSync(join(root, "tables"), { recursive: true });
  expect(await proofs("--check")).toEqual([1, false]);
  expect(existsSync(join(root, "tables"))).toBe(false);
});

test("small tables are always proved", async () => {
  const added: string[] = [];
  const proved = { has: () => false, add: (digest: string) => added.push(digest) };
  const args = ["--board", "4x4", "--piece", "W", "--lang", "c", "--out", "tables"];
  await run(args, [], workspace({}).root, undefined, {}, "", proved);
  expect(added).toEqual([]);
});
