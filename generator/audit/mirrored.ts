/** The boards with joined sides on which moves across a side do not all have the same vector: one side is turned over. */
import { joinedBy, shaped } from "../boards/shaped.js";
import { onceFor } from "../common.js";
import type { Board, Join } from "../core/boards/board.js";

type JoinList = readonly Join[];

const otherSide = (side: Join["side"]): Join["side"] => (side === "files" ? "ranks" : "files");

/** The joins of one pair of sides, turned over and shifted by each number of squares. */
const turnedOver = (side: Join["side"], most: number): JoinList =>
  Array.from({ length: 2 * most - 1 }, (_, place) => ({
    ...{ side, mirror: true },
    shift: place - most + 1,
  }));

const joinsOn = ({ files, ranks }: Board): readonly JoinList[] => {
  const single = [...turnedOver("files", ranks), ...turnedOver("ranks", files)];
  return [
    ...single.map((join) => [join]),
    ...single.map((join) => [join, { side: otherSide(join.side) }]),
    [
      { side: "files", mirror: true },
      { side: "ranks", mirror: true },
    ],
  ];
};

/** The boards of a rectangle's size that have a pair of sides joined and turned over, such as a Möbius strip. */
export const mirroredBoards = onceFor((board: Board): readonly Board[] =>
  joinsOn(board)
    .filter((joins) => joinedBy(joins, board) !== undefined)
    .map((joins) => {
      const { files, ranks } = board;
      return shaped({ files, ranks, holes: [], joins }, "", JSON.stringify([board.name, joins]));
    }),
);
