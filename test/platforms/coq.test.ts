/** Tests the theorems of `test/coq/` about the numbers that the tool writes. Coq checks the proofs. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENTRY_NAMES } from "../../generator/core/catalogue.js";
import { emit } from "../../generator/index.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { platform } from "./support/platform.js";
import { run } from "./support/run.js";

const FOLDER = join(PROJECT, "test", "coq");
const MODULES = ["Graph", "Board", "Catalogue"];

const written = (name: string): string => readFileSync(join(FOLDER, `${name}.v`), "utf8");

/** The module of some tables. */
const tablesText = async (tables: readonly string[]): Promise<string> => {
  const [module] = await emit({ lang: "coq", single: true, tables }, "npm run prove:coq");
  return module?.text ?? "";
};

/** The first lines of the catalogue, and the rest. */
const [, IMPORTS = "", CATALOGUE = ""] =
  /^([^]*?)^(Definition [^]*)/m.exec(written("Catalogue")) ?? [];

/** A theorem of the catalogue, with everything before it except other theorems. */
const upTo = (theorem: string): string => {
  const [before = "", after = ""] = CATALOGUE.split(`Theorem ${theorem} `);
  const [statement = ""] = after.split("Qed.");
  return `${before.replaceAll(/^Theorem [^]*?Qed\.\n/gm, "")}Theorem ${theorem} ${statement}`;
};

/** Changes of a number, a move or a pair. Each makes a theorem of the catalogue wrong. */
const CHANGES = [
  ["knight_distance", "KNIGHT_DISTANCE", /(?<=\(\* h8 \*\)\n {2})6/, "4"],
  ["king_distance_by_0x88_diff", "DISTANCE_BY_0X88_DIFF", /(?<=rank -7 \*\)\n {2}0; )7/, "6"],
  ["bishop_distance_15x15", "BISHOP_DISTANCE_15X15", /(?<=rank 0 \*\)\n {2})255/, "2"],
  ["knight_distance_by_abs_diff", "NDIS", /(?<=rank\| 1 \*\)\n {2}3; )2/, "4"],
  ["edge_distance", "EDGE_DISTANCE", /(?<=rank 4 \*\)\n {2}0; 1; 2; )3/, "2"],
  ["knight_distance_by_abs_diff", undefined, "[(1,2);", "[(1,3);"],
  ["knight_distance_by_abs_diff", undefined, "[(1,2);", "["],
  ["rook_distance_15x15", undefined, "rook := rider", "rook := leaper"],
  ["king_distance_15x15", undefined, "leaper (orthogonal ++ diagonal)", "leaper orthogonal"],
  ["corner_rule", undefined, "((0,0), (1,1));", "((0,0), (1,2));"],
] as const;

/** A file that Coq accepts if each of these theorems can be proved unchanged, and cannot be proved changed. */
const refusals = async (): Promise<string> => {
  const texts = sampled([...CHANGES], 2, "changes").map(
    async ([theorem, table, part, other], at) => {
      const text =
        table === undefined
          ? upTo(theorem)
          : `Module Own.\n${(await tablesText([table])).replace(/^Require.*/m, "")}End Own.\n` +
            upTo(theorem).replaceAll("Tables.", "Own.");
      expect(text.split(part), String(part)).toHaveLength(2);
      return `Module Right${at}.\n${text}Qed.\nEnd Right${at}.
      Module Wrong${at}.\n${text.replace(part, other)}Fail Qed.\nAbort.\nEnd Wrong${at}.\n`;
    },
  );
  return IMPORTS + (await Promise.all(texts)).join("");
};

test("every distance of the catalogue is proved, without axioms, and none with another number, move or pair", async (context) => {
  const coqc = platform(context, "coqc");
  const folder = temporaryFolder();
  /** The output of Coq for a file, which it must accept. */
  const accepted = (name: string, text: string): string => {
    writeFileSync(join(folder, `${name}.v`), text);
    const { status, stdout, stderr } = run(folder, coqc, ["-Q", ".", "", `${name}.v`]);
    expect(status, stdout + stderr).toBe(0);
    return stdout.trim() + stderr;
  };

  const distances = [...ENTRY_NAMES].filter((name) => /DISTANCE|^NDIS$/.test(name));
  const tables = await tablesText(distances);
  const lookups = [...tables.matchAll(/^Definition (\w+) \(/gm)].map(([, name = ""]) => name);
  expect(lookups).toHaveLength(distances.length + 1);
  for (const lookup of lookups.filter((name) => name !== "corner"))
    expect(written("Catalogue")).toMatch(new RegExp(String.raw`\bTables\.${lookup}\b`));

  const texts = [["Tables", tables], ...MODULES.map((name) => [name, written(name)])] as const;
  for (const [name = "", text = ""] of texts) expect(accepted(name, text)).toBe("");

  const theorems = MODULES.flatMap((name) =>
    Array.from(written(name).matchAll(/^ *Theorem (\w+)/gm), ([, theorem]) => theorem),
  );
  // Asked of each, Coq would walk through the tables as often. Of a list of them, it names what any assumes.
  const all = `Definition all := (${theorems.map((name) => `@${name}`).join(", ")}).\nPrint Assumptions all.`;
  const said = accepted("Assumptions", `Require Import ${MODULES.join(" ")}.\n${all}`);
  expect(theorems.length).toBeGreaterThan(20);
  expect(said).toBe("Closed under the global context");

  expect(accepted("Refusals", await refusals())).toBe("");
});

test("nothing is assumed or left out, and at most 250 lines are written by hand", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(MODULES.map((name) => `${name}.v`).sort());
  const text = MODULES.map(written).join("");
  expect(text).not.toMatch(/\b(?:Axiom|Parameter|Conjecture|Admitted|admit|Abort)\b/);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(250);
});
