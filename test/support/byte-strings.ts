/** The tests' own reader of strings whose bytes are the numbers of an array. */
import type { Type } from "./grammars.js";

/** The longest string of a class, in bytes of modified UTF-8 (JVMS 4.4.7). Other languages have no such limit. */
const MOST = 65_535;

/** The bytes of literals that consist of escapes, with `+`, commas, or backslashes at the ends of lines between them. */
export const bytesIn = (rows: string): readonly number[] => {
  const text = rows.replaceAll(/\\\n\s*/g, "").replaceAll(/"\s*\+\s*"/g, "");
  const literals = Array.from(text.matchAll(/"([^"]*)"/g), ([, literal = ""]) => literal);
  if (!/^[\s,]*$/.test(text.replaceAll(/"[^"]*"/g, "")))
    throw new SyntaxError(`not strings: ${rows.slice(0, 99)}`);
  return literals.flatMap((literal) => {
    const escapes =
      literal.match(/\\(?:x[\da-f]{2}|u00[\da-f]{2}|[0-3][0-7]{2}|[0-7]{1,2})/g) ?? [];
    if (escapes.join("") !== literal)
      throw new SyntaxError(`not only escapes: ${literal.slice(0, 99)}`);
    const bytes = escapes.map((escape) =>
      /^\\[xu]/.test(escape)
        ? Number.parseInt(escape.slice(2), 16)
        : Number.parseInt(escape.slice(1), 8),
    );
    const isOctal = !/[xu]/.test(literal);
    const size = bytes.reduce((sum, byte) => sum + (byte === 0 || byte >= 128 ? 2 : 1), 0);
    if (isOctal && size > MOST) throw new RangeError(`a string of ${size} bytes`);
    return bytes;
  });
};

/** The numbers of a type in some bytes, the highest byte of each number first. */
export const numbersOf = (
  bytes: readonly number[],
  { bits, isSigned }: Type,
): readonly number[] => {
  const view = new DataView(Uint8Array.from(bytes).buffer);
  const size = bits / 8;
  return Array.from({ length: bytes.length / size }, (_, place) => {
    const offset = place * size;
    if (bits === 8) return isSigned ? view.getInt8(offset) : view.getUint8(offset);
    if (bits === 16) return isSigned ? view.getInt16(offset) : view.getUint16(offset);
    return isSigned ? view.getInt32(offset) : view.getUint32(offset);
  });
};
