/** The tutorial, step by step: its files, its commands in their order, and what they print. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/files.js";
import { blocksOf, TUTORIAL } from "../support/readme.js";
import { copyCheckout } from "./support/checkout.js";
import { platform } from "./support/platform.js";
import { runLine } from "./support/run.js";

/** What a clone needs the network for; in a copy of the checkout, the packages are linked. */
const LINKED = "npm --prefix ../chess-distance ci";

const AUTHOR = {
  ...{ GIT_AUTHOR_NAME: "t", GIT_AUTHOR_EMAIL: "t@example.org" },
  ...{ GIT_COMMITTER_NAME: "t", GIT_COMMITTER_EMAIL: "t@example.org" },
};

/** The folder of a shell, and what its last command printed. */
interface Shell {
  readonly folder: string;
  readonly printed: string;
}

/** Runs a line in a shell, and expects it to end with a status. */
const runIn = ({ folder, printed }: Shell, line: string, status: 0 | 1, gcc: string): Shell => {
  const next = /^cd (.*)$/.exec(line)?.[1];
  if (next !== undefined) return { folder: join(folder, next), printed };
  if (line === LINKED) return { folder, printed };
  const ended = runLine(folder, line.replace(/^cc /, `"${gcc}" `), AUTHOR);
  const { stdout, stderr } = ended;
  expect(ended.status, `${line}\n${stdout}${stderr}`).toBe(status);
  return { folder, printed: stdout + stderr };
};

test("every step works, to the letter", (context) => {
  const gcc = platform(context, "gcc");
  let shell: Shell = { folder: temporaryFolder(), printed: "" };
  copyCheckout(join(shell.folder, "chess-distance"));
  const blocks = blocksOf(TUTORIAL);
  for (const [at, { language, text, before }] of blocks.entries()) {
    const [, file] = /(?:^| )[Ii]n `([^`]+)`[^`\n]*:$/.exec(before) ?? [];
    if (file !== undefined) {
      mkdirSync(dirname(join(shell.folder, file)), { recursive: true });
      writeFileSync(join(shell.folder, file), text);
    } else if (language === "text") {
      expect(shell.printed).toBe(text);
    } else {
      expect(language).toBe("sh");
      const lines = text.trim().split("\n");
      const last = blocks[at + 1]?.text.includes("differs") === true ? 1 : 0;
      for (const [place, line] of lines.entries())
        shell = runIn(shell, line, place === lines.length - 1 ? last : 0, gcc);
    }
  }
  expect(readFileSync(join(shell.folder, "chess-distance.json"), "utf8")).toContain("camel");
});
