/**
 * Builds the package: one JavaScript file for all tables, and one of declarations. One file, because a
 * module each costs several milliseconds to import; rollup, because it keeps `const` (engines fold a local
 * constant into the lookup), the `@__PURE__` marks, the rows and the doc comments.
 */
import typescript from "@rollup/plugin-typescript";
import dts from "rollup-plugin-dts";

const input = "src/index.ts";

export default [
  {
    input,
    output: { file: "dist/index.js", format: "es", sourcemap: true },
    plugins: [typescript({ tsconfig: "tsconfig.build.json" })],
  },
  {
    input,
    output: { file: "dist/index.d.ts", format: "es" },
    plugins: [dts({ tsconfig: "tsconfig.build.json" })],
  },
];
