/** Betza notation: accepted notations, compared with moves typed by hand, and the messages for others. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { piece, PIECE_NAMES } from "../generator/betza.js";
import { BetzaError } from "../generator/errors.js";

const BOARD = { files: 8, ranks: 8 };

/** The leaps of a notation as `files,ranks`, sorted. */
const leaps = (notation: string, board = BOARD): string[] =>
  piece(notation)
    .leaps(board)
    .map(({ files, ranks }) => `${files},${ranks}`)
    .sort();

/** Both orders of two numbers, with all signs, each once. */
const around = (...sizes: readonly (readonly [number, number])[]): string[] => {
  const all = sizes.flatMap(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([x = 0, y = 0]) => [`${x},${y}`, `${-x},${y}`, `${x},${-y}`, `${-x},${-y}`]),
  );
  return [...new Set(all.map((leap) => leap.replaceAll("-0", "0")))].sort();
};

describe("understands", () => {
  test.each([
    ["W", [[1, 0]]],
    ["F", [[1, 1]]],
    ["D", [[2, 0]]],
    ["N", [[2, 1]]],
    ["A", [[2, 2]]],
    ["H", [[3, 0]]],
    ["C", [[3, 1]]],
    ["L", [[3, 1]]],
    ["Z", [[3, 2]]],
    ["J", [[3, 2]]],
    ["G", [[3, 3]]],
    [
      "K",
      [
        [1, 0],
        [1, 1],
      ],
    ],
    ["(1,4)", [[1, 4]]],
    ["(0,7)", [[0, 7]]],
    ["(7,0)", [[7, 0]]],
    [
      "NC",
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      "W3",
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      "R2",
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      "K2",
      [
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 2],
      ],
    ],
    [
      "NN",
      [
        [2, 1],
        [4, 2],
        [6, 3],
      ],
    ],
    [
      "(1,3)2",
      [
        [1, 3],
        [2, 6],
      ],
    ],
    [
      "WF",
      [
        [1, 0],
        [1, 1],
      ],
    ],
    [
      "NN(2,1)",
      [
        [2, 1],
        [4, 2],
        [6, 3],
      ],
    ],
  ] as const)("%s", (notation, sizes) => {
    expect(leaps(notation)).toEqual(around(...sizes));
  });

  test.each([
    ["R", "WW"],
    ["B", "FF"],
    ["Q", "RB"],
    ["Q", "KK"],
    ["R", "W31"],
  ])("%s is %s", (notation, other) => {
    expect(leaps(notation)).toEqual(leaps(other));
  });

  test("a rider goes as far as the board allows, and leaps longer than the board are left out", () => {
    expect(leaps("R", { files: 3, ranks: 2 })).toEqual(around([1, 0], [2, 0]));
    expect(leaps("(0,7)", { files: 7, ranks: 7 })).toEqual([]);
    expect(leaps("NN", { files: 1, ranks: 1 })).toEqual([]);
  });
});

describe("refuses, and points at the character", () => {
  test.each([
    ["", 'piece "", at its end: expected an atom: W F D N A H C L Z J G K R B Q or (m,n)'],
    [
      "fN",
      'piece "fN", at character 1, "f": lower-case letters limit a piece to some directions, or to captures or quiet ' +
        "moves; a distance needs a piece that moves the same way in every direction",
    ],
    [
      "WmcF",
      'piece "WmcF", at character 2, "m": lower-case letters limit a piece to some directions, or to captures or quiet ' +
        "moves; a distance needs a piece that moves the same way in every direction",
    ],
    [
      "NX",
      'piece "NX", at character 2, "X": not an atom; atoms are W F D N A H C L Z J G K R B Q and (m,n)',
    ],
    [
      "N-C",
      'piece "N-C", at character 2, "-": not an atom; atoms are W F D N A H C L Z J G K R B Q and (m,n)',
    ],
    ["3N", 'piece "3N", at character 1, "3": a number must follow an atom, as its range'],
    ["W0", 'piece "W0", at character 2, "0": expected a number from 1 to 31'],
    ["W03", 'piece "W03", at character 2, "0": expected a number from 1 to 31'],
    ["FW32", 'piece "FW32", at character 3, "3": expected a number from 1 to 31'],
    [
      "(1,4",
      'piece "(1,4", at character 1, "(": a leaper is written as two numbers, such as (1,4)',
    ],
    [
      "N(1;4)",
      'piece "N(1;4)", at character 2, "(": a leaper is written as two numbers, such as (1,4)',
    ],
    ["(0,0)", 'piece "(0,0)", at character 1, "(": (0,0) is not a move'],
    ["(32,1)", 'piece "(32,1)", at character 2, "3": expected a number from 0 to 31'],
    ["(12,32)", 'piece "(12,32)", at character 5, "3": expected a number from 0 to 31'],
    ["NNN", 'piece "NNN", at character 3, "N": NN is already a rider'],
    ["NN2", 'piece "NN2", at character 3, "2": NN has no limit; to set one, write N2'],
    ["RR", 'piece "RR", at character 2, "R": R is already a rider'],
  ])("%j", (notation, message) => {
    expect(() => piece(notation)).toThrow(BetzaError);
    expect(() => piece(notation)).toThrow(message);
  });
});

