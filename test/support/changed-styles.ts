/** Records of languages with planted faults. */
import type { Style } from "../../generator/languages/style.js";

type Group = "syntax" | "comments" | "types" | "statements" | "arrays" | "files";

/** The fields that differ in a record. */
export type Changes = { readonly [Name in Group]?: Partial<Style[Name]> };

/** Returns a record with some fields changed. */
export const changed = (style: Style, changes: Changes): Style => ({
  ...style,
  syntax: { ...style.syntax, ...changes.syntax },
  comments: { ...style.comments, ...changes.comments },
  types: { ...style.types, ...changes.types },
  statements: { ...style.statements, ...changes.statements },
  arrays: { ...style.arrays, ...changes.arrays },
  files: { ...style.files, ...changes.files },
});
