/** `npm run bench`: measures, side by side, and prints a report in markdown. */
import { cpus } from "node:os";
import { timeExplorer } from "./explorer.js";
import { report } from "./report.js";
import { engines, prepareLoops, timeCommands, timeLoops, timeStartUp, timeTool } from "./run.js";

const [cpu] = cpus();
const machine = `${cpu?.model ?? "?"}, ${cpus().length} cores, ${process.platform} ${process.arch}`;
const loops = await prepareLoops();
const measured = engines().map(({ name, program, version }) => {
  console.error(`measuring under ${name}`);
  return {
    engine: name,
    version,
    loops: new Map([...loops].map(([way, file]) => [way, timeLoops(program, file)])),
    startUp: timeStartUp(program),
  };
});
console.error("measuring npm run generate, and the tool");
const [commands, tool] = [timeCommands(), timeTool()];
console.error("measuring the explorer");
const explorer = await timeExplorer();
const versions = measured.map(({ version }) => version).join(", ");
console.log(report(`${machine}; ${versions}`, measured, commands, tool, explorer));
