/** The module of the number that stands for no distance. */
import type { StatementStructures } from "ts-morph";
import { UNREACHABLE as NUMBER } from "../tabulate.js";
import { constant, exported } from "./structures.js";

/** The module's file, without its ending. */
export const UNREACHABLE_FILE = "unreachable";

/** The name of the number. */
export const UNREACHABLE = "UNREACHABLE";

/** The statements of the module. */
export const unreachableModule = (): readonly StatementStructures[] => [
  exported(
    ["What a table holds where the piece never gets, however many moves it makes."],
    constant(UNREACHABLE, undefined, `${NUMBER}`),
  ),
];
