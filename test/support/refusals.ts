/** The tests' own rules for requests that must be refused, and at which keys. */
import type { TableRequest } from "../../generator/request/defaults.js";
import { answersTo, canHold, demanded } from "./answers.js";
import type { Land } from "./graphs.js";
import {
  coordinatesOf,
  directionsOf,
  hasSquares,
  insideOf,
  isByDifference,
  isGrid,
  KINDS,
  numbersOf,
  ridesOf,
  ridesOnSquares,
  squaresNamed,
  unitOf,
  waysOf,
  type Numbering,
  type Question,
} from "./questions.js";
import { isStraight, linesOn, PAWNS, type Move, type Ride } from "./riders.js";

type Key = keyof TableRequest;

/** Whether two squares would have one number, or a square a number that does not exist. */
export const isNoNumbering = (land: Land, squares: Numbering | undefined): boolean => {
  if (squares === undefined || squares === "a1") return false;
  if (land.kind === "graph" || (squares === "mailbox" && land.board !== "8x8")) return true;
  const { of: numbers, length } = numbersOf({ land, squares });
  return (
    length > 4096 ||
    numbers.some((number) => number < 0 || number >= length) ||
    new Set(numbers).size < numbers.length
  );
};

/** Whether a unit is no numbering of the board. Differences are the same from any start, but from a1 only on a grid. */
const isNoUnit = ({ land, measure, unit }: Question): boolean => {
  if (measure === "number") return unit === undefined || isNoNumbering(land, unit);
  if (unit === "a1") return !isGrid(land);
  if (unit === undefined || typeof unit === "string") return isNoNumbering(land, unit);
  const { of: numbers } = numbersOf({ land, squares: { ...unit, start: 0 } });
  return isNoNumbering(land, { start: 0 - Math.min(...numbers), ...unit });
};

/** Whether two steps that the board has room for have one difference, or one has the difference 0. */
const areAlike = (question: Question): boolean => {
  const { land, measure, pieces } = question;
  const { file, rank } = unitOf(question);
  const [piece] = pieces;
  const rides = piece === undefined ? linesOn(land) : (ridesOf(piece, question) ?? []);
  const used = new Set(waysOf(question).flatMap((moves) => moves.map(({ ride }) => ride)));
  const first = rides
    .filter((_, number) => used.has(number))
    .flatMap((ride) => ride.slice(0, 1))
    .flatMap(([step, mayStop]) => (measure === "leg" && mayStop ? [] : [step]));
  const steps = new Map(first.map((step) => [step.join(), step]));
  const differences = [...steps.values()].map(
    ([x = 0, y = 0]) => file * x + rank * (land.kind === "hexagons" ? -y : y),
  );
  return differences.includes(0) || new Set(differences).size < differences.length;
};

/** Whether a list of names means no square. */
const isNowhere = ({ land }: Question, names: readonly string[]): boolean =>
  names.some((name) => squaresNamed(land, [name]).length === 0);

/** Whether the piece never reaches the squares with these names, because it stays within others. */
const areApart = (question: Question, names: readonly string[]): boolean => {
  const inside = insideOf(question);
  const targets = squaresNamed(question.land, names);
  return (
    inside.length > 0 && targets.length > 0 && !targets.some((square) => inside.includes(square))
  );
};

/** Whether the piece never comes to squares with these names, because there are none or because it stays within others. */
const areBeyondReach = (question: Question, names: readonly string[]): boolean =>
  isNowhere(question, names) || areApart(question, names);

const isPawn = (piece: Question["pieces"][number]): boolean =>
  typeof piece !== "string" && PAWNS.includes(piece);

/** The squares that each move passes, for all moves of a piece: what two pieces that move alike have in common. */
const movesText = (rides: readonly Ride[]): string => {
  const moves = rides.flatMap((ride) => {
    const steps = ride.map(([step]) => step.join());
    return ride.flatMap(([, mayStop], at) => (mayStop ? steps.slice(0, at + 1).join(" ") : []));
  });
  return [...new Set(moves)].sort().join("; ");
};

const isWrongPiece = (question: Question): boolean => {
  const { land, measure, pieces, captures = false, within, isBlack } = question;
  const { pieces: kind } = KINDS[measure];
  if (pieces.length === 0) return kind === "one" || kind === "some";
  if (kind === "none" || (kind !== "some" && pieces.length > 1)) return true;
  const pawn = pieces.find(isPawn);
  if (pawn && kind !== "some" && !captures) return true;
  if (pawn && (isBlack || within !== undefined)) return true;
  const hasMoves = (piece: Question["pieces"][number]): boolean =>
    typeof piece === "string"
      ? land.graph?.has(piece) === true
      : ridesOf(piece, question) !== undefined;
  if (!pieces.every(hasMoves)) return true;
  if (pieces.length === 1) return false;
  const texts = pieces.map((piece) =>
    typeof piece === "string" ? piece : movesText(ridesOnSquares({ ...question, pieces: [piece] })),
  );
  return new Set(texts).size < texts.length;
};

