/** A request for tables becomes entries like those of our catalogue, one for each piece, board and layout. */
import { at } from "../at.js";
import { piece } from "../betza.js";
import { squareName, squaresOf } from "../boards/board.js";
import { tables } from "../catalogue.js";
import type { Format } from "../languages/typescript/text.js";
import type { LayoutOn } from "../layouts/layout.js";
import { to as toRegion } from "../layouts/region.js";
import { distance } from "../measures/distance.js";
import { lowercaseWords, mainName, namesOf } from "../names.js";
import type { EntryOn } from "../table.js";
import { boardNamed, isLayoutName, LAYOUTS, PIONEERS_NAME, REGIONS, regionOf } from "./named.js";
import type { Checked, Mistake, Request, TableRequest } from "./schema.js";

/** What a run makes, whether a config requests it or the options. */
export interface Work {
  readonly entries: readonly EntryOn[];
  /** The folder, relative to the working directory. */
  readonly out: string;
  /** The command that makes it again. */
  readonly command: string;
  readonly index: boolean;
  readonly format: Format;
  /** Whether a file that is not wanted is left over if its header names this command. */
  readonly isOwnCommand: (command: string) => boolean;
}

/** The entries of a request; or its mistakes on its boards, and the tables that would have the same name. */
export const entriesOf = ({ tables: requests }: Request): Checked<readonly EntryOn[]> => {
  const mistakes = requests.flatMap(mistakesOnBoard);
  if (mistakes.length > 0) return { mistakes };
  const entries = requests.map(entriesOfOne);
  const same = sameNames(requests, entries);
  return same.length > 0 ? { mistakes: same } : { value: entries.flat() };
};

const entriesOfOne = ({ board = "8x8", piece: of, name, layout, to }: TableRequest): EntryOn[] => {
  const mover = piece(of);
  const measure = distance({ ...mover, name: name ?? mover.name });
  const layouts: LayoutOn[] = listed(layout ?? (to === undefined ? "pair" : [])).map(layoutNamed);
  if (to !== undefined) layouts.push(layoutTo(to, name));
  return tables(measure, layouts).map((entry) => ({ ...entry, board: boardNamed(board) }));
};

const listed = (names: string | readonly string[]): readonly string[] =>
  typeof names === "string" ? [names] : names;

const layoutNamed = (name: string): LayoutOn => LAYOUTS[isLayoutName(name) ? name : "superimposed"];

/** A name of the user's own is that of the table, whatever the squares are. */
const layoutTo = (to: string | readonly string[], name: string | undefined): LayoutOn => {
  const region = typeof to === "string" ? REGIONS[to] : undefined;
  if (region) return toRegion(region);
  const squares = listed(to);
  const suffix = name === undefined ? ["to", ...squares] : [];
  return (board) => ({ ...toRegion(regionOf(squares))(board), suffix });
};

/** More squares would make names that nobody can read. */
const MOST_SQUARES_IN_NAME = 4;

const mistakesOnBoard = (request: TableRequest, index: number): readonly Mistake[] => {
  const { layout = [], to = [], name } = request;
  const board = boardNamed(request.board ?? "8x8");
  const size = `${board.files}×${board.ranks}`;
  const mistakes: Mistake[] = [];
  const refuse = (key: string, message: string): void => {
    mistakes.push({ path: ["tables", index, key], message });
  };
  if (listed(layout).includes(PIONEERS_NAME) && size !== "8×8")
    refuse(
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of 8×8; on ${size}, write "superimposed"`,
    );
  if (typeof to === "string") {
    if (REGIONS[to]?.squares(board).length === 0)
      refuse("to", `"${to}": a board of ${size} has no such square`);
    return mistakes;
  }
  const names = new Set(squaresOf(board).map((square) => squareName(board, square)));
  for (const square of to.filter((one) => !names.has(one)))
    refuse("to", `${JSON.stringify(square)} is not a square of ${size}`);
  if (to.length > MOST_SQUARES_IN_NAME && name === undefined)
    refuse("name", `missing; with more than ${MOST_SQUARES_IN_NAME} squares, a table needs a name`);
  return mistakes;
};

/** The tables that would have the names of earlier ones, and so their files. */
const sameNames = (
  requests: readonly TableRequest[],
  entries: readonly (readonly EntryOn[])[],
): readonly Mistake[] => {
  const owners = new Map<string, TableRequest>();
  return requests.flatMap((request, index) =>
    at(entries, index).flatMap(({ measure, layout, names, board }): Mistake[] => {
      const found = namesOf(measure, layout(board), names);
      const file = lowercaseWords(found).join("-");
      const owner = owners.get(file);
      owners.set(file, request);
      if (owner === undefined) return [];
      const renamed = request.name === undefined && owner.name !== undefined ? owner : request;
      return [
        {
          path: ["tables", index, "name"],
          message:
            `${mainName(found)} would be made twice, for ${label(owner)} and ${label(request)}; ` +
            `give ${label(renamed)} another name`,
        },
      ];
    }),
  );
};

const label = ({ name, piece: of, board = "8x8" }: TableRequest): string =>
  `${name === undefined ? "" : `${name}=`}${of} on ${board}`;
