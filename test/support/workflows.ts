/** The workflows of GitHub Actions, in `.github/workflows` and in the documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { PROJECT } from "./files.js";
import { blocksOf, inLanguage, TUTORIAL } from "./readme.js";

const PERMISSIONS = v.optional(v.record(v.string(), v.string()), {});

const STEP = v.union([
  v.object({ run: v.string() }),
  v.object({ uses: v.string(), with: v.optional(v.record(v.string(), v.unknown()), {}) }),
]);

/** One step of a job: commands, or an action with its inputs. */
export type Step = v.InferOutput<typeof STEP>;

const WORKFLOW = v.object({
  permissions: PERMISSIONS,
  jobs: v.record(
    v.string(),
    v.object({
      needs: v.optional(v.string()),
      environment: v.optional(v.unknown()),
      permissions: PERMISSIONS,
      steps: v.array(STEP),
    }),
  ),
});

/** Parses a workflow. Throws unless it has the expected form. */
export const workflow = (text: string): v.InferOutput<typeof WORKFLOW> =>
  v.parse(WORKFLOW, parse(text));

/** The text of a workflow of the repository. */
export const workflowText = (name: string): string =>
  readFileSync(join(PROJECT, ".github", "workflows", name), "utf8");

/** The text of the page about CI and hooks. */
const CI_PAGE = readFileSync(join(PROJECT, "docs", "ci.md"), "utf8");

/** On that page, the workflow for users, and the config of pre-commit. */
const [usersWorkflow = "", preCommit = ""] = [...CI_PAGE.matchAll(/^```yaml\n(.*?)^```$/gms)].map(
  ([, text]) => text,
);

export const USERS_WORKFLOW: string = usersWorkflow;

/** The hook of that config, which runs the package of the project. */
export const LOCAL_HOOK = v.parse(
  v.object({
    repos: v.tuple([
      v.object({
        repo: v.literal("local"),
        hooks: v.tuple([
          v.object({
            id: v.string(),
            name: v.string(),
            language: v.literal("system"),
            entry: v.string(),
            pass_filenames: v.literal(false),
          }),
        ]),
      }),
    ]),
  }),
  parse(preCommit),
).repos[0].hooks[0];

/** The workflow of the tutorial, which installs the package. */
export const [TUTORIAL_WORKFLOW = ""] = inLanguage("yaml", blocksOf(TUTORIAL));

/** The hook that projects name by the address of the repository. */
export const HOOK = v.parse(
  v.tuple([v.object({ id: v.string(), entry: v.string() })]),
  parse(readFileSync(join(PROJECT, ".pre-commit-hooks.yaml"), "utf8")),
)[0];
