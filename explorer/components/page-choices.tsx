/** The choices for the whole page: the language of code, and the numbering of squares. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { NUMBERING_NAMES } from "../../generator/boards/numbering.js";
import { choicesIn, type Choices } from "../model/diagram-address.js";
import { LANGUAGE_NAMES, LANGUAGE_TITLES } from "../model/language-titles.js";
import { NUMBERING_LABELS } from "../model/numbering.js";
import { Menu } from "./menu.js";
import { useFragment } from "./use-address.js";
import { useSeen } from "./use-loaded.js";

interface PageChoices extends Choices {
  readonly choose: (some: Partial<Choices>) => void;
}

const Chosen = createContext<PageChoices>({
  language: "ts",
  numbering: "a1",
  choose: () => {
    throw new Error("no element around this one keeps what is chosen");
  },
});

export const usePageChoices = (): PageChoices => useContext(Chosen);

const KEY = "chess-distance: ";

/** Returns the name chosen last; `undefined` if none is stored or storage is blocked. */
const remembered = <Name extends string>(
  what: keyof Choices,
  names: readonly Name[],
): Name | undefined => {
  try {
    const stored = localStorage.getItem(KEY + what);
    return names.find((name) => name === stored);
  } catch {
    return undefined;
  }
};

const remember = (some: Partial<Choices>): void => {
  try {
    for (const [what, name] of Object.entries(some)) localStorage.setItem(KEY + what, name);
  } catch {
    // Without storage, the choice lasts only as long as this page.
  }
};

/** Shares one set of choices among the components inside it. */
export const PageChoicesArea = ({ children }: { readonly children: ComponentChildren }) => {
  const [choices, setChoices] = useState<Choices>({ language: "ts", numbering: "a1" });
  useEffect(() => {
    // Read storage only after the first render, which must match the HTML. Without a stored choice, nothing is rendered again.
    const language = remembered("language", LANGUAGE_NAMES);
    const numbering = remembered("numbering", NUMBERING_NAMES);
    set({ ...(language && { language }), ...(numbering && { numbering }) });
  }, []);
  const set = (some: Partial<Choices>): void =>
    setChoices((before) => (Object.keys(some).length === 0 ? before : { ...before, ...some }));
  useFragment((fragment) => set(choicesIn(fragment)));
  const choose = (some: Partial<Choices>): void => {
    remember(some);
    set(some);
  };
  return <Chosen.Provider value={{ ...choices, choose }}>{children}</Chosen.Provider>;
};

/** The bar with the choices for the whole page. The bar stays in reach, and names the chapter that is being read. */
export const PageChoicesBar = () => {
  const { language, numbering, choose } = usePageChoices();
  const [here, setHere] = useState("");
  useSeen(".opening, main > section", "-40% 0px -60%", (part, place) =>
    setHere(place ? `${place} ${part.querySelector("h2")?.textContent}` : ""),
  );
  return (
    <form
      class="page-choices"
      aria-label="For the whole page"
      onSubmit={(event) => event.preventDefault()}
    >
      <a href="#contents" aria-label={`Contents${here && `: ${here}`}`}>
        {`☰ ${here || "Contents"}`}
      </a>
      <Menu
        label="Code"
        value={language}
        options={LANGUAGE_NAMES.map((name) => [name, LANGUAGE_TITLES[name]])}
        choose={(name) => choose(choicesIn(`#code=${name}`))}
      />
      <Menu
        label="Squares"
        value={numbering}
        options={NUMBERING_NAMES.map((name) => [name, NUMBERING_LABELS[name]])}
        choose={(name) => choose(choicesIn(`#squares=${name}`))}
      />
    </form>
  );
};
