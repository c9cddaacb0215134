/** Attacks, lines and sets in the explorer, without a browser, against package and definitions. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fromAddress } from "../../explorer/model/address.js";
import { importText, pointedAt } from "../../explorer/model/pointed.js";
import {
  commandIn,
  configFor,
  csvOf,
  filesIn as languageFiles,
  filesOfConfig,
  tableText,
} from "../../explorer/model/take-away-texts.js";
import { layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed } from "../../explorer/model/metrics.js";
import { VIEWS } from "../../explorer/model/published.js";
import { readingOf } from "../../explorer/model/reading.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { type Scene } from "../../explorer/model/scene.js";
import { arrayOf, boardOf } from "../../explorer/model/shown.js";
import { addressOf, type State } from "../../explorer/model/state.js";
import { inConfig } from "../../explorer/model/in-config.js";
import { requestFor, tableOf } from "../../explorer/model/table.js";
import { ofMeasure } from "../../explorer/model/views.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import * as sets from "../../src/sets.js";
import { squaresIn } from "../../src/squares.js";
import * as vectors from "../../src/vectors.js";
import * as tables from "../../src/index.js";
import { run } from "../support/tool.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { LIMITED, searchedFrom } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";

/** The views whose answers are not distances. */
const RELATIONS = [...VIEWS.values()].filter((view) => !view.isOfDistances).map(({ name }) => name);

const at = (fragment: string): State => fromAddress(fragment).state;

const scenes = new Map<string, Scene>();

/** The scene of a state, made once for all squares. */
const sceneFor = (state: State): Scene => {
  const address = addressOf({ ...state, origin: 0, target: 0 });
  const scene = scenes.get(address) ?? checkedScene(state);
  scenes.set(address, scene);
  return scene;
};

const board = (fragment: string) => {
  const state = at(fragment);
  if (state.view.isOfDistances) throw new Error(`not a relation: ${fragment}`);
  const scene = sceneFor(state);
  const { squares } = pointedAt(state, scene);
  return boardOf(state, scene, squares);
};

const reading = (fragment: string) => {
  const state = at(fragment);
  const scene = sceneFor(state);
  return readingOf(state, scene, pointedAt(state, scene));
};

/** The squares of a board with a number. */
const numbered = (fragment: string): readonly number[] =>
  board(fragment).grid.cells.flatMap(({ kind }, square) => (kind === "distance" ? [square] : []));

const SQUARES = ["a1", "e4", "h8", "b3", "a2", "g7"] as const;

const PAIRS = SQUARES.flatMap((from) => SQUARES.map((to) => ({ from, to })));

describe.each(sampled(PAIRS, 6))("$from, $to", ({ from, to }) => {
  const square = (name: string): number => name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49);
  const [a, b] = [square(from), square(to)];
  const shown = (view: string, more = ""): readonly number[] =>
    numbered(`view=${view}&from=${from}&to=${to}${more}`);

  test("sets are those of the package", () => {
    expect(shown("between")).toEqual(squaresIn(sets.between(a, b)));
    expect(shown("line")).toEqual(squaresIn(sets.line(a, b)));
    const [king, knight] = [tables.distance(a, b), tables.knightDistance(a, b)];
    expect(shown("rings", "&metric=king")).toEqual(squaresIn(sets.kingRing(a, king)));
    expect(shown("rings", "&metric=knight")).toEqual(squaresIn(sets.knightRing(a, knight)));
    expect(shown("zones", "&metric=king")).toEqual(squaresIn(sets.kingZone(a, king)));
    expect(shown("white-pawn")).toEqual(squaresIn(sets.whitePawnSquare(a)));
    expect(shown("black-pawn")).toEqual(squaresIn(sets.blackPawnSquare(a)));
  });

  test.each(["pair", "0x88", "superimposed"])("numbers are those of the package: %s", (layout) => {
    for (const [view, lookups] of [
      ["attacks", [vectors.attacks, vectors.attacksBy0x88Diff, vectors.attacks15x15]],
      ["direction", [vectors.direction, vectors.directionBy0x88Diff, vectors.direction15x15]],
      ["increment", [vectors.increment, vectors.incrementBy0x88Diff, vectors.increment15x15]],
    ] as const) {
      const lookup = lookups[["pair", "0x88", "superimposed"].indexOf(layout)];
      const { cells } = board(`view=${view}&layout=${layout}&from=${from}&to=${to}`).grid;
      expect(cells.map((cell) => (cell.kind === "distance" ? cell.number : 0))).toEqual(
        cells.map((_, other) => lookup?.(a, other)),
      );
    }
  });
});

