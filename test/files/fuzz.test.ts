/** Tests random folders: a run changes or removes only what the same config or command made, as a model predicts. */
import { basename, dirname, extname, join, relative } from "node:path";
import fc from "fast-check";
import { fs, vol } from "memfs";
import { expect, test, vi } from "vitest";
import { run } from "../../generator/commands/run.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { MEASURE_NAMES } from "../../generator/request/measures.js";
import { runs } from "../support/sampling.js";

// A file system in memory, because thousands of folders on a disk are slow.
vi.mock("node:fs", async () => (await import("memfs")).fs);

const FOLDERS = runs(6, 50);

/** Runs the tool in a folder; returns its status and its error messages. */
const toolIn = async (folder: string, args: readonly string[]) => {
  const errors: string[] = [];
  const status = await run(args, {
    version: "",
    environment: {},
    folder,
    draw: () => undefined,
    announce: () => undefined,
    proved: { has: () => false, add: () => undefined },
    ask: () => Promise.reject(new Error("asked")),
    input: () => Promise.resolve(""),
    print: () => undefined,
    printError: (line) => errors.push(line),
  });
  return { status, errors: errors.join("\n") };
};

interface Output {
  readonly out: string;
  readonly lang: string;
  readonly index?: boolean;
  readonly proof?: boolean;
  readonly names?: unknown;
  readonly tables: readonly (string | object)[];
}

const CELLS = { cells: ["a", "b", "c"], pieces: { stone: { a: ["b"], b: ["c", "a"] } } };

/** Tables on small boards and graphs, with all measures and numberings; many are refused. */
const small = fc
  .record(
    {
      board: fc.constantFrom<unknown>(
        ...["1x1", "2x1", "3x2", "torus:2x3", "hexagon:2"],
        ...[{ rows: [".x", ".."] }, { graph: CELLS }, { graph: "../graph.json" }],
        { graph: { cells: ["a"], pieces: {} } },
      ),
      piece: fc.constantFrom("K", "N", "W", "nA", "fW", "stone"),
      measure: fc.constantFrom(...MEASURE_NAMES),
      layout: fc.constantFrom<unknown>("pair", "0x88", "superimposed", { rank: 20, zero: 60 }),
      squares: fc.constantFrom<unknown>("a1", "a8", "0x88", { rank: 9, start: 1 }, { length: 40 }),
      unit: fc.constantFrom<unknown>("a1", "a8", "0x88", { rank: 9, start: 1 }),
      filler: fc.constantFrom(-1, 0, 9, 255, 70_000),
      to: fc.constantFrom("center", "edge", "a1", "b"),
      color: fc.constant("black"),
    },
    { requiredKeys: ["board"] },
  )
  // Equal names mean equal tables.
  .map((table) => ({ ...table, name: `t${fc.hash(JSON.stringify(table)) >>> 0}` }));

const output: fc.Arbitrary<Output> = fc
  .record({
    out: fc.constantFrom("../s", "../t"),
    lang: fc.constantFrom(...LANGUAGE_NAMES),
    index: fc.boolean(),
    proof: fc.boolean(),
    names: fc.constantFrom<unknown>("", "", "a1", "0x88", { rank: 9, start: 1 }),
    tables: fc.oneof(
      fc.subarray(["EDGE_DISTANCE", "CENTER_DISTANCE", "CORNER", "NDIS"], { minLength: 1 }),
      fc.tuple(small),
    ),
  })
  .map(({ index, proof, names, ...one }) => ({
    ...one,
    ...(names !== "" && one.lang !== "coq" && { names }),
    ...(index && ["ts", "cpp", "rust", "python", "zig"].includes(one.lang) && { index }),
    ...(proof && one.lang !== "coq" && { proof }),
  }));

const outputs = fc.array(output, { minLength: 1, maxLength: 2 });

/** Commands without a config. The second makes the table of the first as well; the last has an index. */
const COMMANDS = [
  "--table EDGE_DISTANCE --out t --lang c",
  "--table EDGE_DISTANCE,CENTER_DISTANCE --out t --lang c",
  "--table CORNER --out t --lang rust",
] as const;

