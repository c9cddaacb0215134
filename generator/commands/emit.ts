/** `emit`, the library's function for modules of one's own. */
import { demandType } from "../errors.js";
import type { Module } from "../languages/language.js";
import type { Request } from "./schema.js";

/**
 * The modules with the tables of a request, and the modules that they import, each with a header; that of the tables
 * names the command. Every table is proved first. Throws a `RequestError` that names each mistake of the
 * request, or a `ProofError` that names the first pair of squares for which a layout cannot hold the
 * distance, or a `RangeError` if the command has a line break. TypeScript requires the packages ts-morph and prettier.
 */
export const emit = async (request: Request, command: string): Promise<readonly Module[]> => {
  demandType("emit: the command", command, "string");
  // Loaded here, so that programs that do not call this function do not contain what it needs.
  const { requestIn, valueOf } = await import("./schema.js");
  const { entriesOf, writtenAs } = await import("./request.js");
  const { modulesOf } = await import("../emit.js");
  const checked = valueOf(requestIn(request));
  const { lang, format, index, setting } = writtenAs(checked);
  const entries = valueOf(entriesOf(checked));
  const language =
    lang === "ts"
      ? (await import("../languages/typescript/modules.js")).typescript(format)
      : (await import("../languages/languages.js")).languageNamed(lang, setting);
  const files = await modulesOf(entries, language, { command, index });
  return files.map(({ file, text }) => ({ file, text }));
};
