/** Audits texts apart from the page, which stays quick however long it takes. */
import { examine } from "../../generator/audit/examine.js";
import { readArrays } from "../../generator/audit/read-arrays.js";
import { foundArray } from "./found-array.js";
import type { Told } from "./messages.js";

/** Names of files of the kinds that a pasted text may be of, which differ in comments and strings. */
const KINDS = ["t.cpp", "t.py", "t.ts", "t.txt"];

/** The kind in which most numbers of a text are in arrays. */
const kindOf = (text: string): string => {
  const counted = KINDS.map((kind) => {
    const arrays = readArrays(text, kind);
    return { kind, count: arrays.reduce((sum, { values }) => sum + values.length, 0) };
  });
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).kind;
};

const tell = (told: Told): void => postMessage(told);

addEventListener("message", ({ data: text }: MessageEvent<string>) => {
  for (const examined of examine(text, kindOf(text))) tell(foundArray(examined));
  tell("all");
});
