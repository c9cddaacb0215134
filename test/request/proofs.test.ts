/** The proofs: they refuse a fault in each way of each measure, and name the table, the place and both values. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BOARD, boardOf, rectangle } from "../../generator/core/boards/board.js";
import type { Board, Join } from "../../generator/core/boards/board.js";
import type { Leap } from "../../generator/core/boards/moves.js";
import { joinedBy, shaped } from "../../generator/boards/shaped.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { CENTER } from "../../generator/core/boards/regions.js";
import { ENTRIES } from "../../generator/core/catalogue.js";
import { absolute, superimposed, x88 } from "../../generator/core/layouts/difference.js";
import { tree } from "../../generator/core/measures/expression.js";
import { pair, to, toCenter, type Cell } from "../../generator/core/layouts/layout.js";
import { attackerOf, attacks } from "../../generator/core/measures/attacks.js";
import {
  certificateOf,
  distance,
  KING,
  KNIGHT,
  WAZIR,
} from "../../generator/core/measures/distances.js";
import * as ways from "../../generator/core/measures/measure.js";
import type { Measure, Way } from "../../generator/core/measures/measure.js";
import { MEASURES } from "../../generator/request/measures.js";
import { pieceNamed, staying } from "../../generator/request/pieces.js";
import { mainName, namesOf } from "../../generator/core/tables/names.js";
import { BetzaError, ProofError } from "../../generator/errors.js";
import { LINE } from "../../generator/core/measures/lines.js";
import { prove, valuesFit } from "../../generator/core/tables/prove.js";
import { OF_REQUESTS } from "../../generator/request/proofs.js";
import type { Entry, Table } from "../../generator/core/tables/table.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { plainTable } from "../../generator/core/tables/table.js";
import { distances, emit, tabulate } from "../../generator/index.js";
import type { MeasureName, TableRequest } from "../../generator/request/defaults.js";
import { workspace } from "../support/workspace.js";
import { sampled } from "../support/sampling.js";
import { withValue } from "../support/values.js";
import type { Answer } from "../../generator/core/measures/elements.js";

/** The same way, with other answers for some origins. */
const changedFor = <A extends Answer>(
  { name, on }: Way<A>,
  change: (answers: readonly A[], origins: readonly number[]) => readonly A[],
): Way<A> => ({
  name,
  on: (board) => {
    const answers = on(board);
    return (origins) => change(answers(origins), origins);
  },
});

/** A new board for each fault, because answers are cached by board. */
const newBoard = () => ({ ...BOARD });

/** A new board, faster to prove, with corners of both colors and room for the knight's formula. */
const smallBoard = () => ({ ...rectangle(6, 6) });

const CAMEL: Entry = { measure: distance(pieceCalled("C")), layout: pair };

/** A fault in the leaps of a piece. */
type Leaps = (all: readonly Leap[]) => readonly Leap[];

describe.each(sampled([...ENTRIES, CAMEL], 7, "entries"))("entry %#", (entry) => {
  const { measure, layout, names } = entry;
  const table = mainName(namesOf(measure, layout(smallBoard()), names));

  test("passes", () => {
    prove(tableOf(entry, smallBoard()));
  });

  test.each([0, 1] as const)("is refused where way %i answers wrong for one square", (at) => {
    const wrong = (answer: Answer = 0): Answer =>
      typeof answer === "bigint" ? answer ^ 1n : answer + 1;
    const [first, second] = [measure.ways[0], measure.ways[1]].map((way: Way, place) =>
      place === at ? changedFor(way, (answers) => answers.with(1, wrong(answers[1]))) : way,
    );
    const ways: Measure["ways"] = [first ?? measure.ways[0], second ?? measure.ways[1]];
    const work = (): void => {
      prove(tableOf({ ...entry, measure: { ...measure, ways } }, smallBoard()));
    };
    expect(work).toThrow(ProofError);
    expect(work).toThrow(`${table}[`);
  });
});

const { mapped } = ways;

test.each(["the fill", "the certificate"])(
  "numbers of the library are refused where %s answers one move too many for c1",
  (fault) => {
    for (const made of ["fromOrigins", "unkept"] as const) {
      const right = ways[made];
      const planted = vi.spyOn(ways, made).mockImplementation((name, answers) => {
        const way = right(name, answers);
        if (name !== fault) return way;
        return changedFor(way, (all) => all.with(2, all[2] && Number(all[2]) + 1));
      });
      onTestFinished(() => {
        planted.mockRestore();
      });
    }
    const [camel, board] = [pieceCalled("C"), newBoard()];
    const layouts = [pair, toCenter, x88, absolute, superimposed];
    for (const work of [
      () => distances(board, camel),
      ...layouts.map((layout) => () => tabulate(camel, layout(board))),
    ])
      expect(work).toThrow(/, c1\]: \d by the fill, \d by the certificate$/);
  },
);

