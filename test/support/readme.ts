/** The README and its code blocks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./files.js";

/** Its text. */
export const README = readFileSync(join(PROJECT, "README.md"), "utf8");

/** The languages and texts of its code blocks, in the order of the page. */
export const BLOCKS: readonly { readonly language: string; readonly text: string }[] = [
  ...README.matchAll(/^```(\w*)\n(.*?)^```$/gms),
].map(([, language = "", text = ""]) => ({ language, text }));

const inLanguage = (wanted: string): readonly string[] =>
  BLOCKS.filter(({ language }) => language === wanted).map(({ text }) => text);

/** The blocks of TypeScript. */
export const PROGRAMS = inLanguage("ts");

/** The commands, a line each in the shell blocks. */
export const COMMANDS = inLanguage("sh").flatMap((text) => text.trim().split("\n"));

/** The configs of the tool. */
export const CONFIGS = inLanguage("json");
