/** The workbench: any table, with its board, array and code. Its state is kept in the address. */
import { lines } from "../../generator/common.js";
import { SET } from "../../generator/core/measure.js";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../components/board.js";
import { Figure } from "../components/figure.js";
import { Legend } from "../components/legend.js";
import { usePageChoices } from "../components/page-choices.js";
import { hasState, stateAtAddress, useAddress } from "../components/use-address.js";
import { useScene } from "../components/use-scene.js";
import { WholePage } from "../components/whole-page.js";
import { changed, fromAddress, type Addressed, type Wanted } from "../model/address.js";
import { keysInWords } from "../model/boards.js";
import { comparisonOf } from "../model/comparison.js";
import { heatMapOf } from "../model/heat-map.js";
import { numbersText } from "../model/numbering.js";
import { pointedAt } from "../model/pointed.js";
import type { Places } from "../model/places.js";
import { readingOf } from "../model/reading.js";
import { checkedScene, checkedTable } from "../model/refusals.js";
import { arrayOf, boardOf, pairsGrid, pathsOf, type ShownView } from "../model/shown.js";
import {
  addressOf,
  figureOf,
  hasOrigin,
  hasTarget,
  squaresRead,
  withPlaces,
  type State,
} from "../model/state.js";
import { entryOf, type Refusal } from "../model/table.js";
import { COMPARE, PATHS } from "../model/views.js";
import { ArrayPanel } from "./array-panel.js";
import { Controls, type Typing } from "./controls.js";
import { Downloads } from "./downloads.js";
import { HeatMapPanel } from "./heat-map-panel.js";
import { Presets } from "./presets.js";
import { OneFile, TakeAway } from "./take-away.js";
import "./workbench.css";

const hintOf = (state: State, isHeld: boolean): string => {
  if (isHeld)
    return "The piece is picked up: click the square where it should stand, or press Escape.";
  const target = "Point at a square to read its answer; a click or an arrow key keeps it.";
  const piece =
    "Drag the piece, or click it and then its new square; or hold Shift with an arrow key.";
  const keys = keysInWords(state.board);
  if (!hasOrigin(state)) return target + keys;
  return (hasTarget(state) ? `${target} ${piece} Enter swaps both ends.` : piece) + keys;
};

