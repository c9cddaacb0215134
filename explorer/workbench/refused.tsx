/** Why there is no table, with the pairs of squares that conflict, and a button for it by pair. */
import { useMemo } from "preact/hooks";
import { Figure } from "../components/figure.js";
import type { State } from "../model/state.js";
import { checkedTable } from "../model/refusals.js";
import type { Refusal } from "../model/table.js";
import { pairsGrid } from "../model/shown.js";

export const Refused = ({
  refusal: { reason, conflict },
  state: { board, metric, view, numbering },
  showByPair,
}: {
  readonly refusal: Refusal;
  readonly state: State;
  readonly showByPair: () => void;
}) => {
  const isByPair = useMemo(
    () => "table" in checkedTable({ board, metric, view, numbering, layout: "pair" }),
    [board, metric, view, numbering],
  );
  return (
    <section class="refused" aria-label="No table">
      <h3>There is no such table</h3>
      <p>{reason}</p>
      {conflict && <Figure {...pairsGrid(board, conflict)} />}
      {isByPair && (
        <button type="button" class="primary" onClick={showByPair}>
          Show it by pair of squares
        </button>
      )}
    </section>
  );
};
