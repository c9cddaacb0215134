/** Tests that each room of the generator has only the imports that the table in CONTRIBUTING.md allows. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT } from "./support/files.js";

const GENERATOR = join(PROJECT, "generator");

interface Room {
  readonly name: string;
  readonly knows: readonly string[];
}

/** The rows of the tables, `| core/ | what it holds | files | 4,700 |`, by the folder that holds the rooms. */
const ROWS = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, folder = "", name, knows = ""] =
      /^\| `(core\/)?(\w+)\/` +\|[^|]*\|([^|]*)\| +[\d,]+ +\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ folder, name, knows: knows.match(/\w+/g) ?? [] }];
  });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file));

/** The files that a file imports, including by `import()` and for types only. */
const importsOf = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)\.js"/g),
    ([, path = ""]) => join(dirname(file), `${path}.ts`),
  ).filter((path) => existsSync(path));

describe.each([
  ["generator/", ""],
  ["generator/core/", "core/"],
])("in %s", (_, part) => {
  const folder = join(GENERATOR, part);
  const rooms: readonly Room[] = ROWS.filter((row) => row.folder === part);
  const files = filesIn(folder);

  /** The room of a file; `undefined` for a file beside the rooms, and for one elsewhere. */
  const roomOf = (file: string): string | undefined => {
    const [room, inside] = relative(folder, file).split(sep);
    return inside === undefined || room === ".." ? undefined : room;
  };

  /** The violations of the table, each with the name of the room. */
  const faultsIn = (rooms: readonly Room[], files: readonly string[]): readonly string[] =>
    files.flatMap((file) => {
      const room = rooms.find(({ name }) => name === roomOf(file));
      return importsOf(file)
        .map(roomOf)
        .filter((other) => other !== room?.name && other !== undefined)
        .filter((other) => room !== undefined && !room.knows.includes(other ?? ""))
        .map((other) => `${room?.name}: ${relative(folder, file)} knows ${other}`);
    });

  test("every room has a row, and every row a room", () => {
    const found = new Set(files.map(roomOf).filter((room) => room !== undefined));
    expect(rooms.map(({ name }) => name).sort()).toEqual([...found].sort());
  });

  test("no room knows others than its row names", () => {
    expect(faultsIn(rooms, files)).toEqual([]);
  });

  test("no room knows one that knows it", () => {
    const reached = (name: string): readonly string[] => {
      const knows = rooms.find((room) => room.name === name)?.knows ?? [];
      return [...knows, ...knows.flatMap(reached)];
    };
    expect(rooms.filter(({ name }) => reached(name).includes(name))).toEqual([]);
  });

  describe("each fault is reported with its room:", () => {
    test.each(rooms.filter(({ knows }) => knows.length > 0))(
      "$name with imports that are not allowed",
      (room) => {
        const own = files.filter((file) => roomOf(file) === room.name);
        const told = faultsIn([{ ...room, knows: [] }], own).join("\n");
        for (const other of room.knows)
          expect(told).toMatch(new RegExp(`^${room.name}: .* knows ${other}$`, "m"));
      },
    );
  });
});

test("in the rooms of the core, nothing knows the catalogue or what uses it", () => {
  const users = ["core/catalogue.ts", "core/generate.ts", "index.ts"].map((file) =>
    join(GENERATOR, file),
  );
  const inside = filesIn(join(GENERATOR, "core")).filter((file) => !users.includes(file));
  const knowing = inside.filter((file) => importsOf(file).some((other) => users.includes(other)));
  expect(knowing).toEqual([]);
});

test("of the commands and of users' files, the page knows only types", () => {
  // `npm run pictures`, which is no part of the page, writes files.
  const ofPage = filesIn(join(PROJECT, "explorer")).filter(
    (file) => !file.endsWith("draw-pictures.ts"),
  );
  const found = ofPage.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(
        /^import (?!type ).*generator\/(?:commands|files)\/.*$/gm,
      ),
      ([line]) => `${relative(PROJECT, file)}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
