/** The files that a request writes beside its tables: an index, checks, and the names of squares. */
import { numberedAs } from "../boards/numbering.js";
import { checksOf } from "../checks/checks.js";
import { namesModule } from "../checks/square-names.js";
import type { Board } from "../core/board.js";
import { BOARD } from "../core/catalogue.js";
import type { modulesOf } from "../core/emit.js";
import type { RequestValues } from "./defaults.js";

/** The boards of a request, each with the name of the first table on it. */
export const boardsOf = ({ tables }: Pick<RequestValues, "tables">): ReadonlyMap<Board, string> =>
  new Map(
    tables
      .map((table) => (typeof table === "string" ? { board: BOARD, name: "" } : table))
      .map(({ board }, _, all) => [board, all.find((one) => one.board === board)?.name ?? ""]),
  );

export const extrasOf = (request: RequestValues): NonNullable<Parameters<typeof modulesOf>[3]> => {
  const { names, index } = request;
  const more =
    names === ""
      ? []
      : [...boardsOf(request)].map(([board, name]) =>
          namesModule(request, numberedAs(board, names), name),
        );
  return { index, check: checksOf(request), more };
};
