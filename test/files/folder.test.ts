/** Tests failures of input and output. */
import fs, {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { EnvironmentError } from "../../generator/environment.js";
import { readFolder, removeFile, writeWhole } from "../../generator/files/folder.js";
import { failing, replaced } from "../support/faulty-files.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { workspace } from "../support/workspace.js";

const FIX = "Fix the problem, then run the command again.";

const config = (...tables: readonly string[]) => ({ out: "tables", lang: "c", tables });

test("a failed rename leaves no partial file", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "taken", "full"), { recursive: true });
  expect(() => {
    writeWhole(join(folder, "taken"), { text: "text" });
  }).toThrow(`${join(folder, "taken")} changed, appeared or disappeared while the command ran`);
  expect([...readFolder(folder, new Set()).keys()]).toEqual(["taken"]);
});

test("the text is on the disk before the file is renamed", () => {
  const options: unknown[] = [];
  replaced("writeFileSync", (call, path, text, option) => {
    options.push(option);
    return call(path, text, option);
  });
  writeWhole(join(temporaryFolder(), "table.ts"), { text: "text" });
  expect(options).toEqual([{ flush: true }]);
});

test("a file that cannot be written is named with the reason", () => {
  const folder = temporaryFolder();
  failing("writeFileSync", "ENOSPC");
  expect(() => {
    writeWhole(join(folder, "table.ts"), { text: "text" });
  }).toThrow(`cannot write ${join(folder, "table.ts")}: no space left on device (ENOSPC). `);
});

/** What Node 24 and Deno 2.9 throw if their permissions do not suffice; neither has `errno`. */
const DENIALS = [
  [
    "Access to this API has been restricted. Use --allow-fs-write to manage permissions (ERR_ACCESS_DENIED)",
    Object.assign(
      new Error(
        "Access to this API has been restricted. Use --allow-fs-write to manage permissions.",
      ),
      { code: "ERR_ACCESS_DENIED", permission: "FileSystemWrite", resource: "/there" },
    ),
  ],
  [
    'Requires write access to "there", run again with the --allow-write flag (NotCapable)',
    Object.assign(
      new Error('Requires write access to "there", run again with the --allow-write flag'),
      {
        name: "NotCapable",
      },
    ),
  ],
] as const;

describe.each(DENIALS)("if permissions deny it: %s", (reason, error) => {
  const deny = (name: Parameters<typeof replaced>[0], ending = ""): void => {
    replaced(name, (call, ...args) => {
      if (String(args[0]).endsWith(ending)) throw error;
      return call(...args);
    });
  };

  test.each(["existsSync", "mkdirSync", "writeFileSync"] as const)("%s to write", (name) => {
    const path = join(temporaryFolder(), "made", "table.ts");
    deny(name);
    expect(() => {
      writeWhole(path, { text: "text" });
    }).toThrow(
      new EnvironmentError(`cannot write ${path}: ${reason}. No file is half written. ${FIX}`),
    );
  });

  test.each(["existsSync", "lstatSync", "readFileSync"] as const)("%s to read", async (name) => {
    const { root, tool, tables } = workspace({ [CONFIG_NAME]: config("CORNER") });
    deny(name, CONFIG_NAME);
    const { status, errors } = await tool();
    expect({ status, errors: errors.map((line) => line.replace(`${root}/`, "")) }).toEqual({
      status: 2,
      errors: [`cannot read ${CONFIG_NAME}: ${reason}. ${FIX}`],
    });
    expect(tables()).toEqual({});
  });

  test("fsync, which Node's permissions always do", () => {
    const path = join(temporaryFolder(), "table.ts");
    replaced("writeFileSync", (call, file, text, options) => {
      if (options !== undefined) throw error;
      return call(file, text);
    });
    writeWhole(path, { text: "text" });
    expect(filesIn(dirname(path))).toEqual({ "table.ts": "text" });
  });
});

