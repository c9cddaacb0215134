/** Proves the tables of requests. They need more proofs than those of the package, for which a test makes all proofs. */
import { ruleHolds } from "../checks/by-rule.js";
import { ENTRIES } from "../core/catalogue.js";
import { provedTables, type Announce } from "../core/modules.js";
import { BEFORE_CALLS, callsAreRight, prove, type Proof } from "../core/prove.js";
import type { EntryOn, Table } from "../core/table.js";
import { RequestError } from "../errors.js";
import { movesAgree } from "../pieces/agree.js";
import { cannotHold } from "./cannot-hold.js";

/** Throws a `RequestError` if the layout cannot hold the answers. */
const layoutHolds: Proof = (table) => {
  const reason = cannotHold(table);
  if (reason !== undefined) throw new RequestError(reason);
  return undefined;
};

const OF_REQUESTS = [movesAgree, ...BEFORE_CALLS, layoutHolds, callsAreRight, ruleHolds];

/** Throws an error unless a requested table passes all proofs: a `RequestError` if its layout cannot hold its answers. */
export const proveRequested = (table: Table): void => {
  prove(table, OF_REQUESTS);
};

/** Computes and proves the tables of entries. Throws an error with a line for each table that fails. */
export const provedRequests = (
  entries: readonly EntryOn[],
  announce?: Announce,
): readonly Table[] =>
  provedTables(entries, announce, (entry) => (ENTRIES.includes(entry) ? undefined : OF_REQUESTS));
