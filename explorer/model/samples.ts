/** The samples: the few lines that compute what a chapter explains, as text in a language. */
import { at, present } from "../../generator/common.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { squareName, type Square } from "../../generator/core/board.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import type { Cell } from "../drawing/grid.js";
import { numbered } from "./numbering.js";
import type { State } from "./state.js";

/** A square, and its cell if it is drawn, on a board with a piece and a target. */
interface Asked extends Pick<State, "board" | "origin" | "target"> {
  readonly square: Square;
  readonly cell?: Cell | undefined;
}

/** Whether words speak about a square. */
export type About = (asked: Asked) => boolean;

export interface Sample {
  /** The names of the sample's parts in the files of `chapters/code/`. */
  readonly parts: readonly string[];
  /** The piece whose distance replaces the king's. */
  readonly piece?: string;
  readonly calls: readonly Call[];
  /** The words that may decide the answer, and those of them that do for a square. */
  readonly deciding?: RegExp;
  readonly decides?: (asked: Asked) => RegExp;
  /** A call of another part; the call and that part are copied but not shown. */
  readonly example?: Call;
}

/** The parts that a part needs, which are copied but not shown. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  ...{ king: ["numbering"], knight: ["numbering", "king"], fill: ["numbering"] },
  ...{ regions: ["numbering", "king"], paths: ["numbering", "king", "knight"] },
  certificate: ["numbering", "king", "knight"],
};

export interface Call {
  /** The function in words: `king distance`. */
  readonly of: string;
  readonly given: readonly number[];
  readonly answer: string;
}

/** A language with samples; tables in the others hold only numbers. */
export type SampleLanguage = Exclude<LanguageName, "json" | "coq">;

export const sampleLanguage = (lang: LanguageName): SampleLanguage =>
  lang === "json" || lang === "coq" ? "ts" : lang;

/** A part of a file of samples: the one for a numbering, or else the one for all numberings. */
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

const callText = (lang: SampleLanguage, { of, given }: Call): string =>
  `${nameIn(lang, of)}(${given.join(", ")})`;

/** `kingDistance(18, 37); // c3 to f5: 3` */
export const callIn = (lang: SampleLanguage, call: Call): string => {
  if (lang === "python") return `${callText(lang, call)}  # ${call.answer}`;
  return `${callText(lang, call)}${lang === "go" ? "" : ";"} // ${call.answer}`;
};

/** A whole program, which prints the answers of the calls. */
export const programIn = (
  lang: SampleLanguage,
  file: string,
  numbering: NumberingName,
  sample: Sample,
): string => {
  const { parts, calls, example } = sample;
  const needs = parts.flatMap((part) => NEEDS[part] ?? []);
  const textOf = (name: string): string => partIn(file, name, numbering);
  const own = [...parts, ...(example ? [example.of] : [])];
  const texts = [...needs.map(textOf), ...own.map((name) => linesOf(lang, textOf(name), sample))];
  const printed = (line: string) => (call: Call) =>
    line.replace("CALL", callText(lang, call)).replace("ANSWER", call.answer);
  return `${textOf("main")
    .replace(/^( *)LINES;?$/m, (_, room: string) => texts.join("\n\n").replaceAll(/^(?=.)/gm, room))
    .replace(/^.*CALL.*$/m, (line) =>
      [...calls, ...present(example)].map(printed(line)).join("\n"),
    )}\n`;
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
