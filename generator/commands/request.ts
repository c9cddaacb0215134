/** A request for tables becomes entries like those of our catalogue, one for each measure, board and layout. */
import { languageFacts, type LanguageName } from "../languages/languages.js";
import type { Format } from "../languages/typescript/style.js";
import type { LayoutOn } from "../layouts/layout.js";
import { to as toRegion } from "../layouts/region.js";
import { lowercaseWords, mainName, namesOf } from "../names.js";
import type { EntryOn } from "../table.js";
import { layoutsOf } from "./command-line.js";
import { measureNamed } from "./measures.js";
import {
  ALL,
  boardNamed,
  DEFAULT_BOARD,
  LAYOUTS,
  LOOKUPS_ALONE,
  REGIONS,
  regionOf,
  TABLE_NAMES,
  TABLES,
} from "./named.js";
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
  readonly lang: LanguageName;
  readonly format: Format;
  /** The namespace or package of the language, if it is given. */
  readonly setting?: string;
}

/** How a request is written. */
export const writtenAs = ({
  index = false,
  lang = "ts",
  format = "ts",
  namespace,
  package: packageName = namespace,
}: Request): Pick<Work, "index" | "lang" | "format" | "setting"> => ({
  ...{ index, lang, format },
  ...(packageName === undefined ? {} : { setting: packageName }),
});

/** The entries of a request that has its shape; or its mistakes, the tables that would have the same name. */
export const entriesOf = ({ tables, lang = "ts" }: Request): Checked<readonly EntryOn[]> => {
  const { hasLookups } = languageFacts(lang);
  const all = TABLE_NAMES.filter((name) => hasLookups || !LOOKUPS_ALONE.includes(name));
  const requested = tables.flatMap((table, index) =>
    (table === ALL ? all : [table]).map((request): Requested => ({
      request,
      path: ["tables", index, ...(typeof table === "string" ? [] : ["name"])],
      entries: entriesOfOne(request),
    })),
  );
  const mistakes = sameNames(requested);
  return mistakes.length > 0
    ? { mistakes }
    : { value: requested.flatMap(({ entries }) => entries) };
};

/** One table of a request, or one of the package by its name. */
interface Requested {
  readonly request: TableRequest | string;
  /** The key of its name. */
  readonly path: Mistake["path"];
  readonly entries: readonly EntryOn[];
}

const entriesOfOne = (request: TableRequest | string): EntryOn[] => {
  if (typeof request === "string") return [TABLES.get(request) ?? []].flat();
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
const sameNames = (requested: readonly Requested[]): readonly Mistake[] => {
  const owners = new Map<
    string,
    { readonly request: TableRequest | string; readonly value?: number }
  >();
  return requested.flatMap(({ request, path, entries }) =>
    entries.flatMap(({ measure, layout, names, board }) => {
      const table = namesOf(measure, layout(board), names);
      const made = [
        // Some languages and file systems tell names apart by their letters alone.
        { key: lowercaseWords(table).join(""), name: mainName(table) },
        { key: `lookup ${table.lookupWords.join("")}`, name: table.lookup ?? mainName(table) },
        ...(measure.constants ?? []).map(({ name, value }) => ({ key: name, name, value })),
      ];
      const mistakes = made.flatMap(({ key, name, ...constant }): Mistake[] => {
        const owner = owners.get(key);
        owners.set(key, { request, ...constant });
        const isSame = "value" in constant && owner?.value === constant.value;
        if (owner === undefined || isSame) return [];
        const reason = reasonAgainst(owner.request, request);
        return [{ path, message: `${name} would be made twice, ${reason}` }];
      });
      return mistakes.slice(0, 1);
    }),
  );
};

const reasonAgainst = (owner: TableRequest | string, request: TableRequest | string): string => {
  const [first, second] = [label(owner), label(request)];
  if (owner === request && typeof request === "object")
    return `by ${second}; name each layout once, and give "to" an entry of its own`;
  const isOwners = nameIn(request) === undefined && nameIn(owner) !== undefined;
  const remedies = [
    first === second
      ? `remove one of them${typeof request === "string" ? "" : ", or give it another name"}`
      : `give ${isOwners || typeof request === "string" ? first : second} another name`,
    ...(isOneList(owner, request) ? ["or name the pieces of both in one list"] : []),
  ];
  return `for ${first} and ${second}; ${remedies.join(", ")}`;
};

const nameIn = (request: TableRequest | string): string | undefined =>
  typeof request === "string" ? undefined : request.name;

/** Whether two tables of attacks could be one. */
const isOneList = (one: TableRequest | string, other: TableRequest | string): boolean =>
  typeof one === "object" &&
  typeof other === "object" &&
  other.measure === "attacks" &&
  one.board === other.board &&
  [one.piece].flat().join() !== [other.piece].flat().join();

const label = (request: TableRequest | string): string => {
  if (typeof request === "string") return `${request} of the package`;
  const { name, measure, piece, board = DEFAULT_BOARD } = request;
  return `${name === undefined ? "" : `${name}=`}${[piece ?? measure].flat().join(",")} on ${board}`;
};
