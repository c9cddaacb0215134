/** What surrounds a command: where it runs and prints, and how it asks. */
import type { Announce } from "../core/tables/modules.js";
import type { ProvedBefore } from "../files/proved.js";
import type { Environment } from "../npm-consumed.js";
import type { Output } from "../options.js";
import type { Painted } from "./painted.js";

export interface Surroundings extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  readonly environment: Environment;
  readonly proved: ProvedBefore;
  /** Prints a line of a drawing, in color where the terminal has it. */
  readonly draw: (line: readonly Painted[]) => void;
  /** Announces a step that is about to start. Is called often, also in short runs. */
  readonly announce: Announce;
  /** Reads the standard input to its end. */
  readonly input: () => Promise<string>;
  /** Asks the user; returns the default if the answer is empty or there is no terminal. */
  readonly ask: (question: string, byDefault: string) => Promise<string>;
}
