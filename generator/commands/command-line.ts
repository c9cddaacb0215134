/** The command line of a request, as headers name it. It runs in a browser too. */
import { boardNamed, DEFAULT_BOARD, PIONEERS_NAME, type LayoutName } from "./named.js";
import type { Config, TableRequest } from "./schema.js";

/** The command of the tool. */
export const TOOL = "npx chess-distance";

/** The command line of the tool for a config whose tables differ in their pieces only, quoted for a shell. */
export const commandLineOf = (config: Config): string => {
  const { out, tables, index = false, format, lang = "ts", namespace } = config;
  const names = tables.filter((table) => typeof table === "string");
  const requests = tables.filter((table) => typeof table !== "string");
  const options = [
    ...(names.length === 0 ? [] : ["--table", names.join(",")]),
    ...tableOptions(requests),
    ...["--out", out.startsWith("-") ? `./${out}` : out],
    ...(index ? ["--index"] : []),
    ...(lang === "ts" ? [] : ["--lang", lang]),
    ...(format === undefined || format === "ts" ? [] : ["--format", format]),
    ...(namespace === undefined ? [] : ["--namespace", namespace]),
    ...(config.package === undefined ? [] : ["--package", config.package]),
  ];
  return [TOOL, ...options.map(quoted)].join(" ");
};

const tableOptions = (tables: readonly TableRequest[]): readonly string[] => {
  const [first] = tables;
  if (first === undefined) return [];
  const { files, ranks } = boardNamed(first.board ?? DEFAULT_BOARD);
  const layouts = layoutsOf(first);
  const { to, measure } = first;
  return [
    ...["--board", `${files}x${ranks}`],
    ...(measure === undefined ? [] : ["--measure", measure]),
    ...tables.flatMap(({ name, piece }) =>
      piece === undefined
        ? []
        : ["--piece", `${name === undefined ? "" : `${name}=`}${[piece].flat().join(",")}`],
    ),
    ...(layouts.length === 0 ? [] : ["--layout", layouts.join(",")]),
    ...(to === undefined ? [] : ["--to", [to].flat().join(",")]),
  ];
};

/** The layouts of a table, of which `superimposed` has two names; by pair if it names no squares either. */
export const layoutsOf = ({
  layout,
  to,
}: Pick<TableRequest, "layout" | "to">): readonly LayoutName[] =>
  [layout ?? (to === undefined ? "pair" : [])]
    .flat()
    .map((name) => (name === PIONEERS_NAME ? "superimposed" : name));

/** A word quoted for a shell. */
export const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
