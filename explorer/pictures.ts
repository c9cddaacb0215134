/** `npm run pictures`: draws the pictures of the README, in `docs/`. npm sets the folder. */
import { asProcess } from "../generator/commands/status.js";
import { pictures } from "./drawing/pictures.js";

await asProcess((args, output) =>
  pictures(args, { ...output, folder: "docs", environment: process.env }),
);
