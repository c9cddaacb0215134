/** The environment of the commands that the tests run. */
import { mkdirSync } from "node:fs";
import { devNull, homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** An environment with the user's `PATH` only, a home without settings, and no network for npm. */
export const environment = (home: string): Record<string, string> => {
  mkdirSync(home, { recursive: true });
  return {
    PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
    HOME: home,
    // The compilers of rustup, if it is installed.
    RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup"),
    USERPROFILE: home,
    LC_ALL: "C.UTF-8",
    TZ: "UTC",
    NO_COLOR: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_SYSTEM: devNull,
    npm_config_userconfig: join(home, "npmrc"),
    npm_config_globalconfig: join(home, "global-npmrc"),
    npm_config_cache: join(home, "npm"),
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_audit: "false",
    npm_config_fund: "false",
  };
};