describe("words", () => {
  test.each([
    ["view=attacks&from=a1&to=b2", "a1 → b2: attack of white pawn, bishop, queen, king"],
    ["view=attacks&from=a1&to=b4", "a1 → b4: no attack"],
    ["view=direction&from=e4&to=b1", "e4 → b1: south-west"],
    ["view=direction&from=e4&to=f6", "e4 → f6: no direction"],
    ["view=increment&from=e4&to=h1", "e4 → h1: step −7"],
    ["view=increment&layout=0x88&from=e4&to=e8", "e4 → e8: step +16"],
    ["view=between&from=a1&to=d4", "a1 → d4: 2 squares: b2, c3"],
    ["view=between&from=a1&to=b3", "a1 → b3: no square"],
    ["view=line&metric=king&from=a1&to=b2", "a1 → b2: 8 squares: a1, b2, c3, d4, e5, f6, g7, h8"],
    ["view=rings&metric=knight&from=a1&to=b3", "a1, 1 knight move: 2 squares: c2, b3"],
    ["view=zones&metric=king&from=a1&to=c3", "a1, up to 2 king moves: 9 squares"],
    ["view=white-pawn&from=a7&to=b2", "a7: 4 squares: a7, b7, a8, b8"],
    ["view=corner&to=h8", "h8: a corner"],
    ["view=corner&to=h7", "h7: no corner"],
    ["view=to-0x88&to=b2", "b2: coordinate 17"],
    ["view=to-superimposed&to=b2", "b2: coordinate 16"],
    ["view=from-0x88&to=b2", "0x88 coordinate 17: square 9, b2"],
    ["view=x88diff&from=a1&to=b2", "a1 → b2: 0x88 difference 137"],
  ])("%s", (fragment, title) => {
    expect(reading(fragment).title).toBe(title);
  });

  test("name the entry that is read, or the call", () => {
    expect(reading("view=attacks&from=a1&to=b2")).toMatchObject({
      expression: "ATTACKS[0 << 6 | 9] = 105",
      entry: "Entry 9 of 0…4095",
    });
    expect(reading("view=between&from=a1&to=d4")).toMatchObject({
      expression: "between(0, 27) = { lo: 262656, hi: 0 }",
    });
    expect(reading("view=white-pawn&from=a7")).toMatchObject({
      expression: "whitePawnSquare(48) = { lo: 0, hi: 50528256 }",
      reason:
        "Where the other king must stand in time to catch the pawn on a7, the pawn moving first.",
    });
    expect(board("view=white-pawn&from=a7").squareNames[48]).toBe("a7, in the set, origin");
  });
});

test("an array by difference holds the numbers of the package", () => {
  const state = at("view=increment&layout=superimposed&from=a1&to=b2");
  const scene = sceneFor(state);
  const grid = arrayOf(state, scene, []);
  expect(grid?.cells.map((cell) => (cell.kind === "distance" ? cell.number : 0))).toEqual([
    ...vectors.INCREMENT_15X15,
  ]);
});

test("a layout that a relation does not have becomes the pair", () => {
  expect(at("view=between&layout=superimposed").layout).toBe("pair");
  expect(at("view=attacks&layout=center").layout).toBe("pair");
  expect(at("view=rings&metric=combined").metric).toBe(metricNamed("king"));
});

