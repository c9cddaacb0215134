/** A run of the tests draws some cases by a seed that it prints, or runs all of them with THOROUGH=1. */

export const isThorough = process.env["THOROUGH"] !== undefined;

/** The seed for everything that a run draws. The first process chooses it once, unless the environment sets it. */
export const SEED = Number((process.env["SEED"] ??= `${Math.floor(Math.random() * 2 ** 31)}`));

/** The number of runs of a test with random input. */
export const runs = (quick: number, thorough: number): number => (isThorough ? thorough : quick);

/** Pseudorandom numbers from 0 to 1, the same for the same seed. */
export const chance = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** Draws `count` of the cases in order, or all with THOROUGH=1. The name tells draws of the same size apart. */
export const sampled = <Case>(cases: readonly Case[], count: number, name = ""): readonly Case[] =>
  isThorough ? cases : draw(cases, count, name);

/** Draws `count` of the cases in order, also with THOROUGH=1, for tests that would take hours with all of them. */
export const draw = <Case>(
  cases: readonly Case[],
  count: number,
  name: string,
): readonly Case[] => {
  if (count >= cases.length) return cases;
  const random = chance(
    Array.from(name).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), SEED) >>> 0,
  );
  const ordered = cases.map((_, place) => [random(), place] as const);
  const chosen = new Set(
    ordered
      .sort(([one], [other]) => one - other)
      .slice(0, count)
      .map(([, place]) => place),
  );
  return cases.filter((_, place) => chosen.has(place));
};
