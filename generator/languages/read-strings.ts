/** Reads the numbers of an array from strings that hold their bytes, by what the manuals say about escapes. */
import { onceForEach } from "../common.js";
import type { ByteStrings } from "./style.js";

/**
 * The byte of an escape, without its backslash: two hexadecimal digits after `x`, four after `u`, or up to three octal
 * digits.
 */
const byteOf = (escape: string): number => {
  const [, hex, octal] = /^(?:(?:x|u00)([\da-f]{2})|([0-3]?[0-7]{1,2}))$/i.exec(escape) ?? [];
  return hex === undefined ? Number.parseInt(octal ?? "", 8) : Number.parseInt(hex, 16);
};

/** Returns a function that reads the numbers of a row, or the text of a number in which a byte is not an escape. */
const numbersReader = (width: number): ((row: string) => readonly (string | number)[]) => {
  const knownByte = onceForEach(byteOf);
  return (row) => {
    const [before = "", ...escapes] = row.split("\\");
    if (before !== "") return [row];
    const bytes = escapes.map((escape) => knownByte(escape));
    return Array.from({ length: Math.ceil(bytes.length / width) }, (_, place) => {
      let number = 0;
      for (let byte = place * width; byte < (place + 1) * width; byte++)
        number = number * 256 + (bytes[byte] ?? NaN);
      const text = escapes.slice(place * width, (place + 1) * width).join("\\");
      return Number.isNaN(number) ? `\\${text}` : number;
    });
  };
};

/**
 * The numbers in the lines of an array, one list for each line. Each number has `width` bytes, and no sign. A line that
 * is not a row, and the last line if it does not end the last string, is a list with its text.
 */
export function* numbersInStrings(
  { row, join, end }: ByteStrings,
  width: number,
  lines: Iterable<string>,
): Generator<readonly (string | number)[]> {
  const numbersIn = numbersReader(width);
  const [before = "", after = ""] = row.slice(row.lastIndexOf("\n") + 1).split("{bytes}");
  let isEnded = true;
  for (const line of lines) {
    const ending = [join, end].find((text) => line.endsWith(`${after}${text}`));
    isEnded = ending === end;
    if (ending === undefined || !line.startsWith(before)) yield [line];
    else yield numbersIn(line.slice(before.length, line.length - after.length - ending.length));
  }
  if (!isEnded) yield ["a string without its end"];
}
