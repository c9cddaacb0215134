/** `npm run bench`: takes all measurements and prints a report in markdown. */
import { cpus } from "node:os";
import { timeExplorer } from "./explorer.js";
import { report } from "./report.js";
import * as run from "./run.js";
import { scaleTable } from "./scale.js";

const [cpu] = cpus();
const machine = `${cpu?.model ?? "?"}, ${cpus().length} cores, ${process.platform} ${process.arch}`;
const loops = await run.prepareLoops();
const measured = run.engines().map(({ name, program, version }) => {
  console.error(`measuring under ${name}`);
  return {
    engine: name,
    version,
    loops: new Map([...loops].map(([way, file]) => [way, run.timeLoops(program, file)])),
    startUp: run.timeStartUp(program),
  };
});
console.error("measuring npm run generate, and the tool");
const [commands, outputs, tool] = [run.timeCommands(), run.timeOutputs(), run.timeTool()];
console.error("measuring the audit");
const [audit, arrays] = [run.timeAudit(), run.timeArrays()];
console.error("measuring large boards");
const scale = scaleTable();
console.error("measuring the explorer");
const explorer = await timeExplorer();
const versions = measured.map(({ version }) => version).join(", ");
console.log(
  report(
    `${machine}; ${versions}`,
    measured,
    commands,
    outputs,
    tool,
    scale,
    audit,
    arrays,
    explorer,
  ),
);
