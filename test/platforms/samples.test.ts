/** Compiles the explorer's samples in each language and numbering, and runs them for all squares and pairs; also the copied programs around them. */
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  KING_MOVES,
  KNIGHT_MOVES,
  nameOf,
  NUMBERS,
  search,
  shortestWays,
  sq,
  SQUARES,
  WAZIR_MOVES,
  type Moves,
} from "../support/board.js";
import { camel, pascal, snake } from "../support/called.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { runCommands } from "./support/run.js";
import { PRINTERS } from "./support/printers.js";
import { PROGRAMS } from "./support/sample-programs.js";
import { NUMBERING_NAMES } from "../../generator/boards/numbering.js";
import { SAMPLES } from "../../explorer/chapters/samples.js";
import { metricNamed } from "../../explorer/model/metrics.js";
import { partIn, programIn, type Sample } from "../../explorer/model/samples.js";
import { commandFor, useText } from "../../explorer/model/take-away-texts.js";
import { tableAt } from "../support/shown.js";
import { run as runTool } from "../support/tool.js";
import type { PlatformName } from "./support/platforms.js";
import { STILMAN, type State } from "../../explorer/model/state.js";

const placeOf = (square: number): readonly [number, number] => [square % 8, Math.floor(square / 8)];

const moved = (moves: Moves, ...starts: readonly number[]): readonly number[] =>
  search(moves, 8, 8, starts.map(placeOf)).map((count) => count ?? -1);

const pairs = (moves: Moves): readonly number[] => SQUARES.flatMap((from) => moved(moves, from));

/** The index of each difference in an array with rows of this width, with zero in the middle row. */
const differences = (width: number, zero: number): readonly number[] =>
  SQUARES.flatMap((from) =>
    SQUARES.map((to) => {
      const [[x, y], [toX, toY]] = [placeOf(from), placeOf(to)];
      return width * (toY - y + 7) + (toX - x + zero);
    }),
  );

/** The number of shortest walks of the king from a square to each other. */
const routesFrom = (start: number): readonly number[] => {
  const rows = SQUARES.map((from) => moved(KING_MOVES, from));
  const far = (from: number, to: number): number => rows[from]?.[to] ?? NaN;
  return SQUARES.map((end) => shortestWays(SQUARES, far, start, end));
};

const at = (...names: readonly string[]): readonly number[] => names.map(sq);

const EDGE = SQUARES.filter((square) => /[ah]|[18]/.test(nameOf(square)));

/** The moves from each square to each other of the graph in the sample. */
const GRAPH = [
  [0, 1, 1, 2, 2, -1],
  [2, 0, 1, 2, 1, -1],
  [3, 4, 0, 1, 2, -1],
  [2, 3, 3, 0, 1, -1],
  [1, 2, 2, 3, 0, -1],
  [-1, -1, -1, -1, -1, 0],
];

/** One more than the least distance of the king from an origin to the squares one knight's move from each square. */
const dues = (origin: number): readonly number[] => {
  const king = moved(KING_MOVES, origin);
  return SQUARES.map((square) => {
    const near = moved(KNIGHT_MOVES, square).map((moves, at) =>
      moves === 1 ? (king[at] ?? NaN) : Infinity,
    );
    return square === origin ? 0 : 1 + Math.min(...near);
  });
};

const ofPairs = (name: string): string => `${name}(cell(n >> 6), cell(n & 63))`;

/** Expressions that a program prints after the squares, for each `n` from 0, and the expected answers. */
const CASES: readonly (readonly [expression: string, answers: readonly number[]])[] = [
  ["file_of(cell(n)) + 8 * rank_of(cell(n))", SQUARES],
  [ofPairs("king_distance"), pairs(KING_MOVES)],
  [ofPairs("manhattan_distance"), pairs(WAZIR_MOVES)],
  [ofPairs("knight_distance"), pairs(KNIGHT_MOVES)],
  [ofPairs("knight_fill"), pairs(KNIGHT_MOVES)],
  [ofPairs("due_distance"), SQUARES.flatMap(dues)],
  [ofPairs("index_15x15"), differences(15, 7)],
  [ofPairs("index_0x88"), differences(16, 8)],
  ["center_distance(cell(n))", moved(KING_MOVES, ...at("d4", "e4", "d5", "e5"))],
  ["center_manhattan_distance(cell(n))", moved(WAZIR_MOVES, ...at("d4", "e4", "d5", "e5"))],
  ["edge_distance(cell(n))", moved(KING_MOVES, ...EDGE)],
  ["corner_distance(cell(n), cell(7))", moved(WAZIR_MOVES, ...at("a8", "h1"))],
  ["corner_distance(cell(n), cell(0))", moved(WAZIR_MOVES, ...at("a1", "h8"))],
  ...[0, 27, 45].map(
    (start) => [`route_count(cell(${start}), cell(n))`, routesFrom(start)] as const,
  ),
  ...GRAPH.map((answers, from) => [`graph_distance(${from}, n)`, answers] as const),
];

const PARTS = ["numbering", "king", "knight", "fill", "15x15", "0x88", "paths", "regions", "graph"];

/** The samples for a numbering, one after another. The neighbors of the certificate say the distances of the king. */
const samplesIn = (text: string, numbering: State["numbering"]): string =>
  [
    ...PARTS.map((name) => partIn(text, name, numbering)),
    partIn(text, "certificate", numbering).replaceAll(/(k)night(?=_?distance)/gi, "$1ing"),
  ].join("\n\n");

