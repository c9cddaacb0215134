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

test("every step works, to the letter", (context) => {
  const gcc = platform(context, "gcc");
  let folder = temporaryFolder();
  copyCheckout(join(folder, "chess-distance"));
  const blocks = blocksOf(TUTORIAL);
  let printed = ""; // by the last command
  for (const [at, { language, text, before }] of blocks.entries()) {
    const [, file] = /(?:^| )[Ii]n `([^`]+)`[^`\n]*:$/.exec(before) ?? [];
    if (file !== undefined) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    } else if (language === "text") {
      expect(printed).toBe(text);
    } else {
      expect(language).toBe("sh");
      const lines = text.trim().split("\n");
      for (const [place, line] of lines.entries()) {
        const next = /^cd (.*)$/.exec(line)?.[1];
        if (next !== undefined) folder = join(folder, next);
        if (next !== undefined || line === LINKED) continue;
        const { status, stdout, stderr } = runLine(
          folder,
          line.replace(/^cc /, `"${gcc}" `),
          AUTHOR,
        );
        const says = place === lines.length - 1 ? (blocks[at + 1]?.text ?? "") : "";
        expect(status, `${line}\n${stdout}${stderr}`).toBe(says.includes("differs") ? 1 : 0);
        printed = stdout + stderr;
      }
    }
  }
  expect(readFileSync(join(folder, "chess-distance.json"), "utf8")).toContain("camel");
});
