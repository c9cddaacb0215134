/** Proves the tables of requests. They need more proofs than tables of the package, whose pieces are simple. */
import { ruleHolds } from "../checks/by-rule.js";
import { provedTables, type Announce } from "../core/emit.js";
import { prove, PROOFS } from "../core/prove.js";
import type { EntryOn, Table } from "../core/table.js";
import { movesAgree } from "../pieces/agree.js";

const OF_REQUESTS = [movesAgree, ...PROOFS, ruleHolds];

/** Throws a `ProofError` unless a requested table passes all proofs. */
export const proveRequested = (table: Table): void => {
  prove(table, OF_REQUESTS);
};

/** Computes and proves the tables of entries. Throws a `ProofError` if a proof fails. */
export const provedRequests = (
  entries: readonly EntryOn[],
  announce?: Announce,
): readonly Table[] => provedTables(entries, announce, OF_REQUESTS);
