/** The samples: the few lines that compute what a chapter explains, as text in a language. */
import { at } from "../../generator/common.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { squareName, type Square } from "../../generator/core/board.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import { numbered } from "./numbering.js";
import type { State } from "./state.js";

export interface Sample {
  /** The names of its parts in the files of `chapters/code/`. */
  readonly parts: readonly string[];
  /** The piece whose distance takes the place of the king's. */
  readonly piece?: string;
  readonly calls: readonly Call[];
}

export interface Call {
  /** The function in words, such as `king distance`. */
  readonly of: string;
  readonly given: readonly number[];
  readonly answer: string;
}

/** A language of which there are samples; files of the others hold numbers alone. */
export type SampleLanguage = Exclude<LanguageName, "json" | "coq">;

export const sampleLanguage = (lang: LanguageName): SampleLanguage =>
  lang === "json" || lang === "coq" ? "ts" : lang;

/** A part of a file of samples: the one for a numbering, or else the one for all. */
export const partIn = (file: string, name: string, numbering: NumberingName): string => {
  const texts = new Map(
    file.split(/^(?:\/\/|#) -- /m).map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return [title, lines.join("\n").trim()];
    }),
  );
  return texts.get(`${name} of ${numbering}`) ?? texts.get(name) ?? "";
};

/** `king_distance`, or `kingDistance` */
const nameIn = (lang: SampleLanguage, words: string): string =>
  ["c", "cpp", "rust", "python"].includes(lang)
    ? words.replaceAll(" ", "_")
    : words.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase());

export const linesOf = (lang: SampleLanguage, lines: string, { piece = "king" }: Sample): string =>
  ["king distance", "is king distance"].reduce(
    (text, words) =>
      text.replaceAll(nameIn(lang, words), nameIn(lang, words.replace("king", piece))),
    lines,
  );

/** `kingDistance(18, 37); // c3 to f5: 3` */
export const callIn = (lang: SampleLanguage, { of, given, answer }: Call): string => {
  const call = `${nameIn(lang, of)}(${given.join(", ")})`;
  if (lang === "python") return `${call}  # ${answer}`;
  return lang === "go" ? `${call} // ${answer}` : `${call}; // ${answer}`;
};

/** The call for some squares of a state, in its numbering. */
export const callOf = (
  state: State,
  of: string,
  squares: readonly Square[],
  answer: string,
): Call => {
  const { numbers } = numbered(state);
  const names = squares.map((square) => squareName(state.board, square));
  return {
    of,
    given: squares.map((square) => at(numbers, square)),
    answer: `${names.join(" to ")}: ${answer}`,
  };
};
