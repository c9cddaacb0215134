/** Files of tables as a stranger would have written them. */
import type { LanguageName } from "../../generator/languages/languages.js";
import { GRAMMARS } from "./grammars.js";
import { jsonTable } from "./json.js";

/** The text of a table's file without its header, its comments and its own names. */
export const bare = (lang: LanguageName, text: string, table: string): string => {
  if (lang === "json") return `{ "own": [${jsonTable(text).values.join(", ")}] }`;
  const comment = lang === "ts" ? /\/\*[^]*?\*\/|\/\/.*/g : GRAMMARS[lang].comment;
  const own = new RegExp(`\\w*${table.toLowerCase().replaceAll("_", "_?")}\\w*`, "gi");
  return text.replaceAll(comment, "").replaceAll(own, "own");
};
