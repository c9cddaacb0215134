/** The command line of a request, as headers name it. It runs in a browser too. */
import { boardNamed, PIONEERS_NAME } from "./named.js";
import type { Config } from "./schema.js";

/** The command of the tool. */
export const TOOL = "npx chess-distance";

/** The command line of the tool for a config whose tables differ in their pieces only, quoted for a shell. */
export const commandLineOf = ({ out, tables, index = false, format = "ts" }: Config): string => {
  const [{ board = "8x8", layout, to } = {}] = tables;
  const { files, ranks } = boardNamed(board);
  const layouts = [layout ?? (to === undefined ? "pair" : [])]
    .flat()
    .map((name) => (name === PIONEERS_NAME ? "superimposed" : name));
  const options = [
    ...["--board", `${files}x${ranks}`],
    ...tables.flatMap(({ name, piece }) => [
      "--piece",
      name === undefined ? piece : `${name}=${piece}`,
    ]),
    ...(layouts.length === 0 ? [] : ["--layout", layouts.join(",")]),
    ...(to === undefined ? [] : ["--to", [to].flat().join(",")]),
    ...["--out", out.startsWith("-") ? `./${out}` : out],
    ...(index ? ["--index"] : []),
    ...(format === "ts" ? [] : ["--format", format]),
  ];
  return [TOOL, ...options.map(quoted)].join(" ");
};

/** A word quoted for a shell. */
const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