/** The names that editors, git and users give to copies of a file, and one that differs only in case. */
const COPIES: readonly ((file: string) => string)[] = [
  ...[".bak", ".orig", "~", ".old", ".tmp", ".swp"].flatMap((suffix) => [
    (file: string) => file + suffix,
    (file: string) => basename(file, extname(file)) + suffix + extname(file),
  ]),
  (file) => file.toUpperCase(),
  (file) => file.charAt(0).toUpperCase() + file.slice(1),
];

/** A run of the tool: with one config, with both, or with a command without a config. */
interface Run {
  readonly by: "a" | "b" | "both" | (typeof COMMANDS)[number];
  readonly mode: "" | "--check" | "--dry-run";
  readonly prune: boolean;
  readonly adopt: boolean;
}

const DEEDS = [
  ...(["copy", "copy", "copy", "edit", "replace", "empty", "delete"] as const),
  ...(["prefix", "folder", "link", "partial"] as const),
];

/** What a user, an editor or a stopped run does to a file. `at` chooses the file, and `name` the name of a copy. */
interface Deed {
  readonly does: (typeof DEEDS)[number];
  readonly at: number;
  readonly name: number;
}

/** A run, a deed, new content for a config, or a new name for the folder of the first config. */
type Step =
  | { readonly run: Run }
  | Deed
  | { readonly config: "a" | "b"; readonly outputs: readonly Output[] }
  | { readonly renames: true };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      run: fc.record({
        by: fc.constantFrom<Run["by"][]>("a", "a", "b", "both", ...COMMANDS),
        mode: fc.constantFrom<Run["mode"][]>("", "", "", "--check", "--dry-run"),
        prune: fc.boolean(),
        adopt: fc.constantFrom(false, false, true),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ config: fc.constantFrom("a", "b"), outputs }) },
  { weight: 1, arbitrary: fc.record({ renames: fc.constant(true) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom(...DEEDS),
      at: fc.nat(),
      name: fc.nat({ max: COPIES.length - 1 }),
    }),
  },
);

/** The content of a path, and who may change it: the user, any run if it is shared, or the config or command that made it. */
interface Entry {
  /** The text of a file, the target of a link after an arrow, or `a folder`. */
  readonly text: string;
  readonly owner: string;
  /** The maker that the header of a user's file names, if the file has a header. */
  readonly says?: string;
  /** For a partial file: the path of the complete file. */
  readonly partialOf?: string;
}

type Entries = ReadonlyMap<string, Entry>;

const USER = "the user";
const SHARED = "all";

const isCommand = (owner: string): boolean => owner.startsWith("--");

const textAt = (root: string, path: string): string => {
  const found = fs.lstatSync(join(root, path));
  if (found.isSymbolicLink()) return `-> ${String(fs.readlinkSync(join(root, path)))}`;
  return found.isDirectory() ? "a folder" : String(fs.readFileSync(join(root, path), "utf8"));
};

const namesIn = (folder: string): readonly string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).map(String) : [];

/** The contents of the folders of tables. */
const entriesIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    ["s", "t"]
      .flatMap((folder) => namesIn(join(root, folder)).map((name) => join(folder, name)))
      .map((path) => [path, textAt(root, path)]),
  );

const writeIn = (root: string, path: string, text: string): void => {
  vol.mkdirSync(join(root, dirname(path)), { recursive: true });
  fs.writeFileSync(join(root, path), text);
};

let roots = 0;

const newRoot = (): string => {
  const root = `/folders/${roots++}`;
  writeIn(root, "package.json", "{}");
  writeIn(root, "graph.json", JSON.stringify(CELLS));
  return root;
};

const configIn = (name: string): string => `${name}/chess-distance.json`;

const MADE = new Map<string, Entries | undefined>();

/** What a run makes in an empty folder; nothing if its tables are refused. */
const madeBy = async (
  owner: string,
  args: readonly string[],
  config?: object,
): Promise<Entries | undefined> => {
  const key = JSON.stringify([owner, config]);
  if (MADE.has(key)) return MADE.get(key);
  const root = newRoot();
  if (config) writeIn(root, owner, JSON.stringify(config));
  const { status, errors } = await toolIn(root, args);
  expect(status === 0).toBe(errors === "");
  const made = new Map(
    [...entriesIn(root)].map(([path, text]) => {
      const isShared = text.includes("; shared by the tables of this folder");
      return [path, { text, owner: isShared ? SHARED : owner }] as const;
    }),
  );
  expect(made.size > 0).toBe(status === 0);
  MADE.set(key, status === 0 ? made : undefined);
  return MADE.get(key);
};

