/**
 * The formats of modules: TypeScript that imports compiled files (`./frozen.js`), TypeScript that imports source
 * files (`./frozen.ts`), or JavaScript with declarations.
 */
export const FORMATS = ["ts", "ts-extensions", "js"] as const;

/** The format of modules: `ts`, `ts-extensions` or `js`; see {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** The file extension in imports. */
export const extensionOf = (format: Format): "js" | "ts" =>
  format === "ts-extensions" ? "ts" : "js";
