/** What proofs find wrong, and how it is told. */

/** A proof failed. The message names the table and the entry or pair, and what was found there. */
export class ProofError extends Error {
  constructor(table: string, finding: Finding) {
    super(`${table}[${finding.place}]: ${finding.found}`);
  }
}

/** What a proof found wrong, and where. */
export interface Finding {
  /** The entry, or the pair of squares, such as `a1, b2`. */
  readonly place: string;
  /** What is wrong with it. */
  readonly found: string;
}

/** Runs proofs of a table in their order; throws a `ProofError` at the first that finds something. */
export const demand = (table: string, ...proofs: readonly (() => Finding | undefined)[]): void => {
  for (const proof of proofs) {
    const finding = proof();
    if (finding) throw new ProofError(table, finding);
  }
};

/** A number of entries that is not the stated one. */
export const foundLength = (length: number, stated: number): Finding | undefined =>
  length === stated
    ? undefined
    : { place: "length", found: `${length} entries, should be ${stated}` };

/** The first value that is not 0 to the largest. */
export const foundOutside = (
  values: readonly number[],
  largest: number,
  entryName: (index: number) => string,
): Finding | undefined => {
  const index = values.findIndex((value) => !(value >= 0 && value <= largest));
  return index === -1
    ? undefined
    : {
        place: entryName(index),
        found: `${String(values[index])}, should be 0…${largest}`,
      };
};

/** The first value that is another when found again. */
export const foundOtherwise = (
  values: readonly (number | string)[],
  again: readonly (number | string)[],
  entryName: (index: number) => string,
): Finding | undefined => {
  const index = values.findIndex((value, at) => value !== again[at]);
  return index === -1
    ? undefined
    : {
        place: entryName(index),
        found: `${String(values[index])}, but ${String(again[index])} in the second way`,
      };
};
