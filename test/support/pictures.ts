/** The pictures as they should be in `docs/`: text by name. */
import { drawPictures } from "../../explorer/drawing/pictures.js";

/** Every picture of `npm run pictures`. */
export const PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  drawPictures().map(({ file, text }) => [file, text]),
);
