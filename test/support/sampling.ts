/** What a run of the tests draws: some cases by a seed that it prints, and with THOROUGH=1 all of them. */

export const isThorough = process.env["THOROUGH"] !== undefined;

/** The seed of everything that a run draws: chosen once, by the process that starts the others, unless the environment has one. */
export const SEED = Number((process.env["SEED"] ??= `${Math.floor(Math.random() * 2 ** 31)}`));

/** How often a test with random input runs. */
export const runs = (quick: number, thorough: number): number => (isThorough ? thorough : quick);

/** Numbers from 0 to 1 that look like chance, the same for the same seed. */
export const chance = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/**
 * So many of some cases, in their order, and with THOROUGH=1 all of them. A name makes the draw differ from others of as
 * many cases.
 */
export const sampled = <Case>(
  cases: readonly Case[],
  count: number,
  name = "",
): readonly Case[] => {
  if (isThorough || count >= cases.length) return cases;
  const random = chance(
    Array.from(name).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), SEED) >>> 0,
  );
  const drawn = cases.map((_, place) => [random(), place] as const);
  const chosen = new Set(
    drawn
      .sort(([one], [other]) => one - other)
      .slice(0, count)
      .map(([, place]) => place),
  );
  return cases.filter((_, place) => chosen.has(place));
};
