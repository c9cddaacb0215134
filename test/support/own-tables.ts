/** The tables that the tool writes for the named pieces, and their texts without anything that names them. */
import { BetzaError, RequestError } from "../../generator/errors.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Table } from "../../generator/core/tables/table.js";
import { languageNamed, type LanguageName } from "../../generator/languages/languages.js";
import { PIECE_NAMES } from "../../generator/pieces/named-pieces.js";
import { cannotHold } from "../../generator/request/cannot-hold.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { MEASURE_NAMES, MEASURES } from "../../generator/request/measures.js";
import { wholeText } from "../../generator/long-text.js";
import { parseRequest } from "../../generator/request/request.js";

type BoardAsked = NonNullable<TableRequest["board"]>;

/** Boards whose tables are as long as those of 8×8. The audit compares the first array of a length with all tables. */
export const AS_LONG: readonly BoardAsked[] = [
  ...["8x8", "cylinder", "torus"],
  { size: "8x8", joins: [{ side: "files", mirror: true }] },
  { size: "8x8", holes: ["d4", "e4", "h8"] },
];

export const LONGER: readonly BoardAsked[] = "9x9 10x8 9x10 8x16 15x15 16x16 glinski".split(" ");

/** Tables of the named pieces on a board, in every measure and layout. The tool refuses some of them. */
export const requestsOn = (board: BoardAsked): readonly TableRequest[] =>
  MEASURE_NAMES.flatMap((measure) => {
    const { layouts, pieces } = MEASURES[measure];
    const names = { member: "edge", coordinate: "rank", apart: "file" };
    const of = Object.entries(names).flatMap(([name, one]) => (name === measure ? [one] : []));
    // With squares from a8, holes keep their numbers.
    const squares = typeof board === "object" && "holes" in board ? { squares: "a8" as const } : {};
    return layouts.flatMap((layout) =>
      (pieces === 0 ? [{}] : PIECE_NAMES.map((piece) => ({ piece }))).map((more) => ({
        ...{ board, measure, layout, name: "x" },
        ...(of.length > 0 && { of }),
        ...squares,
        ...more,
      })),
    );
  });

/** Pieces without names: lame or bent, or with a leap to one side only. */
const UNNAMED = "BfrN RfrN KlN BflN nN BnA KnN [F-R] [W?fF] R[F-W]".split(" ");

const HOLES = [["d4"], ["h8"], ["b3", "g6"], ["a1", "e5"]];

const MIRRORED: readonly BoardAsked[] = (["files", "ranks"] as const).flatMap((side) =>
  [0, 2, -3].map((shift) => ({ size: "8x8", joins: [{ side, mirror: true, shift }] })),
);

/**
 * Tables that differ little from those that the audit knows: on boards with holes that keep their numbers, on boards with
 * a side joined to the reverse of the opposite side, and of unnamed pieces to or from a region.
 */
export const NEARLY_KNOWN: readonly TableRequest[] = [
  ...[...UNNAMED, "K", "N", "B", "W", "whitePawn", "fN"].flatMap((piece) => [
    ...HOLES.flatMap((holes) =>
      ([{ rank: 8, length: 64 }, "a8"] as const).flatMap((squares) => {
        const common = { board: { size: "8x8", holes }, squares, piece, name: "x" };
        return [
          ...MEASURE_NAMES.filter((measure) => MEASURES[measure].pieces > 0).map((measure) => ({
            ...common,
            measure,
          })),
          { ...common, layout: "center" as const },
        ];
      }),
    ),
    ...MIRRORED.flatMap((board) =>
      (["attacks", "moves", "distance", "step"] as const).map((measure) => ({
        ...{ board, measure, piece, name: "x" },
      })),
    ),
    ...["center", "corners", "edge"].flatMap((region) => [
      { piece, to: region, name: "x" },
      { piece, from: region, name: "x" },
    ]),
  ]),
];

/** The table of a request; `undefined` if the tool refuses it. */
export const tableFor = (request: TableRequest): Table | undefined => {
  try {
    const [entry] = parseRequest({ tables: [request] }).entries;
    const table = entry && tableOf(entry, entry.board);
    return table && cannotHold(table) === undefined ? table : undefined;
  } catch (error) {
    if (error instanceof RequestError || error instanceof BetzaError) return undefined;
    throw error;
  }
};

/** The elements of a requested table, without a proof. A missing answer is 255. */
export const elementsFor = (request: TableRequest): readonly (number | bigint)[] => {
  const table = tableFor({ name: "x", ...request });
  if (table === undefined) throw new Error("no table");
  return table.values.slice().map((answer = 255) => answer);
};

/**
 * A table as a language writes it, without header and comments, and with `t` in place of every word but `class Part1`,
 * which tells the parts of an array in Java.
 */
export const bareText = (table: Table, lang: LanguageName): string =>
  wholeText(languageNamed(lang).table(table))
    .replaceAll(/\/\*[^]*?\*\/|"""[^]*?"""|\/\/.*|^\s*#.*$/gm, "")
    .replaceAll(/\b(?!class\b|Part\d+\b)[A-Za-z_]\w*\b/g, "t");