/** The table of a measure in a layout, changed. */
const changed = (
  measure: Measure,
  layout: Entry["layout"],
  change: (table: Table) => Partial<Table>,
): Table => {
  const table = tableOf({ measure, layout }, newBoard());
  return { ...table, ...change(table) };
};

const refuses = (table: Table, message: string): void => {
  expect(() => {
    prove(table, OF_REQUESTS);
  }).toThrow(expect.objectContaining({ message: message }));
};

test("both values are named, and which way found them", () => {
  const orthogonal: Measure = { ...KING, ways: [WAZIR.ways[0], KING.ways[1]] };
  refuses(
    tableOf({ measure: orthogonal, layout: pair }, newBoard()),
    "DISTANCE[a1, b2]: 2 by the fill, 1 by the king's formula",
  );
  refuses(
    tableOf({ measure: orthogonal, layout: toCenter }, newBoard()),
    "CENTER_DISTANCE[d4, e4, d5, e5, a1]: 6 by the fill, 3 by the king's formula",
  );
});

describe("every answer is the measure's", () => {
  test("the entries of the corner rule are found, where it is needed", () => {
    const found = (measure: Measure, layout: Entry["layout"]): readonly number[] =>
      tableOf({ measure, layout }, newBoard()).cornerRuleElements;
    expect(found(KING, superimposed)).toEqual([]);
    expect(found(KNIGHT, pair)).toEqual([]);
    expect(found(KNIGHT, superimposed)).toEqual([96, 98, 126, 128]);
    expect(found(KNIGHT, x88)).toEqual([103, 105, 135, 137]);
    expect(found(KNIGHT, absolute)).toEqual([9]);
  });

  test.each([
    [x88, "KNIGHT_DISTANCE_BY_0X88_DIFF"],
    [superimposed, "KNIGHT_DISTANCE_15X15"],
    [absolute, "KNIGHT_DISTANCE_BY_ABS_DIFF"],
  ])("without its corner rule, a knight table is refused at a1, b2", (layout, name) => {
    refuses(
      changed(KNIGHT, layout, ({ lookup, layout: { index } }) => ({
        lookup: { ...lookup, locals: [], answer: { op: "read", array: "table", index } },
      })),
      `${name}[a1, b2]: 2, should be 4`,
    );
  });

  test("a corner rule that reads other corners is refused", () => {
    const corners = (element: number, mark: number) =>
      changed(KNIGHT, absolute, ({ reads }) => ({
        reads: Object.fromEntries(
          Object.entries(reads).map(([name, table]) => [
            name,
            { ...table, values: withValue(table.values, element, mark) },
          ]),
        ),
      }));
    refuses(corners(63, 0), `KNIGHT_DISTANCE_BY_ABS_DIFF[g7, h8]: 2, should be 4`);
    refuses(corners(27, 1), `KNIGHT_DISTANCE_BY_ABS_DIFF[c3, d4]: 4, should be 2`);
  });

  test("a lookup that reads a neighboring entry is refused", () => {
    const shifted = ({ lookup, layout }: Table): Partial<Table> => ({
      lookup: {
        ...lookup,
        answer: { op: "read", array: "table", index: tree("|", layout.index, 1) },
      },
    });
    refuses(changed(KING, pair, shifted), "DISTANCE[a1, a1]: 1, should be 0");
    refuses(changed(KING, toCenter, shifted), "CENTER_DISTANCE[a2]: 2, should be 3");
  });

  test("a change of any entry is refused", () => {
    for (const at of [0, 1, 4095])
      expect(() => {
        prove(changed(KING, pair, ({ values }) => ({ values: withValue(values, at, 8) })));
      }).toThrow(/^DISTANCE\[\w\d, \w\d\]: 8, should be \d$/);
  });
});

