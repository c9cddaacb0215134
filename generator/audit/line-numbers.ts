/** The requests for the numbers of files, ranks and diagonals, which programs also count from the other end. */
import { present } from "../common.js";
import { LINE_NAMES, type LineName } from "../core/measures/numbered-lines.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";

/** A kind of line that programs also count from the other end, on 8×8. */
interface OtherEnd {
  /** The corner at the other end. */
  readonly corner: string;
  /** The number of the last line. */
  readonly last: number;
}

const OTHER_ENDS: Partial<Record<LineName, OtherEnd>> = {
  diagonal: { corner: "a8", last: 14 },
  antidiagonal: { corner: "h8", last: 14 },
};

/** The numbers of lines counted from the other end, by their usual numbers. */
const fromLast = ({ last }: OtherEnd): RequestedTable["values"] =>
  new Map(Array.from({ length: last + 1 }, (_, line) => [`${line}`, last - line]));

const lineRequestsIn = (squares: "a1" | "a8"): readonly RequestedTable[] =>
  LINE_NAMES.flatMap((line) => {
    const plain = { ...TABLE_BY_DEFAULT, measure: "coordinate", of: [line], squares } as const;
    const end = OTHER_ENDS[line];
    return present(plain, end && { ...plain, name: "own", values: fromLast(end) });
  });

/** The requests by the first square. */
export const LINE_REQUESTS = { a1: lineRequestsIn("a1"), a8: lineRequestsIn("a8") } as const;

/** True for a request for numbers of lines. Programs have arrays that are nearly such numbers. */
export const isOfLines = (request: string | RequestedTable): request is RequestedTable =>
  typeof request === "object" && request.measure === "coordinate";

/** Numbers of lines that are counted from the other end, in words; `undefined` for other tables. */
export const fromOtherEndInWords = (request: string | RequestedTable): string | undefined => {
  if (!isOfLines(request) || request.values.size === 0) return undefined;
  const line = LINE_NAMES.find((name) => request.of.includes(name));
  const end = line && OTHER_ENDS[line];
  return end && `the ${line} of each square, counted from ${end.corner}`;
};
