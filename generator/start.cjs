/**
 * Starts the generator: bundles it in memory, writing nothing, and runs it. The bundle is CommonJS, for
 * importing ts-morph as an ES module costs a scan of all its exports; so is this file, to hand it `require`.
 */
const path = require("node:path");
const { compileFunction } = require("node:vm");

const start = async () => {
  const { build } = require("esbuild");
  const bundling = build({
    entryPoints: [path.join(__dirname, "main.ts")],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    write: false,
    logLevel: "silent",
  });
  require("ts-morph"); // takes longer than the bundling, which goes on beside it
  const { outputFiles } = await bundling;
  for (const { text } of outputFiles) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- what compiles has no type
    compileFunction(text, ["require"])(require);
  }
};

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "MODULE_NOT_FOUND")
    return "its packages are not installed. This installs them: npm ci";
  const [reason = ""] = error.message.replace(/^Build failed with .*\n/, "").split("\n");
  return reason;
};

start().catch((/** @type {unknown} */ error) => {
  console.error(`cannot start the generator: ${reasonOf(error)}`);
  process.exitCode = 2;
});
