/** The catalogue as loaded from its files: its measures, their ways, and the tables it makes. */
import { expect, test } from "vitest";
import { TABLES } from "./support/exports.js";

test("it makes the tables of the package in the ways that are listed here", async () => {
  // Imported here, so that an error while it is loaded fails this test.
  const { BOARD, ENTRIES } = await import("../generator/catalogue.js");
  const { prove } = await import("../generator/prove.js");
  const { tableOf } = await import("../generator/table.js");
  const { tableIn } = await import("../generator/languages/print-expressions.js");
  const { TYPESCRIPT } = await import("../generator/languages/typescript/style.js");
  const tables = ENTRIES.map((entry) => tableOf(entry, BOARD));
  for (const table of tables) prove(table);

  const found = tables.flatMap((table) => {
    const { names, values } = tableIn(TYPESCRIPT, table);
    const numbers = values.map((value = 255) => value);
    return names.table === undefined ? [] : [{ name: names.table, table: numbers }];
  });
  const byName = (one: { name: string }, other: { name: string }): number =>
    one.name < other.name ? -1 : 1;
  expect(found.sort(byName)).toEqual(
    TABLES.map(({ name, table }) => ({ name, table: [...table] })).sort(byName),
  );

  // A piece without a formula needs no line here: its ways and its title follow from the piece.
  const listed = tables.filter(({ measure: { ways } }) => ways[1].name !== "the certificate");
  const ways = listed.map(({ measure }) => measure.ways.map(({ name }) => name).join(", "));
  expect([...new Set(ways)]).toEqual([
    "the fill, the king's formula",
    "the fill, the wazir's formula",
    "the fill, the knight's formula",
    "the list, the test of each square",
    "the tree of the index, ranks and files",
    "rank and file, the coordinates of all squares",
    "the tree, the coordinates",
    "the fill, the queen's formula",
    "the fill, the rook's formula",
    "the fill, the bishop's formula",
    "the sum of two fills, the combined distance's formula",
    "file and rank, the differences",
    "the moves, distances of 1",
    "the vectors, the signs of the differences",
    "the vectors, the shortest king paths on the line",
    "the vectors, what its squares have in common",
    "the squares by the fill, the distances of the king's formula",
    "the squares by the fill, the distances of the knight's formula",
    "the race, the rule of the square",
    "the moves of the fill, the sums of the king's formula",
    "the moves of the fill, the sums of the knight's formula",
    "the moves, the squares half way",
  ]);

  // What each doc comment begins with, up to the squares and the range.
  const titles = listed.map(({ measure, layout: { board } }) =>
    measure.title("ABOUT", "0…9", board),
  );
  expect([...new Set(titles)]).toEqual([
    "Distance (Chebyshev), in king moves, ABOUT: 0…9",
    "Manhattan distance, in orthogonal king moves, ABOUT: 0…9",
    "Knight distance, in moves, ABOUT: 0…9",
    "The corners: 1 on a1, h1, a8 and h8, 0 elsewhere",
    "The 0x88 coordinate of each square: 16 × rank + file, 0…9",
    "The square of each 0x88 coordinate: 0…9",
    "The 15×15 coordinate of each square: 15 × rank + file, 0…9",
    "The 0x88 difference of two squares: 0…9, 120 for equal squares",
    "Queen distance, in moves on the empty board, ABOUT: 0…9",
    "Rook distance, in moves on the empty board, ABOUT: 0…9",
    "Bishop distance, in moves on the empty board, ABOUT: 0…9",
    "King distance plus Manhattan distance ABOUT: 0…9",
    "The color of each square: 0 for that of a1, 1 for the other",
    "The pieces that attack on the empty board, as bits, ABOUT",
    "The direction ABOUT: 0…9",
    "The step towards the second square, 8 a rank, ABOUT: 0…9",
    "The step towards the second square, 15 a rank, ABOUT: 0…9",
    "The step towards the second square, 16 a rank, ABOUT: 0…9",
    "The squares strictly ABOUT of a common rank, file or diagonal",
    "The rank, file or diagonal ABOUT, from edge to edge, both among its squares",
    "The squares exactly `distance` king moves from a square",
    "The squares exactly `distance` knight moves from a square",
    "The squares at most `distance` king moves from a square",
    "The square of a white pawn: where the other king is in time to catch it, the pawn moving first",
    "The square of a black pawn: where the other king is in time to catch it, the pawn moving first",
    "The squares on the shortest paths in king moves ABOUT, both ends among them",
    "The squares on the shortest paths in knight moves ABOUT, both ends among them",
    "The number of shortest paths in knight moves ABOUT: 0…9",
  ]);

  const { tables: catalogued } = await import("../generator/catalogue.js");
  const { pair } = await import("../generator/layouts/layouts.js");
  const [ferz] = catalogued("F", [pair]);
  const second = ferz?.measure.ways[1];
  expect(second?.name).toBe("the certificate");
  expect(second?.on(BOARD)([0]).slice(0, 10)).toEqual([
    0,
    undefined,
    2,
    undefined,
    4,
    undefined,
    6,
    undefined,
    undefined,
    1,
  ]);
});
