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

/** The rows of the table: `| core/ | what it holds | files | 4,700 |` */
const ROOMS: readonly Room[] = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name, knows = ""] = /^\| `(\w+)\/` +\|[^|]*\|([^|]*)\| +[\d,]+ +\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, knows: knows.match(/\w+/g) ?? [] }];
  });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file));

const roomOf = (file: string): string | undefined => {
  const [room, inside] = relative(GENERATOR, file).split(sep);
  return inside === undefined ? undefined : room;
};

/** The files that a file imports, including by `import()` and for types only. */
const importsOf = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)\.js"/g),
    ([, path = ""]) => join(dirname(file), `${path}.ts`),
  ).filter((path) => existsSync(path));

/** The violations of the table, each with the name of the room. */
const faultsIn = (rooms: readonly Room[], files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const room = rooms.find(({ name }) => name === roomOf(file));
    return importsOf(file)
      .map(roomOf)
      .filter((other) => other !== room?.name && other !== undefined)
      .filter((other) => room !== undefined && !room.knows.includes(other ?? ""))
      .map((other) => `${room?.name}: ${relative(GENERATOR, file)} knows ${other}`);
  });

const FILES = filesIn(GENERATOR);

test("every room has a row, and every row a room", () => {
  const rooms = new Set(FILES.map(roomOf).filter((room) => room !== undefined));
  expect(ROOMS.map(({ name }) => name).sort()).toEqual([...rooms].sort());
});

test("no room knows others than its row names", () => {
  expect(faultsIn(ROOMS, FILES)).toEqual([]);
});

test("no room knows one that knows it", () => {
  const reached = (name: string): readonly string[] => {
    const knows = ROOMS.find((room) => room.name === name)?.knows ?? [];
    return [...knows, ...knows.flatMap(reached)];
  };
  expect(ROOMS.filter(({ name }) => reached(name).includes(name))).toEqual([]);
});

describe("each fault is reported with its room:", () => {
  test.each(ROOMS.filter(({ knows }) => knows.length > 0))(
    "$name with imports that are not allowed",
    (room) => {
      const own = FILES.filter((file) => roomOf(file) === room.name);
      const told = faultsIn([{ ...room, knows: [] }], own).join("\n");
      for (const other of room.knows)
        expect(told).toMatch(new RegExp(`^${room.name}: .* knows ${other}$`, "m"));
    },
  );
});

test("of the commands and of users' files, the page knows only types", () => {
  const found = filesIn(join(PROJECT, "explorer")).flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(
        /^import (?!type ).*generator\/(?:commands|files)\/.*$/gm,
      ),
      ([line]) => `${relative(PROJECT, file)}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
