/** The tool's tables in JSON, read with their index and corner rule as the schema describes. */
import { runInThisContext } from "node:vm";
import * as v from "valibot";
import { emit } from "../../generator/index.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { filesIn } from "./files.js";

const TABLE = v.object({
  name: v.string(),
  board: v.object({ files: v.number(), ranks: v.number() }),
  index: v.string(),
  parameters: v.array(v.string()),
  unreachable: v.nullable(v.number()),
  constants: v.record(v.string(), v.number()),
  cornerRule: v.nullable(v.object({ indices: v.array(v.number()), moves: v.number() })),
  values: v.array(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.transform((text) => BigInt(text)),
      ),
    ]),
  ),
});

/** A table, and its lookup. */
export interface JsonTable extends v.InferOutput<typeof TABLE> {
  readonly answer: (first: number, second: number) => number | bigint;
}

type Index = (...given: readonly unknown[]) => number;

const isIndex = (value: unknown): value is Index => typeof value === "function";

/** The index of an entry, as a function of some parameters. */
export const indexBy = (parameters: readonly string[], index: string): Index => {
  const found: unknown = runInThisContext(`(${parameters.join(", ")}) => ${index}`);
  if (!isIndex(found)) throw new Error(`no index: ${index}`);
  return found;
};

/** Parses a table. Throws unless it has the expected form. */
export const jsonTable = (text: string): JsonTable => {
  const table = v.parse(TABLE, JSON.parse(text));
  const { board, index, parameters, cornerRule, values } = table;
  const indexOf = indexBy(["table", ...parameters], index);
  const isCorner = (square: number): boolean =>
    [0, board.files - 1].includes(square % board.files) &&
    [0, board.ranks - 1].includes(Math.floor(square / board.files));
  return {
    ...table,
    answer: (first, second) => {
      const at = indexOf(values, first, second);
      const value = values[at];
      if (value === undefined) throw new RangeError(`no entry ${at} for ${first}, ${second}`);
      return cornerRule?.indices.includes(at) && isCorner(first) !== isCorner(second)
        ? Number(value) + cornerRule.moves
        : value;
    },
  };
};

/** The table that the generator emits for a request, with the name `own` unless the request has another. */
export const emittedTable = async (request: TableRequest): Promise<JsonTable> => {
  const files = await emit({ tables: [{ name: "own", ...request }], lang: "json" }, "npm test");
  const [table] = files.filter(({ file }) => !file.includes("schema"));
  if (!table) throw new Error("no table");
  return jsonTable(table.text);
};

/** The tables in a folder, by their names. */
export const jsonTablesIn = (folder: string): ReadonlyMap<string, JsonTable> =>
  new Map(
    Object.entries(filesIn(folder))
      .filter(([file]) => file !== "table.schema.json")
      .map(([, text]) => jsonTable(text))
      .map((table) => [table.name, table]),
  );
