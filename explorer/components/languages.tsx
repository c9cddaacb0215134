/** The language of all code on the page, and the tabs that choose it. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useId, useRef, useState } from "preact/hooks";
import type { LanguageName } from "../../generator/languages/languages.js";
import { LANGUAGE_NAMES, LANGUAGE_TITLES } from "../model/language-titles.js";
import { isShortcut } from "./keys.js";

interface Choice {
  readonly chosen: LanguageName;
  readonly choose: (lang: LanguageName) => void;
}

const LanguageChoice = createContext<Choice>({
  chosen: "ts",
  choose: () => {
    throw new Error("no element around this one keeps a language");
  },
});

export const useLanguage = (): LanguageName => useContext(LanguageChoice).chosen;

const KEY = "chess-distance: language";

/** Returns the language chosen last, or TypeScript if none is stored or storage is blocked. */
const remembered = (): LanguageName => {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGE_NAMES.find((name) => name === stored) ?? "ts";
  } catch {
    return "ts";
  }
};

const remember = (lang: LanguageName): void => {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Without storage, the choice lasts only as long as this page.
  }
};

/** Provides everything in it with one choice of language. */
export const LanguageArea = ({ children }: { readonly children: ComponentChildren }) => {
  const [chosen, setChosen] = useState<LanguageName>("ts");
  // Only after the first drawing, which is that of the HTML.
  useEffect(() => setChosen(remembered()), []);
  const choose = (lang: LanguageName): void => {
    remember(lang);
    setChosen(lang);
  };
  return <LanguageChoice.Provider value={{ chosen, choose }}>{children}</LanguageChoice.Provider>;
};

/** The tabs, and what is shown in the chosen language; arrow keys move between the tabs. */
export const LanguagePanel = ({ children }: { readonly children: ComponentChildren }) => {
  const { chosen, choose } = useContext(LanguageChoice);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div class="languages">
      <div
        ref={list}
        class="tabs"
        role="tablist"
        aria-label="Language"
        onKeyDown={(event) => {
          if (isShortcut(event)) return;
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          const count = LANGUAGE_NAMES.length;
          const at = (LANGUAGE_NAMES.indexOf(chosen) + step + count) % count;
          const next = LANGUAGE_NAMES[at];
          if (next !== undefined) choose(next);
          list.current?.querySelectorAll("button")[at]?.focus();
        }}
      >
        {LANGUAGE_NAMES.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabindex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {LANGUAGE_TITLES[name]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
};