const letters = (text: string): string[] => text.match(/./g) ?? [];

const atom = fc.constantFrom(...letters("WFDNAHCLZJGK"));
const term = fc.oneof(
  atom,
  fc.constantFrom("R", "B", "Q"),
  atom.map((letter) => letter + letter),
  fc
    .tuple(fc.constantFrom(...letters("WFDNAHCLZJGKRBQ")), fc.integer({ min: 1, max: 31 }))
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 31 }))
    .map(([m, n]) => `(${m},${n})`),
);

test("a union moves like each of its parts, and keeps its notation", () => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
      // Two equal letters side by side are a rider and not a union.
      fc.pre(terms.every((one, at) => at === 0 || terms[at - 1]?.at(-1) !== one.at(0)));
      const notation = terms.join("");
      expect(piece(notation).notation).toBe(notation);
      const parts = new Set(terms.flatMap((one) => leaps(one)));
      expect(new Set(leaps(notation))).toEqual(parts);
    }),
  );
});

test("any text is a piece or refused at one of its characters, never a crash", () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...letters("WFNKRQxf()0123,")) }),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      try {
        expect(piece(text).notation).toBe(text);
      } catch (error) {
        if (!(error instanceof BetzaError)) throw error;
        const { position = 0 } = error;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
        const where = error.position === undefined ? ": " : ", at ";
        expect(error.message).toContain(`piece ${JSON.stringify(text)}${where}`);
      }
    }),
    { numRuns: 1000 },
  );
});

describe("names", () => {
  test.each([
    ["king", "K"],
    ["Queen", "Q"],
    ["ROOK", "R"],
    ["bishop", "B"],
    ["kNIGHT", "N"],
    ["wazir", "W"],
    ["ferz", "F"],
    ["camel", "C"],
    ["zebra", "Z"],
    ["mann", "K"],
    ["nightrider", "NN"],
    ["archbishop", "BN"],
    ["chancellor", "RN"],
    ["amazon", "QN"],
    ["giraffe", "(1,4)"],
    ["dragonking", "RF"],
  ])("%s is %s", (name, notation) => {
    const named = piece(name);
    expect(named.notation).toBe(notation);
    expect(named.name.toLowerCase()).toBe(name.toLowerCase());
    expect(named.leaps(BOARD)).toEqual(piece(notation).leaps(BOARD));
  });

  test("are never notations too, in any case", () => {
    for (const name of PIECE_NAMES) expect(piece(name.toUpperCase()).name, name).toBe(name);
  });

  test.each([
    ["knigt", "did you mean knight?"],
    ["Knigth", "did you mean knight?"],
    ["WAZR", undefined],
    ["n", "atoms are capitals; did you mean N?"],
    ["nn", "atoms are capitals; did you mean NN?"],
    ["camel:C", "to give a piece a name, write camel=C"],
    ["Camel-C", "to give a piece a name, write Camel=C"],
    ["elephant", undefined],
  ])("%s: %s", (text, suggestion) => {
    const refusing = (): unknown => piece(text);
    if (suggestion === undefined) expect(refusing).not.toThrow("did you mean");
    else
      expect(refusing).toThrow(
        expect.objectContaining({
          name: "BetzaError",
          code: "ERR_BETZA",
          position: undefined,
          message: `piece ${JSON.stringify(text)}: ${suggestion}`,
        }),
      );
  });
});
