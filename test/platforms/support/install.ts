/** Installs the platforms from npm, PyPI and the proxy of Go modules, some at a time, and prints its progress. */
import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { PROJECT } from "../../support/files.js";
import {
  FOLDER_OF_GO,
  GO_MODULE,
  installables,
  installedFile,
  installFolder,
  overrides,
  requirementsOf,
  VERSIONS,
  type Installable,
} from "./platforms.js";

const LOCK_FILE = join(PROJECT, "test", "platforms", "pinned", "package-lock.json");

/** The lock file stores the manifest under the name `""`. */
const LOCK = v.looseObject({ packages: v.record(v.string(), v.unknown()) });

/** Installing is mostly waiting for registries, so several installations run at once, also on few processors. */
const AT_ONCE = 4;

/** Installs missing platforms. Returns the reason for each that could not be installed, by name. */
export const installPlatforms = async (): Promise<Record<string, string>> => {
  const reasons: Record<string, string> = {};
  let failure: string | undefined;
  const waiting = [...installables].entries();
  const installWaiting = async (): Promise<void> => {
    for (const [at, [name, one]] of waiting) {
      if (installedFile(PROJECT, one) !== undefined) continue;
      if (one.isLinuxProgram && !isLinux) {
        reasons[name] = "it is installed for Linux on x64 only";
        continue;
      }
      // After one failed download, the next would fail too, and npm is slow to give up.
      const reason = failure ?? (await install(one, `${name} (${at + 1} of ${installables.size})`));
      failure ??= reason;
      if (reason !== undefined) reasons[name] = reason;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, installWaiting));
  return reasons;
};

const isLinux = process.platform === "linux" && process.arch === "x64";

/** Installs a platform. Returns the reason if that fails. */
const install = async (one: Installable, what: string): Promise<string | undefined> => {
  process.stderr.write(`installing ${what}, about ${one.megabytes} MB …\n`);
  const folder = installFolder(PROJECT, one);
  mkdirSync(dirname(folder), { recursive: true });
  // Renamed when complete, so that an interrupted or parallel run leaves no incomplete folder.
  const partial = mkdtempSync(`${folder}.partial-`);
  try {
    if (one.registry === "PyPI") await pipInstall(partial, one);
    else if (one.registry === "Go") await goDownload(partial);
    else await npmCi(partial, one);
    if (!existsSync(folder)) renameSync(partial, folder);
    return undefined;
  } catch (error) {
    process.stderr.write(`${what} could not be installed\n`);
    return `it could not be installed: ${reasonOf(error)}`;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
};

/** Installs one package and its dependencies in the versions of the lock file. */
const npmCi = async (folder: string, one: Installable): Promise<void> => {
  const manifest = { private: true, dependencies: { [one.alias]: VERSIONS[one.alias] }, overrides };
  const lock = v.parse(LOCK, JSON.parse(readFileSync(LOCK_FILE, "utf8")));
  const packages = { ...lock.packages, "": manifest };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
  await runIn(folder, "npm", [
    ...["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"],
    // Some peers ask for a newer Node than they need.
    "--engine-strict=false",
  ]);
  // A script of the package, which is not run, may be what makes the program executable.
  if (one.isLinuxProgram) chmodSync(join(folder, "node_modules", one.alias, one.file), 0o755);
};

/** Installs a package from PyPI, and what it imports. */
const pipInstall = async (folder: string, { alias }: Installable): Promise<void> => {
  await runIn(folder, "python3", [
    ...["-m", "pip", "install", "--quiet", "--target", folder, "--no-deps", "--retries=1"],
    ...["--only-binary", ":all:", "--require-hashes", "--requirement", requirementsOf(alias)],
  ]);
};

/** Downloads the Go module, and compares it with its checksum. */
const goDownload = async (folder: string): Promise<void> => {
  for (const file of ["go.mod", "go.sum"])
    copyFileSync(join(FOLDER_OF_GO, file), join(folder, file));
  // Without the flag, nobody could remove the folder.
  const env = { GOMODCACHE: folder, GOFLAGS: "-modcacherw" };
  await runIn(folder, "go", ["mod", "download", GO_MODULE], env);
};

const runIn = async (
  folder: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
};

/** The first lines of the program's error, or the error itself. */
const reasonOf = (error: unknown): string => {
  const said = [...String(error).matchAll(/^(?:npm (?:error|ERR!)|ERROR:|go:) (.+)$/gm)].map(
    ([, line]) => line,
  );
  return said.slice(0, 3).join("; ") || String(error);
};
