/** Lets `npm run generate` stop early if nothing changed. It compares contents, and never time stamps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { File } from "../files/folder.js";

type Texts = readonly Pick<File, "file" | "text">[];

export interface LastRun {
  /** Reports whether the folder has exactly what the last run proved and a new run would make. */
  readonly isSame: () => boolean;
  readonly remember: (files: Texts) => void;
}

/** A hash of the files that decide what a run makes, and of the files that it makes. */
const hashOf = (inputs: readonly string[], files: Texts): string => {
  const read = inputs.map((path) => readFileSync(path, "utf8"));
  const made = files.map(({ file, text }) => [file, text]).sort();
  return createHash("sha256")
    .update(JSON.stringify([read, made]))
    .digest("hex");
};

/** The last run, remembered in the file `record`. The `inputs` are the program and the list of installed packages. */
export const lastRun = (record: string, inputs: readonly string[], folder: string): LastRun => ({
  isSame: () => {
    try {
      const found = readdirSync(folder).map((file) => ({
        file,
        text: readFileSync(join(folder, file), "utf8"),
      }));
      return readFileSync(record, "utf8") === hashOf(inputs, found);
    } catch {
      return false; // Something is missing, or is not a file.
    }
  },
  remember: (files) => {
    try {
      writeFileSync(record, hashOf(inputs, files));
    } catch {
      // The next run proves everything again.
    }
  },
});
