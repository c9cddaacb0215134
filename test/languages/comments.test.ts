/** No text of a user's ends or bends the comment that it is in, as the manuals of the languages define comments. */
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../generator/core/emit.js";
import { provedRequests } from "../../generator/request/proved.js";
import type { File } from "../../generator/files/folder.js";
import { headerIn, type Maker } from "../../generator/files/header.js";
import { LANGUAGE_NAMES, type LanguageName } from "../../generator/languages/languages.js";
import { languageOf, parseRequest } from "../../generator/request/request.js";
import { BENDING } from "../support/bending.js";

/** The parts of a text outside comments, which end at `end` or at the other end of a block. */
const outside =
  (comment: RegExp) =>
  (text: string): string =>
    text.replaceAll(comment, "");

/** Up to any end of a line that a language, an editor or a tool for it knows. */
const TO_END = String.raw`[^\n\r\u0085\u2028\u2029]*`;

const ofSlashes = outside(new RegExp(String.raw`\/\*[^]*?\*\/|\/\/${TO_END}`, "g"));

/** The meaning of a text of C without comments: trigraphs first, then joined lines (C99, 5.1.1.2). */
const ofC = (text: string): string =>
  ofSlashes(text.replaceAll("??/", "\\").replaceAll(/\\[ \t\v\f]*(?:\r\n|[\n\r])/g, ""));

/** Escapes first: a backslash, which no other escapes, any number of u's, and four digits (JLS, 3.3). */
const ofJava = (text: string): string =>
  ofSlashes(
    text.replaceAll(/\\(?:\\|u+([\da-fA-F]{4})|u)/g, (found, digits: string | undefined) => {
      if (found === "\\u") throw new SyntaxError("an escape without digits");
      return digits === undefined ? found : String.fromCharCode(parseInt(digits, 16));
    }),
  );

/** A declaration of the encoding counts in the first two lines (PEP 263). */
const ofPython = (text: string): string => {
  const [first = "", second = ""] = text.split(/\r\n|[\n\r]/);
  for (const line of [first, second])
    if (/^[ \t\f]*#.*?coding[:=][ \t]*[-\w.]+/.test(line)) throw new SyntaxError(line);
  return outside(new RegExp(String.raw`"""[^]*?"""|#${TO_END}`, "g"))(text);
};

/** Comments nest, and a string in a comment hides what would end it (Coq's manual, "Lexical conventions"). */
const ofCoq = (text: string): string => {
  let [depth, meaning] = [0, ""];
  for (const [token] of text.matchAll(/\(\*|\*\)|"[^"]*(?:"|$)|[^]/g)) {
    if (token === "(*") depth++;
    if (depth === 0) meaning += token;
    if (token === "*)") depth--;
  }
  if (depth !== 0) throw new SyntaxError("a comment that does not end");
  return meaning;
};

/** Everything but the two properties of the header. */
const ofJson = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    ["$comment", "regenerate"].includes(key) ? undefined : value,
  );

const MEANING: Readonly<Record<LanguageName, (text: string) => string>> = {
  ts: ofSlashes,
  c: ofC,
  cpp: ofC,
  rust: ofSlashes,
  go: ofSlashes,
  java: ofJava,
  python: ofPython,
  zig: ofSlashes,
  coq: ofCoq,
  json: ofJson,
};

describe.each(LANGUAGE_NAMES)("in %s", (lang) => {
  const request = parseRequest({ lang, tables: [{ board: "2x1", piece: "W" }] });
  /** The files of a table, by what makes them. */
  const made = (maker: Maker): readonly File[] =>
    modulesOf(provedRequests(request.entries), languageOf(request), maker);

  test("the files mean the same, and name their makers", () => {
    const meaning = (files: readonly File[]): readonly string[] =>
      files.map(({ text }) => MEANING[lang](text));
    const expected = meaning(made({ command: "a", config: "b" }));
    for (const text of BENDING) {
      const files = made({ command: text, config: text });
      expect(meaning(files), JSON.stringify(text)).toEqual(expected);
      // What no encoding can hold becomes a replacement character.
      const config = text.replaceAll(/\p{Cs}/gu, "\uFFFD");
      for (const { file, text: whole } of files) {
        expect(whole.split("\n", 3).join(""), JSON.stringify(text)).toMatch(/^[ -~]*$/);
        const { maker } = headerIn(whole) ?? {};
        if (maker) expect(maker, file).toEqual({ command: config, config });
      }
    }
  });
});
