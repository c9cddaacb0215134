/** The end of a run: files → plan → what is written and removed. `report.ts` has the sentences of the report. */
import { basename } from "node:path";
import { readFolder, removeFile, writeWhole, type Folder } from "./folder.js";
import { isToWrite, planOf, type Plan } from "./plan.js";
import { checkText, findingsIn, obstaclesText, reportOf, type Ending } from "./report.js";
import type { Output, Status } from "../options.js";

/**
 * Compares the wanted files with the files in their folders, writes the files that are not current, and prints a
 * report.
 */
export const finish = (
  folders: readonly Folder[],
  ending: Ending,
  { print, printError }: Output,
): Status => {
  const { options, prune } = ending;
  const adopt = options.has("adopt");
  const plans = folders.map((folder) => planOf(folder, filesPresent(folder), adopt));
  const files = plans.flatMap((plan) => plan.files);
  const leftOver = plans.flatMap((plan) => plan.leftOver);
  const found = options.has("check") ? findingsIn({ files, leftOver }) : [];
  found.forEach(print);
  const obstacles = files.filter(({ state }) => state === "in the way");
  if (obstacles.length > 0) {
    printError(obstaclesText(obstacles, ending));
    return 2;
  }
  if (options.has("check")) {
    print(checkText({ files, leftOver }, found.length === 0, ending));
    return found.length === 0 ? 0 : 1;
  }
  const isDry = options.has("dry-run");
  const written = isDry ? files : writeAll(files);
  const removed = isDry || !prune ? leftOver : removeLeftOver(folders, leftOver, adopt);
  reportOf({ files: written, leftOver: removed }, ending).forEach(print);
  if (!isDry && files.some(({ state }) => isToWrite(state))) ending.advice().forEach(printError);
  return 0;
};

const filesPresent = ({ path, files }: Folder): ReturnType<typeof readFolder> =>
  readFolder(path, new Set(files.map(({ file }) => file)));

/** Writes the files that are not current. Returns all files, with the number of bytes that were written. */
const writeAll = (files: Plan["files"]): Plan["files"] =>
  files.map((file) =>
    isToWrite(file.state)
      ? {
          ...file,
          bytes: writeWhole(file.path, file, file.state === "missing" ? undefined : file.found),
        }
      : file,
  );

/**
 * Removes leftover files, and returns their paths. It runs only after all other files are written, so that nothing is
 * lost if writing fails. After the plan was made, another run may have changed a leftover file, or written a file that
 * reads it.
 */
const removeLeftOver = (
  folders: readonly Folder[],
  leftOver: readonly string[],
  adopt: boolean,
): readonly string[] => {
  const before = new Set(leftOver);
  return folders.flatMap((folder) => {
    const present = filesPresent(folder);
    const now = planOf(folder, present, adopt).leftOver.filter((path) => before.has(path));
    for (const path of now) removeFile(path, present.get(basename(path)));
    return now;
  });
};
