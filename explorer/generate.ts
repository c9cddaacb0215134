/** `npm run generate`: writes the tables of `generated/` and the pictures of `docs/`. npm sets the folder. */
import { generate } from "../generator/commands/generate.js";
import { asProcess } from "../generator/commands/process.js";
import { drawPictures } from "./drawing/pictures.js";

await asProcess((args, output) =>
  generate(args, {
    ...output,
    folder: "generated",
    others: (command) => [{ path: "docs", kind: "picture", files: drawPictures(command) }],
    environment: process.env,
  }),
);
