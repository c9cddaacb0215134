/**
 * `npm run build`: writes the package to `dist/`, bundled by entry point, because a module for each
 * table would be slow to import; a folder for each entry point, for old resolvers; and `schema.json`, with
 * which editors complete and check `chess-distance.json`.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type BuildOptions, type OutputOptions, type Plugin } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { CONFIG } from "./generator/request/config-form.js";
import { TABLE } from "./generator/request/table-keys.js";
import manifest from "./package.json" with { type: "json" };

/** The entry points that programs import; each re-exports modules of `generated/`. */
const TABLES = ["index", "pieces", "paths", "sets", "squares", "vectors"];

/** Packages that are built into the tool. */
const BUILT_IN = ["fastest-levenshtein", "ignore", "jsonc-parser"];

/**
 * Removes whitespace and comments, so that files are smaller and faster to import. Everything else stays: engines
 * inline a local `const`, and bundlers drop unused tables by both `@__PURE__` marks.
 */
const AS_WRITTEN: OutputOptions = {
  comments: { annotation: true, jsdoc: false, legal: false },
  minify: { compress: false, mangle: false, codegen: true },
};

/** The code of an entry point, once for `import` and once for `require`: jest cannot require ES modules. */
const tables = (name: string): BuildOptions[] => [
  { input: `src/${name}.ts`, output: { ...AS_WRITTEN, file: `dist/${name}.js` } },
  {
    input: `src/${name}.ts`,
    output: {
      ...AS_WRITTEN,
      file: `dist/${name}.cjs`,
      format: "cjs",
      strict: true,
      generatedCode: { symbols: false },
    },
  },
];

/**
 * Hides from bundlers the modules that `emit` loads, so that programs that do not call `emit` do not bundle them. Runs
 * last, because the minifier would undo it.
 */
const opaqueImports: Plugin = {
  name: "opaque-imports",
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replaceAll(
        /\bimport\((["`]\.[^"`]+["`])\)/g,
        "import(/* webpackIgnore: true */ /* @vite-ignore */ String($1))",
      );
    }
  },
};

/** The tool and the library, which share code. */
const GENERATOR: BuildOptions = {
  input: {
    generator: "generator/index.ts",
    audit: "generator/audit/audit.ts",
    cli: "generator/commands/cli.ts",
  },
  platform: "node",
  // Prefers the ES modules of packages, because CommonJS modules need helpers.
  resolve: { mainFields: ["module", "main"] },
  plugins: [opaqueImports],
  output: {
    ...AS_WRITTEN,
    // The names of functions stay, so that a report of a bug says where it is.
    minify: { compress: true, mangle: { toplevel: false }, codegen: true },
    dir: "dist",
    chunkFileNames: "shared/[name].js",
  },
};

/** The declarations of an entry point, with the doc comments. */
const declarations = (name: string, input: string): BuildOptions => ({
  input: { [name]: input },
  plugins: [dts({ emitDtsOnly: true, oxc: true })],
  // Prevents warnings about slow plugins on a busy machine.
  checks: { bundlerTimings: false },
  output: { dir: "dist" },
});

/** The license of a package: its copyright notice, and the permission notice, which starts with the same words in all. */
const licenseOf = (name: string): readonly [notice: string, permission: string] => {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one)) ?? "";
  const text = readFileSync(`${folder}/${file}`, "utf8").trim();
  const start = text.indexOf("Permission is hereby granted");
  if (start === -1)
    throw new Error(`${folder}: the license has no permission notice that is known`);
  return [`${name}\n\n${text.slice(0, start).trim()}\n`, text.slice(start)];
};

/** The licenses of packages. Permission notices that differ only in white space are one. */
const licensesOf = (names: readonly string[]): string => {
  const licenses = names.map(licenseOf);
  const permissions = new Map(licenses.map(([, text]) => [text.replaceAll(/\s+/g, " "), text]));
  return [...permissions]
    .map(([words, permission]) => {
      const alike = licenses.filter(([, text]) => text.replaceAll(/\s+/g, " ") === words);
      return [...alike.map(([notice]) => notice), "For each of these:\n", `${permission}\n`].join(
        "\n",
      );
    })
    .join("\n----\n\n");
};

/**
 * Writes a `package.json` in a folder with the name of each entry point. Parcel, webpack 4, browserify, Metro and
 * TypeScript's `node10` look there, because they do not read `exports`. The sources in `generator/` keep their type.
 */
const writeFolders = (): void => {
  const { exports, type, sideEffects } = manifest;
  for (const [name, entry] of Object.entries(exports)) {
    if (name === "." || typeof entry === "string") continue;
    const [module, main] = "import" in entry ? [entry.import, entry.require] : [entry, entry];
    const from = { main: main.default, module: module.default, types: main.types };
    const files = Object.entries(from).map(([key, path]) => [key, `.${path}`] as const);
    mkdirSync(name, { recursive: true });
    const stub = { type, sideEffects, ...Object.fromEntries(files) };
    writeFileSync(join(name, "package.json"), `${JSON.stringify(stub)}\n`);
  }
};

rmSync("dist", { recursive: true, force: true });
await build([
  ...TABLES.flatMap((name) => [...tables(name), declarations(name, `src/${name}.ts`)]),
  GENERATOR,
  declarations("generator", "generator/index.ts"),
  declarations("audit", "generator/audit/audit.ts"),
]);
// Declarations for `require` serve `import`, too; the other way around, TypeScript refuses.
for (const name of TABLES) {
  renameSync(`dist/${name}.d.ts`, `dist/${name}.d.cts`);
  writeFileSync(`dist/${name}.d.ts`, `export * from "./${name}.cjs";\n`);
}
writeFolders();
writeFileSync("dist/THIRD-PARTY-LICENSES.txt", licensesOf(BUILT_IN));
const table = JSON.stringify(TABLE.schema);
const schema = { ...CONFIG.schema, $schema: "http://json-schema.org/draft-07/schema#" };
// The schema of a table is defined once and referenced from every place that uses it.
const text = JSON.stringify(schema).replaceAll(table, '{"$ref":"#/definitions/table"}');
writeFileSync("schema.json", `${text.replace(/\}$/, `,"definitions":{"table":${table}}}`)}\n`);
