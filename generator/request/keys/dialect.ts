/** The dialect in which a piece's notation is read. */
import type { RequestedTable } from "../defaults.js";
import { about, oneOf } from "../forms.js";
import type { TableKey } from "./key.js";

export const DIALECT_KEY: TableKey<RequestedTable["dialect"]> = {
  ...about(
    "how a notation is read: as by Fairy-Stockfish, or as by XBoard 4.9.1",
    oneOf(["fairy-stockfish", "xboard"]),
  ),
  mistakes: ({ board, dialect }) => [
    board.graphs && dialect === "xboard" ? "the pieces of a graph have no notation" : undefined,
  ],
};
