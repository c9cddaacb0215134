/** The two ways of each measure share no code: what a first way of any measure calls, no second way calls. */
import { Session } from "node:inspector/promises";
import { afterAll, expect, test } from "vitest";
import type { Way } from "../../generator/core/measures/measure.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import type { EntryOn } from "../../generator/core/tables/table.js";
import { sampled } from "../support/sampling.js";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
afterAll(() => {
  session.disconnect();
});

// Imported after the counting has begun, so that all functions are counted.
const { BOARD } = await import("../../generator/core/boards/board.js");
const { ENTRIES } = await import("../../generator/core/catalogue.js");
const { superimposed, x88 } = await import("../../generator/core/layouts/difference.js");
const { mainName, namesOf } = await import("../../generator/core/tables/names.js");
const { movesOf, reversed } = await import("../../generator/core/boards/moves.js");
const { RequestError } = await import("../../generator/errors.js");
const { MEASURES: NAMED, MEASURE_NAMES } = await import("../../generator/request/measures.js");
const { parseRequest } = await import("../../generator/request/request.js");

/** A function of the generator, and how often it was called. */
interface Counted {
  readonly script: string;
  readonly file: string;
  readonly name: string;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** How often the generator's functions were called since the last call of this function. */
const counted = async (): Promise<readonly Counted[]> => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result.flatMap(({ url, scriptId: script, functions }) => {
    const [, file] = /\/generator\/(.*\.ts)/.exec(url) ?? [];
    if (file === undefined) return [];
    return functions.flatMap(({ functionName: name, ranges: [range] }) =>
      range === undefined ? [] : [{ script, file, name, ...range }],
    );
  });
};

/** The functions of all modules, called or not, but not those inside a function that was not called. */
const LOADED = await counted();

/** The functions that both ways may call, with the functions inside them. */
const SHARED = Object.entries({
  "common.ts": ["at", "onceFor"],
  // The definitions of squares.
  "core/boards/board.ts": [
    "boardKnownAs",
    "boardOf",
    "fileOf",
    "isRectangle",
    "minus",
    "rankOf",
    "rectangle",
  ],
  "boards/gaps.ts": ["withGaps"],
  "boards/shaped.ts": ["acrossBy", "joinedBy"],
  "core/boards/regions.ts": ["neighborsBy"],
  // Finds the board of the squares.
  "core/layouts/indices.ts": ["leftHalf"],
  // These convert a list of squares to a number.
  "core/measures/elements.ts": ["setOf", "bitOf"],
  // These pass origins on, or keep answers.
  "core/measures/measure.ts": ["fromOrigins", "pairwise"],
  // Computes the length of a table.
  "core/measures/sets.ts": ["countOf"],
  // Returns a board with room for any leap.
  "request/by-direction.ts": ["fieldOf"],
}).flatMap(([file, names]) =>
  names.flatMap((name) => {
    const found = LOADED.filter((one) => one.file === file && one.name === name);
    expect(found, `${file}: ${name}`).toHaveLength(1);
    return found;
  }),
);

/** The start positions of the functions that the test runner makes for exports. */
const EXPORTS = new Set<string>();

/** The compiled texts of the modules, by script. */
const COMPILED = new Map<string, string>();

