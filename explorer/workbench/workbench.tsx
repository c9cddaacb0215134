/** The page: its state, kept in the address, and everything that follows from it. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Square } from "../../generator/boards/board.js";
import { GRID_STYLE } from "../drawing/style.js";
import { Board, otherEnd, type End } from "../components/board.js";
import { Controls, type Draft } from "./controls.js";
import { Figure } from "../components/figure.js";
import { Legend } from "../components/legend.js";
import {
  arrayOf,
  distanceBoard,
  pathsOf,
  pointedAt,
  readingOf,
  sceneOf,
  type Pointed,
} from "../model/shown.js";
import { isRelationName, relationNamed } from "../model/relations.js";
import { relationBoard } from "../model/shown-relations.js";
import {
  addressOf,
  fromAddress,
  reasonAgainst,
  settled,
  showingDistances,
  showingPaths,
  showingRelation,
  stepped,
  STILMAN,
  type Addressed,
  type State,
  type View,
} from "../model/state.js";
import { TakeAway } from "./take-away.js";

/** What the pointer and the keys do; if there is no choice of what a click moves, only the target can be moved. */
const hintOf = (clicked: End | undefined): string =>
  clicked === undefined
    ? "A click, a tap or an arrow key moves the target."
    : `A click or a tap moves the ${clicked}, with Shift the ${otherEnd(clicked)}. Arrow keys move the origin, with ` +
      "Shift the target; Enter swaps them.";

const draftOf = ({ state: { measured }, refused }: Addressed): Draft | undefined =>
  refused ?? ("notation" in measured ? measured : undefined);

/** The page. */
export const App = (): JSX.Element => {
  const [opened] = useState(() => fromAddress(location.hash));
  const [state, setState] = useState(opened.state);
  const [draft, setDraft] = useState(draftOf(opened));
  const [pointed, setPointed] = useState<Pointed>();
  const [clicked, setClicked] = useState<End>("origin");
  const [focused, setFocused] = useState<End>("origin");

  useEffect(() => {
    const followAddress = (): void => {
      const addressed = fromAddress(location.hash);
      setState(addressed.state);
      setDraft(draftOf(addressed));
      setPointed(undefined);
    };
    addEventListener("hashchange", followAddress);
    return () => {
      removeEventListener("hashchange", followAddress);
    };
  }, []);

  const change = (wanted: State): void => {
    const next = settled(wanted);
    setState(next);
    if (next.measured !== state.measured) setDraft(draftOf({ state: next }));
    setPointed(undefined);
    history.replaceState(null, "", addressOf(next));
  };
  const type = (notation: string): void => {
    const reason = reasonAgainst(notation.trim());
    if (reason === undefined) change({ ...state, measured: { notation: notation.trim() } });
    else setDraft({ notation, reason });
  };

  const { board, measured, layout, view, origin, target } = state;
  // In the layout center, only the target can be moved.
  const movable = (end: End): End => (layout === "center" ? "target" : end);
  const move = (end: End, square: Square): void => {
    change({ ...state, [movable(end)]: square });
    setFocused(movable(end));
  };
  const pick = (square: Square, withShift: boolean): void => {
    move(withShift ? otherEnd(clicked) : clicked, square);
  };

  const show = (wanted: View): void => {
    if (isRelationName(wanted)) change(showingRelation(state, wanted));
    else if (wanted === "distances") change(showingDistances(state));
    else change(showingPaths(state));
  };

  const asked = useMemo(() => ({ board, measured, layout, view }), [board, measured, layout, view]);
  const scene = useMemo(() => sceneOf(asked), [asked]);
  const at = pointedAt(state, scene, pointed);
  const array = arrayOf(state, scene, at.entries);
  const reading = readingOf(state, scene, at);
  const paths = view === "paths" ? pathsOf(state, scene, at.squares[0] ?? target) : undefined;
  const relation = isRelationName(view) ? view : undefined;
  const shown =
    relation === undefined
      ? (paths?.board ?? distanceBoard(state, scene, at.squares))
      : relationBoard(relation, state, scene, at.squares);

  return (
    <>
      <style>{GRID_STYLE}</style>
      <header>
        <h1>chess-distance</h1>
        <p>
          How many moves from square to square: the package's tables, and those of any other piece
          and board; attacks, lines and other relations of squares. See also the{" "}
          <a href="api/">API reference</a>.
        </p>
      </header>
      <main>
        <Controls {...{ state, change, show, draft, type, clicked, letClickMove: setClicked }} />
        <section class="stage" aria-label="Board">
          <Board
            shown={shown}
            active={state[movable(focused)]}
            pick={pick}
            step={(files, ranks, withShift) => {
              const end = movable(withShift ? "target" : "origin");
              move(end, stepped(board, state[end], files, ranks));
            }}
            swap={() => {
              if (layout !== "center") change({ ...state, origin: target, target: origin });
            }}
            point={(square) => {
              setPointed(square === undefined ? undefined : { square });
            }}
          />
          <p id="hint" class="note">
            {hintOf(layout === "center" ? undefined : clicked)}
          </p>
          {(relation === undefined || relationNamed(relation).isSet) && (
            <Legend
              largest={scene.largest}
              hasNever={shown.grid.cells.some(({ kind }) => kind === "never")}
            />
          )}
        </section>
        <section class="reading" aria-label="Distance">
          <h2>{reading.title}</h2>
          {reading.expression !== undefined && <code>{reading.expression}</code>}
          {reading.entry !== undefined && <p class="note">{reading.entry}</p>}
          {reading.reason !== undefined && <p>{reading.reason}</p>}
          {paths && (
            <p>
              {paths.summary} <a href={addressOf(STILMAN)}>Stilman's example: the king, f6 to h1</a>
            </p>
          )}
          <p class="refusal" role="status">
            {scene.refusal}
          </p>
        </section>
        {paths && (
          <section class="steps" aria-label="Shortest paths">
            {paths.steps.map((step) => (
              <Figure key={step.id} {...step} />
            ))}
          </section>
        )}
        {array && (
          <section class="array" aria-label="Array">
            <Figure
              grid={array}
              id="array"
              caption={`${scene.table?.name ?? ""}, the complete array`}
              point={(entry) => {
                setPointed(entry === undefined ? undefined : { entry });
              }}
              pick={(entry) => {
                const [square] = pointedAt(state, scene, { entry }).squares;
                if (square !== undefined) move("target", square);
              }}
            />
          </section>
        )}
        {scene.table && <TakeAway state={state} table={scene.table} />}
      </main>
    </>
  );
};
