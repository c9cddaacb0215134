/** Lets `npm run generate` stop early if nothing changed. It compares contents, never time stamps. */
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, type File } from "./folder.js";

type Texts = readonly Pick<File, "file" | "text">[];

/** A hash of the files that decide what a run makes, and of the files that it makes. */
const hashOf = (inputs: readonly string[], files: Texts): string => {
  const made = files.map(({ file, text }) => [file, text]).sort();
  const text = JSON.stringify([inputs.map((path) => readText(path)), made]);
  return createHash("sha256").update(text).digest("hex");
};

/** The last run, as the file `record` remembers it. `inputs` are the program and the list of installed packages. */
export const lastRun = (record: string, inputs: readonly string[], folder: string) => ({
  /** Reports whether the folder has exactly what the last run proved, and whether a new run would make the same. */
  isSame: (): boolean => {
    try {
      const files = readdirSync(folder);
      const found = files.map((file) => ({ file, text: readText(join(folder, file)) }));
      return readText(record) === hashOf(inputs, found);
    } catch {
      return false; // Something is missing, or is not a file.
    }
  },
  remember: (files: Texts): void => {
    try {
      writeFileSync(record, hashOf(inputs, files));
    } catch {} // The next run proves everything again.
  },
});
