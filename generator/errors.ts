/** The errors that users may see. Each has a code and the name of its class. */

/**
 * Characters that a terminal may act on, such as line breaks, except joiners, which some scripts need; and the first
 * character of what a CI service reads as a command: `::` at the start of a line, and `##[` or `##vso[` anywhere.
 */
const UNSAFE = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]|(?<=^\s*):(?=:)|#(?=#\w*\[)/gu;

/** Returns a text as one line, without anything that a terminal or a CI service may act on. */
export const inLine = (text: string): string =>
  text.replaceAll(UNSAFE, (sign) => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`);

/** Returns JSON with the same characters escaped as by {@link inLine}. The values stay the same. */
export const inJson = (json: string): string =>
  json
    .split("\n")
    .map((line) =>
      line.replaceAll(UNSAFE, (sign) =>
        Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at))
          .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
          .join(""),
      ),
    )
    .join("\n");

/** As long as `0x` and the digits of a set of 256 squares. */
const LONGEST_SHOWN = 66;

/** Returns a user's text for a message: on one line, and cut short if it is long. */
export const shown = (text: string): string =>
  inLine(text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`);

/** Reports a text that is neither a piece's name nor a supported notation. The message says why. */
export class BetzaError extends Error {
  /** The name of the class, which `toString` puts before the message. */
  override readonly name = "BetzaError";
  /** The error code, the same for every error of this class. */
  readonly code = "ERR_BETZA";
  /** The position of the wrong character in the notation, from 0; `undefined` if the error concerns all of it. */
  readonly position: number | undefined;

  constructor(notation: string, position: number | undefined, reason: string) {
    const [character] = Array.from(notation.slice(position));
    const at = character
      ? `, at character ${(position ?? 0) + 1}, ${shown(JSON.stringify(character))}`
      : ", at its end";
    super(`piece ${shown(JSON.stringify(notation))}${position === undefined ? "" : at}: ${reason}`);
    this.position = position;
  }
}

/** A problem found by a proof. */
export interface Fault {
  /** The element, or the pair of squares, such as `a1, b2`. */
  readonly place: string;
  /** What is wrong there. */
  readonly found: string;
}

/** Reports a failed proof. The message names the table, the element or pair of squares, and the problem. */
export class ProofError extends Error {
  /** The name of the class, which `toString` puts before the message. */
  override readonly name = "ProofError";
  /** The error code, the same for every error of this class. */
  readonly code = "ERR_PROOF";

  constructor(table: string, { place, found }: Fault) {
    super(`${table}[${place}]: ${found}`);
  }
}

/** Reports an invalid request for tables. The message has one line for each mistake. */
export class RequestError extends Error {
  /** The name of the class, which `toString` puts before the message. */
  override readonly name = "RequestError";
  /** The error code, the same for every error of this class. */
  readonly code = "ERR_REQUEST";
}

/** Returns an error about the options of a command. `help` is the command that lists these options. */
export const optionsError = (reason: string, help: string): RequestError =>
  new RequestError(`${reason}${reason.endsWith("?") ? "" : "."} To list the options: ${help}`);

/** For callers in plain JavaScript: throws a `TypeError` unless an argument has the given type. */
export const demandType = (
  where: string,
  value: unknown,
  type: "number" | "string" | "object" | "function",
): void => {
  if (typeof value === type && value !== null) return;
  const found = value === null ? "null" : typeof value;
  throw new TypeError(`${where} must be of type ${type}, not ${found}`);
};
