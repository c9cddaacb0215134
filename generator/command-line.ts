/** The command line of the tool, as headers name it and the explorer offers it. */

/** The options of a command line, each as it is written there. */
interface Options {
  /** Files × ranks, such as `10x8`. */
  readonly size: string;
  /** Betza notations, with or without names, such as `camel=C`. */
  readonly pieces: readonly string[];
  readonly layouts: readonly string[];
  /** The folder of the tables. */
  readonly out: string;
}

/** The command line with these options, as a shell takes it. */
export const commandLineOf = ({ size, pieces, layouts, out }: Options): string => {
  const words = [
    ...["--board", size],
    ...pieces.flatMap((text) => ["--piece", text]),
    ...["--layout", layouts.join(",")],
    ...["--out", out],
  ];
  return ["npx chess-distance", ...words.map(quoted)].join(" ");
};

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
