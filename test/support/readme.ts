/** The README and its code blocks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./files.js";

export const README = readFileSync(join(PROJECT, "README.md"), "utf8");

const page = (name: string): string => readFileSync(join(PROJECT, "docs", `${name}.md`), "utf8");

/** The page about other languages. */
export const LANGUAGES_PAGE = page("languages");

/** The page whose steps a test follows. */
export const TUTORIAL = page("tutorial");

interface Block {
  readonly language: string;
  readonly text: string;
  /** The line before the block, which may name a file. */
  readonly before: string;
}

/** The code blocks of a page. */
export const blocksOf = (text: string): readonly Block[] =>
  Array.from(
    text.matchAll(/(?:^([^\n]*)\n\n)?^```(\w*)\n(.*?)^```$/gms),
    ([, before = "", language = "", block = ""]) => ({ language, text: block, before }),
  );

/** The code blocks in the README, and then in the pages of `docs/`; the tutorial has a test of its own. */
export const BLOCKS: readonly Block[] = [
  ...[README, page("tool"), page("audit"), page("recipes"), page("engines"), LANGUAGES_PAGE],
].flatMap(blocksOf);

/** The code blocks in a language. */
export const inLanguage = (wanted: string, blocks = BLOCKS): readonly string[] =>
  blocks.filter(({ language }) => language === wanted).map(({ text }) => text);

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

export const CMAKE_LISTS = inLanguage("cmake").join("");

/** The blocks of JSON, which are configs of the tool. Programs use the tables of the first one. */
export const CONFIGS = inLanguage("json");
