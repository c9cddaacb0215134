/** Tests that no text of a user can end or change its comment, by the definitions in the manuals of the languages. */
import { describe, expect, test } from "vitest";
import type { File } from "../../generator/files/file.js";
import { headerIn, type Maker } from "../../generator/files/header.js";
import { LANGUAGE_NAMES, type LanguageName } from "../../generator/languages/languages.js";
import { provedRequests, requestedModules } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { BENDING } from "../support/bending.js";
import { sampled } from "../support/sampling.js";

/** Returns a function that removes the comments from a text. */
const outside =
  (comment: RegExp) =>
  (text: string): string =>
    text.replaceAll(comment, "");

/** Matches up to any line end that a language, an editor or a tool recognizes. */
const TO_END = String.raw`[^\n\r\u0085\u2028\u2029]*`;

const ofSlashes = outside(new RegExp(String.raw`\/\*[^]*?\*\/|\/\/${TO_END}`, "g"));

/** A C text without comments. Trigraphs are replaced first, then lines are joined (C99, 5.1.1.2). */
const ofC = (text: string): string =>
  ofSlashes(text.replaceAll("??/", "\\").replaceAll(/\\[ \t\v\f]*(?:\r\n|[\n\r])/g, ""));

/** A Java text without comments. Unicode escapes are replaced first: `\`, one or more u's, four digits (JLS, 3.3). */
const ofJava = (text: string): string =>
  ofSlashes(
    text.replaceAll(/\\(?:\\|u+([\da-fA-F]{4})|u)/g, (found, digits: string | undefined) => {
      if (found === "\\u") throw new SyntaxError("an escape without digits");
      return digits === undefined ? found : String.fromCharCode(parseInt(digits, 16));
    }),
  );

/** A Python text without comments. Its first two lines may declare an encoding (PEP 263). */
const ofPython = (text: string): string => {
  const [first = "", second = ""] = text.split(/\r\n|[\n\r]/);
  for (const line of [first, second])
    if (/^[ \t\f]*#.*?coding[:=][ \t]*[-\w.]+/.test(line)) throw new SyntaxError(line);
  return outside(new RegExp(String.raw`"""[^]*?"""|#${TO_END}`, "g"))(text);
};

/** A Coq text without comments. Comments nest, and may contain strings (Coq's manual, "Lexical conventions"). */
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

/** A JSON text without the two properties of the header. */
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
  csharp: ofSlashes,
  python: ofPython,
  zig: ofSlashes,
  coq: ofCoq,
  json: ofJson,
};

describe.each(sampled(LANGUAGE_NAMES, 3, "comments"))("in %s", (lang) => {
  const request = parseRequest({ lang, tables: [{ board: "2x1", piece: "W" }] });
  /** The files of a table, with a given maker. */
  const made = (maker: Maker): readonly File[] =>
    requestedModules(request, provedRequests(request.entries), maker);

  test("the files mean the same for every maker, and name it", () => {
    const meaning = (files: readonly File[]): readonly string[] =>
      files.map(({ text }) => MEANING[lang](text));
    const expected = meaning(made({ command: "a", config: "b" }));
    for (const text of BENDING) {
      const files = made({ command: text, config: text });
      expect(meaning(files), JSON.stringify(text)).toEqual(expected);
      // Lone surrogates, which no encoding can hold, become replacement characters.
      const config = text.replaceAll(/\p{Cs}/gu, "\uFFFD");
      for (const { file, text: whole } of files) {
        expect(whole.split("\n", 3).join(""), JSON.stringify(text)).toMatch(/^[ -~]*$/);
        const { maker } = headerIn(whole) ?? {};
        if (maker) expect(maker, file).toEqual({ command: config, config });
      }
    }
  });
});
