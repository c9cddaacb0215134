/** Which tables by difference there can be, decided from searched distances alone. */

/** Names a difference of files and ranks. */
export type Key = (files: number, ranks: number) => string;

/** By both differences, with their signs. */
export const signed: Key = (files, ranks) => `${files},${ranks}`;

/** By both differences, without their signs. */
export const absolute: Key = (files, ranks) => signed(Math.abs(files), Math.abs(ranks));

/**
 * Whether a table by difference can hold some distances, by [from][to], 255 for unreachable: all pairs of a
 * difference agree, or the corner rule is the only exception. `held` says what the entries hold, if that does
 * not follow from the pairs.
 */
export const canHold = (
  distances: readonly (readonly number[])[],
  { files, ranks }: { readonly files: number; readonly ranks: number },
  key: Key,
  held?: (files: number, ranks: number) => number,
): boolean => {
  const isCorner = (square: number): boolean =>
    [0, files - 1].includes(square % files) && [0, ranks - 1].includes(Math.floor(square / files));
  const groups = new Map<string, { even: Set<number>; odd: Set<number> }>();
  for (const [sq1, row] of distances.entries())
    for (const [sq2, distance] of row.entries()) {
      const difference = [
        (sq2 % files) - (sq1 % files),
        Math.floor(sq2 / files) - Math.floor(sq1 / files),
      ] as const;
      const group = groups.get(key(...difference)) ?? { even: new Set(), odd: new Set() };
      groups.set(key(...difference), group);
      (isCorner(sq1) === isCorner(sq2) ? group.even : group.odd).add(distance);
      if (held) group.even.add(held(...difference));
    }
  return [...groups.values()].every(({ even, odd }) => {
    const [moves = NaN, ...others] = even.size === 0 ? odd : even;
    const ruled = [...odd].every((other) => moves !== 255 && other === moves + 2);
    return others.length === 0 && (ruled || [...odd].every((other) => other === moves));
  });
};
