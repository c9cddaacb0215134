/**
 * Builds the package: one JavaScript file for each entry of tables, and one of declarations, because a
 * module for each table costs several milliseconds to import; rollup, because it keeps `const` (engines fold a local
 * constant into the lookup) and the `@__PURE__` marks. The doc comments are in the declarations.
 */
import { readFileSync } from "node:fs";
import typescript from "@rollup/plugin-typescript";
import dts from "rollup-plugin-dts";
import { minify } from "terser";

/** Leaves out blanks and comments: half the file, and a fifth of the time that it takes to import. */
const withoutBlanks = {
  name: "without-blanks",
  renderChunk: (code) =>
    minify(code, {
      module: true,
      compress: false,
      mangle: false,
      sourceMap: true,
      format: { comments: /webpackIgnore|@vite-ignore/, preserve_annotations: true },
    }),
};

/**
 * Hides from bundlers what `emit` loads: it takes ts-morph and prettier, which a program that does not call it
 * need not have, and which no browser could run.
 */
const opaqueImports = {
  name: "opaque-imports",
  renderDynamicImport: () => ({
    left: "import(/* webpackIgnore: true */ /* @vite-ignore */ String(",
    right: "))",
  }),
};

/** The text that the emission of TypeScript copies, beside the file that reads it. */
const frozenTemplate = {
  name: "frozen-template",
  buildStart() {
    const path = "generator/languages/typescript/frozen.template.ts";
    this.emitFile({
      type: "asset",
      fileName: "shared/frozen.template.ts",
      source: readFileSync(path, "utf8"),
    });
  },
};

const code = (input, output, plugins = []) => ({
  input,
  output: { format: "es", sourcemap: true, ...output },
  // What the tool takes of Node and of the packages that its user installs.
  external: [/^node:/, "ts-morph", /^prettier/],
  plugins: [
    typescript({ tsconfig: "tsconfig.build.json" }),
    opaqueImports,
    withoutBlanks,
    ...plugins,
  ],
});

const declarations = (input, file) => ({
  input,
  output: { file, format: "es" },
  external: ["ts-morph"],
  plugins: [dts({ tsconfig: "tsconfig.build.json" })],
});

export default [
  ...["index", "pieces", "paths"].flatMap((name) => [
    code(`src/${name}.ts`, { file: `dist/${name}.js` }),
    declarations(`src/${name}.ts`, `dist/${name}.d.ts`),
  ]),
  code(
    ["generator/index.ts", "generator/commands/cli.ts"],
    {
      dir: "dist",
      entryFileNames: ({ name }) => (name === "index" ? "generator.js" : "[name].js"),
      chunkFileNames: "shared/[name].js",
    },
    [frozenTemplate],
  ),
  declarations("generator/index.ts", "dist/generator.d.ts"),
];
