/**
 * The proofs of requested tables. For the package's tables, the generator makes fewer proofs, because a test makes all
 * of them.
 */
import { ruleHolds } from "../checks/by-rule.js";
import { BEFORE_CALLS, callsAreRight, valuesFit, type Proof } from "../core/tables/prove.js";
import { RequestError } from "../errors.js";
import { movesAgree } from "../pieces/agree.js";
import { cannotHold } from "./cannot-hold.js";
import type { RequestedTable } from "./defaults.js";
import { tooLarge } from "./too-large.js";

/** A mistake in the request for a table that is found only from the numbers of the table. */
export class MisfitError extends RequestError {
  /** The key to change in the request for the table. */
  readonly key: keyof RequestedTable;

  constructor(key: keyof RequestedTable, reason: string) {
    super(reason);
    this.key = key;
  }
}

/**
 * Throws a `MisfitError` if no element type can hold the table's numbers: the mistake is in the request, not the table.
 */
const numbersFit: Proof = (table) => {
  const [key, reason] = tooLarge(table) ?? [];
  if (key !== undefined && reason !== undefined) throw new MisfitError(key, reason);
  return valuesFit(table);
};

/** Throws a `MisfitError` if the layout cannot hold the answers. */
const layoutHolds: Proof = (table) => {
  const reason = cannotHold(table);
  if (reason !== undefined) throw new MisfitError("layout", reason);
  return undefined;
};

export const OF_REQUESTS: readonly Proof[] = [
  movesAgree,
  ...BEFORE_CALLS,
  numbersFit,
  layoutHolds,
  callsAreRight,
  ruleHolds,
];
