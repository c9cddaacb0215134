/** Arrays to try: one with a common mistake, and two from published programs. */
import { at } from "../../generator/common.js";
import { TABLE_BY_DEFAULT } from "../../generator/request/defaults.js";
import { pieceNamed } from "../../generator/request/pieces.js";
import { UNREACHABLE } from "../../generator/core/measures/elements.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { entryFrom } from "./messages.js";

const SQUARES = Array.from({ length: 64 }, (_, square) => square);

/** The numbers for all pairs of squares of 8×8, given how many files and ranks they are apart. */
const ofPairs = (of: (files: number, ranks: number, from: number, to: number) => number) =>
  SQUARES.flatMap((from) =>
    SQUARES.map((to) =>
      of(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)), from, to),
    ),
  );

const valuesOf = (request: Parameters<typeof entryFrom>[0]): readonly number[] => {
  const entry = entryFrom(request);
  return tableOf(entry, entry.board)
    .values.slice()
    .map((value = UNREACHABLE) => Number(value));
};

/** An array as program text, with `perLine` numbers on each line. */
const textOf = (
  values: readonly number[],
  perLine: number,
  [open, close]: readonly [string, string],
) => {
  const lines = Array.from({ length: Math.ceil(values.length / perLine) }, (_, line) =>
    values.slice(line * perLine, (line + 1) * perLine).join(", "),
  );
  return `${open}\n  ${lines.join(",\n  ")}\n${close}`;
};

/** The knight's distances by pair, without the two extra moves at corners. */
export const cornersForgotten = (): readonly number[] => {
  const array = valuesOf("KNIGHT_DISTANCE_15X15");
  return ofPairs((files, ranks) => at(array, 112 + 15 * ranks + files));
};

export const EXAMPLES = [
  {
    label: "A knight without corners",
    text: () => textOf(cornersForgotten(), 64, ["const uint8_t knight_distance[64][64] = {", "};"]),
  },
  {
    label: "Pumpkin’s edge",
    text: () =>
      textOf(
        SQUARES.map((square) => {
          const [file, rank] = [square & 7, square >> 3];
          return square === 15 ? 1 : Math.min(file, rank, 7 - file, 7 - rank);
        }),
        8,
        ["constexpr int kDistToEdge[64] = {", "};"],
      ),
  },
  {
    label: "DroidFish: right",
    text: () => {
      const layout = [{ rank: 16, zero: 119, length: 239 }];
      const values = valuesOf({
        ...TABLE_BY_DEFAULT,
        piece: [pieceNamed("K")],
        name: "dist",
        layout,
      });
      return textOf(values, 16, ["static final byte[] distTable = {", "};"]);
    },
  },
];
