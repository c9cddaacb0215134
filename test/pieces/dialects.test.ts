/**
 * Compares readings of notations with those of Fairy-Stockfish and XBoard. `dialects.json` has what the programs answer
 * for many strings: the moves of a white piece on an empty board, from the given file and rank, counted from 0. They
 * were asked by `legal_moves` of pyffish, for a piece `customPiece1`, and by `MovesFromString` of the program xboard.
 */
import { describe, expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { movesOf } from "../../generator/core/boards/moves.js";
import { BetzaError } from "../../generator/errors.js";
import { emit } from "../../generator/index.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { fromXBoard } from "../../generator/pieces/xboard.js";
import dialects from "./dialects.json" with { type: "json" };

/** The vectors of a piece's moves in one of the recordings, in their order; the refusal if there is one. */
const movesIn = ({ board: side, from }: Program, text: string, read: (text: string) => string) => {
  const board = rectangle(side, side);
  try {
    const reached = movesOf(pieceCalled(read(text)), board)[side * from + from] ?? [];
    return [...reached]
      .sort((one, other) => one - other)
      .map((to) => `${(to % side) - from},${Math.floor(to / side) - from}`)
      .join(" ");
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return error;
  }
};

type Program = Readonly<Record<"board" | "from", number>> & { readonly strings: object };

const rowsOf = ({ strings }: Program): readonly (readonly [text: string, moves: string])[] =>
  Object.entries(strings).flatMap(([moves, texts]) =>
    String(texts)
      .split(" ")
      .map((text) => [text, moves] as const),
  );

describe("Fairy-Stockfish", () => {
  const { fairyStockfish: program } = dialects;
  const asItself = (text: string): string => text;

  test("finds the same moves, unless it finds none, or reads only one digit of a range", () => {
    const others = rowsOf(program).filter(([text, moves]) => {
      const own = movesIn(program, text, asItself);
      return typeof own === "string" && own !== moves && !/\d\d/.test(text);
    });
    const none = others.filter(([, moves]) => moves === "").map(([text]) => text);
    const isRiderOfLongLeaps = (text: string): boolean =>
      /^(?:fn|n)?([ADHCLZJG])(?:\1|\d)$/.test(text);
    const isBlocked = (text: string): boolean => /^(?:f?n|nf)[WFKHCLG]$/.test(text);
    const unread = none.filter((text) => !isRiderOfLongLeaps(text) && !isBlocked(text));
    expect(unread).toEqual(["(1,4)"]);
    // It passes over what it does not know: numbers in parentheses, and brackets.
    const more = others.filter(([, moves]) => moves !== "").map(([text]) => text);
    expect(more).toEqual(["[W?sR]", "NC(1,4)", "[F?R]"]);
  });

  test("finds no moves for what the notation refuses, or reads less", () => {
    const refused = rowsOf(program)
      .filter(
        ([text, moves]) => moves !== "" && movesIn(program, text, asItself) instanceof BetzaError,
      )
      .map(([text]) => text);
    // h first, as in hlW, is a direction of oblique leaps only. Fairy-Stockfish reads the letter after it.
    const others = refused.filter((text) => !/^h[fblrvs]+[WDHR]$/.test(text));
    expect(others.sort()).toEqual(["BB", "QQ", "R100", "RR", "W03", "jB2", "jR3"]);
  });
});

describe("XBoard", () => {
  const { xboard: program } = dialects;

  test("finds the same moves for what is read, and refuses the rest with a reason", () => {
    const refused = new Map<string, string[]>();
    for (const [text, moves] of rowsOf(program)) {
      const own = movesIn(program, text, fromXBoard);
      if (typeof own === "string") expect(own, text).toBe(moves);
      else {
        const reason = own.message.slice(own.message.lastIndexOf(": ") + 2).split(/[,;]/)[0] ?? "";
        refused.set(reason, [...(refused.get(reason) ?? []), text]);
      }
    }
    expect(
      [...refused].map(([reason, texts]) => [reason, texts.length].join(" ")).sort(),
    ).toMatchSnapshot();
  });

  test.each([
    ["fK", "fW"],
    ["ffrK", "fWfrF"],
    ["fsK", "fF"],
    ["fsF", "F"],
    ["lvA", "A"],
    ["vvN", "N"],
    ["ssN", "N"],
    ["lrW", "sW"],
    ["L", "Z"],
    ["J", "C"],
    ["NN", "N"],
    ["RR", "R"],
    ["NfNN", "NfN1N"],
    ["fNN", "fN1N"],
    ["RfRR", "RfR0R"],
    ["fRR", "fR0R"],
    ["fQ", "fR"],
    ["frQ2", "frB2"],
    ["mRcpR", "mRcpR"],
    ["fmWfceF", "fmWfceF"],
    ["nN0", "nN0"],
    ["fhmN", "fhmN"],
  ])("%s is %s", (text, notation) => {
    expect(fromXBoard(text)).toBe(notation);
  });

  test.each([
    ["mfN", 1, "XBoard does not read f here"],
    ["hW", 0, "XBoard does not read h here"],
    ["hrlN", 0, "XBoard does not read h here"],
    ["nmN", 1, "XBoard does not read m here"],
    ["nC", 0, "in XBoard, one square blocks nC"],
    ["WnR", 1, "in XBoard, nR has no moves"],
    ["fmWfceFifmnD", 7, "i changes only the first move"],
    ["WeF", 1, "e adds captures en passant"],
    ["KO2", 1, "in XBoard, expected an atom"],
    ["N(1,4)", 1, "in XBoard, expected an atom"],
    ["", 0, "in XBoard, expected an atom"],
    ["W64", 0, "in XBoard, expected an atom"],
    ["W03", 0, "in XBoard, expected an atom"],
    ["[F?R]", 0, "in XBoard, expected an atom"],
    ["jB", 0, "j jumps over a piece or a square"],
    ["mafsmafW", 1, "the tool reads no moves of several legs"],
  ])("%j is refused at character %i", (text, position, reason) => {
    expect(() => fromXBoard(text)).toThrow(expect.objectContaining({ position }));
    expect(() => fromXBoard(text)).toThrow(`: ${reason}`);
  });

  test("is a dialect of a request, whose tables say what was written", async () => {
    const written = { board: "5x5", measure: "moves", dialect: "xboard", name: "x" } as const;
    const textOf = async (piece: string): Promise<string> => {
      const files = await emit({ tables: [{ ...written, piece }], lang: "json" }, "npm test");
      return files.map((file) => file.text).join("");
    };
    expect(await textOf("fK")).toContain("piece fW (fK in XBoard 4.9.1)");
    for (const name of ["Knight", "fN", "elephant"])
      expect(await textOf(name)).not.toContain("in XBoard 4.9.1");
    await expect(textOf("fX")).rejects.toThrow("in XBoard, expected an atom");
    await expect(textOf("knigth")).rejects.toThrow("did you mean knight?");
    const pawns = { measure: "attacks", piece: ["whitePawn", "L"], dialect: "xboard" } as const;
    await expect(emit({ tables: [pawns], lang: "c" }, "npm test")).resolves.toBeDefined();
  });
});
