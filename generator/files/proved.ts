/** A cache of the requests whose tables were proved. It is outside the user's files, and may be removed at any time. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { present } from "../common.js";
import type { Environment } from "../npm-consumed.js";

/** The requests whose tables were proved, by the text of each request. */
export interface ProvedBefore {
  readonly has: (request: string) => boolean;
  readonly add: (request: string) => void;
}

/** Knows no request, so that everything is proved. */
const NONE_PROVED: ProvedBefore = { has: () => false, add: () => undefined };

/**
 * The folder in which programs keep what they can make again; `undefined` if none is known. A variable that is empty or a
 * relative path names none: the cache would be in the working directory.
 */
const cacheFolder = ({ LOCALAPPDATA, XDG_CACHE_HOME }: Environment): string | undefined => {
  const inHome = join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache");
  return present(LOCALAPPDATA, XDG_CACHE_HOME, inHome).find((path) => isAbsolute(path));
};

/**
 * Returns what a build of the tool proved before on this machine. `program` is the build's file: a changed program of the
 * same version proves again. In CI, and where there is no home or permissions deny the cache, everything is proved.
 */
export const provedBefore = (
  environment: Environment,
  version: string,
  program: string,
): ProvedBefore => {
  try {
    const cache = cacheFolder(environment);
    if (environment["CI"] !== undefined || cache === undefined) return NONE_PROVED;
    const build = `${version}-${fs.statSync(program).mtimeMs}`;
    return provedIn(join(cache, "chess-distance", build));
  } catch {
    return NONE_PROVED;
  }
};

const provedIn = (folder: string): ProvedBefore => {
  const pathOf = (request: string): string =>
    join(folder, createHash("sha256").update(request).digest("hex"));
  return {
    has: (request) => fs.existsSync(pathOf(request)),
    add: (request) => {
      try {
        fs.mkdirSync(folder, { recursive: true });
        fs.writeFileSync(pathOf(request), "");
      } catch {} // Without the cache, the tables are only proved again.
    },
  };
};
