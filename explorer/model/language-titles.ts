/** The languages and what they are called. Their records, which are large, load when they are needed. */
import type { LanguageName } from "../../generator/languages/languages.js";

/** Written into the page by `vite.config.ts`. */
declare const TITLES: Readonly<Record<LanguageName, string>>;

export const LANGUAGE_TITLES = { ...TITLES, ts: "TypeScript" };

const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGE_TITLES, name);

export const LANGUAGE_NAMES: readonly LanguageName[] =
  Object.keys(LANGUAGE_TITLES).filter(isLanguage);