test("a set on a board with more than 64 squares is a list of numbers", () => {
  const fragment = "board=10x8&view=between&from=a1&to=d4";
  expect(numbered(fragment)).toEqual([11, 22]);
  expect(checkedScene(at(fragment)).refusal).toBeUndefined();
  const [first, last] = [2 ** 11 + 2 ** 22, 0];
  expect(reading(fragment).expression).toBe(`between10x8(0, 33) = [${first}, 0, ${last}]`);
  expect(reading("board=10x8&view=between&from=h8&to=j8").expression).toBe(
    `between10x8(77, 79) = [0, 0, ${2 ** (78 - 64)}]`,
  );
  const { table } = tableOf(at(fragment));
  expect(layoutText(at(fragment))).toMatch(/, 76800 bytes$/); // 80 × 80 × 3 × 4
  if (!table) throw new Error("no table");
  expect(tableText(table)).not.toContain("SquareBits");
  expect(csvOf(table).split("\r\n")[1]?.split(",").slice(0, 4)).toEqual([
    "a1",
    `0x${"0".repeat(32)}`,
    `0x${"0".repeat(32)}`,
    `0x${"2".padStart(32, "0")}`,
  ]);
});

test.each(sampled(["1x1", "3x3", "5x5", "1x9", "9x7", "8x3", "16x5"], 3))(
  "every relation is shown on %s",
  (size) => {
    for (const view of RELATIONS) {
      const state = at(`board=${size}&view=${view}&from=a1&to=a1`);
      const scene = sceneFor(state);
      expect(readingOf(state, scene, pointedAt(state, scene)).title).toMatch(
        view === "from-0x88" ? /^0x88 coordinate 0: square 0, a1$/ : /^a1/,
      );
      expect(board(addressOf(state)).squareNames).toHaveLength(
        state.board.files * state.board.ranks,
      );
    }
  },
);

// The last coordinates are 119 and 495. Differences go that far too, and their offset is 1 larger.
test.each([
  { view: "x88diff", eight: 2 * 119 + 1, sixteen: 2 * 495 + 1 },
  { view: "to-0x88", eight: 119, sixteen: 495 },
  { view: "from-0x88", eight: 63, sixteen: 255 },
])("the colors of $view go to the largest number of each board", ({ view, eight, sixteen }) => {
  const largest = (board: string): number =>
    checkedScene(at(`board=${board}&view=${view}`)).largest;
  expect(["8x8", "16x16", "8x8"].map(largest)).toEqual([eight, sixteen, eight]);
});

test("a square that the piece cannot reach is told as such", () => {
  expect(reading("view=rings&metric=bishop&from=a1&to=b1")).toEqual({
    title: "a1 → b1: never reached",
  });
  expect(numbered("view=rings&metric=bishop&from=a1&to=b1")).toEqual([]);
  expect(reading("view=zones&piece=NC&from=a1&to=b1").title).toMatch(/^a1, up to \d NC moves: /);
});

describe.each(sampled(LIMITED, 3))("the rings and zones of $notation", (piece) => {
  test("are as far as it goes from a square", () => {
    const state = at(`board=6x5&view=rings&piece=${piece.notation}&from=b2`);
    const [rings, zones] = [
      checkedScene(state),
      checkedScene({ ...state, view: ofMeasure("zones") }),
    ];
    const distances = searchedFrom(piece, 6, 5, [[1, 1]]);
    for (const [target, moves] of distances.entries())
      for (const [scene, isIn] of [
        [rings, (other: number) => other === moves],
        [zones, (other: number) => other <= moves && other < 255],
      ] as const) {
        const shown = boardOf({ ...state, target }, scene, [target]).grid.cells;
        expect(shown.map((cell) => (cell.kind === "distance" ? cell.number : 255))).toEqual(
          distances.map((other) => (moves < 255 && isIn(other) ? other : 255)),
        );
      }
  });
});

test("lines are drawn whatever the piece is", () => {
  expect(numbered("view=between&piece=fR&from=h4&to=a4")).toEqual([25, 26, 27, 28, 29, 30]);
  expect(numbered("view=line&metric=bishop&from=h4&to=a4")).toHaveLength(8);
});

const FRAGMENTS = [
  "metric=knight&layout=superimposed",
  "board=10x8&piece=(1,4)&layout=pair",
  "metric=combined",
  "view=rings&metric=knight",
  "board=5x4&view=attacks&layout=0x88",
];
const IN_LANGUAGES = LANGUAGE_NAMES.flatMap((lang) =>
  FRAGMENTS.map((fragment) => [lang, fragment] as const),
);

