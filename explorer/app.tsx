/** The page: its state, kept in the address, and everything that follows from it. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Square, squareName } from "../generator/board.js";
import { GRID_STYLE } from "../generator/pictures/style.js";
import { Board, type End } from "./board.js";
import { Controls, type Draft } from "./controls.js";
import { Figure } from "./figure.js";
import { Legend } from "./legend.js";
import {
  arrayOf,
  distanceBoard,
  pathBoards,
  pointedAt,
  readingOf,
  sceneOf,
  type Pointed,
} from "./shown.js";
import { addressOf, fromAddress, reasonAgainst, type Addressed, type State } from "./state.js";
import { TakeAway } from "./take-away.js";

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
    };
    addEventListener("hashchange", followAddress);
    return () => {
      removeEventListener("hashchange", followAddress);
    };
  }, []);

  const change = (next: State): void => {
    setState(next);
    setDraft("notation" in next.measured ? next.measured : undefined);
    setPointed(undefined);
    history.replaceState(null, "", addressOf(next));
  };
  const type = (notation: string): void => {
    const reason = reasonAgainst(notation);
    if (reason === undefined) change({ ...state, measured: { notation } });
    else setDraft({ notation, reason });
  };
  const move = (end: End, square: Square): void => {
    change({ ...state, [end]: square });
    setFocused(end);
  };

  const { board, measured, layout, view, origin, target } = state;
  const asked = useMemo(() => ({ board, measured, layout }), [board, measured, layout]);
  const scene = useMemo(() => sceneOf(asked), [asked]);
  const at = pointedAt(state, scene, pointed);
  const array = arrayOf(state, scene, at.entries);
  const reading = readingOf(state, scene, at);
  const paths = view === "paths" ? pathBoards(state, at.squares[0] ?? target) : undefined;
  const end = squareName(board, at.squares[0] ?? target);

  return (
    <>
      <style>{GRID_STYLE}</style>
      <header>
        <h1>chess-distance</h1>
        <p>
          How many moves from square to square: the tables of the package, and those of any other
          piece and board.
        </p>
      </header>
      <main>
        <Controls {...{ state, change, draft, type, clicked, letClickMove: setClicked }} />
        <section class="stage" aria-label="Board">
          <Board
            shown={paths?.board ?? distanceBoard(state, scene, at.squares)}
            ends={{ origin, target }}
            {...{ focused, clicked, move }}
            point={(square) => {
              setPointed(square === undefined ? undefined : { square });
            }}
          />
          <p id="hint" class="note">
            Click or tap a square, or use the arrow keys, to move the origin; with Shift, the
            target.
          </p>
          <Legend largest={scene.largest} />
        </section>
        <section class="reading" aria-label="Distance">
          <h2>{reading.title}</h2>
          {reading.expression !== undefined && <code>{reading.expression}</code>}
          {reading.reason !== undefined && <p>{reading.reason}</p>}
          {scene.refusal !== undefined && (
            <p class="refusal" role="status">
              {scene.refusal}
            </p>
          )}
        </section>
        {paths && (
          <section class="steps" aria-label="Shortest paths">
            <Figure
              grid={paths.steps.fromOrigin}
              id="from"
              caption={`from ${squareName(board, origin)}`}
            />
            <Figure grid={paths.steps.fromTarget} id="to" caption={`from ${end}`} />
            <Figure grid={paths.steps.sum} id="sum" caption="sum of both" />
          </section>
        )}
        {array && (
          <section class="array" aria-label="Array">
            <Figure
              grid={array}
              id="array"
              caption={`${scene.table?.name ?? ""}, the whole array`}
              point={(entry) => {
                setPointed(entry === undefined ? undefined : { entry });
              }}
            />
          </section>
        )}
        {scene.table && <TakeAway state={state} table={scene.table} />}
      </main>
    </>
  );
};
