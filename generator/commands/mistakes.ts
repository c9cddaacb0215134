/** The mistakes of a request that no key of it shows alone: what its measures, boards and language do not allow. */
import { closest, distance } from "fastest-levenshtein";
import { squareName, type Board } from "../boards/board.js";
import { LARGEST_SIDE, rectangle } from "../boards/rectangle.js";
import { MOST_SQUARES_IN_SET } from "../measures/measure.js";
import { languageFacts } from "../languages/languages.js";
import { EXPECTED } from "./expected.js";
import { attackerNamed, isPawn, measureNamed } from "./measures.js";
import {
  ALL,
  boardNamed,
  DEFAULT_BOARD,
  LOOKUPS_ALONE,
  PIONEERS_NAME,
  REGIONS,
  TABLE_NAMES,
} from "./named.js";
import type { Request, TableRequest } from "./schema.js";

/** The key that is wrong, and what is wrong with it. */
export type Wrong<Of = TableRequest> = readonly [key: keyof Of & string, message: string];

/** The mistakes of one table of a request. */
export const tableMistakes = (request: TableRequest): readonly Wrong[] => [
  ...wrongPieces(request),
  ...wrongLayouts(request),
  ...wrongSquares(request),
];

/** The keys of a request that its language lacks, or whose values it cannot read. */
export const languageMistakes = (request: Request): readonly Wrong<Request>[] => {
  const { lang = "ts", index = false, format } = request;
  const { setting, title, index: makesIndex, hasLookups } = languageFacts(lang);
  const settings = (["namespace", "package"] as const).flatMap((name): Wrong<Request>[] => {
    const value = request[name];
    if (value === undefined) return [];
    if (setting?.name !== name) return [[name, `there is no ${name} in ${title}`]];
    return setting.pattern.test(value)
      ? []
      : [[name, `${JSON.stringify(value)}: expected ${setting.expected}`]];
  });
  const nameless = request.tables
    .filter((table) => typeof table === "string")
    .find((name) => LOOKUPS_ALONE.includes(name));
  return [
    ...settings,
    ...(index && makesIndex === "never" ? [["index", `${title} needs no index`] as const] : []),
    ...(format !== undefined && lang !== "ts"
      ? [["format", `is for "lang": "ts"; ${title} is written in one way`] as const]
      : []),
    ...(nameless !== undefined && !hasLookups
      ? [["tables", `${nameless} is a lookup without a table; ${title} has no lookups`] as const]
      : []),
  ];
};

/** Why a name is not that of a table of the package; `undefined` if it is one. */
export const reasonAgainstName = (name: string): string | undefined => {
  if (name === ALL || TABLE_NAMES.includes(name)) return undefined;
  const nearest = closest(name.toUpperCase(), TABLE_NAMES);
  const hint =
    distance(name.toUpperCase(), nearest) <= name.length / 3
      ? `did you mean ${nearest}?`
      : `the tables are ${TABLE_NAMES.join(", ")}`;
  return `${JSON.stringify(name)}: no table of the package; ${hint}`;
};

const sizeOf = ({ files, ranks }: Board): string => `${files}×${ranks}`;

function* wrongPieces({ measure = "distance", piece }: TableRequest): Generator<Wrong> {
  const { pieces: most } = measureNamed(measure);
  if (piece === undefined) {
    if (most > 0) yield ["piece", `missing; expected ${EXPECTED.piece}`];
    return;
  }
  const pieces = [piece].flat();
  const pawn = pieces.find(isPawn);
  const movers = pieces.map((one) => ({ one, moves: movesOf(one) }));
  const twin = movers.find(
    ({ moves }, at) => movers.findIndex((each) => each.moves === moves) < at,
  );
  if (most === 0) yield ["piece", `"${measure}" is the same for all pieces; remove the piece`];
  else if (most === 1 && pieces.length > 1)
    yield ["piece", `"${measure}" is about one piece; give each piece a table of its own`];
  else if (pieces.length > most)
    yield ["piece", `${pieces.length} pieces; an entry has a bit for each of up to ${most}`];
  else if (most === 1 && pawn !== undefined)
    yield ["piece", `${pawn} moves in one direction only; it is for "attacks"`];
  else if (twin) yield ["piece", `${twin.one} moves as a piece before it; remove one of them`];
}

/** A text that only pieces with the same moves have. */
const movesOf = (text: string): string =>
  attackerNamed(text)
    .leaps(rectangle(LARGEST_SIDE, LARGEST_SIDE))
    .map(({ files, ranks }) => `${files},${ranks}`)
    .sort()
    .join(" ");

function* wrongLayouts(request: TableRequest): Generator<Wrong> {
  const { measure = "distance", layout = [], to } = request;
  const { layouts, isSet } = measureNamed(measure);
  const board = boardNamed(request.board ?? DEFAULT_BOARD);
  const size = sizeOf(board);
  if (isSet && board.squares.length > MOST_SQUARES_IN_SET)
    yield [
      "board",
      `a table of "${measure}" has sets with a bit for each of up to ${MOST_SQUARES_IN_SET} squares; ${size} has ${board.squares.length}`,
    ];
  for (const name of [layout].flat())
    if (!layouts.includes(name === PIONEERS_NAME ? "superimposed" : name))
      yield ["layout", `"${measure}" has no table by "${name}", only by ${layouts.join(", ")}`];
    else if (name === PIONEERS_NAME && size !== "8×8")
      yield [
        "layout",
        `"${PIONEERS_NAME}" is the superimposed array of 8×8; on ${size}, write "superimposed"`,
      ];
  if (to !== undefined && measure !== "distance")
    yield ["to", `is for "distance"; "${measure}" has no table to the nearest square`];
}

/** More squares would make names that nobody can read. */
const MOST_SQUARES_IN_NAME = 4;

function* wrongSquares(request: TableRequest): Generator<Wrong> {
  const { to = [], name } = request;
  const board = boardNamed(request.board ?? DEFAULT_BOARD);
  const size = sizeOf(board);
  const region = typeof to === "string" ? REGIONS[to] : undefined;
  if (region) {
    if (region.squares(board).length === 0)
      yield ["to", `"${String(to)}": a board of ${size} has no such square`];
    return;
  }
  const names = new Set(board.squares.map((square) => squareName(board, square)));
  for (const square of [to].flat().filter((one) => !names.has(one)))
    yield [
      "to",
      `${JSON.stringify(square)} is not a square of ${size}, nor one of ${Object.keys(REGIONS).join(", ")}`,
    ];
  if (to.length > MOST_SQUARES_IN_NAME && name === undefined)
    yield ["name", `a table to more than ${MOST_SQUARES_IN_NAME} squares needs a name`];
}
