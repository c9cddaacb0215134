/** Audits texts in a worker, so that the page stays responsive. */
import { examine } from "../../generator/audit/examine.js";
import { readArrays } from "../../generator/audit/read-arrays.js";
import { foundArray } from "./found-array.js";
import type { Told } from "./messages.js";

/** A file name for each kind of text that may be pasted; kinds differ in comments and strings. */
const KINDS = ["t.cpp", "t.py", "t.ts"];

/**
 * The kind for which the most numbers of a text are in arrays. The kind is plain text only if there is no array for any
 * other kind.
 */
const kindOf = (text: string): string => {
  const counted = KINDS.map((kind) => {
    const arrays = [...readArrays(text, kind)];
    return { kind, count: arrays.reduce((sum, { values }) => sum + values.length, 0) };
  });
  const best = counted.reduce((best, one) => (one.count > best.count ? one : best));
  return best.count > 0 ? best.kind : "t.txt";
};

const tell = (told: Told): void => postMessage(told);

addEventListener("message", ({ data: text }: MessageEvent<string>) => {
  for (const examined of examine(text, kindOf(text))) tell(foundArray(examined));
  tell("all");
});
