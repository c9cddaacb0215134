/** The report: comparisons, their bars, and tables of them. */
import { ALTERNATIVES, DIRECT, FLOOR, LAYOUTS, LOOKUPS, RELATIONS } from "./contenders.js";
import {
  figureOf,
  markdownTable,
  ratioOf,
  written,
  writtenBar,
  type Bar,
  type Figure,
} from "./figures.js";
import type { ActionTimes } from "./explorer.js";
import { TOOL_SIDES, type Times, type timeTool, type Timings, type Way } from "./run.js";

/** One engine, and all measurements under it. */
export interface Measured {
  readonly engine: string;
  readonly loops: ReadonlyMap<Way, Timings>;
  readonly startUp: Times;
}

/** A row of a report: the measurement, its reference, the bar, and a figure for each engine. */
interface Row {
  readonly what: string;
  readonly against: string;
  /** The bar, with exceptions for some engines. */
  readonly bar?: Bar & { readonly but?: Readonly<Record<string, Bar>> };
  readonly figure: (measured: Measured) => Figure;
}

const atMost = (value: number): Bar => ({ sign: "≤", value });
const atLeast = (value: number): Bar => ({ sign: "≥", value });

const rounds = ({ loops }: Measured, way: Way, name: string): readonly number[] =>
  loops.get(way)?.[name]?.rounds ?? [];

/** The time of a contender as a multiple of another's. */
const slower = (name: string, against = FLOOR.name, way: Way = "imported"): Row["figure"] => {
  return (measured) => ratioOf(rounds(measured, way, name), rounds(measured, way, against));
};

/** A contender against the floor. */
const toFloor = (name: string, more: Partial<Row> = {}): Row => ({
  ...{ what: name, against: "floor", figure: slower(name) },
  ...more,
});

const timesFaster = (fast: string, slow: string, least: number): Row => ({
  what: `${fast}, times faster`,
  against: slow,
  bar: atLeast(least),
  figure: slower(slow, fast),
});

/** The lookups that are compared with the floor; tables by pair differ only in their numbers. */
const HELD = ["distance", "knightDistance"] as const;

const LOOKUP_ROWS: readonly Row[] = [
  {
    what: "the floor, ns a pair",
    against: "",
    figure: (measured) => figureOf(rounds(measured, "imported", FLOOR.name)),
  },
  ...HELD.map((name) =>
    toFloor(name, { bar: { ...atMost(1.25), but: { "Node 26": atMost(1.6) } } }),
  ),
  ...(["esbuild", "rollup", "rolldown"] as const).flatMap((way) =>
    HELD.map((name) =>
      toFloor(name, {
        ...{ what: `${name}, bundled by ${way}`, bar: atMost(1.8) },
        figure: slower(name, FLOOR.name, way),
      }),
    ),
  ),
  ...DIRECT.map(({ name }) => toFloor(name)),
  timesFaster("distance", "king arithmetic", 2),
  timesFaster("manhattanDistance", "Manhattan arithmetic", 2),
  timesFaster("knightDistance", "knight formula", 8),
  timesFaster("knightDistance", "knight search", 1000),
];

const LAYOUT_ROWS: readonly (Row & { readonly bytes: number })[] = [
  ...[...LOOKUPS, ...LAYOUTS],
  ...ALTERNATIVES.map(({ name }) => ({ name, bytes: 0 })),
].map(({ name, bytes }) => ({ ...toFloor(name), bytes }));

const RELATION_ROWS: readonly Row[] = RELATIONS.map(({ name, against }) =>
  against === undefined
    ? toFloor(name)
    : { what: `${against}, times faster`, against: name, figure: slower(name, against) },
);

/** The milliseconds beyond those of the empty module in the same round. */
const more = ({ startUp }: Measured, what: "tables" | "filled"): readonly number[] =>
  (startUp.get(what) ?? []).map((time, round) => time - (startUp.get("empty")?.[round] ?? NaN));

const START_UP_ROWS: readonly Row[] = [
  {
    what: "importing all tables, ms",
    against: "an empty module",
    bar: atMost(1.1),
    figure: (measured) => figureOf(more(measured, "tables")),
  },
  {
    what: "importing all tables, times faster",
    against: "filling them at start-up",
    bar: atLeast(3),
    figure: (measured) => ratioOf(more(measured, "filled"), more(measured, "tables")),
  },
];

