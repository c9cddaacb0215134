/** Runs under each engine in a process of its own: times the loops of a module, in rounds, and prints the results as JSON. */
import { measure } from "mitata";

/** The time and the result of one contender's loop. */
export interface Timing {
  /** Nanoseconds per pair, one value for each round. */
  readonly rounds: readonly number[];
  /** The sum that the loop returned for the complete batch. */
  readonly sum: number;
}

const PAIRS = 65_536;
const ROUNDS = 9;
const ROUND_TIME = 20_000_000; // nanoseconds per contender

type Loop = (first: readonly number[], second: readonly number[], pairs: number) => number;

interface Loops {
  /** The number of pairs and the loop of each contender. */
  readonly loops: Readonly<Record<string, { readonly pairs: number; readonly loop: Loop }>>;
}

const hasLoops = (module: unknown): module is Loops =>
  typeof module === "object" && module !== null && "loops" in module;

/** Xorshift, so that every engine works through the same squares. */
const randomSquares = (seed: number): number[] => {
  let state = seed;
  return Array.from({ length: PAIRS }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) & 63;
  });
};

const module: unknown = await import(process.argv[2] ?? "");
if (!hasLoops(module)) throw new Error(`no loops in ${process.argv[2] ?? "nothing"}`);

const first = randomSquares(20_020_815);
const second = randomSquares(19_940_401);
const rounds = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const [name, { pairs, loop }] of Object.entries(module.loops)) {
    const { p50 } = await measure(() => loop(first, second, pairs), {
      batch_threshold: 0, // a loop is already a batch
      min_cpu_time: ROUND_TIME,
      min_samples: 3,
    });
    rounds.set(name, [...(rounds.get(name) ?? []), p50 / pairs]);
  }

const timings: Record<string, Timing> = {};
for (const [name, { loop }] of Object.entries(module.loops))
  timings[name] = { rounds: rounds.get(name) ?? [], sum: loop(first, second, PAIRS) };
console.log(JSON.stringify(timings));
