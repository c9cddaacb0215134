/** The proofs of requested tables: more than those of the package's tables, for which a test makes them all. */
import { ruleHolds } from "../checks/by-rule.js";
import { BEFORE_CALLS, callsAreRight, type Proof } from "../core/prove.js";
import { RequestError } from "../errors.js";
import { movesAgree } from "../pieces/agree.js";
import { cannotHold } from "./cannot-hold.js";

/** Throws a `RequestError`, which no other proof does: the request is wrong, not the table. */
const layoutHolds: Proof = (table) => {
  const reason = cannotHold(table);
  if (reason !== undefined) throw new RequestError(reason);
  return undefined;
};

export const OF_REQUESTS: readonly Proof[] = [
  movesAgree,
  ...BEFORE_CALLS,
  layoutHolds,
  callsAreRight,
  ruleHolds,
];