/** A folder, and a model of its contents. */
interface Scene {
  readonly root: string;
  readonly entries: Map<string, Entry>;
  readonly configs: Map<string, readonly Output[]>;
}

/** The lines of code in the part of a file that the tool reads. Comments are recognized by how their lines begin. */
const codeIn = (text: string): string =>
  text
    .slice(0, 131_072)
    .split("\n")
    .filter((line) => !["/", "*", "# "].some((mark) => line.trim().startsWith(mark)))
    .join("\n");

const withoutMaker = (text: string): string =>
  text.replace(/^.*; (?:to regenerate: |shared by ).*$/m, "");

/** Whether any file of the user is enough, because it makes its folder a package or module. */
const isPackage = (path: string): boolean => ["mod.rs", "__init__.py"].includes(basename(path));

/** What a run asks for: its arguments, its configs or command, and the files that it wants. */
const requestOf = async ({ configs }: Scene, { by }: Run) => {
  if (by !== "a" && by !== "b" && by !== "both") {
    const args = by.split(" ");
    return { args, parts: [{ maker: by, files: await madeBy(by, args) }] };
  }
  const names = [...configs.keys()].filter(
    (name) => by === "both" || (by === "b") === (name === "b"),
  );
  const args = names.flatMap((name) => ["--config", name]);
  const parts: { readonly maker: string; readonly files: Entries | undefined }[] = [];
  for (const name of names)
    for (const one of configs.get(name) ?? []) {
      const files = await madeBy(configIn(name), ["--config", name], { outputs: [one] });
      parts.push({ maker: configIn(name), files });
    }
  return { args, parts };
};

/** The files that a run wants from one config or command. */
interface Part {
  readonly maker: string;
  readonly files: Entries;
}

/** What a run finds and wants. */
interface Plan {
  readonly entries: Entries;
  readonly parts: readonly Part[];
  readonly wanted: Entries;
}

/** Whether one file can be both. Shared files may name other makers, and shared packages may differ in any way. */
const areOne = (path: string, made: Entry, other: Entry): boolean => {
  if (made.text === other.text) return true;
  const isShared = [made, other].some(({ owner }) => owner === SHARED);
  return isShared && (isPackage(path) || isSameBut(made.text, other.text));
};

/** The files that a run wants, and whether it would write one of them twice. */
const wantedFrom = (parts: readonly Part[]) => {
  const wanted = new Map<string, Entry>();
  let isTwice = false;
  for (const [path, made] of parts.flatMap(({ files }) => [...files])) {
    const other = wanted.get(path) ?? made;
    isTwice ||= !areOne(path, made, other);
    if (!wanted.has(path) || other.owner === SHARED) wanted.set(path, made);
  }
  return { wanted, isTwice };
};

/** The makers of a run that have files in a folder. A config that no longer has an output there leaves its files. */
const makersIn = ({ parts }: Plan, folder: string): readonly string[] =>
  parts.flatMap(({ maker, files }) =>
    [...files.keys()].some((path) => dirname(path) === folder) ? [maker] : [],
  );

/** The files and copies in the same folder that other makers made. */
const foreignBeside = (plan: Plan, path: string): readonly string[] => {
  const own = [USER, SHARED, ...makersIn(plan, dirname(path))];
  return [...plan.entries].flatMap(([other, { text, owner: by, says = by }]) =>
    dirname(other) === dirname(path) && !own.includes(says) ? [text] : [],
  );
};

/** Whether two texts differ at most in their makers. */
const isSameBut = (one: string, other: string): boolean =>
  withoutMaker(one) === withoutMaker(other);