test("a file that appears or changes after it was read stays", () => {
  const path = join(temporaryFolder(), "table.ts");
  const changed = `${path} changed, appeared or disappeared while the command ran; the command did not touch it. Run the command again.`;
  writeFileSync(path, "mine");
  for (const found of [undefined, "", "old"])
    expect(() => {
      writeWhole(path, { text: "text" }, found);
    }).toThrow(changed);
  expect(filesIn(dirname(path))).toEqual({ "table.ts": "mine" });
  writeWhole(path, { text: "mine" });
  writeWhole(path, { text: "text" }, "mine");
  expect(filesIn(dirname(path))).toEqual({ "table.ts": "text" });
});

test.each(["mine", undefined])("so it does if the file system has no hard links: %j", (there) => {
  const path = join(temporaryFolder(), "table.ts");
  if (there !== undefined) writeFileSync(path, there);
  failing("linkSync", "EPERM");
  const writing = (): void => {
    writeWhole(path, { text: "text" });
  };
  if (there === undefined) writing();
  else expect(writing).toThrow(`${path} changed, appeared or disappeared while the command ran`);
  expect(filesIn(dirname(path))).toEqual({ "table.ts": there ?? "text" });
});

test("a partial file that another run removes is written again", () => {
  const folder = temporaryFolder();
  let removals = 0;
  replaced("linkSync", (call, from, to) => {
    if (++removals < 4) rmSync(String(from));
    return call(from, to);
  });
  writeWhole(join(folder, "table.ts"), { text: "text" });
  expect(removals).toBe(4);
  expect(filesIn(folder)).toEqual({ "table.ts": "text" });
});

test("a partial file that disappears every time is an error, not an endless loop", () => {
  const folder = temporaryFolder();
  failing("linkSync", "ENOENT");
  expect(() => {
    writeWhole(join(folder, "table.ts"), { text: "text" });
  }).toThrow(`cannot write ${join(folder, "table.ts")}: no such file or directory (ENOENT). `);
  expect(filesIn(folder)).toEqual({});
});

test("a file that another run has removed already is no error", () => {
  expect(() => {
    removeFile(join(temporaryFolder(), "gone.ts"), "text");
  }).not.toThrow();
});

test("a file that cannot be removed is named", () => {
  const path = join(temporaryFolder(), "mine.ts");
  writeFileSync(path, "text");
  failing("rmSync", "EACCES");
  expect(() => {
    removeFile(path, "text");
  }).toThrow(`cannot remove ${path}: `);
});

test("a link or a folder that took the place of a file is neither replaced nor removed", () => {
  const folder = temporaryFolder();
  const [path, other, deep] = ["table.ts", "other.ts", "deep"].map((name) => join(folder, name));
  if (path === undefined || other === undefined || deep === undefined) throw new Error();
  writeFileSync(other, "text");
  symlinkSync(other, path);
  mkdirSync(deep);
  const changed = " changed, appeared or disappeared while the command ran";
  expect(() => {
    writeWhole(path, { text: "new" }, "text");
  }).toThrow(path + changed);
  for (const [of, text] of [
    [path, "text"],
    [deep, undefined],
  ] as const)
    expect(() => {
      removeFile(of, text);
    }).toThrow(of + changed);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(other, "utf8")).toBe("text");
});

test.skipIf(process.getuid?.() !== 0)("a file that root writes keeps its owner", () => {
  const path = join(temporaryFolder(), "table.ts");
  writeFileSync(path, "old");
  chownSync(path, 65534, 65534);
  writeWhole(path, { text: "new" }, "old");
  expect(lstatSync(path)).toMatchObject({ uid: 65534, gid: 65534 });
});

test("a file that disappears while the folder is read is missing, and causes no error", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "going.ts"), "");
  writeFileSync(join(folder, "staying.ts"), "text");
  const going = join(folder, "going.ts");
  replaced("readFileSync", (call, path, options) => {
    if (path === going) rmSync(going);
    return call(path, options);
  });
  const wanted = new Set(["going.ts", "staying.ts"]);
  expect(readFolder(folder, wanted)).toEqual(new Map([["staying.ts", "text"]]));
});

test.skipIf(process.platform === "win32")("a file keeps its permissions", () => {
  const path = join(temporaryFolder(), "table.ts");
  writeWhole(path, { text: "old" });
  for (const mode of [0o600, 0o664, 0o444]) {
    chmodSync(path, mode);
    writeWhole(path, { text: `${mode}` }, fs.readFileSync(path, "utf8"));
    expect(fs.statSync(path).mode & 0o777).toBe(mode);
  }
});

