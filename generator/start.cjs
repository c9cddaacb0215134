/**
 * Starts the generator: bundles it in memory, writing nothing, and runs it. The bundle is CommonJS, for
 * importing ts-morph as an ES module costs a scan of all its exports; so is this file, to hand it `require`.
 */
const path = require("node:path");
const { compileFunction } = require("node:vm");

const bundle = async () => {
  const { build } = require("esbuild");
  const bundling = build({
    entryPoints: [path.join(__dirname, "main.ts")],
    bundle: true,
    external: ["ts-morph", "prettier/*"],
    platform: "node",
    format: "cjs",
    target: "node20",
    write: false,
    logLevel: "silent",
  });
  require("ts-morph"); // takes longer than the bundling, which goes on beside it
  const { outputFiles } = await bundling;
  return compileFunction(outputFiles.map(({ text }) => text).join(""), ["require", "module"]);
};

/** @param {unknown} error */
const cannotStart = (error) => {
  console.error(`cannot start the generator: ${reasonOf(error)}`);
  process.exitCode = 2;
};

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "MODULE_NOT_FOUND")
    return "its packages are not installed. This installs them: npm ci";
  const [reason = ""] = error.message.replace(/^Build failed with .*\n/, "").split("\n");
  return reason;
};

/** @param {Function} run */
const start = async (run) => {
  /** @type {{ exports?: { main?: () => Promise<number> } }} */
  const main = {};
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- what is compiled has no type
  run(require, main);
  process.exitCode = await main.exports?.main?.();
};

/** @param {unknown} error */
const fault = (error) => {
  console.error("This is a fault of the generator itself; please report it:", error);
  process.exitCode = 3;
};

bundle().then(start, cannotStart).catch(fault);
