/** Reads the numbers of an array from strings that hold their bytes, by what the manuals say about escapes. */
import type { ByteStrings } from "./style.js";

/** An escape of a byte: `x` and two hexadecimal digits, `u` and four, or up to three octal digits. */
const ESCAPE = String.raw`\\(?:(?:x|u00)[\da-f]{2}|[0-3]?[0-7]{1,2})(?=\\|$)`;

/** The digits and letters by their codes, as digits of numbers. */
const DIGIT_VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  Number.parseInt(String.fromCharCode(code), 36),
);

const BACKSLASH = 0x5c;

/** The numbers whose bytes are escapes, of which each number has `width`. */
const numbersOf = (escapes: string, width: number): readonly number[] => {
  const numbers: number[] = [];
  let [number, count, byte, base] = [0, 0, 0, 8];
  const ended = `${escapes}\\`;
  for (let place = 1; place < ended.length; place++) {
    const code = ended.charCodeAt(place);
    if (code !== BACKSLASH) {
      const digit = Number(DIGIT_VALUES[code]);
      if (digit < 16) byte = byte * base + digit;
      else base = 16; // after x or u
      continue;
    }
    number = number * 256 + byte;
    byte = 0;
    base = 8;
    count++;
    if (count < width) continue;
    numbers.push(number);
    number = 0;
    count = 0;
  }
  return numbers;
};

/** Returns a function that reads the numbers of a row, up to the text of a number in which a byte is not an escape. */
const numbersReader = (width: number): ((row: string) => readonly (string | number)[]) => {
  // The repetition has a limit, because V8 needs memory for each one, and stops if a row has millions.
  const someNumbers = new RegExp(`(?:(?:${ESCAPE}){${width}}){1,4096}`, "iy");
  return (row) => {
    const numbers: (string | number)[] = [];
    let end = 0;
    someNumbers.lastIndex = 0;
    for (let found = someNumbers.exec(row); found; found = someNumbers.exec(row)) {
      numbers.push(...numbersOf(found[0], width));
      end = someNumbers.lastIndex;
    }
    const wrong = row
      .slice(end)
      .split("\\", width + 1)
      .join("\\");
    return wrong === "" ? numbers : [...numbers, wrong];
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