/** Whether two ways lead from a square to another. Lines differ by direction, and rides by the squares that they pass. */
const areUnclear = (question: Question): boolean => {
  const isOfLines = question.pieces.length === 0;
  const isOfStops = question.measure === "steps" || question.measure === "leg";
  const isSame = (one: Move, other: Move): boolean =>
    (!isOfLines || one.ride === other.ride) &&
    one.passed.length === other.passed.length &&
    one.passed.every(
      (square, at) =>
        square === other.passed[at] && (!isOfStops || one.stops[at] === other.stops[at]),
    );
  return waysOf(question).some((moves) => {
    const ways = new Map<number, Move>();
    return moves.some((move) => {
      const known = ways.get(move.to) ?? move;
      ways.set(move.to, move);
      return !isSame(move, known);
    });
  });
};

/** Whether the answers of a measure are for directions. */
export const isByDirection = (measure: Question["measure"]): boolean =>
  ["step", "reach", "ray"].includes(measure);

/** Whether the rides of a piece do not fit a measure of lines or rides. */
const isWrongRide = (question: Question): boolean => {
  const { measure } = question;
  const rides = ridesOnSquares(question);
  const isBent = !rides.every(isStraight);
  if (KINDS[measure].isSet && rides.every((ride) => ride.length === 1)) return true;
  if (["line", "beyond", "reach", "ray"].includes(measure) && isBent) return true;
  if (measure === "leg" && rides.every(([first]) => first?.[1])) return true;
  if (measure === "mask") return false;
  if (isByDirection(measure)) return waysOf(question).every((moves) => moves.length === 0);
  return areUnclear(question);
};

const areWrongDirections = (question: Question): boolean => {
  const { directions = [] } = question;
  if (directions.length === 0) return false;
  const names = directionsOf(question);
  const own = new Set(names);
  return (
    own.has(undefined) ||
    own.size < names.length ||
    directions.length !== names.length ||
    names.some((name) => name && !directions.includes(name))
  );
};

/** Whether a measure needs no line, so that it may cross a mirrored join. */
export const mayTurnOver = (measure: Question["measure"]): boolean =>
  measure === "step" || measure === "mask";

/** Whether the board has no lines, or none that the measure may follow. */
const hasNoLines = ({ land, measure }: Question): boolean =>
  land.kind === "graph" || (land.kind === "turned" && !mayTurnOver(measure));

/** Whether a measure of lines or rides has no meaning on the board, whatever the piece is. */
const isWrongBoard = (question: Question): boolean => {
  const { land, measure, pieces, layout, squares = "a1", unit } = question;
  const { hasUnit, pieces: kind } = KINDS[measure];
  const isOnGap = land.gaps !== undefined && (measure === "step" || hasUnit);
  if (hasNoLines(question) || isOnGap) return true;
  if (hasUnit && unit === undefined && layout === "pair" && squares === "a1" && !isGrid(land))
    return true;
  const isOfLines = kind === "none" || kind === "optional";
  return isOfLines && pieces.length === 0 && areUnclear(question);
};

/** The key, if any, at which a measure of lines or rides is refused on a board that has them. */
const wrongWays = (question: Question): readonly Key[] => {
  const { measure, pieces, unit } = question;
  if (pieces.length > 0 && isWrongRide(question)) return ["piece"];
  if (KINDS[measure].hasUnit && !isNoUnit(question) && areAlike(question))
    return [unit === undefined ? "measure" : "unit"];
  return areWrongDirections(question) ? ["directions"] : [];
};

/** The key, if any, at which a measure of lines or rides is refused. */
const wrongAlong = (question: Question, isPieceWrong: boolean): readonly Key[] => {
  if (!KINDS[question.measure].isAlong) return [];
  if (isWrongBoard(question)) return ["measure"];
  return isPieceWrong ? [] : wrongWays(question);
};

/** Whether no type of elements holds some numbers: they have a sign and more than 31 bits, or more than 32 bits. */
const areTooWide = (numbers: readonly number[]): boolean => {
  const most = Math.max(...numbers);
  return most >= (Math.min(...numbers) < 0 ? 2 ** 31 : 2 ** 32);
};

