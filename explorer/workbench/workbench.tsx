/** The workbench: any table, with its board, array and code. Its state is kept in the address. */
import { SET } from "../../generator/core/measures/elements.js";
import { useState } from "preact/hooks";
import { ArrayGrid } from "../components/array-grid.js";
import { Board } from "../components/board.js";
import { CopyLink } from "../components/copying.js";
import { Legend } from "../components/legend.js";
import { usePageChoices } from "../components/page-choices.js";
import { useAddress, useFragment } from "../components/use-address.js";
import { useScene } from "../components/use-scene.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { changed, fromAddress, type Addressed, type Wanted } from "../model/address.js";
import { hasSettings } from "../model/diagram-address.js";
import { tokenOf } from "../model/metrics.js";
import { readingOf } from "../model/reading.js";
import { checkedScene } from "../model/refusals.js";
import { arrayOf, boardOf, pathsOf } from "../model/shown.js";
import { addressOf, hasOrigin, type State } from "../model/state.js";
import { PATHS } from "../model/views.js";
import { Controls, type Typing } from "./controls.js";
import { TakeAway } from "./take-away.js";
import "./workbench.css";

/** Shows the whole array if it fits, with entries large enough to tap and read. */
const widthOf = ({ files, ranks }: Grid["size"]) => ({
  minWidth: `${1.6 * files}rem`,
  width: `min(100%, 80vh * ${files} / ${ranks})`,
});

const HINT = "Point at a square to read its answer; a click or an arrow key keeps it.";
const PIECE_HINT =
  " Drag the piece, or click it and then its new square; or hold Shift with an arrow key. Enter swaps the two ends.";

export const Workbench = () => {
  const { language, numbering } = usePageChoices();
  const [left, show] = useState(() => fromAddress(location.hash));
  const kept: State = { ...left.state, numbering };
  const address = `${addressOf(kept)}&code=${language}&squares=${numbering}`;
  const touch = useAddress(address, hasSettings);
  useFragment((fragment) => {
    if (hasSettings(fragment)) show(fromAddress(fragment));
  });
  const put = (addressed: Addressed): void => {
    touch();
    show(addressed);
  };
  const move = (state: State): void => put({ ...left, state, also: [] });
  const ask = (wanted: Wanted): void => put(changed(left, wanted));
  /** The field keeps its text as typed, because more may follow a space. */
  const type: Typing = (field, notation) => {
    const next = changed(left, { [field]: notation.trim() });
    put({ ...next, [field]: { ...next[field], notation } });
  };

  const shown = useScene(kept, move, checkedScene);
  const { scene, moving, state, at } = shown;
  const { view } = scene.shown;
  const array = arrayOf(state, scene, at.entries);
  const pieces = view.hasMetric ? [tokenOf(state.metric)] : [];
  const reading = readingOf(state, scene, at);
  const board = view === PATHS ? pathsOf(state).board : boardOf(state, scene, at.squares);
  return (
    <div class="workbench">
      <div class="settings">
        <Controls addressed={{ ...left, state: kept }} table={scene.table} {...{ ask, type }} />
      </div>
      {/* The answer has a fixed size, so that nothing moves with the pointer. */}
      <section class="reading" aria-label="Answer">
        <h3>{reading.title}</h3>
        {reading.expression !== undefined && <code>{reading.expression}</code>}
        {reading.entry !== undefined && <p class="note">{reading.entry}</p>}
      </section>
      <section class="stage" aria-label="Board">
        <Board shown={board} moving={moving} pieces={pieces} describedBy="hint" />
        {(view.isOfDistances || scene.measure.element === SET) && (
          <Legend hasNever={board.grid.cells.some(({ kind }) => kind === "never")} />
        )}
        <p id="hint" class="note hint">
          {HINT + (hasOrigin(state) ? PIECE_HINT : "")}
        </p>
      </section>
      {array && (
        <section class="array-panel" aria-label="Array">
          <h3>{scene.table?.name}, the complete array</h3>
          <div class="view">
            <div style={widthOf(array.size)}>
              <ArrayGrid array={array} shown={shown} describedBy="array-hint" />
            </div>
          </div>
          <p id="array-hint" class="note">
            Point at an entry to see the squares that read it; a click or an arrow key moves the
            target there.
          </p>
        </section>
      )}
      <div class="side">
        {/* Screen readers announce changes only in an element that already exists. */}
        <div class="refusals" role="status">
          {scene.refusal !== undefined && (
            <section class="refused" aria-label="No table">
              <h3>There is no such table</h3>
              <p>{scene.refusal}</p>
            </section>
          )}
        </div>
        <CopyLink address={address} />
        {scene.table && <TakeAway state={state} table={scene.table} />}
      </div>
    </div>
  );
};
