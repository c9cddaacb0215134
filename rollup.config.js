/**
 * Builds the package: one JavaScript file and one file of declarations for each entry point, because one module for
 * each table would be slow to import. It uses rollup because rollup keeps `const` (engines compile a local
 * constant into the lookup) and the `@__PURE__` marks. The doc comments are in the declarations.
 */
import { readdirSync, readFileSync } from "node:fs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import typescript from "@rollup/plugin-typescript";
import dts from "rollup-plugin-dts";
import { minify } from "terser";

/** Removes whitespace and comments, so that files are smaller and faster to import. */
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
 * Hides from bundlers the module that `emit` loads. It requires ts-morph and prettier, which are not installed for
 * programs that do not call `emit`, and do not run in browsers.
 */
const opaqueImports = {
  name: "opaque-imports",
  renderDynamicImport: () => ({
    left: "import(/* webpackIgnore: true */ /* @vite-ignore */ String(",
    right: "))",
  }),
};

/** The licenses of the packages that are built into the tool. */
const licenses = {
  name: "licenses",
  buildStart() {
    const packages = ["fastest-levenshtein", "jsonc-parser", "valibot"];
    const source = packages
      .map((name) => {
        const folder = `node_modules/${name}`;
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        return `${name}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n`;
      })
      .join("\n----\n\n");
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source });
  },
};

/** The templates that the TypeScript language copies, next to the file that reads them. */
const templates = {
  name: "templates",
  buildStart() {
    for (const name of ["frozen.template.ts", "squares.template.ts"])
      this.emitFile({
        type: "asset",
        fileName: `shared/${name}`,
        source: readFileSync(`generator/languages/typescript/${name}`, "utf8"),
      });
  },
};

const code = (input, output, plugins = [withoutBlanks]) => ({
  input,
  output,
  // Modules of Node, and packages that the user of the tool installs.
  external: [/^node:/, "ts-morph", /^prettier/],
  plugins: [
    nodeResolve(), // what the tool needs of other packages is part of it
    typescript({ tsconfig: "tsconfig.build.json" }),
    opaqueImports,
    ...plugins,
  ],
});

const declarations = (input, ...files) => ({
  input,
  output: files.map((file) => ({ file, format: "es" })),
  external: ["ts-morph"],
  plugins: [dts({ tsconfig: "tsconfig.build.json" })],
});

export default [
  // For `require` too, because jest and older versions of Node cannot require ES modules.
  ...["index", "pieces", "paths", "sets", "squares", "vectors"].flatMap((name) => [
    code(`src/${name}.ts`, [
      { file: `dist/${name}.js`, format: "es", sourcemap: true },
      { file: `dist/${name}.cjs`, format: "cjs", sourcemap: true },
    ]),
    declarations(`src/${name}.ts`, `dist/${name}.d.ts`, `dist/${name}.d.cts`),
  ]),
  code(
    ["generator/index.ts", "generator/commands/cli.ts"],
    {
      dir: "dist",
      format: "es",
      sourcemap: true,
      entryFileNames: ({ name }) => (name === "index" ? "generator.js" : "[name].js"),
      chunkFileNames: "shared/[name].js",
    },
    [templates, licenses],
  ),
  declarations("generator/index.ts", "dist/generator.d.ts"),
];
