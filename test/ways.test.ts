/**
 * The two ways of each measure share no code: what a first way calls, no second way calls, of any measure. So the second
 * cannot be the first under another name, nor rest on what another measure rests on in its first way.
 */
import { Session } from "node:inspector/promises";
import { afterAll, expect, test } from "vitest";
import type { Way } from "../generator/measures/measure.js";
import type { EntryOn } from "../generator/table.js";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
afterAll(() => {
  session.disconnect();
});

// Loaded after the counting has begun, so that it knows all functions.
const { BOARD, ENTRIES } = await import("../generator/catalogue.js");
const { superimposed, x88 } = await import("../generator/layouts/difference.js");
const { mainName, namesOf } = await import("../generator/names.js");

/** What both may call, by its file, with all that is written inside it. */
const SHARED: Readonly<Record<string, RegExp>> = {
  "at.ts": /./,
  "boards/board.ts": /./,
  "boards/rectangle.ts": /./,
  "measures/coordinates.ts": /^leftHalf$/,
  "measures/measure.ts": /^(?:fromOrigins|pairwise|setOf)$/,
  "measures/sets.ts": /^countOf$/,
};

interface Place {
  readonly file: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const sharedPlaces: Place[] = [];

/** The functions of the generator that were called since this was last asked, without those that all share. */
const called = async (): Promise<readonly string[]> => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result.flatMap(({ url, functions }) => {
    const [, file = ""] = /\/generator\/(.*\.ts)/.exec(url) ?? [];
    if (file === "") return [];
    const places = functions.flatMap(({ functionName: name, ranges: [range] }) =>
      range === undefined || range.count === 0
        ? []
        : [{ file, name, start: range.startOffset, end: range.endOffset }],
    );
    sharedPlaces.push(...places.filter(({ name }) => SHARED[file]?.test(name)));
    const isShared = ({ start, end }: Place): boolean =>
      sharedPlaces.some((one) => one.file === file && one.start <= start && end <= one.end);
    // The functions without a name before the first with one are what the test runner makes of exports.
    const first = Math.min(...places.filter(({ name }) => name !== "").map(({ start }) => start));
    return places
      .filter((place) => !isShared(place) && (place.name !== "" || place.start > first))
      .map(({ name, start }) => `${file}: ${name === "" ? "a function" : name} at ${start}`);
  });
};

await called();

/** What is called to make the layouts of which the coordinates are measures. */
const making = new Set<string>();

for (const layout of [x88, superimposed]) {
  layout({ ...BOARD });
  for (const one of await called()) making.add(one);
}

/** What a way calls to answer all that the table of an entry asks. */
const calledBy = async ({ layout, board }: EntryOn, way: Way): Promise<readonly string[]> => {
  const on = layout(board);
  await called();
  const answersFrom = way.on({ ...on.board }); // a new board, for which nothing is remembered
  for (const origins of on.origins) answersFrom(origins);
  return (await called()).filter((one) => !making.has(one));
};

const nameOf = ({ measure, layout, names, board }: EntryOn): string =>
  mainName(namesOf(measure, layout(board), names));

test("no function answers in a first way and in a second", async () => {
  const firsts = new Map<string, string>();
  for (const entry of ENTRIES)
    for (const one of await calledBy(entry, entry.measure.ways[0])) firsts.set(one, nameOf(entry));
  const both: string[] = [];
  for (const entry of ENTRIES) {
    const seconds = await calledBy(entry, entry.measure.ways[1]);
    expect(seconds, nameOf(entry)).not.toEqual([]);
    for (const one of seconds)
      if (firsts.has(one)) both.push(`${one}: ${firsts.get(one) ?? ""}, ${nameOf(entry)}`);
  }
  expect([...firsts.keys()]).toContainEqual(expect.stringMatching(/^measures\/fill\.ts: expand /));
  expect(both).toEqual([]);
});