test.each(sampled(IN_LANGUAGES, 6))(
  "in %s, %s: the files are those that the command writes",
  async (lang, fragment) => {
    const state = at(fragment);
    const { table } = sceneFor(state);
    const command = table && commandIn(lang, state, table);
    if (table === undefined || command === undefined) throw new Error("no table");
    const folder = temporaryFolder();
    const args = command.replace("npx chess-distance ", "").replaceAll("'", "").split(" ");
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const shown = languageFiles(lang, table, command);
    expect(Object.fromEntries(shown.map(({ file, text }) => [file, text]))).toEqual(
      filesIn(join(folder, "src", "tables")),
    );
  },
);

/** What the package has, and the page does not show on other boards, by the module that exports it. */
const ONLY_OF_PACKAGE: Readonly<Record<string, string>> = {
  corner: "chess-distance",
  "to-0x88": "chess-distance",
  "from-0x88": "chess-distance",
  "to-superimposed": "chess-distance",
  x88diff: "chess-distance",
  "square-color": "chess-distance/pieces",
  "knight-path-count": "chess-distance/paths",
  "knight-moves": "chess-distance/sets",
  "king-moves": "chess-distance/sets",
  "white-pawn-attacks": "chess-distance/sets",
  "black-pawn-attacks": "chess-distance/sets",
};

describe.each(sampled(RELATIONS, 6))("%s", (view) => {
  test("is kept in the address", () => {
    expect(at(addressOf(at(`view=${view}`))).view.name).toBe(view);
  });

  test("is taken away: the import of the package, and the table's numbers", () => {
    const state = at(`view=${view}&metric=knight&from=a2&to=c3`);
    const { table } = checkedScene(state);
    if (table === undefined) throw new Error("no table");
    const module = ["zones"].includes(view)
      ? "./tables/knight-zones.js"
      : ["attacks", "direction", "increment"].includes(view)
        ? "chess-distance/vectors"
        : (ONLY_OF_PACKAGE[view] ?? "chess-distance/sets");
    const imported = importText(state, table);
    expect(imported).toContain(`import { ${table.names.lookup ?? table.name} } from "${module}";`);
    expect(imported).toMatch(/^\w+[([]\d+(?:, \d+)?[)\]]; \/\/ /m);
    expect(tableText(table)).toMatch(
      new RegExp(`^// ${table.name}: (?:\\d+ (?:sets|entries)|a lookup without an array), index `),
    );
  });

  test("is made by the command that the page shows", async () => {
    const fragment = `board=5x4&view=${view}&metric=knight`;
    const { table } = sceneFor(at(fragment));
    if (table === undefined) throw new Error("no table");
    const command = commandIn("ts", at(fragment), table);
    expect(command === undefined).toBe(view.endsWith("-pawn") || view in ONLY_OF_PACKAGE);
    if (command === undefined) return;
    const folder = temporaryFolder();
    const args = command.replace("npx chess-distance ", "").split(" ");
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const rows = tableText(table)
      .split("\n")
      .filter((line) => /^(\d|-|\/\/ [^A-Z])/.test(line));
    expect(rows.length).toBeGreaterThan(20);
    const module = table.name.toLowerCase().replaceAll("_", "-");
    const text = filesIn(join(folder, "src", "tables"))[`${module}.ts`] ?? "";
    for (const row of rows) expect(text).toContain(row);
  });
});

test.each([
  "board=10x8&metric=king&layout=center",
  "board=10x8&piece=C&layout=light-corners",
  "board=glinski&metric=knight",
  "board=10x8&metric=manhattan&layout=0x88",
  "board=6x6&view=between&numbering=a8",
])("what stands in a config is the table that is shown: %s", (fragment) => {
  const { table } = checkedScene(at(fragment));
  const request = table && requestFor(at(fragment), table);
  if (!table || request === undefined) throw new Error(`no table: ${fragment}`);
  const [file] = filesOfConfig(configFor("c", [inConfig(request)]));
  expect(file?.tables?.map(({ name }) => name)).toEqual([table.name]);
});
