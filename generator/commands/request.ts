/** A request for tables becomes entries like those of our catalogue, one for each piece, board and layout. */
import { at } from "../at.js";
import { piece } from "../betza.js";
import { squareName, squaresOf } from "../boards/board.js";
import type { Format } from "../languages/typescript/text.js";
import type { LayoutOn } from "../layouts/layout.js";
import { to as toRegion } from "../layouts/region.js";
import { distance } from "../measures/distance.js";
import { lowercaseWords, mainName, namesOf } from "../names.js";
import type { EntryOn } from "../table.js";
import { layoutsOf } from "./command-line.js";
import { boardNamed, DEFAULT_BOARD, LAYOUTS, PIONEERS_NAME, REGIONS, regionOf } from "./named.js";
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

/** The entries of a request; or its mistakes on its boards, and the tables that would have the same name. */
export const entriesOf = ({ tables: requests }: Request): Checked<readonly EntryOn[]> => {
  const mistakes = requests.flatMap(mistakesOnBoard);
  if (mistakes.length > 0) return { mistakes };
  const entries = requests.map(entriesOfOne);
  const same = sameNames(requests, entries);
  return same.length > 0 ? { mistakes: same } : { value: entries.flat() };
};

const entriesOfOne = (request: TableRequest): EntryOn[] => {
  const { board = DEFAULT_BOARD, name, to } = request;
  const mover = piece(request.piece);
  const measure =
    name === undefined
      ? distance(mover)
      : distance(
          { ...mover, name },
          {
            words: `Distance of the piece ${name} (${mover.notation} in Betza notation), in moves,`,
          },
        );
  const layouts: LayoutOn[] = layoutsOf(request).map((layout) => LAYOUTS[layout]);
  if (to !== undefined) layouts.push(layoutTo(to, name));
  return layouts.map((layout) => ({ measure, layout, board: boardNamed(board) }));
};

/** A name of the user's own is that of the table, whatever the squares are. */
const layoutTo = (to: string | readonly string[], name: string | undefined): LayoutOn => {
  const region = typeof to === "string" ? REGIONS[to] : undefined;
  if (region) return toRegion(region);
  const squares = [to].flat();
  const suffix = name === undefined ? ["to", ...squares] : [];
  return (board) => ({ ...toRegion(regionOf(squares))(board), suffix });
};

/** More squares would make names that nobody can read. */
const MOST_SQUARES_IN_NAME = 4;

const mistakesOnBoard = (request: TableRequest, index: number): readonly Mistake[] => {
  const { layout = [], to = [], name } = request;
  const board = boardNamed(request.board ?? DEFAULT_BOARD);
  const size = `${board.files}×${board.ranks}`;
  const mistakes: Mistake[] = [];
  const refuse = (key: string, message: string): void => {
    mistakes.push({ path: ["tables", index, key], message });
  };
  if ([layout].flat().includes(PIONEERS_NAME) && size !== "8×8")
    refuse(
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of 8×8; on ${size}, write "superimposed"`,
    );
  const region = typeof to === "string" ? REGIONS[to] : undefined;
  if (region?.squares(board).length === 0)
    refuse("to", `"${String(to)}": a board of ${size} has no such square`);
  if (region) return mistakes;
  const names = new Set(squaresOf(board).map((square) => squareName(board, square)));
  for (const square of [to].flat().filter((one) => !names.has(one)))
    refuse(
      "to",
      `${JSON.stringify(square)} is not a square of ${size}, nor one of ${Object.keys(REGIONS).join(", ")}`,
    );
  if (to.length > MOST_SQUARES_IN_NAME && name === undefined)
    refuse("name", `a table to more than ${MOST_SQUARES_IN_NAME} squares needs a name`);
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
      const [reason, remedy] =
        owner === request
          ? [`by ${label(request)}`, 'name each layout once, and give "to" an entry of its own']
          : [
              `for ${label(owner)} and ${label(request)}`,
              label(owner) === label(request)
                ? "remove one of them, or give it another name"
                : `give ${label(renamed)} another name`,
            ];
      return [
        {
          path: ["tables", index, "name"],
          message: `${mainName(found)} would be made twice, ${reason}; ${remedy}`,
        },
      ];
    }),
  );
};

const label = ({ name, piece: of, board = DEFAULT_BOARD }: TableRequest): string =>
  `${name === undefined ? "" : `${name}=`}${of} on ${board}`;
