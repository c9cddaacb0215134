/** `npm run pictures`: draws the README's pictures in `docs/`. npm sets the working directory. */
import { asProcess } from "../generator/process.js";
import { pictures } from "./drawing/pictures.js";

await asProcess((args, output) =>
  pictures(args, { ...output, folder: "docs", environment: process.env }),
);
