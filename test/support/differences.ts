/** Decides which tables by difference are possible, from searched distances alone. */

/** A number for each difference of files and ranks. */
export type Key = (files: number, ranks: number) => number;

/** By both differences, with their signs; no board of the tests is longer than 99. */
export const signed: Key = (files, ranks) => 200 * ranks + files;

/** By both differences, without their signs. */
export const absolute: Key = (files, ranks) => signed(Math.abs(files), Math.abs(ranks));

/**
 * Reports whether a table by difference can hold distances, by [from][to], 255 for unreachable: all
 * pairs of a difference agree, or the corner rule is the only exception.
 */
export const canHold = (
  distances: readonly (readonly number[])[],
  { files, ranks }: { readonly files: number; readonly ranks: number },
  key: Key,
): boolean => {
  const squares = distances.map((_, square) => {
    const [file, rank] = [square % files, Math.floor(square / files)];
    const isCorner = [0, files - 1].includes(file) && [0, ranks - 1].includes(rank);
    return { file, rank, isCorner };
  });
  const groups = new Map<number, { even: Set<number>; odd: Set<number> }>();
  for (const [sq1, from] of squares.entries())
    for (const [sq2, to] of squares.entries()) {
      const named = key(to.file - from.file, to.rank - from.rank);
      let group = groups.get(named);
      if (group === undefined) groups.set(named, (group = { even: new Set(), odd: new Set() }));
      (from.isCorner === to.isCorner ? group.even : group.odd).add(distances[sq1]?.[sq2] ?? NaN);
    }
  return [...groups.values()].every(({ even, odd }) => {
    const [moves = NaN, ...others] = even.size === 0 ? odd : even;
    const ruled = [...odd].every((other) => moves !== 255 && other === moves + 2);
    return others.length === 0 && (ruled || [...odd].every((other) => other === moves));
  });
};
