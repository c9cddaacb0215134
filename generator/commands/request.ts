/** A request for tables becomes entries like those of our catalogue, one for each measure, board and layout. */
import { at } from "../at.js";
import type { Format } from "../languages/typescript/text.js";
import type { LayoutOn } from "../layouts/layout.js";
import { to as toRegion } from "../layouts/region.js";
import { lowercaseWords, mainName, namesOf } from "../names.js";
import type { EntryOn } from "../table.js";
import { layoutsOf } from "./command-line.js";
import { measureNamed } from "./measures.js";
import { boardNamed, DEFAULT_BOARD, LAYOUTS, REGIONS, regionOf } from "./named.js";
import type { Checked, Mistake, Request, TableRequest } from "./schema.js";

/** What a run makes, whether a config requests it or the options. */
export interface Work {
  readonly entries: readonly EntryOn[];
  /** The folder, relative to the working directory. */
  readonly out: string;
  /** The command that makes it again, for headers. */
  readonly command: string;
  /** The same command in the working directory, for messages. */
  readonly commandHere: string;
  readonly index: boolean;
  readonly format: Format;
}

/** The entries of a request that has its shape; or its mistakes, the tables that would have the same name. */
export const entriesOf = ({ tables: requests }: Request): Checked<readonly EntryOn[]> => {
  const entries = requests.map(entriesOfOne);
  const same = sameNames(requests, entries);
  return same.length > 0 ? { mistakes: same } : { value: entries.flat() };
};

const entriesOfOne = (request: TableRequest): EntryOn[] => {
  const { measure, piece = [], board: size = DEFAULT_BOARD, name: own, to } = request;
  const board = boardNamed(size);
  const tabulated = measureNamed(measure).of([piece].flat(), own ?? "");
  const layouts: LayoutOn[] = layoutsOf(request).map((layout) => LAYOUTS[layout]);
  if (to !== undefined) layouts.push(layoutTo(to, own));
  return layouts.map((layout) => {
    const entry = { ...tabulated(layout, board), board };
    return own === undefined ? entry : { ...entry, measure: { ...entry.measure, name: [own] } };
  });
};

/** A name of the user's own is that of the table, whatever the squares are. */
const layoutTo = (to: string | readonly string[], name: string | undefined): LayoutOn => {
  const region = typeof to === "string" ? REGIONS[to] : undefined;
  if (region) return toRegion(region);
  const squares = [to].flat();
  const suffix = name === undefined ? ["to", ...squares] : [];
  return (board) => ({ ...toRegion(regionOf(squares))(board), suffix });
};

/** The tables that would have the names of earlier ones, and so their files, or constants with other values. */
const sameNames = (
  requests: readonly TableRequest[],
  entries: readonly (readonly EntryOn[])[],
): readonly Mistake[] => {
  const owners = new Map<string, { readonly request: TableRequest; readonly value?: number }>();
  return requests.flatMap((request, index) =>
    at(entries, index).flatMap(({ measure, layout, names, board }) => {
      const table = namesOf(measure, layout(board), names);
      const made = [
        { key: lowercaseWords(table).join("-"), name: mainName(table) },
        ...(measure.constants ?? []).map(({ name, value }) => ({ key: name, name, value })),
      ];
      const mistakes = made.flatMap(({ key, name, ...constant }): Mistake[] => {
        const owner = owners.get(key);
        owners.set(key, { request, ...constant });
        const isSame = "value" in constant && owner?.value === constant.value;
        if (owner === undefined || isSame) return [];
        const reason = reasonAgainst(owner.request, request);
        return [
          { path: ["tables", index, "name"], message: `${name} would be made twice, ${reason}` },
        ];
      });
      return mistakes.slice(0, 1);
    }),
  );
};

const reasonAgainst = (owner: TableRequest, request: TableRequest): string => {
  if (owner === request)
    return `by ${label(request)}; name each layout once, and give "to" an entry of its own`;
  const renamed = request.name === undefined && owner.name !== undefined ? owner : request;
  const remedies = [
    label(owner) === label(request)
      ? "remove one of them, or give it another name"
      : `give ${label(renamed)} another name`,
    ...(isOneList(owner, request) ? ["or name the pieces of both in one list"] : []),
  ];
  return `for ${label(owner)} and ${label(request)}; ${remedies.join(", ")}`;
};

/** Whether two tables of attacks could be one. */
const isOneList = (one: TableRequest, other: TableRequest): boolean =>
  other.measure === "attacks" &&
  one.board === other.board &&
  [one.piece].flat().join() !== [other.piece].flat().join();

const label = ({ name, measure, piece, board = DEFAULT_BOARD }: TableRequest): string =>
  `${name === undefined ? "" : `${name}=`}${[piece ?? measure].flat().join(",")} on ${board}`;
