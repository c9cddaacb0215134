/** What each key of a request expects. */
import { LANGUAGE_NAMES, languageFacts } from "../languages/languages.js";
import { FORMATS } from "../languages/typescript/style.js";
import { MEASURE_NAMES } from "./measures.js";
import { A_BOARD, LAYOUT_NAMES, REGIONS } from "./named.js";

const settingText = (name: "namespace" | "package"): string =>
  LANGUAGE_NAMES.map((lang) => languageFacts(lang).setting)
    .flatMap((setting) => (setting?.name === name ? [setting.expected] : []))
    .join(", or ");

/** What each key expects, for messages and for the descriptions in `schema.json`. */
export const EXPECTED = {
  $schema: 'the path of the schema, such as "./node_modules/chess-distance/schema.json"',
  out: 'the folder of the tables, such as "src/tables"',
  index: "true to write an index that exports all tables as well, or false",
  format: `one of ${FORMATS.join(", ")}`,
  lang: `one of ${LANGUAGE_NAMES.join(", ")}`,
  namespace: settingText("namespace"),
  package: settingText("package"),
  tables:
    'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for those of the package',
  board: A_BOARD,
  measure: `one of ${MEASURE_NAMES.join(", ")}`,
  piece:
    'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks also a list of them',
  name: 'a lower-case letter followed by up to 59 letters and digits, such as "camel"',
  layout: `one of ${LAYOUT_NAMES.join(", ")}, or a list of them`,
  to: `one of ${Object.keys(REGIONS).join(", ")}, or a square or a list of squares, such as ["d4", "e4"]`,
};

/** A key of a request. */
export type Key = keyof typeof EXPECTED;

/** Whether a key is one of them. */
export const isKey = (key: unknown): key is Key =>
  typeof key === "string" && Object.hasOwn(EXPECTED, key);
