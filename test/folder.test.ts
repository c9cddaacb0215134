/** The one place of input and output, where it fails. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFolder, removeFile, writeWhole } from "../generator/files/folder.js";
import { filesIn, temporaryFolder } from "./support/files.js";

test("a file that cannot take its name leaves no partial file behind", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "taken", "full"), { recursive: true });
  expect(() => {
    writeWhole(folder, "taken", "text");
  }).toThrow(`cannot write ${join(folder, "taken")}: `);
  expect([...readFolder(folder).keys()]).toEqual(["taken"]);
});

test("what is written is there whole", () => {
  const folder = temporaryFolder();
  writeWhole(folder, "table.ts", "old");
  writeWhole(folder, "table.ts", "new");
  expect(filesIn(folder)).toEqual({ "table.ts": "new" });
});

test("a file that is gone cannot be removed, and the message says so", () => {
  const path = join(temporaryFolder(), "gone.ts");
  expect(() => {
    removeFile(join(path, ".."), "gone.ts");
  }).toThrow(
    `cannot remove ${path}: no such file or directory (ENOENT). ` +
      "No module is left half written: mend this, then run the command again.",
  );
});

test("an error that is not the system's is a fault of ours, and passes through", () => {
  expect(() => {
    writeWhole(temporaryFolder(), "a\0b", "");
  }).toThrow(TypeError);
});