await session.post("Debugger.enable");
for (const scriptId of new Set(LOADED.map(({ script }) => script))) {
  const { scriptSource } = await session.post("Debugger.getScriptSource", { scriptId });
  COMPILED.set(scriptId, scriptSource);
  for (const { 0: before, index } of scriptSource.matchAll(/__vite_ssr_exportName__\("\w+", /g))
    EXPORTS.add(`${scriptId}:${index + before.length}`);
}
await session.post("Debugger.disable");

/** A function's file, name and first words, by which a reader finds it, and its place in the compiled text, which tells it from others. */
const shownFunction = ({ script, file, name, startOffset, endOffset }: Counted): string => {
  const text = COMPILED.get(script)?.slice(startOffset, endOffset).replaceAll(/\s+/g, " ") ?? "";
  return `${file}: ${name || "a function"} (${text.slice(0, 60)} …) at ${startOffset} of the compiled text`;
};

/** The generator's functions that were called since the last call of this function, without shared ones. */
const called = async (): Promise<readonly string[]> =>
  (await counted())
    .filter(
      ({ script, file, startOffset: start, endOffset: end, count }) =>
        count > 0 &&
        !EXPORTS.has(`${script}:${start}`) &&
        !SHARED.some(
          (one) => one.file === file && one.startOffset <= start && end <= one.endOffset,
        ),
    )
    .map(shownFunction);

/** Returns a function that asks a way for a table's answers, on a new board for which nothing is cached. */
const asking = ({ layout, board }: EntryOn, way: Way): (() => void) => {
  const on = layout(board);
  const field = { ...on.board };
  return () => {
    const answersFrom = way.on(field);
    for (const origins of on.origins) answersFrom(origins);
  };
};

/** A measure, and what its tables ask of each way. */
interface Asked {
  readonly name: string;
  readonly isCertified: boolean;
  readonly asked: readonly (readonly (() => void)[])[];
}

/** The measures of the package, each by the name of a table, and what all of its tables ask of its ways. */
const PUBLISHED = [...new Set(ENTRIES.map(({ measure }) => measure))].map((measure): Asked => {
  const entries = ENTRIES.filter((entry) => entry.measure === measure);
  const [name = ""] = entries.map(({ layout, names, board }) =>
    mainName(namesOf(measure, layout(board), names)),
  );
  const isCertified = measure.ways[1].name === "the certificate";
  return {
    name,
    isCertified,
    asked: measure.ways.map((way) => entries.map((entry) => asking(entry, way))),
  };
});

/** Riders, leapers, bent, lame and one-way pieces, and one that stops where another part of it only passes. */
const PIECES = [
  ...["Q", "nN"],
  ...sampled(["N", "hrN", "fR", "nA", "WnN", "[F?R]", "fs[D-B2]", "vR"], 2, "pieces"),
];

/** A rectangle, on which every measure has tables, and other boards. */
const BOARDS: readonly TableRequest[] = [
  { board: "5x4", name: "x" },
  ...sampled<TableRequest>(
    [
      { board: "hexagon:3", name: "x" },
      { board: "cylinder:4x3", name: "x" },
      { board: { rows: ["..x.", "...."] }, name: "x" },
      { board: { rows: ["..o.", "...."] }, name: "x" },
      { board: { size: "4x3", joins: [{ side: "ranks", shift: 1 }] }, name: "x" },
      { board: { size: "4x3", joins: [{ side: "files", mirror: true }] }, name: "x" },
    ],
    1,
  ),
];

/** The tables of a request; empty if it is refused. */
const entriesOf = (request: TableRequest): readonly EntryOn[] => {
  try {
    return parseRequest({ tables: [request] }).entries;
  } catch (error) {
    if (error instanceof RequestError) return [];
    throw error;
  }
};

/** The measures that a request can name, each on all boards, with all pieces, and without one. */
const REQUESTED = MEASURE_NAMES.map((measure): Asked => {
  const { pieces, along, hasUnit } = NAMED[measure];
  const [withPieces, without] = [pieces > 0 ? PIECES : [], pieces === 0 || along === "lines"];
  const entries = BOARDS.flatMap((board) =>
    [...(without ? [{}] : []), ...withPieces.map((piece) => ({ piece }))].flatMap((one) =>
      entriesOf({
        ...{ measure, ...board, ...one },
        ...(hasUnit && { unit: { rank: 16 } }),
        ...(measure === "member" && { of: "edge" }),
        ...((measure === "coordinate" || measure === "apart") && { of: "diagonal" }),
      }),
    ),
  );
  return {
    name: `"${measure}"`,
    // Their distances have no formula.
    isCertified: pieces > 0 && along === undefined,
    asked: ([0, 1] as const).map((way) =>
      entries.map((entry) => asking(entry, entry.measure.ways[way])),
    ),
  };
});

const MEASURES = [...PUBLISHED, ...REQUESTED];

/** The measures that layouts by difference define. Both of their ways use the layout. */
const OF_LAYOUTS = ["SQUARE_TO_0X88", "SQUARE_FROM_0X88", "SQUARE_TO_15X15", "x88diff"];

test("no function answers in a first way and in a second", async () => {
  await called();
  for (const layout of [x88, superimposed]) layout({ ...BOARD });
  const making = await called();
  // The certificate uses the answers of the fill, and the moves in both directions.
  for (const { board, measure } of PIECES.flatMap((one) =>
    BOARDS.flatMap((board) => entriesOf({ measure: "distance", piece: one, ...board })),
  )) {
    const [again, mover] = [{ ...board }, measure.mover];
    measure.ways[0].on(again)([0]);
    if (mover) movesOf(reversed(mover), again);
  }
  const filling = await called();

  /** The functions that the first or the second ways call, by measure. */
  const calledBy = async (way: 0 | 1): Promise<ReadonlyMap<string, readonly string[]>> => {
    const found = new Map<string, readonly string[]>();
    for (const { name, asked } of MEASURES) {
      for (const ask of asked[way] ?? []) ask();
      const names = await called();
      found.set(
        name,
        names.filter((one) => !OF_LAYOUTS.includes(name) || !making.includes(one)),
      );
    }
    return found;
  };

  const firsts = await calledBy(0);
  const inFirst = new Map([...firsts].flatMap(([name, all]) => all.map((one) => [one, name])));
  expect([...inFirst.keys()]).toContainEqual(
    expect.stringMatching(/^core\/boards\/moves\.ts: reachedBy /),
  );
  for (const [name, all] of await calledBy(1)) {
    const isCertified = MEASURES.some((one) => one.name === name && one.isCertified);
    const own = all.filter((one) => !isCertified || !filling.includes(one));
    expect(own, name).not.toEqual([]);
    expect(firsts.get(name), name).not.toEqual([]);
    expect(
      own
        .filter((one) => inFirst.has(one))
        .map((one) => `${one}: ${inFirst.get(one) ?? ""}, ${name}`),
    ).toEqual([]);
  }
});