/** The workbench; embedded in another page, it links to the whole page. */
export const Workbench = ({ isEmbedded = false }: { readonly isEmbedded?: boolean }) => {
  const [opened] = useState(() => fromAddress(stateAtAddress() ?? location.hash));
  const [left, keep] = useState(opened);
  const { numbering, choose } = usePageChoices();
  const kept: State = { ...left.state, numbering };
  const [pair, pointAtPair] = useState<Places>();
  const stage = useRef<HTMLElement>(null);

  const show = (addressed: Addressed): void => {
    keep(addressed);
    pointAtPair(undefined);
  };
  const follow = (addressed: Addressed): void => {
    show(addressed);
    // At the address of a chapter, what one has chosen there remains.
    if (hasState()) choose({ numbering: addressed.state.numbering });
  };
  const write = useAddress(addressOf(opened.state), (fragment) => follow(fromAddress(fragment)));
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isOpen.current) follow(opened);
    else if (hasState() && fromAddress(location.hash).state.numbering !== numbering)
      write(addressOf(kept), false);
    isOpen.current = true;
  }, [numbering]);
  const put = (addressed: Addressed, isQuick = false): void => {
    show(addressed);
    write(addressOf(addressed.state), isQuick);
  };
  const move = (state: State, isQuick: boolean): void => put({ ...left, state }, isQuick);
  const asked = (wanted: Wanted): Addressed => changed({ ...left, state: kept }, wanted);
  /** The field keeps what is typed in it: a space may be the beginning of more. */
  const type: Typing = (field, notation) => {
    const next = asked({ [field]: notation.trim() });
    put({ ...next, [field]: { ...next[field], notation } }, true);
  };

  const shown = useScene(kept, move, checkedScene);
  const { scene, moving } = shown;
  const { view } = scene.shown;
  const map = useMemo(() => heatMapOf({ ...kept, ...scene.shown }, scene), [scene]);
  const mapped = map && pair;
  const places = mapped ?? moving.shown;
  const state = mapped ? withPlaces(shown.state, mapped) : shown.state;
  const at = mapped ? pointedAt(state, scene) : shown.at;
  const array = arrayOf(state, scene, at.entries);
  const reading = readingOf(state, scene, at);
  const entrySays = `${reading.entry ?? ""}: ${reading.title}`;
  const numbers =
    kept.numbering === "a1" ? undefined : numbersText(entryOf(state).board, squaresRead(state));
  const { board, figures, sentence }: ShownView =
    view === COMPARE
      ? comparisonOf(state, scene, at.squares)
      : view === PATHS
        ? pathsOf(state, scene)
        : { board: boardOf(state, scene, at.squares), figures: [] };

  const link = new URL(addressOf(kept), location.href).href;
  return (
    <div class="workbench">
      <div class="settings">
        <Presets state={kept} />
        <Controls
          addressed={{ ...left, state: kept }}
          table={scene.table}
          ask={(wanted) => put(asked(wanted))}
          type={type}
        />
      </div>
      {/* Of fixed size, so that nothing moves with the pointer. */}
      <section class="reading" aria-label="Answer">
        <h3>{reading.title}</h3>
        {reading.expression !== undefined && <code>{reading.expression}</code>}
        {lines(reading.entry, numbers).map((text) => (
          <p key={text} class="note">
            {text}
          </p>
        ))}
        {lines(reading.reason, sentence).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section ref={stage} class="stage" aria-label="Board">
        <Board
          shown={board}
          moving={{ ...moving, shown: places }}
          pieces={[figureOf(state)]}
          describedBy="hint"
        />
        {(view.isOfDistances || scene.measure.element === SET) && (
          <Legend
            largest={board.grid.largest}
            hasNever={board.grid.cells.some(({ kind }) => kind === "never")}
          />
        )}
        <p id="hint" class="note hint">
          {hintOf(state, moving.held !== "target")}
        </p>
        {/* Only on paper. */}
        <p class="note link">{link}</p>
      </section>
      <div class="wide">
        {figures.length > 0 && (
          <section class="steps" aria-label={view === COMPARE ? "Comparison" : "Shortest paths"}>
            {figures.map((figure, at) => (
              <Figure key={at} {...figure} />
            ))}
          </section>
        )}
        {array && <ArrayPanel array={array} shown={shown} text={entrySays} />}
        {map && scene.table && (
          <HeatMapPanel
            key={map.side} // The zoom is that of a map of this size.
            map={map}
            name={scene.table.name}
            board={kept.board}
            places={places}
            text={entrySays}
            point={pointAtPair}
            put={(places, isQuick) => move(withPlaces(kept, places), isQuick)}
          />
        )}
      </div>
      <div class="side">
        {/* Screen readers announce changes only in an element that is there already. */}
        <div class="refusals" role="status">
          {scene.refusal && (
            <Refused
              refusal={scene.refusal}
              state={state}
              showByPair={() => put(asked({ layout: "pair" }))}
            />
          )}
        </div>
        {scene.table && <TakeAway state={state} table={scene.table} />}
        <OneFile state={state} table={scene.table} />
        <Downloads
          name={board.name}
          link={link}
          board={() => stage.current?.querySelector<SVGSVGElement>("svg.board")}
          table={scene.table}
        />
        {isEmbedded && <WholePage fragment={addressOf(kept)} />}
      </div>
    </div>
  );
};

/** Why there is no table, with the pairs of squares that conflict, and a button for it by pair. */
const Refused = ({
  refusal: { reason, conflict },
  state: { board, metric, view, numbering },
  showByPair,
}: {
  readonly refusal: Refusal;
  readonly state: State;
  readonly showByPair: () => void;
}) => {
  const isByPair = useMemo(
    () => checkedTable({ board, metric, view, numbering, layout: "pair" }).table !== undefined,
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
