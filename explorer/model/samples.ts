/** The samples: the few lines that compute what a chapter explains, as text in a language. */
import { at } from "../../generator/common.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { cases } from "../../generator/cases.js";
import { squareName, type Square } from "../../generator/core/boards/board.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import type { DrawnCell } from "../../generator/drawing/grid.js";
import { numbered } from "./numbering.js";
import type { State } from "./state.js";

/** A square, and its cell if it is drawn, on a board with a piece and a target. */
interface Asked extends Pick<State, "board" | "origin" | "target"> {
  readonly square: Square;
  readonly cell?: DrawnCell | undefined;
}

/** Reports whether words are about a square. */
export type About = (asked: Asked) => boolean;

export interface Sample {
  /** The names of the sample's parts in the files of `chapters/code/`. */
  readonly parts: readonly string[];
  readonly calls: readonly Call[];
  /**
   * A pattern for the words that may decide the answer, and a function that returns a pattern for the words that decide
   * it for a square.
   */
  readonly deciding?: RegExp;
  readonly decides?: (asked: Asked) => RegExp;
}

/** The parts that a part needs, which are copied but not shown. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  ...{ king: ["numbering"], knight: ["numbering", "king"], fill: ["numbering"] },
  ...{ "15x15": ["numbering"], "0x88": ["numbering"], regions: ["numbering", "king"] },
  ...{ paths: ["numbering", "king"], "knight paths": ["numbering", "king", "knight"] },
  certificate: ["numbering", "king", "knight"],
};

/** The parts that are made from another part by replacing words, in languages that have no such part of their own. */
const REPLACED: Readonly<
  Record<string, readonly [part: string, ...words: (readonly [string | RegExp, string])[]]>
> = {
  "numbering of a8": ["numbering", ["8", "56 - 8"], ["sq >> 3", "7 - (sq >> 3)"]],
  "numbering of 0x88": ["numbering", ["8", "16"], [">> 3", ">> 4"]],
  "numbering of mailbox": [
    "numbering",
    [/8(.*file)/, "10$1 + 21"],
    ["sq & 7", "(sq % 10) - 1"],
    ["sq >> 3", "(sq / 10) - 2"],
  ],
  "0x88": ["15x15", ["15x15", "0x88"], ["15", "16"], ["112", "120"]],
  "0x88 of 0x88": ["0x88", [/16[^]*120/, "to - from + 120"]],
  "knight paths": ["paths", [/king/g, "knight"], [/King/g, "Knight"]],
};

export interface Call {
  /** The function in words, such as `king distance`. */
  readonly of: string;
  readonly given: readonly number[];
  readonly answer: string;
}

/** A language with samples. Tables in the other languages hold only numbers. */
export type SampleLanguage = Exclude<LanguageName, "json" | "coq">;

export const sampleLanguage = (lang: LanguageName): SampleLanguage =>
  lang === "json" || lang === "coq" ? "ts" : lang;

/** A part of a file of samples: the part for the numbering, or else the part for all numberings. */
export const partIn = (file: string, name: string, numbering: NumberingName): string => {
  const texts = new Map(
    file.split(/^(?:\/\/|#) -- /m).map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return [title, lines.join("\n").trim()];
    }),
  );
  const textOf = (title: string): string | undefined => {
    const [source, ...words] = REPLACED[title] ?? [];
    const text = source === undefined ? undefined : textOf(source);
    return texts.get(title) ?? words.reduce((made, [from, to]) => made?.replace(from, to), text);
  };
  return textOf(`${name} of ${numbering}`) ?? textOf(name) ?? "";
};

/** The name of a function in a language, such as `king_distance`, `kingDistance` or `KingDistance`. */
const nameIn = (lang: SampleLanguage, words: string): string => {
  const { snake, camel, Pascal } = cases(words.split(" "));
  if (lang === "csharp") return Pascal;
  return ["c", "cpp", "rust", "python"].includes(lang) ? snake : camel;
};

const callText = (lang: SampleLanguage, { of, given }: Call): string =>
  `${nameIn(lang, of)}(${given.join(", ")})`;

/** A call with its answer in a comment, such as `kingDistance(18, 37); // c3 to f5: 3`. */
export const callIn = (lang: SampleLanguage, call: Call): string => {
  if (lang === "python") return `${callText(lang, call)}  # ${call.answer}`;
  return `${callText(lang, call)}${lang === "go" ? "" : ";"} // ${call.answer}`;
};

/** A whole program, which prints the answers of the calls. */
export const programIn = (
  lang: SampleLanguage,
  file: string,
  numbering: NumberingName,
  { parts, calls }: Sample,
): string => {
  const textOf = (name: string): string => partIn(file, name, numbering);
  const texts = [...new Set([...parts.flatMap((part) => NEEDS[part] ?? []), ...parts])].map(textOf);
  const printed = (line: string) => (call: Call) =>
    line.replace("CALL", callText(lang, call)).replace("ANSWER", call.answer);
  return `${textOf("main")
    .replace(/^( *)LINES;?$/m, (_, room: string) => texts.join("\n\n").replaceAll(/^(?=.)/gm, room))
    .replace(/^.*CALL.*$/m, (line) => calls.map(printed(line)).join("\n"))}\n`;
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