/** The keys of numbers that a table cannot hold, before its answers are known. */
const wrongFiller = (question: Question): readonly Key[] => {
  const { measure, filler, values } = question;
  if (KINDS[measure].isSet)
    return [
      ...(values ? ["values" as const] : []),
      ...(filler === undefined ? [] : ["filler" as const]),
    ];
  const given = Object.values(values ?? {});
  if (areTooWide([0, ...given])) return ["values"];
  const { of: numbers, length } = numbersOf(question);
  const isForSteps = measure === "step" && values === undefined;
  const isNumber = filler === undefined ? length > 255 : numbers.includes(filler);
  return areTooWide([filler ?? 0, ...given]) || (isForSteps && isNumber) ? ["filler"] : [];
};

/** The keys that a measure does not have, or not as given. */
const wrongKeys = (question: Question): readonly Key[] => {
  const { measure, unit, captures } = question;
  const isWrongUnit = KINDS[measure].hasUnit ? isNoUnit(question) : unit !== undefined;
  return [
    ...(isWrongUnit ? ["unit" as const] : []),
    ...(captures === true && measure !== "moves" ? ["captures" as const] : []),
    ...wrongFiller(question),
  ];
};

/** The names of the squares from or to which a layout measures, and the key that has them. */
const namesOf = ({ layout, ends }: Question): readonly [key: Key, names: readonly string[]] => {
  if (layout === "center") return ["layout", [layout]];
  return layout === "to" || layout === "from" ? [layout, ends] : ["layout", []];
};

const wrongLayout = (question: Question): readonly Key[] => {
  const { land, layout } = question;
  if (isByDifference(layout) && (land.kind === "graph" || land.kind === "turned"))
    return ["layout"];
  if (typeof layout === "object") {
    const { length = NaN } = coordinatesOf(question) ?? {};
    const isOutside = demanded(question).calls.some(({ index }) => index < 0 || index >= length);
    return isOutside ? ["layout"] : [];
  }
  const [key, names] = namesOf(question);
  return areBeyondReach(question, names) ? [key] : [];
};

/** The keys at which a request must be refused before its answers are known; empty if it must be accepted. */
const refusedBefore = (question: Question): readonly Key[] => {
  const { land, measure, pieces, ends, within, isBlack, squares, directions = [] } = question;
  const { isSet, isAlong } = KINDS[measure];
  if (land.kind !== "graph" && pieces.some((piece) => typeof piece === "string")) return ["piece"];
  if (isNoNumbering(land, squares)) return ["squares"];
  const isOfSteps = isByDirection(measure);
  const keys: Key[] = [];
  const refuse = (key: Key, isWrong: boolean): void => {
    if (isWrong) keys.push(key);
  };
  const isPieceWrong = isWrongPiece(question);
  refuse("board", isSet && numbersOf(question).length > 256);
  refuse("piece", isPieceWrong);
  refuse("color", land.kind === "graph" && isBlack);
  refuse("directions", directions.length > 0 && !(isOfSteps && hasSquares(land)));
  keys.push(...wrongLayout(question), ...wrongKeys(question));
  refuse("measure", ["color", "coordinate", "apart"].includes(measure) && !hasSquares(land));
  refuse("within", within !== undefined && (isAlong || isNowhere(question, [within])));
  refuse("of", measure === "member" && areBeyondReach(question, ends));
  keys.push(...wrongAlong(question, isPieceWrong));
  return keys;
};

/** The keys at which a request must be refused because of its answers. */
const refusedAfter = (question: Question): readonly Key[] => {
  const { values, filler = 0, measure } = question;
  if (values !== undefined) {
    const answers = new Set(answersTo(question).flat());
    const given = Object.keys(values);
    const isExact = given.length === answers.size && given.every((key) => answers.has(key));
    if (!isExact) return ["values"];
  }
  const wanted = demanded(question);
  const numbers = KINDS[measure].isSet
    ? []
    : wanted.calls.flatMap(({ right }) => right.map(Number));
  if (areTooWide([0, ...numbers, filler]))
    return [areTooWide([0, ...numbers.filter((number) => number > 0)]) ? "board" : "filler"];
  return canHold(wanted) ? [] : ["layout"];
};

/** The keys at which a request must be refused; empty if it must be accepted. */
export const refusedAt = (question: Question): readonly Key[] => {
  const keys = refusedBefore(question);
  return keys.length > 0 ? keys : refusedAfter(question);
};

/** Whether the table of a question must be written. */
export const isPossible = (question: Question): boolean => refusedAt(question).length === 0;
