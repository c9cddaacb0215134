/** The pictures of `docs/`. */
import { pictureHeaderOf } from "../header.js";

/** One picture, as it should stand in `docs/`. */
export interface Picture {
  /** The name of its file, such as `king-d4.svg`. */
  readonly file: string;
  readonly text: string;
}

/** Draws every picture, each under a header that names the command. */
export const drawPictures = (command: string): readonly Picture[] =>
  ["king-d4", "knight-d4"].map((name) => ({
    file: `${name}.svg`,
    text:
      pictureHeaderOf(command) +
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${name}</title></svg>\n`,
  }));
