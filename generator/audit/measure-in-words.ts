/** Describes a measure in words that stand before those of a layout. */
import { wordsOf } from "../cases.js";
import { present } from "../common.js";
import type { Mover } from "../core/boards/moves.js";
import type { Measure } from "../core/measures/measure.js";

/** The name of a piece in a sentence, such as `white pawn` or `piece QN`; empty if the mover has no name. */
const moverInWords = (mover: Mover): string => {
  const name = "name" in mover ? String(mover.name) : "";
  return name.startsWith("piece") && "notation" in mover
    ? `piece ${String(mover.notation)}`
    : wordsOf(name).join(" ");
};

/** A measure in words that can stand before `between two squares`, such as `the knight's path count` or `the direction`. */
export const measureInWords = (measure: Measure): string => {
  const { noun, mover, movers = present(mover), name, namedByUser } = measure;
  const what = noun === "between" ? "squares" : noun;
  const [first = "", another] = movers.map(moverInWords);
  if (another !== undefined) return `the ${what} of ${movers.map(moverInWords).join(", ")}`;
  const own = name.flatMap(wordsOf).join(" ");
  // A name such as `combined` is not the name of the mover.
  const isOther =
    own !== "" && own !== first && !first.startsWith("piece ") && namedByUser === undefined;
  const owner = isOther || first === "" ? own : `${first}'s`;
  return ["the", owner, what].filter(Boolean).join(" ");
};
