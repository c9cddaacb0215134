/** The process: arguments and folder in, lines and exit status out. npm sets the project as its folder. */
import { CATALOGUE } from "./catalogue.js";
import { run } from "./command.js";

void run(process.argv.slice(2), CATALOGUE, {
  folder: "generated",
  environment: process.env,
  print: (line) => {
    console.log(line);
  },
  printError: (line) => {
    console.error(line);
  },
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error("This is a fault of the generator itself; please report it:", error);
    process.exitCode = 3;
  },
);
