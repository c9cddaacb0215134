/** Why there is no table, with the pairs of squares that are in the way, and a way on. */
import type { JSX } from "preact";
import { Figure } from "../components/figure.js";
import { isRelationName } from "../model/relations.js";
import type { State } from "../model/state.js";
import type { Refusal } from "../model/table.js";
import { pairsGrid } from "../model/shown.js";

/** The reason, both pairs on a board, and the button that shows the table by pair of squares. */
export const Refused = ({
  refusal: { reason, conflict },
  state: { board, layout, view },
  showByPair,
}: {
  readonly refusal: Refusal;
  readonly state: State;
  readonly showByPair: () => void;
}): JSX.Element => (
  <section class="refused" aria-label="No table">
    <h3>This layout has no such table</h3>
    <p role="status">{reason}</p>
    {conflict && <Figure id="conflict" {...pairsGrid(board, conflict)} />}
    {layout !== "pair" && !isRelationName(view) && (
      <button type="button" class="primary" onClick={showByPair}>
        Show it by pair of squares
      </button>
    )}
  </section>
);
