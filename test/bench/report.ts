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
import type { StartUp, timeAudit, timeTool, Timings, Way } from "./run.js";

/** One engine, and all measurements under it. */
export interface Measured {
  readonly engine: string;
  readonly loops: ReadonlyMap<Way, Timings>;
  readonly startUp: StartUp;
}

/** A row of a report: the measurement, its reference, the bar, and a figure for each engine. */
interface Row {
  readonly what: string;
  readonly against: string;
  /** The bar, with exceptions for engines. */
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

const FLOOR_ROW: Row = {
  what: "the floor, ns a pair",
  against: "",
  figure: (measured) => figureOf(rounds(measured, "imported", FLOOR.name)),
};

const timesFaster = (fast: string, slow: string, least: number): Row => ({
  what: `${fast}, times faster`,
  against: slow,
  bar: atLeast(least),
  figure: slower(slow, fast),
});

/** The lookups that are compared with the floor; tables by pair differ only in their numbers. */
const HELD = ["distance", "knightDistance"] as const;

const LOOKUP_ROWS: readonly Row[] = [
  FLOOR_ROW,
  ...HELD.map((name) => ({
    what: name,
    against: "floor",
    bar: { ...atMost(1.25), but: { "Node 26": atMost(1.6) } },
    figure: slower(name),
  })),
  ...(["esbuild", "rollup", "rolldown"] as const).flatMap((way) =>
    HELD.map((name) => ({
      what: `${name}, bundled by ${way}`,
      against: "floor",
      bar: atMost(1.8),
      figure: slower(name, FLOOR.name, way),
    })),
  ),
  ...DIRECT.map(({ name }) => ({ what: name, against: "floor", figure: slower(name) })),
  timesFaster("distance", "king arithmetic", 2),
  timesFaster("manhattanDistance", "Manhattan arithmetic", 2),
  timesFaster("knightDistance", "knight formula", 8),
  timesFaster("knightDistance", "knight search", 1000),
];

const LAYOUT_ROWS: readonly (Row & { readonly bytes: number })[] = [
  ...[...LOOKUPS, ...LAYOUTS].map(({ name, bytes }) => ({
    what: name,
    against: "floor",
    bytes,
    figure: slower(name),
  })),
  ...ALTERNATIVES.map(({ name }) => ({
    what: name,
    against: "floor",
    bytes: 0,
    figure: slower(name),
  })),
];

const RELATION_ROWS: readonly Row[] = RELATIONS.map(({ name, against }) =>
  against === undefined
    ? { what: name, against: "floor", figure: slower(name) }
    : { what: `${against}, times faster`, against: name, figure: slower(name, against) },
);

/** Milliseconds more than the empty module took in the same round. */
const more = ({ empty, ...taken }: StartUp, what: "tables" | "filled"): readonly number[] =>
  taken[what].map((time, round) => time - (empty[round] ?? NaN));

const START_UP_ROWS: readonly Row[] = [
  {
    what: "importing all tables, ms",
    against: "an empty module",
    bar: atMost(1.1),
    figure: ({ startUp }) => figureOf(more(startUp, "tables")),
  },
  {
    what: "importing all tables, times faster",
    against: "filling them at start-up",
    bar: atLeast(3),
    figure: ({ startUp }) => ratioOf(more(startUp, "filled"), more(startUp, "tables")),
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
const TOOL_BARS: Readonly<Record<number, Bar>> = { 8: atMost(1.5), 16: atMost(2.5) };

const toolTable = ({ floor, runs }: ReturnType<typeof timeTool>): string =>
  markdownTable(
    [
      "board",
      "entries",
      "× the floor",
      "bar",
      "seconds",
      "µs more than the floor, an entry",
      "peak MiB",
    ],
    runs.map(({ side, rounds: taken, peak }) => {
      const bar = TOOL_BARS[side];
      const seconds = figureOf(taken.map((time) => time / 1000));
      const entries = side ** 4;
      const each = figureOf(
        taken.map((time, at) => ((time - (floor[at] ?? NaN)) * 1000) / entries),
      );
      return [
        `${side}×${side}`,
        entries.toLocaleString("en"),
        written(ratioOf(taken, floor), bar),
        bar ? writtenBar(bar) : "",
        side === 32 ? `${written(seconds, atMost(10))}, bar ≤ 10` : written(seconds),
        written(each),
        `${Math.round(peak / 2 ** 20)}`,
      ];
    }),
  );

const explorerTable = (times: readonly ActionTimes[]): string =>
  markdownTable(
    ["board", "layout", "a square is moved, ms", "a metric is chosen, ms", "bar"],
    times.map(({ board, layout, bar, moved, chosen }) => [
      board,
      layout,
      written(figureOf(moved), atMost(bar)),
      written(figureOf(chosen), atMost(bar)),
      writtenBar(atMost(bar)),
    ]),
  );

/** The complete report, in markdown. The times of commands are milliseconds, round by round. */
export const report = (
  machine: string,
  measured: readonly Measured[],
  {
    generate,
    floor,
    one,
    three,
  }: Readonly<Record<"generate" | "floor" | "one" | "three", readonly number[]>>,
  tool: ReturnType<typeof timeTool>,
  audit: ReturnType<typeof timeAudit>,
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
    `\`npm run generate\`, as a multiple of \`npm run floor\`: ${written(ratioOf(generate, floor), atMost(1.75))}, ` +
      `bar ${writtenBar(atMost(1.75))}.`,
    `All tables of the package in three languages, as a multiple of one: ${written(ratioOf(three, one), atMost(1.5))}, ` +
      `bar ${writtenBar(atMost(1.5))}.`,
    "## The tool: the king's pairs on larger and larger boards",
    toolTable(tool),
    `The audit of 100 MB of sources, as a multiple of the floor: ${written(ratioOf(audit.audit, audit.floor), atMost(20))}, ` +
      `bar ${writtenBar(atMost(20))}.`,
    "## The explorer: what the page's thread works on an action",
    explorer ? explorerTable(explorer) : "Not measured: Chromium is not installed.",
  ].join("\n\n");
