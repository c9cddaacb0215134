/** Tests that the catalogue meets the demands on requests: rules of moves, and moves by the letters of notations. */
import { expect, test } from "vitest";
import { boardNamed } from "../../generator/boards/shaped.js";
import type { Board } from "../../generator/core/boards/board.js";
import { ENTRIES } from "../../generator/core/catalogue.js";
import { atom, movesOf, type Atom } from "../../generator/core/boards/moves.js";
import { mainName, namesOf } from "../../generator/core/tables/names.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { routesOf } from "../../generator/pieces/routes.js";
import { prove } from "../../generator/core/tables/prove.js";
import { OF_REQUESTS } from "../../generator/request/proofs.js";
import { SQUARES } from "../support/board.js";

const boardOf = (name: string): Board => {
  const board = boardNamed(name);
  if (!board) throw new Error(`no board: ${name}`);
  return board;
};

const sorted = (moves: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  moves.map((squares) => squares.toSorted((one, other) => one - other));

test.each(
  ENTRIES.map(
    (entry) =>
      [mainName(namesOf(entry.measure, entry.layout(entry.board), entry.names)), entry] as const,
  ),
)("%s follows from the rule of the moves, where it has one", (_, entry) => {
  expect(() => {
    prove(tableOf(entry, entry.board), OF_REQUESTS);
  }).not.toThrow();
});

test.each<Atom>(["W", "F", "N", "K", "R", "B", "Q"])("%s moves as its notation says", (letter) => {
  for (const name of ["8x8", "5x3", "glinski", "cylinder:6x5"]) {
    const board = boardOf(name);
    const of = pieceCalled(letter);
    expect(sorted(movesOf(atom(letter), board)), name).toEqual(sorted(movesOf(of, board)));
    const ends = board.squares.map((from) => [
      ...new Set(
        routesOf(of)?.(board)(from).flatMap(({ squares, stops }) =>
          squares.filter((_, place) => stops[place]),
        ),
      ),
    ]);
    expect(sorted(movesOf(atom(letter), board)), `${name}, by letters`).toEqual(sorted(ends));
  }
});

test.each([1, -1] as const)("a pawn captures one file aside and %i rank ahead", (forward) => {
  const isCapture = (from: number, to: number): boolean =>
    (to >> 3) - (from >> 3) === forward && Math.abs((to & 7) - (from & 7)) === 1;
  expect(sorted(movesOf(atom("F", forward), boardOf("8x8")))).toEqual(
    SQUARES.map((from) => SQUARES.filter((to) => isCapture(from, to))),
  );
});
