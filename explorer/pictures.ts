/** `npm run pictures`: draws the README's pictures in `docs/`. npm sets the working directory. */
import { pictures } from "./draw-pictures.js";

process.exitCode = await pictures(process.argv.slice(2), {
  folder: "docs",
  environment: process.env,
  print: console.log,
  printError: console.error,
});
