/** Tests the explorer's words for Betza notation against the moves of the pieces. */
import { expect, test } from "vitest";
import { BEFORE_LETTERS, LETTERS, meaningsOf } from "../../explorer/model/betza-texts.js";
import { rectangle } from "../../generator/core/board.js";
import { ATOM_LETTERS } from "../../generator/pieces/notation.js";
import { piece } from "../../generator/pieces/piece.js";

test.each([
  ["NN", "NN a leap of 1 and 2 squares, repeated as often as there is room: a rider"],
  ["W3", "W3 a step of 1 square along a rank or file, up to 3 times"],
  ["(4,1)2", "(4,1)2 a leap of 1 and 4 squares, up to 2 times"],
  ["K", "K a step of 1 square along a rank, file or diagonal: the king"],
  ["B1", "B1 a step of 1 square along a diagonal"],
  [
    "archbishop",
    "B a step of 1 square along a diagonal, repeated as often as there is room: the bishop; " +
      "N a leap of 1 and 2 squares: the knight",
  ],
  ["frlhN", "frlhN a leap of 1 and 2 squares, only forwards right or left half"],
  [
    "vRsF",
    "vR a step of 1 square along a rank or file, repeated as often as there is room, only vertical: a rider; " +
      "sF a step of 1 square along a diagonal, only sideways",
  ],
  [
    "mNcW",
    "mN a leap of 1 and 2 squares, only to move; cW a step of 1 square along a rank or file, only to capture",
  ],
  ["nN", "nN a leap of 1 and 2 squares, with the squares that it passes on the board"],
  [
    "griffon",
    "[F?R] a step of 1 square along a diagonal, then outwards a step of 1 square along a rank or file, " +
      "repeated as often as there is room; it may also stop between",
  ],
  [
    "[W?sR]",
    "[W?sR] a step of 1 square along a rank or file, then sideways a step of 1 square along a rank or file, " +
      "repeated as often as there is room; it may also stop between",
  ],
  [
    "v[D-B2]",
    "v[D-B2] a leap of 2 squares along a rank or file, then outwards a step of 1 square along a diagonal, " +
      "up to 2 times, only vertical; it does not stop between",
  ],
])("%s", (notation, expected) => {
  const said = meaningsOf(notation).map(({ text, meaning }) => `${text} ${meaning}`);
  expect(said.join("; ")).toBe(expected);
});

test("every letter is listed, with the sizes of the moves that its piece has", () => {
  expect(LETTERS.map(({ text }) => text)).toEqual(ATOM_LETTERS.split(" "));
  for (const { text, meaning } of LETTERS) {
    // On 4×4, riders have room to repeat only steps of one square.
    const sizes = piece(text)
      .leaps(rectangle(4, 4))
      .map(({ files, ranks }) => [Math.abs(files), Math.abs(ranks)].sort())
      .filter(
        ([, most = 0], _, all) => !meaning.includes("repeated") || all.length < 9 || most === 1,
      );
    const told =
      /of (\d)(?: and (\d))? squares?( along a rank or file| along a diagonal| along a rank, file or diagonal)?/.exec(
        meaning,
      ) ?? [];
    const [, first, second = first, along = ""] = told;
    const expected = new Set<string>();
    if (second !== first) expected.add(`${first},${second}`);
    if (along.includes("file")) expected.add(`0,${first}`);
    if (along.includes("diagonal")) expected.add(`${first},${first}`);
    expect(new Set(sizes.map(String)), text).toEqual(expected);
  }
});

test("every letter that stands before another is listed, with the direction in which that then moves", () => {
  const ways: Readonly<Record<string, (files: number, ranks: number) => boolean>> = {
    forwards: (_, ranks) => ranks > 0,
    backwards: (_, ranks) => ranks < 0,
    left: (files) => files < 0,
    right: (files) => files > 0,
    vertical: (files) => files === 0,
    sideways: (_, ranks) => ranks === 0,
  };
  const leaps = piece("W").leaps(rectangle(4, 4));
  for (const { text, meaning } of BEFORE_LETTERS) {
    const isSo = ways[meaning.split(" ").at(-1) ?? ""] ?? (() => false);
    expect(piece(`${text}W`).leaps(rectangle(4, 4)), text).toEqual(
      leaps.filter(({ files, ranks }) => isSo(files, ranks)),
    );
  }
  expect(BEFORE_LETTERS.length).toBe(6);
});