/** Whether a file may stay as it is: a table that is only read or that a command would make again, or a user's package. */
const stays = (plan: Plan, [path, { owner, text }]: readonly [string, Entry]): boolean => {
  const found = plan.entries.get(path);
  if (found === undefined) return false;
  if (found.owner === USER) return isPackage(path);
  if ([owner, SHARED].includes(found.owner)) return false;
  const isOfOthers = !makersIn(plan, dirname(path)).includes(found.owner);
  if (isPackage(path) && owner === SHARED) return isOfOthers;
  if (owner === SHARED) return isOfOthers && isSameBut(found.text, text);
  return isCommand(owner) && isSameBut(found.text, text);
};

const isInTheWay = (
  plan: Plan,
  [path, made]: readonly [string, Entry],
  isAdopted: boolean,
): boolean => {
  const found = plan.entries.get(path);
  if (found === undefined || found.text === made.text || stays(plan, [path, made])) return false;
  if (found.owner === USER) return true;
  if (isAdopted) return false;
  if (found.owner === SHARED)
    return !areOne(path, made, found) && foreignBeside(plan, path).length > 0;
  if (made.owner === SHARED) return !makersIn(plan, dirname(path)).includes(found.owner);
  // A config takes over what a command made.
  const isTaken = isCommand(found.owner) && isSameBut(found.text, made.text);
  return found.owner !== made.owner && !isTaken;
};

/** Whether the code of a text names a file or its table. */
const isReadBy = (path: string, texts: readonly string[]): boolean => {
  const [stem = ""] = basename(path).split(".");
  const name = stem.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
  // Files of a Go package name the array, and a module in any language, such as mod.rs, names the file.
  const word = new RegExp(`(?<![\\w-])(?:${stem}|${name}Table)(?![\\w-])`);
  return texts.some((text) => word.test(codeIn(text)));
};

/** Whether a file is one that the makers of a run made and no longer want. */
const isLeftOver = (
  plan: Plan,
  [path, { owner: by, says = by, partialOf }]: readonly [string, Entry],
): boolean => {
  if (plan.wanted.has(path)) return false;
  // A partial file with a complete header belongs to its maker, even if its table is no longer made.
  const owner = partialOf === undefined ? by : says;
  const makers = makersIn(plan, dirname(path));
  const foreign = foreignBeside(plan, path);
  if (owner === SHARED) return makers.length > 0 && foreign.length === 0;
  return makers.includes(owner) && !(partialOf === undefined && isReadBy(path, foreign));
};

/** Expects an error that names the obstacles, or counts those that it does not name. */
const expectNamed = (root: string, obstacles: readonly string[], errors: string): void => {
  // Compares whole words, because corner.hpp begins with corner.h.
  const words = errors.split(/[ ,]+/);
  const named = obstacles.filter((path) => words.includes(relative("", join(root, path))));
  const more = [...errors.matchAll(/ and (\d+) more/g)].map(([, count]) => Number(count));
  expect(named.length + more.reduce((sum, count) => sum + count, 0)).toBe(obstacles.length);
};

/** Runs the tool, compares its output with the expected output, and updates the model. */
const runIn = async (scene: Scene, run: Run): Promise<void> => {
  const { root, entries } = scene;
  const { mode, prune, adopt } = run;
  const { args, parts: all } = await requestOf(scene, run);
  const parts = all.flatMap(({ maker, files }) => (files ? [{ maker, files }] : []));
  const { wanted, isTwice } = wantedFrom(parts);
  const plan: Plan = { entries, parts, wanted };
  const obstacles = [...wanted]
    .filter((file) => isInTheWay(plan, file, adopt))
    .map(([path]) => path);
  const leftOver = [...entries].filter((file) => isLeftOver(plan, file)).map(([path]) => path);

  const flags = [mode, prune ? "--prune" : "", adopt ? "--adopt" : ""].filter(
    (flag) => flag !== "",
  );
  const { status, errors } = await toolIn(root, [...args, ...flags]);
  if (parts.length < all.length) {
    expect(status).not.toBe(0);
    return;
  }
  if (isTwice || obstacles.length > 0) {
    expect(status).toBe(2);
    if (isTwice) expect(errors).toContain("would be written twice");
    else expectNamed(root, obstacles, errors);
    return;
  }
  const changed = [...wanted].filter((file) => !stays(plan, file));
  const isCurrent = changed.every(([path, { text }]) => entries.get(path)?.text === text);
  const isStale = mode === "--check" && !(isCurrent && leftOver.length === 0);
  expect({ status, errors }).toEqual({ status: isStale ? 1 : 0, errors: "" });
  if (mode !== "") return;
  for (const file of changed) entries.set(...file);
  for (const path of prune ? leftOver : []) entries.delete(path);
};

