/** A cache of the requests whose tables were proved. It is outside the user's files, and may be removed at any time. */
import fs from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../npm-consumed.js";

/** The requests whose tables were proved, by a digest of each request. */
export interface ProvedBefore {
  readonly has: (digest: string) => boolean;
  readonly add: (digest: string) => void;
}

/** Knows no request, so that everything is proved. */
const NONE_PROVED: ProvedBefore = { has: () => false, add: () => undefined };

/** Returns the folder in which programs keep what they can make again; `undefined` if the user has no home. */
const cacheFolder = ({ LOCALAPPDATA, XDG_CACHE_HOME }: Environment): string | undefined => {
  if (LOCALAPPDATA !== undefined || XDG_CACHE_HOME !== undefined)
    return LOCALAPPDATA ?? XDG_CACHE_HOME;
  try {
    return join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache");
  } catch {
    return undefined; // The system knows no home of this user, or permissions hide it.
  }
};

/** Returns what the given build of the tool proved before on this machine. In CI, everything is proved. */
export const provedBefore = (environment: Environment, build: string): ProvedBefore => {
  const cache = cacheFolder(environment);
  if (environment["CI"] !== undefined || cache === undefined) return NONE_PROVED;
  const folder = join(cache, "chess-distance", build);
  return {
    has: (digest) => fs.existsSync(join(folder, digest)),
    add: (digest) => {
      try {
        fs.mkdirSync(folder, { recursive: true });
        fs.writeFileSync(join(folder, digest), "");
      } catch {} // Without the cache, the tables are only proved again.
    },
  };
};