test("an error that is not from the system is our own fault, and is thrown", () => {
  expect(() => {
    writeWhole(join(temporaryFolder(), "a\0b"), { text: "" });
  }).toThrow(TypeError);
});

test("an unwanted file is read if it starts with a header, unless reading is forbidden", () => {
  const folder = temporaryFolder();
  const header = `// Code generated by chess-distance; DO NOT EDIT.\n// movie.bin; to regenerate: it\n`;
  writeFileSync(join(folder, "movie.bin"), header.padEnd(200_000, "x"));
  expect(readFolder(folder, new Set()).get("movie.bin")).toHaveLength(200_000);
  writeFileSync(join(folder, "movie.bin"), "x".repeat(200_000));
  expect(readFolder(folder, new Set())).toEqual(new Map([["movie.bin", ""]]));
  failing("openSync", "EACCES");
  expect(readFolder(folder, new Set())).toEqual(new Map([["movie.bin", undefined]]));
});

test("if the file system ignores case, a file whose name differs only in case is in the way", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "Frozen.ts"), "mine");
  const wanted = new Set(["frozen.ts", "table.ts"]);
  replaced("lstatSync", (call, path) => call(String(path).replace("frozen.ts", "Frozen.ts")));
  expect(readFolder(folder, wanted)).toEqual(
    new Map([
      ["Frozen.ts", ""],
      ["frozen.ts", undefined],
    ]),
  );
});

test("a folder that another run makes at the same time is no error", () => {
  const folder = join(temporaryFolder(), "made", "deep");
  replaced("mkdirSync", (call, path) => {
    call(path);
    throw Object.assign(new Error(), { errno: -17, code: "EEXIST" });
  });
  writeWhole(join(folder, "table.ts"), { text: "text" });
  expect(filesIn(folder)).toEqual({ "table.ts": "text" });
});

test("a folder that cannot be made is an error, not an endless loop", () => {
  expect(() => {
    writeWhole(join("/proc/none/deep", "table.ts"), { text: "text" });
  }).toThrow("cannot write /proc/none/deep/table.ts: ");
});

test("a leftover file that changes or appears while others are written is not removed", async () => {
  const { root, write, tool, tables } = workspace({ [CONFIG_NAME]: config("EDGE_DISTANCE") });
  await tool();
  write(CONFIG_NAME, config("CENTER_DISTANCE"));
  const made = tables()["edge_distance.h"] ?? "";
  replaced("linkSync", (call, ...args) => {
    writeFileSync(join(root, "tables", "edge_distance.h"), "mine");
    writeFileSync(join(root, "tables", "other.h"), made.replace("edge_distance.h", "other.h"));
    return call(...args);
  });
  const { status, out } = await tool("--prune");
  expect(status).toBe(0);
  expect(out.at(-1)).toContain(", 0 removed");
  expect(tables()).toMatchObject({
    "edge_distance.h": "mine",
    "other.h": made.replace("edge_distance.h", "other.h"),
  });
});

test("a leftover file that is saved while another one is removed stays, and is named", async () => {
  const { root, write, tool, tables } = workspace({
    [CONFIG_NAME]: config("CENTER_DISTANCE", "EDGE_DISTANCE"),
  });
  await tool();
  write(CONFIG_NAME, config("CORNER"));
  replaced("rmSync", (call, path, options) => {
    if (basename(String(path)) === "center_distance.h")
      writeFileSync(join(root, "tables", "edge_distance.h"), "mine");
    return call(path, options);
  });
  expect(await tool("--prune")).toMatchObject({
    status: 2,
    errors: [
      expect.stringMatching(
        /edge_distance\.h changed, appeared or disappeared while the command ran; the command did not touch it\. Run/,
      ),
    ],
  });
  expect(Object.keys(tables())).toEqual(["chess_distance_target.h", "corner.h", "edge_distance.h"]);
  expect(tables()["edge_distance.h"]).toBe("mine");
});