describe("range, fillers, symmetry", () => {
  test("a distance over 254 is refused as a byte", () => {
    const table = tableOf({ measure: KING, layout: pair }, rectangle(300, 1));
    expect(table.measure.element.type).toBe("u16");
    refuses(
      { ...table, measure: { ...table.measure, element: KING.element } },
      "DISTANCE_300X1[a1, iv1]: 255, should be 0…254",
    );
  });

  test("255 is accepted beside distances where no call reads it, and refused where a call does", () => {
    const marked = changed(KING, x88, ({ values }) => ({ values: withValue(values, 0, 255) }));
    expect(valuesFit(marked)).toBeUndefined();
    const read = changed(KING, x88, ({ values }) => ({ values: withValue(values, 120, 255) }));
    expect(valuesFit(read)).toEqual({ place: "Δrank 0, Δfile 0", found: "255, should be 0…254" });
  });

  test("a value that is not a byte is refused, and a set with a square beyond the board", () => {
    for (const value of [-1, 1.5])
      refuses(
        changed(KING, pair, ({ values }) => ({ values: withValue(values, 1, value) })),
        `DISTANCE[a1, b1]: ${value}, should be 0…254`,
      );
    const paths = ENTRIES.find(({ measure }) => measure.noun === "paths");
    if (!paths) throw new Error("no sets");
    for (const [board, square] of [
      [rectangle(8, 8), 64n],
      [rectangle(9, 8), 72n],
    ] as const) {
      const table = tableOf(paths, board);
      const values = withValue(table.values, 1, 1n << square);
      expect(() => {
        prove({ ...table, values });
      }).toThrow(
        `[a1, b1]: 0x1${"0".repeat(Number(square) / 4)}, should be a set of squares of the board`,
      );
    }
  });

  const withCells = (
    measure: Measure,
    layout: Entry["layout"],
    change: (cell: Cell | undefined, element: number) => Cell | undefined,
  ): Table =>
    tableOf(
      {
        measure,
        layout: (board) => {
          const made = layout(board);
          return { ...made, cell: (element) => change(made.cell(element), element) };
        },
      },
      newBoard(),
    );

  test("an entry that no call reads is refused if it is filled, also with 0, and if it holds 7", () => {
    const filled = withCells(KING, x88, (cell) => cell ?? { origins: [0], target: 0 });
    const seven = changed(KING, x88, ({ values }) => ({ values: withValue(values, 0, 7) }));
    for (const table of [filled, seven])
      refuses(
        table,
        `DISTANCE_BY_0X88_DIFF[Δrank -7, never read]: ${String(table.values.at(0))}: no call reads it; it should be 0, and no cell should fill it`,
      );
  });

  test("a way that says nothing of the last square is refused, also if the other is as short", () => {
    const [fill, formula] = KING.ways;
    const short = (way: typeof fill) => changedFor(way, (answers) => answers.slice(0, -1));
    const refused = (ways: typeof KING.ways, message: string): void => {
      refuses(tableOf({ measure: { ...KING, ways }, layout: toCenter }, newBoard()), message);
    };
    const place = "CENTER_DISTANCE[d4, e4, d5, e5, h8]";
    refused([short(fill), formula], `${place}: unreachable by the fill, 3 by the king's formula`);
    const certified = certificateOf(pieceCalled("K"), short(fill));
    refused([short(fill), certified], `${place}: unreachable by the fill, 3 by the certificate`);
  });

  test("an origin that is not 0 is refused, though all others are one more than the nearest", () => {
    const late = changedFor(KING.ways[0], (answers) => answers.map((one = 0) => one + 1));
    const ways = [late, certificateOf(pieceCalled("K"), late)] as const;
    refuses(
      tableOf({ measure: { ...KING, ways }, layout: toCenter }, newBoard()),
      "CENTER_DISTANCE[d4, e4, d5, e5, d4]: 1 by the fill, 0 by the certificate",
    );
  });

  test("a region whose list is not what its test of a square says is refused", () => {
    const most = { ...CENTER, squares: () => [27, 28, 35] };
    refuses(
      tableOf({ measure: KING, layout: to(most) }, newBoard()),
      "CENTER_DISTANCE[e5]: 0 by the list, 1 by the test of each square",
    );
  });

  test("an entry that a call reads is refused if no cell fills it", () => {
    const empty = withCells(KING, superimposed, (cell, element) =>
      element === 112 ? undefined : cell,
    );
    refuses(empty, "DISTANCE_15X15[Δrank 0, Δfile 0]: 0: a call reads it, but no cell fills it");
  });

  test.each<[string, Measure, Answer, string]>([
    [
      "a line that is another one in the opposite direction",
      LINE,
      1n,
      "LINE[a1, b2]: the answer in the opposite direction differs",
    ],
    [
      "an answer that a symmetry of the board does not keep",
      distance(pieceCalled("N")),
      2,
      "KNIGHT_DISTANCE[a1, b2]: 2, but 4 at the symmetric h1, g2",
    ],
  ])("%s is refused, though both ways agree", (_, measure, answer, message) => {
    const wrong = (way: Way): Way =>
      changedFor(way, (answers, origins) =>
        origins.join() === "0" ? answers.with(9, answer) : answers,
      );
    const ways: Measure["ways"] = [wrong(measure.ways[0]), wrong(measure.ways[1])];
    refuses(tableOf({ measure: { ...measure, ways }, layout: pair }, newBoard()), message);
  });

  /** A rectangle that declares one join, but whose squares are joined by another. */
  const badlyJoined = (join: Join, other: Join): Board => {
    const size = { files: 4, ranks: 4 };
    const joined = joinedBy([other], size);
    const board = shaped({ ...size, holes: [], joins: [join] }, "joined", JSON.stringify([join]));
    if (!joined || !board.joins) throw new Error("the joins disagree");
    return boardOf({ ...board, joins: { ...board.joins, joined } });
  };

  test.each<[fault: string, notation: string, leaps: Leaps, board: Board, message: string]>([
    [
      "another direction",
      "fN",
      (all) => all.map(({ files, ranks }) => ({ files, ranks: -ranks })),
      rectangle(4, 4),
      "[a1]: b3 by the letters of the piece, but not by its leaps",
    ],
    [
      "a stop at a square that it only passes",
      "nN",
      (all) => all.flatMap((leap) => [...(leap.over ? [leap.over] : []), leap]),
      rectangle(3, 3),
      "[a1]: b1 by the leaps of the piece, but not by its letters",
    ],
    [
      "another square that it passes",
      "nN",
      (all) =>
        all.map((leap) => ({
          ...leap,
          over: { files: Math.sign(leap.files), ranks: Math.sign(leap.ranks) },
        })),
      rectangle(3, 3),
      "[a1]: (b2) c2 by the leaps of the piece, but not by its letters",
    ],
    [
      "a jump over a hole",
      "R",
      (all) => all.map(({ files, ranks }) => ({ files, ranks })),
      shaped({ files: 6, ranks: 1, holes: ["c1"], joins: [] }, "hole", "hole"),
      "[b1]: d1 by the leaps of the piece, but not by its letters",
    ],
    [
      "a ride that ends too soon",
      "R",
      (all) => all.filter(({ files }) => files < 3),
      rectangle(4, 1),
      "[a1]: d1 by the letters of the piece, but not by its leaps",
    ],
    [
      "a turn that a mirrored join does not make",
      "fN",
      (all) => all,
      badlyJoined({ side: "files", mirror: true }, { side: "files" }),
      "[a1]: d3 by the leaps of the piece, but not by its letters",
    ],
    [
      "a shift to the other side",
      "W",
      (all) => all,
      badlyJoined({ side: "ranks", shift: 1 }, { side: "ranks", shift: -1 }),
      "[a1]: b4 by the leaps of the piece, but not by its letters",
    ],
  ])(
    "%s is refused, though both ways of the distance agree",
    (_, notation, wrong, board, message) => {
      const of = pieceCalled(notation);
      const leaps = (on: Board): readonly Leap[] => wrong(of.leaps(on));
      for (const measure of [
        distance({ ...of, leaps }),
        attacks([attackerOf(distance({ ...of, leaps }))]),
      ]) {
        const table = plainTable({ measure, layout: pair }, board);
        refuses(table, `${mainName(table.names)}${message}`);
      }
    },
  );

  test("a move that a piece with a zone lacks is refused, though both ways of the distance agree", () => {
    const of = pieceCalled("W");
    const leaps = (on: Board): readonly Leap[] => of.leaps(on).filter(({ files }) => files < 1);
    const wrong = { ...pieceNamed("W"), distance: distance({ ...of, leaps }) };
    refuses(
      plainTable({ measure: staying(wrong, ["a1-b2"]).distance, layout: pair }, rectangle(3, 3)),
      "WAZIR_DISTANCE_3X3[a1]: b1 by the letters of the piece, but not by its leaps",
    );
  });

  test("a move that a list of moves has too many is refused", () => {
    const of = pieceCalled("W");
    const graph = (on: Board) => on.squares.map((from) => on.squares.filter((to) => to !== from));
    refuses(
      plainTable({ measure: distance({ ...of, graph }), layout: pair }, rectangle(2, 2)),
      "WAZIR_DISTANCE_2X2[a1]: b2 by the leaps of the piece, but not by its letters",
    );
  });

  test("directions by all letters, of all kinds of leaps and bent riders, are the same by leaps and by letters", () => {
    const letters = ["f", "b", "l", "r", "v", "s", "h"];
    const pairs = letters.flatMap((one) => [one, ...letters.map((other) => one + other)]);
    const found = pairs.flatMap((directions) =>
      ["W", "F", "N", "K", "nZ", "[F?R]", "[K-K2]", "[W?sR]", "[F-sB]"].flatMap((notation) => {
        const inside = notation.startsWith("[") ? [`[${directions}${notation.slice(1)}`] : [];
        return [directions + notation, ...inside].flatMap((text) => {
          try {
            return [distance(pieceCalled(text))];
          } catch (error) {
            expect(error, text).toBeInstanceOf(BetzaError);
            return [];
          }
        });
      }),
    );
    expect(found.length).toBeGreaterThan(300);
    for (const measure of sampled(found, 15))
      prove(plainTable({ measure, layout: pair }, rectangle(4, 5)));
  });
});

