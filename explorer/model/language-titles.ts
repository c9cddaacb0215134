/** The names and titles of the languages, without their records, which are large and load when they are needed. */
import type { LanguageName } from "../../generator/languages/languages.js";

/** The titles, which `vite.config.ts` defines. */
declare const TITLES: Readonly<Record<LanguageName, string>>;

export const LANGUAGE_TITLES = { ...TITLES, ts: "TypeScript" };

const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGE_TITLES, name);

export const LANGUAGE_NAMES: readonly LanguageName[] =
  Object.keys(LANGUAGE_TITLES).filter(isLanguage);
