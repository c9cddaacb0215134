/** The theorems of `test/coq/` about the numbers that the tool writes. Coq checks the proofs; here, that it says so. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type TestContext } from "vitest";
import { TABLES } from "../../generator/catalogue.js";
import { emit } from "../../generator/index.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { platform } from "./support/platform.js";
import { run } from "./support/run.js";

const FOLDER = join(PROJECT, "test", "coq");
const MODULES = ["Graph", "Board", "Catalogue"];

const written = (name: string): string => readFileSync(join(FOLDER, `${name}.v`), "utf8");

/** Compiles some tables, the development and more, in which parts of texts may be replaced; what Coq says. */
const compiled = async (
  context: TestContext,
  tables: readonly string[],
  more: Readonly<Record<string, string>> = {},
  changes: readonly (readonly [file: string, part: string | RegExp, other: string])[] = [],
): Promise<{ readonly said: string; readonly failed: string | undefined }> => {
  const coqc = platform(context, "coqc");
  const folder = temporaryFolder();
  const [module] = await emit({ lang: "coq", single: true, tables }, "npm run prove:coq");
  const texts = new Map([["Tables", module?.text ?? ""]]);
  for (const name of MODULES) texts.set(name, written(name));
  for (const [name, text] of Object.entries(more)) texts.set(name, text);
  for (const [name, part, other] of changes) {
    const text = texts.get(name) ?? "";
    expect(text.split(part), String(part)).toHaveLength(2);
    texts.set(name, text.replace(part, other));
  }
  let said = "";
  for (const [name, text] of texts) {
    writeFileSync(join(folder, `${name}.v`), text);
    const { status, stdout, stderr } = run(folder, coqc, ["-Q", ".", "", `${name}.v`]);
    said += stdout + stderr;
    if (status !== 0) return { said, failed: name };
  }
  return { said, failed: undefined };
};

const DISTANCES = [...TABLES.keys()].filter((name) => /DISTANCE|^NDIS$/.test(name));

test("every distance of the catalogue is proved, without axioms", async (context) => {
  const theorems = MODULES.flatMap((name) =>
    Array.from(written(name).matchAll(/^ *Theorem (\w+)/gm), ([, theorem]) => theorem),
  );
  const assumptions = [
    `Require Import ${MODULES.join(" ")}.`,
    ...theorems.map((name) => `Print Assumptions ${name}.`),
  ];
  const { said, failed } = await compiled(context, DISTANCES, {
    Assumptions: assumptions.join("\n"),
  });
  expect(failed, said).toBeUndefined();
  expect(said.trim().split("\n")).toEqual(theorems.map(() => "Closed under the global context"));
  const [module] = await emit({ lang: "coq", single: true, tables: DISTANCES }, "npm test");
  const lookups = [...(module?.text ?? "").matchAll(/^Definition (\w+) \(/gm)].map(
    ([, name = ""]) => name,
  );
  expect(lookups).toHaveLength(DISTANCES.length + 1);
  for (const lookup of lookups.filter((name) => name !== "corner"))
    expect(written("Catalogue")).toMatch(new RegExp(String.raw`\bTables\.${lookup}\b`));
});

test("nothing is assumed or left out, and at most 250 lines are written by hand", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(MODULES.map((name) => `${name}.v`).sort());
  const text = MODULES.map(written).join("");
  expect(text).not.toMatch(/\b(?:Axiom|Parameter|Conjecture|Admitted|admit|Abort)\b/);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(250);
});

/** The catalogue with the theorem about one lookup alone, or with none of these but the corner rule. */
const alone = (lookup: string): string => {
  const text = written("Catalogue").replaceAll(/^Theorem \w+ : [^]*?Qed\.\n/gm, (theorem) =>
    theorem.includes(` Tables.${lookup}.`) ? theorem : "",
  );
  return lookup === "corner_rule" ? text : (text.split("\nLemma pairs")[0] ?? "");
};

test.for([
  ["knight_distance", "KNIGHT_DISTANCE", "Tables", /(?<=\(\* h8 \*\)\n {2})6/, "4"],
  ["distance_by_0x88_diff", "DISTANCE_BY_0X88_DIFF", "Tables", /(?<=rank -7 \*\)\n {2}0; )7/, "6"],
  ["bishop_distance_15x15", "BISHOP_DISTANCE_15X15", "Tables", /(?<=rank 0 \*\)\n {2})255/, "2"],
  ["knight_distance_by_abs_diff", "NDIS", "Tables", /(?<=rank\| 1 \*\)\n {2}3; )2/, "4"],
  ["edge_distance", "EDGE_DISTANCE", "Tables", /(?<=rank 4 \*\)\n {2}0; 1; 2; )3/, "2"],
  ["knight_distance", "KNIGHT_DISTANCE", "Catalogue", "[(1,2);", "[(1,3);"],
  ["knight_distance", "KNIGHT_DISTANCE", "Catalogue", "[(1,2);", "["],
  ["rook_distance_15x15", "ROOK_DISTANCE_15X15", "Catalogue", "rook := rider", "rook := leaper"],
  ["distance", "DISTANCE", "Catalogue", "leaper (orthogonal ++ diagonal)", "leaper orthogonal"],
  ["corner_rule", DISTANCES.join(), "Catalogue", "((0,0), (1,1));", "((0,0), (1,2));"],
] as const)("%s is refused with another number, move or pair: %#", async (edit, context) => {
  const [lookup, tables, file, part, other] = edit;
  const more = { Catalogue: alone(lookup) };
  const { said, failed } = await compiled(context, tables.split(","), more);
  expect(failed, said).toBeUndefined();
  const changed = await compiled(context, tables.split(","), more, [[file, part, other]]);
  expect(changed.failed, changed.said).toBe("Catalogue");
  expect(changed.said).toMatch(/Unable to unify|not convertible|has type/);
});
