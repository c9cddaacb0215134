/** The samples of chapters, and the calls that they show. */
import { present } from "../../generator/common.js";
import { apart, minus } from "../../generator/core/boards/board.js";
import { CORNERS } from "../../generator/core/boards/regions.js";
import { callOf, type Call, type Sample } from "../model/samples.js";
import { distancesFrom, metricNamed } from "../model/metrics.js";
import { routeCount } from "../model/routes.js";
import { originsOf } from "../model/scene.js";
import { layoutOf } from "../model/table.js";
import type { State } from "../model/state.js";

type Deciding = NonNullable<Sample["decides"]>;

const distance = (state: State, name: string, of = `${name} distance`): Call => {
  const { board, origin, target } = state;
  const moves = distancesFrom(metricNamed(name), board, [origin])[target];
  return callOf(state, of, [origin, target], `${moves}`);
};

/** The call for the index of a difference, given the difference in index of one rank and the index of difference zero. */
const index = (state: State, name: string, rank: number, zero: number): Call => {
  const { board, origin, target } = state;
  const { files, ranks } = minus(board, target, origin);
  return callOf(state, `index ${name}`, [origin, target], `${rank * ranks + files + zero}`);
};

/** A pattern for words in the line of code that finds a knight's distance. In all languages, the line has these words. */
const lineFor: Deciding = ({ board, origin, square }) => {
  const { files, ranks } = apart(board, origin, square);
  if (files + ranks === 1) return /beside it/;
  if (files === 2 && ranks === 2) return /two on a diagonal/;
  const isCorner = CORNERS.squares(board).some((one) => one === origin || one === square);
  return files * ranks === 1 && isCorner ? /is_?corner\(\w+\) /i : /even or odd/;
};

/**
 * Finds the counts that equal the number of a square. For a king, this is the larger count. For a wazir, a single count
 * equals the number only along a file or a rank.
 */
const countsFor: Deciding = ({ board, origin, square, cell }) => {
  const { files, ranks } = apart(board, origin, square);
  const far = cell?.kind === "distance" ? cell.number : Math.max(files, ranks);
  const same = present(files === far && "files", ranks === far && "ranks");
  return new RegExp(same.join("|") || "(?!)", "i");
};

const REGIONS: Readonly<Record<string, string>> = {
  "king center": "center distance",
  "manhattan center": "center manhattan distance",
  "king edge": "edge distance",
  "manhattan light-corners": "corner distance",
  "manhattan dark-corners": "corner distance",
};

/** The samples, by the ids of their chapters. Some chapters have no sample. */
export const SAMPLES: Readonly<Record<string, (state: State) => Sample>> = {
  "king-and-rook-like-steps": (state) => ({
    parts: ["king"],
    calls: [distance(state, "king"), distance(state, "manhattan")],
    deciding: /files_?apart(?=[^-+={]+ranks)|(?<=files_?apart[^-+={]+)ranks_?apart/,
    decides: countsFor,
  }),
  "knight-and-corners": (state) => ({
    parts: ["knight"],
    calls: [distance(state, "knight")],
    deciding: /\S.*(?:beside it|two on a diagonal|is_?corner\(\w+\) |even or odd).*/,
    decides: lineFor,
  }),
  "how-the-fill-finds-it": (state) => ({
    parts: ["fill"],
    calls: [distance(state, "knight", "knight fill")],
  }),
  "from-4096-entries-to-225-and-240": (state) =>
    state.layout === "0x88"
      ? { parts: ["numbering", "0x88"], calls: [index(state, "0x88", 16, 120)] }
      : { parts: ["numbering", "15x15"], calls: [index(state, "15x15", 15, 112)] },
  "shortest-paths": (state) => ({
    parts: [state.metric.name === "knight" ? "knight paths" : "paths"],
    calls: [callOf(state, "route count", [state.origin, state.target], `${routeCount(state)}`)],
  }),
  "center-edge-corners": (state) => {
    const { board, metric, layout, target } = state;
    const origins = originsOf(state, { layout: layoutOf(state) });
    const movesFrom = (...starts: typeof origins) => distancesFrom(metric, board, starts)[target];
    const moves = movesFrom(...origins);
    const of = REGIONS[`${metric.name} ${layout}`] ?? "center distance";
    const isOfCorner = of === "corner distance";
    const corner = isOfCorner && origins.find((origin) => movesFrom(origin) === moves);
    const given = [target, ...present(corner)];
    return { parts: ["regions"], calls: [callOf(state, of, given, `${moves}`)] };
  },
  "every-board": ({ metric }) => ({
    parts: ["graph"],
    calls: [{ of: "graph distance", given: [0, 4], answer: "from 0 to 4: 2" }],
    deciding: /(?:\S.*)?(?:never reached|moves\[\w+\] = 0|moves\[.*\+ 1).*/,
    decides: ({ board, origin, square }) => {
      const moves = distancesFrom(metric, board, [origin])[square];
      return moves === undefined ? /never/ : moves === 0 ? /\] = 0/ : /\+ 1/;
    },
  }),
  "why-you-can-believe-it": (state) => ({
    parts: ["certificate"],
    calls: [distance(state, "knight", "due distance")],
  }),
};
