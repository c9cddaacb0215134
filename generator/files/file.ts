/** A file to write, and what messages say about it. */
import type { LongText } from "../long-text.js";

export interface File extends LongText {
  /** The name of the file, such as `distance-15x15.ts` or `king-d4.svg`. */
  readonly file: string;
  readonly tables?: readonly Contents[];
  /** Whether the file makes its folder a package or module. A user's own file with this name stays unchanged. */
  readonly isPackage?: boolean;
}

/** The elements of a table in a file. Messages name the first element that differs. */
export interface Contents {
  readonly name: string;
  readonly count: number;
  /** Extracts the elements, as written, list by list from a file with this table. */
  readonly elementsIn: (file: LongText) => Iterable<readonly (string | number)[]>;
  /** The name of an element, such as `a1, b2`, in messages. */
  readonly elementName: (element: number) => string;
}