const barCell = ({ bar }: Row): string =>
  bar === undefined
    ? ""
    : [
        writtenBar(bar),
        ...Object.entries(bar.but ?? {}).map(
          ([engine, other]) => `${engine}: ${writtenBar(other)}`,
        ),
      ].join("; ");

const table = (rows: readonly Row[], measured: readonly Measured[]): string =>
  markdownTable(
    ["measured", "against", ...measured.map(({ engine }) => engine), "bar"],
    rows.map((row) => [
      row.what,
      row.against,
      ...measured.map((one) => written(row.figure(one), row.bar?.but?.[one.engine] ?? row.bar)),
      barCell(row),
    ]),
  );

const layoutTable = (measured: readonly Measured[]): string =>
  markdownTable(
    ["lookup", "bytes", ...measured.map(({ engine }) => engine)],
    LAYOUT_ROWS.map(({ what, bytes, figure }) => [
      what,
      `${bytes}`,
      ...measured.map((one) => written(figure(one))),
    ]),
  );

/** The bars of the tool, by the side of the board. */
const TOOL_BARS = { 8: atMost(1.5), 16: atMost(2.5), 24: undefined, 32: atMost(2.5) };

const toolTable = ({ times, peaks }: ReturnType<typeof timeTool>): string =>
  markdownTable(
    ["board", "entries", "× the floor", "bar", "peak MiB"],
    TOOL_SIDES.map((side, place) => {
      const bar = TOOL_BARS[side];
      const figure = ratioOf(times.get(`${side}x${side}`) ?? [], times.get("floor") ?? []);
      return [
        `${side}×${side}`,
        (side ** 4).toLocaleString("en"),
        written(figure, bar),
        bar ? writtenBar(bar) : "",
        `${Math.round((peaks[place] ?? NaN) / 2 ** 20)}`,
      ];
    }),
  );

const explorerTable = (rows: readonly ActionTimes[]): string =>
  markdownTable(
    ["action", "ms", "bar"],
    rows.map(({ action, bar, times }) => [
      action,
      written(figureOf(times), atMost(bar)),
      writtenBar(atMost(bar)),
    ]),
  );

/** What the audit of arrays is compared with, and the bar. */
const ARRAY_ROWS = [
  ["tree", "floor", 9],
  ["8 bits", "floor", 2],
  ["16 bits", "8 bits", 2],
] as const;

const arrayTable = (times: Times): string =>
  markdownTable(
    ["audited", "against", "times", "bar"],
    ARRAY_ROWS.map(([what, against, most]) => {
      const figure = ratioOf(times.get(what) ?? [], times.get(against) ?? []);
      return [what, against, written(figure, atMost(most)), writtenBar(atMost(most))];
    }),
  );

/** A sentence that gives the last time as a multiple of the first. */
const multiple = (what: string, times: Times, most: number): string => {
  const [first = [], last = []] = times.values();
  const figure = ratioOf(last, first);
  return `${what}: ${written(figure, atMost(most))}, bar ${writtenBar(atMost(most))}.`;
};

/** The complete report, in markdown. */
export const report = (
  machine: string,
  measured: readonly Measured[],
  commands: Times,
  outputs: Times,
  tool: ReturnType<typeof timeTool>,
  scale: string,
  audit: Times,
  arrays: Times,
  explorer: readonly ActionTimes[] | undefined,
): string =>
  [
    `${machine}. Medians, with the middle half of the rounds in parentheses.`,
    "## Lookups, as multiples of the floor or of what they replace",
    table(LOOKUP_ROWS, measured),
    "## Layouts: bytes, and time as multiples of the floor",
    layoutTable(measured),
    "## Attacks and squares between, as multiples of the floor or of what they replace",
    table(RELATION_ROWS, measured),
    "## Start-up and generation",
    table(START_UP_ROWS, measured),
    multiple("`npm run generate -- --check`, as a multiple of `npm run floor`", commands, 1.75),
    multiple("All tables of the package in three languages, as a multiple of one", outputs, 1.5),
    "## The tool: the king's pairs on larger and larger boards",
    toolTable(tool),
    "## The tool beside ten lines that print a formula",
    scale,
    multiple("The audit of 100 MB of sources, as a multiple of the floor", audit, 20),
    arrayTable(arrays),
    "## The explorer: what the page's thread works on an action",
    explorer ? explorerTable(explorer) : "Not measured: Chromium is not installed.",
  ].join("\n\n");
