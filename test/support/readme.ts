/** The README and its code blocks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./files.js";

export const README = readFileSync(join(PROJECT, "README.md"), "utf8");

const page = (name: string): string => readFileSync(join(PROJECT, "docs", `${name}.md`), "utf8");

/** The page about other languages. */
export const LANGUAGES_PAGE = page("languages");

const PAGES = [README, page("tool"), page("recipes"), LANGUAGES_PAGE];

/** The languages and texts of the code blocks in the README, and then in the pages of `docs/`. */
export const BLOCKS: readonly { readonly language: string; readonly text: string }[] = [
  ...PAGES.join("\n").matchAll(/^```(\w*)\n(.*?)^```$/gms),
].map(([, language = "", text = ""]) => ({ language, text }));

/** The code blocks in a language. */
export const inLanguage = (wanted: string): readonly string[] =>
  BLOCKS.filter(({ language }) => language === wanted).map(({ text }) => text);

/** The code blocks in TypeScript. */
export const PROGRAMS = inLanguage("ts");

/** The commands of the shell blocks, one per line. */
export const COMMANDS = inLanguage("sh")
  .flatMap((text) => text.trim().split("\n"))
  .filter((line) => !line.startsWith("#"));

/** The command that installs the package after it is published. */
export const [, INSTALL = ""] = /`(npm install [^`]*)`/.exec(README) ?? [];

export const [CPP_PROGRAM = "", RUST_PROGRAM = ""] = ["cpp", "rust"].map((language) =>
  inLanguage(language).join(""),
);

export const MAKEFILE = inLanguage("make").join("");

/** The blocks of JSON, which are configs of the tool. Programs use the tables of the first one. */
export const CONFIGS = inLanguage("json");
