/**
 * Compares readings of notations with those of Fairy-Stockfish and XBoard. `dialects.json` has what the programs answer
 * for many strings: the moves of a white piece on an empty board, from the given file and rank, counted from 0. They
 * were asked by `legal_moves` of pyffish, for a piece `customPiece1`, and by `MovesFromString` of the program xboard.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BetzaError } from "../../generator/errors.js";
import { emit } from "../../generator/index.js";
import { fromXBoard } from "../../generator/pieces/xboard.js";
import { movesAsIn, recordedIn, type Recording } from "../support/dialects.js";
import { runs, sampled } from "../support/sampling.js";
import dialects from "./dialects.json" with { type: "json" };

/** The moves of the piece that a string means on the board of a recording; the refusal if there is one. */
const movesIn = (program: Recording, text: string, read: (text: string) => string) => {
  try {
    return movesAsIn(program, read(text));
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return error;
  }
};

/** The number of recorded strings that a quick run draws. */
const DRAWN = 250;

describe("Fairy-Stockfish", () => {
  const { fairyStockfish: program } = dialects;
  const asItself = (text: string): string => text;

  test("finds the same moves, unless it finds none, or reads only one digit of a range", () => {
    const others = sampled(recordedIn(program), DRAWN, "others").filter(([text, moves]) => {
      const own = movesIn(program, text, asItself);
      return typeof own === "string" && own !== moves && !/\d\d/.test(text);
    });
    const hasOthers = (text: string): boolean => /[()[\]?]/.test(text);
    const isRiderOfLongLeaps = (text: string): boolean =>
      /^(?:fn|n)?([ADHCLZJG])(?:\1|\d)$/.test(text);
    const isBlocked = (text: string): boolean => /^(?:f?n|nf)[WFKHCLG]$/.test(text);
    for (const [text, moves] of others) {
      // It passes over what it does not know: parentheses with their numbers, brackets and question marks.
      const isKnown = moves === "" && (isRiderOfLongLeaps(text) || isBlocked(text));
      expect(isKnown || hasOthers(text), text).toBe(true);
    }
    const long = recordedIn(program).filter(
      ([text]) => isRiderOfLongLeaps(text) || isBlocked(text),
    );
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter(([, moves]) => moves !== "")).toEqual([]);
  });

  test("finds no moves for what the notation refuses, or reads less", () => {
    // h first, as in hlW, is a direction of oblique leaps only. Fairy-Stockfish reads the letter after it.
    const isLed = (text: string): boolean => /^h[fblrvs]+[WDHR]$/.test(text);
    const isRiderTwice = (text: string): boolean => /([BRQ])\1/.test(text);
    const hasNoRange = (text: string): boolean => /\D0\d|\d{3}/.test(text);
    const jumps = (text: string): boolean => text.startsWith("j");
    const found = recordedIn(program).filter(([, moves]) => moves !== "");
    for (const [text, moves] of sampled(found, DRAWN, "refused")) {
      const isRefused = movesIn(program, text, asItself) instanceof BetzaError;
      const isExpected = [isLed, isRiderTwice, hasNoRange, jumps].some((is) => is(text));
      expect(isRefused, `${text}: ${moves}`).toBe(isExpected);
    }
  });
});

/**
 * The rule of what is read of XBoard's strings. A term has directions, uses, n, an atom, and a range up to 63, of which
 * only the atom must be there. h is no direction of straight atoms; before an oblique atom, it is first only in hl and
 * hr. e needs c. XBoard has one square for n to block, so only N, D and A have n.
 */
const USES = "m?(?:ce?)?p?g?";
const STRAIGHT = `[fblrvs]*${USES}(?:[WHR]|n?D)`;
const DIAGONAL_OR_ROYAL = `[fblrvsh]*${USES}(?:[FGKBQ]|n?A)`;
const OBLIQUE = `(?:h[lr]|[fblrvs][fblrvsh]*)?${USES}(?:[CLZJ]|n?N)`;
const RANGE = String.raw`(?:\d|[1-5]\d|6[0-3])?`;
const READ_OF_XBOARD = new RegExp(`^(?:(?:${STRAIGHT}|${DIAGONAL_OR_ROYAL}|${OBLIQUE})${RANGE})+$`);

const isRead = (text: string): boolean => {
  try {
    fromXBoard(text);
    return true;
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return false;
  }
};

describe("XBoard", () => {
  const { xboard: program } = dialects;

  test("finds the same moves for what is read", () => {
    const read = recordedIn(program).filter(([text]) => READ_OF_XBOARD.test(text));
    for (const [text, moves] of sampled(read, DRAWN, "read")) {
      const own = movesIn(program, text, fromXBoard);
      // Of a piece that only captures, the tool has no moves.
      if (text.startsWith("c"))
        expect([text, moves, own]).toEqual([text, "", expect.any(BetzaError)]);
      else expect(own, text).toBe(moves);
    }
  });

  test("is read by the rule: recorded strings", () => {
    for (const [text] of sampled(recordedIn(program), 4 * DRAWN, "rule"))
      expect(isRead(text), text).toBe(READ_OF_XBOARD.test(text));
  });

  test("is read by the rule: drawn strings, and the same with another character", () => {
    const characters = fc.constantFrom(
      ...Array.from("abcdefghijlmnoprstvyWFDNAHCLZJGKRBQX0123456789?()"),
    );
    fc.assert(
      fc.property(fc.stringMatching(READ_OF_XBOARD), characters, fc.nat(), (text, other, at) => {
        expect(isRead(text)).toBe(true);
        const place = at % (text.length + 1);
        for (const kept of [text.slice(place), text.slice(place + 1)]) {
          const changed = text.slice(0, place) + other + kept;
          expect(isRead(changed), changed).toBe(READ_OF_XBOARD.test(changed));
        }
      }),
      { numRuns: runs(60, 1000) },
    );
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
