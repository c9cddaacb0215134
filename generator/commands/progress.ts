/** A line of a terminal that says what a long run is doing. */
import { inLine } from "../errors.js";
import type { Surroundings } from "./surroundings.js";

/** The part of a stream that a line of progress needs. `columns` is the width of the terminal, 0 if it is unknown. */
interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly write: (text: string) => unknown;
}

interface ProgressLine extends Pick<Surroundings, "announce"> {
  /** Removes the line. */
  readonly clear: () => void;
}

const MILLISECONDS_BETWEEN = 1000;

const USUAL_WIDTH = 80;

/**
 * Says on one line of a terminal what is being done, at most once a second, and not in the first second. Does nothing
 * without a terminal. `now` returns the time in milliseconds.
 */
export const progressOn = (terminal: Terminal, now: () => number): ProgressLine => {
  let last = now();
  let isShown = false;
  const replace = (text: string): void => {
    terminal.write(`\r\x1b[K${text}`);
    isShown = text !== "";
  };
  return {
    clear: () => {
      if (isShown) replace("");
    },
    announce: (work) => {
      if (!terminal.isTTY || now() - last < MILLISECONDS_BETWEEN) return;
      const width = terminal.columns > 0 ? terminal.columns : USUAL_WIDTH;
      replace(`${inLine(work).slice(0, width - 3)} …`);
      last = now();
    },
  };
};
