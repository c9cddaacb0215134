/** The moves of a notation in a few words, as in `steps straight or diagonally forwards`. */
import { present } from "../common.js";
import type { Movement, Term } from "./moves.js";
import { termsOf } from "./notation.js";

const WAYS = "forwards backwards left right vertically sideways halved".split(" ");

/** `forwards or sideways`; empty for all directions. */
const waysText = (directions: Term["directions"]): string =>
  WAYS.filter((way) => directions.join("").includes(way.charAt(0))).join(" or ");

/** The verb and the direction of a movement: `steps`, `diagonally forwards`. */
const moveText = (
  movements: readonly Movement[],
  directions: Term["directions"],
): readonly [verb: string, where: string] => {
  const [{ files, ranks, range } = { files: 0, ranks: 0, range: 1 }, ...others] = movements;
  const [least, most] = [Math.min(files, ranks), Math.max(files, ranks)];
  const ways = waysText(directions);
  const limit = range === 1 || range === Infinity ? "" : ` up to ${range}`;
  if (most === 1) {
    const straight = ways === "" ? "straight" : ways;
    const along = others.length > 0 ? "any way" : least === 0 ? straight : "diagonally";
    const more = ways === "" || along === ways ? "" : ` ${ways}`;
    return [range === 1 ? "steps" : "slides", along + more + limit];
  }
  const times = range === Infinity ? " again and again" : limit === "" ? "" : `${limit} times`;
  const isOblique = least > 0 && least < most;
  const other = /left|right|sideways/.test(ways) ? "vertically" : "sideways";
  if (ways === "") return ["leaps", `${least},${most}${times}`];
  return [
    "leaps",
    isOblique ? `${most} ${ways} and ${least} ${other}${times}` : `${most} ${ways}${times}`,
  ];
};

/** The words after the moves of a term: whether it is lame, how it bends, and whether it captures. */
const limitsText = ({ isLame, bend, mayMove, mayCapture }: Term): string => {
  const [verb, where] = bend ? moveText(bend.movements, bend.directions) : ["", ""];
  const may = bend?.mayStop === true ? "may" : "must";
  return present(
    isLame && ", not over other pieces",
    bend && `, then ${may} ${verb.slice(0, -1)} ${where} `,
    bend && (bend.isSideways ? "at a right angle" : "outwards"),
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
