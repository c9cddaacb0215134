/** Installs the platforms that npm has, one after the other, and says how far it is. */
import { execFileSync } from "node:child_process";

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT } from "../../support/files.js";
import {
  installables,
  installedFile,
  installFolder,
  versionOf,
  type Installable,
} from "./platforms.js";

const LOCK = join(PROJECT, "test", "platforms", "pinned", "package-lock.json");

/** Installs what is missing. Returns why each of the others is not there, by name. */
export const installPlatforms = (): Record<string, string> => {
  const reasons: Record<string, string> = {};
  let failure: string | undefined;
  for (const [at, [name, one]] of [...installables].entries()) {
    if (installedFile(PROJECT, one) !== undefined) continue;
    if (one.isLinuxProgram && !isLinux) {
      reasons[name] = "it is installed for Linux on x64 only";
      continue;
    }
    // Where one download has failed, the next would, too, and each takes npm a minute to give up.
    failure ??= install(one, `${name} (${at + 1} of ${installables.size})`);
    if (failure !== undefined) reasons[name] = failure;
  }
  return reasons;
};

const isLinux = process.platform === "linux" && process.arch === "x64";

/** Installs one of them; returns why that failed. */
const install = (one: Installable, what: string): string | undefined => {
  process.stderr.write(`installing ${what}, about ${one.megabytes} MB … `);
  const folder = installFolder(PROJECT, one);
  mkdirSync(dirname(folder), { recursive: true });
  // It takes its name when it is complete, so that neither an end half way nor another run leaves a part.
  const partial = mkdtempSync(`${folder}.partial-`);
  try {
    npmCi(partial, one);
    if (!existsSync(folder)) renameSync(partial, folder);
    process.stderr.write("done\n");
    return undefined;
  } catch (error) {
    process.stderr.write("failed\n");
    return `npm could not install it: ${reasonOf(error)}`;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
};

/** Installs what the lock says of one package and of those that it needs. */
const npmCi = (folder: string, one: Installable): void => {
  const manifest = { private: true, dependencies: { [one.alias]: versionOf(one) } };
  const lock: unknown = JSON.parse(readFileSync(LOCK, "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify(lock, (key, value: unknown) => (key === "" && isRoot(value) ? manifest : value)),
  );
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
};

/** The lock holds the manifest under the name `""`. */
const isRoot = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "dependencies" in value && !("packages" in value);

/** What npm said in its error, or else the error. */
const reasonOf = (error: unknown): string => {
  const said = [...String(error).matchAll(/^npm (?:error|ERR!) (.+)$/gm)].map(([, line]) => line);
  return said.slice(0, 3).join("; ") || String(error);
};
