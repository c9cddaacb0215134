/** The checks beside tables, by language. */
import type { Table } from "../../table.js";
import type { RequestValues } from "../../request/defaults.js";
import { LANGUAGES, type LanguageName } from "../languages.js";
import { settingOf, type Module } from "../style.js";
import { extensionOf } from "../typescript/style.js";
import { C_CHECK } from "./c.js";
import { checkIn } from "./check.js";
import { CPP_CHECK } from "./cpp.js";
import { GO_CHECK } from "./go.js";
import { JAVA_CHECK } from "./java.js";
import { checkInPython } from "./json.js";
import { PYTHON_CHECK } from "./python.js";
import { RUST_CHECK } from "./rust.js";
import type { CheckStyle } from "./style.js";
import { TYPESCRIPT_CHECK } from "./typescript.js";
import { ZIG_CHECK } from "./zig.js";

const CHECKS: Readonly<Record<Exclude<LanguageName, "coq" | "json">, CheckStyle>> = {
  ts: TYPESCRIPT_CHECK,
  c: C_CHECK,
  cpp: CPP_CHECK,
  rust: RUST_CHECK,
  go: GO_CHECK,
  java: JAVA_CHECK,
  python: PYTHON_CHECK,
  zig: ZIG_CHECK,
};

/** Returns the function that makes the check of a table, `undefined` if it has none; only if a request wants checks. */
export const checksOf = (
  request: RequestValues,
): ((table: Table) => Module | undefined) | undefined => {
  const { lang, format, proof } = request;
  if (!proof || lang === "coq") return undefined;
  if (lang === "json") return checkInPython;
  const given = lang === "ts" ? extensionOf(format) : settingOf(request);
  const value = given ?? LANGUAGES[lang].value ?? "";
  return (table) => checkIn({ ...LANGUAGES[lang], value }, CHECKS[lang], table);
};
