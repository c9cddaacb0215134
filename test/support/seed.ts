/** With `SEED`, tests with random input have the same each time; without it, other input in each run. */
const seed = process.env["SEED"];
if (seed !== undefined) {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: Number(seed) });
}