/** Replaces the measures of a name until the test ends. */
const plantIn = (name: MeasureName, fault: (measure: Measure) => Measure): void => {
  const { of } = MEASURES[name];
  const planted = vi.spyOn(MEASURES[name], "of").mockImplementation((asked) => {
    const made = of(asked);
    return "ways" in made ? fault(made) : { ...made, measure: fault(made.measure) };
  });
  onTestFinished(() => {
    planted.mockRestore();
  });
};

/** Expects that a request is refused by the rule of the moves, with checks beside tables and without. */
const expectAgainstRule = async (request: TableRequest): Promise<void> => {
  for (const proof of [true, false])
    await expect(emit({ lang: "c", proof, tables: [request] }, "npm test")).rejects.toThrow(
      /^X_\w+\[\S+(?:, (?:(?:distance|direction) )?\S+)?\]: \w+ by .*, \w+ by the rule of the moves$/,
    );
};

describe("answers that both ways give wrong alike are refused by the rule of the moves:", () => {
  const ALIKE: readonly [MeasureName, TableRequest][] = [
    ["distance", { piece: "N" }],
    ["distance", { board: "cylinder:5x4", piece: "fN" }],
    ["distance", { board: { rows: ["..x..", "....."] }, piece: "nN" }],
    ["attacks", { piece: ["N", "R"], layout: "0x88" }],
    ["direction", {}],
    ["increment", { piece: "Q" }],
    ["steps", { piece: "Q" }],
    ["leg", { piece: "nN" }],
    ["between", {}],
    ["line", { piece: "R" }],
    ["mask", { piece: "Q" }],
    ["ray", { piece: "B" }],
    ["beyond", {}],
    ["rings", { piece: "N" }],
    ["zones", { board: "cylinder:5x4", piece: "N", squares: "0x88" }],
    ["paths", { piece: "K" }],
    ["pathCount", { piece: "N", board: "5x5" }],
  ];
  test.each(sampled(ALIKE, 4))("%s, %o", async (measure, request) => {
    const wrong = (answer: Answer): Answer => {
      if (typeof answer === "bigint") return 0n;
      return answer === undefined || answer === 0 ? answer : answer + 1;
    };
    plantIn(measure, (right) => mapped(right, wrong));
    await expectAgainstRule({ measure, ...request, name: "x" });
  });

  test("by the tool, which writes nothing, and names the config", async () => {
    plantIn("distance", (right) => mapped(right, (answer) => Number(answer) + 1));
    const tables = [{ piece: "W", board: "2x2" }];
    const { tool, tables: written } = workspace({
      "chess-distance.json": { out: "tables", lang: "c", tables },
    });
    const { status, errors } = await tool();
    expect(errors.join("\n")).toMatch(
      /^chess-distance\.json: WAZIR_DISTANCE_2X2\[a1.*\. Nothing was written\.$/,
    );
    expect([status, written()]).toEqual([1, {}]);
  });

  test("to a square answered as from it", async () => {
    plantIn("distance", (right) => {
      const [first, second] = right.ways;
      return {
        ...right,
        ways: [
          { ...first, toward: first.on },
          { ...second, toward: second.on },
        ],
      };
    });
    await expectAgainstRule({ piece: "fK", to: ["e8"], name: "x" });
  });
});