/** An expression with the names of a language. In Zig, `n` needs a cast to the type of the samples' parameters. */
const named = (expression: string, { names, printer }: (typeof PROGRAMS)[number]): string => {
  const inCase = expression.replaceAll(/[a-z]\w+/g, (name) => {
    const words = name.split("_");
    return { snake, camel, Pascal: pascal }[names](words);
  });
  return printer === PRINTERS.zig && !inCase.startsWith("graph")
    ? inCase.replaceAll(/\bn\b/g, "number(n)")
    : inCase;
};

/** The choices in chapters: a layout, and a piece. */
const CHOICES: Readonly<Record<string, readonly (readonly [layout: string, piece: string])[]>> = {
  "from-4096-entries-to-225-and-240": ["superimposed", "0x88"].map((layout) => [layout, "king"]),
  "shortest-paths": ["king", "knight"].map((piece) => ["pair", piece]),
  "center-edge-corners": [
    ...["center", "edge"].map((layout) => [layout, "king"] as const),
    ...["center", "light-corners", "dark-corners"].map((layout) => [layout, "manhattan"] as const),
  ],
};

/** The samples of the chapters with each of their choices, squares numbered in some way. */
const shownSamples = (numbering: State["numbering"]): readonly Sample[] =>
  Object.entries(SAMPLES).flatMap(([id, sampleOf]) =>
    (CHOICES[id] ?? [["pair", "king"]]).map(([layout, piece]) =>
      sampleOf({ ...STILMAN, layout, metric: metricNamed(piece), numbering }),
    ),
  );

describe.each(sampled(PROGRAMS, 4, "languages"))("in $language", (program) => {
  const { language, printer, cell } = program;
  const samples = `samples${extname(printer.file)}`;
  const source = readFileSync(join(PROJECT, "explorer", "chapters", "code", samples), "utf8");

  test.for(sampled(NUMBERING_NAMES, 1, language))(
    "squares numbered as %s",
    (numbering, context) => {
      const numbers = SQUARES.map((square) => NUMBERS[numbering](square % 8, square >> 3));
      const cases = [["cell(n)", numbers] as const, ...CASES];
      const said = cases.map(([text, { length }]) => printer.say(length, named(text, program)));
      const folder = temporaryFolder();
      const declarations = `${samplesIn(source, numbering)}\n${cell}`;
      writeFileSync(join(folder, printer.file), printer.program(declarations, said));
      const found = runCommands(context, folder, program)
        .trimEnd()
        .split("\n")
        .map((line) => line.trim().split(" ").map(Number));
      expect(found).toEqual(cases.map(([, answers]) => answers));
    },
  );

  test("a copied program runs as it is, and prints the answers that the page says", (context) => {
    const [numbering = "a1"] = sampled(NUMBERING_NAMES, 1, language);
    for (const sample of sampled(shownSamples(numbering), 1, language)) {
      const folder = temporaryFolder();
      const text = programIn(language, source, numbering, sample);
      writeFileSync(join(folder, printer.file), text);
      // Users do not ask the compiler to report unused code.
      const commands = program.commands.map((line) => line.replace("--noUnusedLocals ", ""));
      const answers = sample.calls.map(({ answer }) => answer.replace(/.*: /, ""));
      expect(answers.length).toBeGreaterThan(0);
      expect(runCommands(context, folder, { ...program, commands }), text).toBe(
        answers.map((line) => `${line}\n`).join(""),
      );
    }
  });
});

describe("the lines to copy in the workbench read a table, as its command writes it", () => {
  const USED: readonly (readonly [
    lang: keyof typeof PRINTERS,
    needs: readonly PlatformName[],
    ...commands: string[],
  ])[] = [
    ["c", ["gcc"], "gcc -std=c99 -Wall -Wextra -Werror src/main.c -o main && ./main"],
    ["cpp", ["g++"], "g++ -std=c++17 -Wall -Wextra -Werror src/main.cpp -o main && ./main"],
    ["rust", ["rustc"], "rustc --edition 2021 -o main src/main.rs && ./main"],
    ["go", ["go"], "go run ./src"],
    ["java", ["javac"], "javac -d out src/Main.java src/tables/*.java", "java -cp out Main"],
    ["csharp", ["mcs"], "mcs -out:main.exe src/Main.cs src/tables/*.cs", "mono main.exe"],
    ["python", ["python3"], "python3 src/main.py"],
    ["zig", ["Zig"], "{Zig} run src/main.zig"],
  ];

  test.for(sampled(USED, 3, "lines"))("%s", async ([lang, needs, ...commands], context) => {
    const { state, table } = tableAt("board=10x8&piece=N&from=a1&to=b2");
    const folder = temporaryFolder();
    const [, , ...args] = commandFor(lang, table.request).split(" ");
    expect(await runTool(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const [, head = "", call = "", answer] =
      /^(?:([^]*)\n\n)?(.*?);? *(?:\/\/|#) (.*)$/.exec(useText(lang, state, table) ?? "") ?? [];
    const { file, say, program } = PRINTERS[lang];
    // In C#, "using" comes before all else.
    const isBefore = lang === "csharp";
    // Printers call with `n`, and compilers complain of what is not used.
    const said = say(1, call.replace(/\)$/, " + 0 * n)"));
    const text = program(isBefore ? "" : head, [said]);
    writeFileSync(join(folder, "src", file), isBefore ? `${head}\n${text}` : text);
    writeFileSync(join(folder, "go.mod"), "module example.com/engine\n\ngo 1.13\n");
    expect(answer).toBe("4");
    expect(runCommands(context, folder, { needs, commands })).toMatch(/^4 ?\n$/);
  });
});
