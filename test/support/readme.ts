/** The README and its code blocks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./files.js";

export const README = readFileSync(join(PROJECT, "README.md"), "utf8");

const MORE = readFileSync(join(PROJECT, "docs", "recipes.md"), "utf8");

/** The languages and texts of its code blocks, and those of the page of recipes, in order. */
export const BLOCKS: readonly { readonly language: string; readonly text: string }[] = [
  ...`${README}\n${MORE}`.matchAll(/^```(\w*)\n(.*?)^```$/gms),
].map(([, language = "", text = ""]) => ({ language, text }));

/** The blocks in a language. */
export const inLanguage = (wanted: string): readonly string[] =>
  BLOCKS.filter(({ language }) => language === wanted).map(({ text }) => text);

/** The blocks of TypeScript. */
export const PROGRAMS = inLanguage("ts");

/** The commands of the shell blocks, one per line. */
export const COMMANDS = inLanguage("sh").flatMap((text) => text.trim().split("\n"));

export const [CPP_PROGRAM = "", RUST_PROGRAM = ""] = ["cpp", "rust"].map((language) =>
  inLanguage(language).join(""),
);

/** The blocks of JSON, which are configs of the tool. */
export const CONFIGS = inLanguage("json");