const put = ({ root, entries }: Scene, path: string, made: Entry): void => {
  entries.set(path, made);
  writeIn(root, path, made.text);
};

const remove = ({ root, entries }: Scene, path: string): void => {
  entries.delete(path);
  fs.rmSync(join(root, path));
};

type Doing = (scene: Scene, path: string, entry: Entry, deed: Deed) => void;

const DOINGS: Readonly<Record<Deed["does"], Doing>> = {
  copy: (scene, path, { text, owner, says = owner }, { name }) => {
    const copy = join(dirname(path), COPIES[name]?.(basename(path)) ?? "");
    if (!scene.entries.has(copy)) put(scene, copy, { text: `${text}mine\n`, owner: USER, says });
  },
  edit: (scene, path, entry) => {
    put(scene, path, { ...entry, text: `${entry.text}edited\n` });
  },
  replace: (scene, path) => {
    put(scene, path, { text: "mine\n", owner: USER });
  },
  empty: (scene, path) => {
    put(scene, path, { text: "", owner: USER });
  },
  prefix: (scene, path, { text }) => {
    put(scene, path, { text: `mine\n${text}`, owner: USER });
  },
  partial: (scene, path, { text, owner, says = owner }, { at }) => {
    // The run stopped before the header was complete, or later.
    const start = at % 2 === 0 ? { text: text.slice(0, at % 30), says: USER } : { text, says };
    const partial = `${path}.00000000-0000-4000-8000-00000000000f.partial`;
    if (owner !== USER) put(scene, partial, { ...start, owner: USER, partialOf: path });
  },
  delete: remove,
  folder: (scene, path) => {
    remove(scene, path);
    vol.mkdirSync(join(scene.root, path));
    scene.entries.set(path, { text: "a folder", owner: USER });
  },
  link: (scene, path) => {
    remove(scene, path);
    fs.symlinkSync("elsewhere", join(scene.root, path));
    scene.entries.set(path, { text: "-> elsewhere", owner: USER });
  },
};

const doIn = (scene: Scene, deed: Deed): void => {
  const files = [...scene.entries].filter(
    ([path, { text }]) => !path.endsWith(".partial") && !/^-> |^a folder$/.test(text),
  );
  const [path, entry] = files[deed.at % files.length] ?? [];
  if (path !== undefined && entry !== undefined) DOINGS[deed.does](scene, path, entry, deed);
};

test(`${FOLDERS} of them`, async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 9 });
  const folders = fc.asyncProperty(outputs, outputs, steps, async (ofA, ofB, all) => {
    const scene: Scene = { root: newRoot(), entries: new Map(), configs: new Map() };
    const { root, entries, configs } = scene;
    const configure = (name: string, list: readonly Output[]): void => {
      configs.set(name, list);
      writeIn(root, configIn(name), JSON.stringify({ outputs: list }));
    };
    configure("a", ofA);
    configure("b", ofB);
    const first: Run = { by: "both", mode: "", prune: false, adopt: false };
    for (const one of [{ run: first }, ...all]) {
      const [a, other] = configs.has("a") ? ["a", "c"] : ["c", "a"];
      if ("run" in one) await runIn(scene, one.run);
      else if ("does" in one) doIn(scene, one);
      else if ("config" in one) configure(one.config === "a" ? a : "b", one.outputs);
      else {
        fs.renameSync(join(root, a), join(root, other));
        configs.set(other, configs.get(a) ?? []);
        configs.delete(a);
      }
      expect(entriesIn(root)).toEqual(
        new Map([...entries].map(([path, { text }]) => [path, text])),
      );
    }
    for (const [name, list] of configs)
      expect(textAt(root, configIn(name))).toBe(JSON.stringify({ outputs: list }));
    vol.rmSync(root, { recursive: true });
  });
  await fc.assert(folders, { numRuns: FOLDERS });
});
