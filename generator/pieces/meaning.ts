/** The moves of a notation in a few words, as in `steps straight or diagonally forwards`. */
import { at, present } from "../common.js";
import type { Movement, Term } from "./moves.js";
import { termsOf } from "./notation.js";

const WAYS = "forwards backwards left right vertically sideways halved".split(" ");

/** The words for directions, such as `forwards or sideways`; empty for all directions. */
const waysText = (directions: Term["directions"]): string =>
  WAYS.filter((way) => directions.join("").includes(way.charAt(0))).join(" or ");

type VerbAndWhere = readonly [verb: string, where: string];

/** The words for movements to neighbors, such as `steps diagonally forwards` or `slides any way up to 3`. */
const stepText = (
  { files, ranks, range }: Movement,
  isAnyWay: boolean,
  ways: string,
): VerbAndWhere => {
  const straight = ways === "" ? "straight" : ways;
  const oneAtom = Math.min(files, ranks) === 0 ? straight : "diagonally";
  const along = isAnyWay ? "any way" : oneAtom;
  const more = ways === "" || along === ways ? "" : ` ${ways}`;
  const limit = range === 1 || range === Infinity ? "" : ` up to ${range}`;
  return [range === 1 ? "steps" : "slides", along + more + limit];
};

const timesText = (range: number): string => {
  if (range === 1) return "";
  return range === Infinity ? " again and again" : ` up to ${range} times`;
};

/**
 * The words for longer leaps, such as `leaps 1,2 again and again`, `leaps 2 diagonally forwards` or `leaps 2 forwards
 * and 1 sideways`.
 */
const leapText = ({ files, ranks, range }: Movement, ways: string): VerbAndWhere => {
  const [least, most] = [Math.min(files, ranks), Math.max(files, ranks)];
  const times = timesText(range);
  if (ways === "") return ["leaps", `${least},${most}${times}`];
  const other = /left|right|sideways/.test(ways) ? "vertically" : "sideways";
  const isOblique = least > 0 && least < most;
  const along = least === most ? `diagonally ${ways}` : ways;
  return ["leaps", `${most} ${along}${isOblique ? ` and ${least} ${other}` : ""}${times}`];
};

/** The verb and the direction of a movement, such as `steps` and `diagonally forwards`. */
const moveText = (movements: readonly Movement[], directions: Term["directions"]): VerbAndWhere => {
  const first = at(movements, 0);
  const ways = waysText(directions);
  return Math.max(first.files, first.ranks) === 1
    ? stepText(first, movements.length > 1, ways)
    : leapText(first, ways);
};

/** The words after the moves of a term: whether it is lame, how it bends, and whether it captures. */
const limitsText = (term: Term): string => {
  const { isLame, bend, others } = term;
  const isHop = others?.kind === "hops";
  const { mayMove, mayCapture } = isHop ? others : term;
  const [verb, where] = bend ? moveText(bend.movements, bend.directions) : ["", ""];
  const may = bend?.mayStop === true ? "may" : "must";
  return present(
    isLame && ", not over other pieces",
    bend && `, then ${may} ${verb.slice(0, -1)} ${where} `,
    bend && (bend.isSideways ? "at a right angle" : "outwards"),
    isHop && ", by a hop over another piece",
    !mayCapture && ", without capturing",
    !mayMove && ", only to capture",
  ).join("");
};

/** The moves of a notation in words. The same verb is not repeated after moves without limits. */
export const meaningOf = (notation: string): string =>
  termsOf(notation)
    .map((term) => [...moveText(term.movements, term.directions), limitsText(term)] as const)
    .map(([verb, where, limits], place, all) => {
      const [verbBefore, , limitsBefore] = all[place - 1] ?? [];
      const comma = verbBefore === undefined ? "" : limitsBefore === "" ? " or " : ", or ";
      const isSame = verbBefore === verb && limitsBefore === "";
      return `${comma}${isSame ? "" : `${verb} `}${where}${limits}`;
    })
    .join("");
