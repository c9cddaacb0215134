/** A state whose squares are moved on a board or an array, and its scene. */
import { useMemo, useState } from "preact/hooks";
import { pointedAt } from "../model/pointed.js";
import { sceneOf, type Scene } from "../model/scene.js";
import { placesOf, withPlaces, type State } from "../model/state.js";
import { usePlaces, type GridEvents } from "./use-places.js";

interface EntryOf {
  readonly entry: number;
  readonly of: Scene;
}

/**
 * Lets the user move a state's squares. `put` stores the new state after a click or key press; `stage` makes the scene
 * of a state.
 */
export const useScene = (kept: State, put: (state: State) => void, stage = sceneOf) => {
  const { board, metric, layout, view, numbering } = kept;
  const scene = useMemo(() => stage(kept), [board, metric, layout, view, numbering]);
  const drawn = { ...kept, ...scene.shown };
  const moving = usePlaces({
    board,
    places: placesOf(drawn),
    put: (places) => {
      pointAt(undefined);
      keepEntry(undefined);
      put(withPlaces(kept, places));
    },
  });
  const [pointed, pointAt] = useState<EntryOf>();
  const [keptEntry, keepEntry] = useState<EntryOf>();
  // Ignore the entry if the scene, and so the array, has changed since.
  const entryIn = (one: EntryOf | undefined): number | undefined =>
    one?.of === scene ? one.entry : undefined;
  const entry = entryIn(pointed);
  const moved = withPlaces(drawn, moving.shown);
  const [read = moved.target] = entry === undefined ? [] : pointedAt(moved, scene, entry).squares;
  const state = { ...moved, target: read };
  const pointEntry = (found: number | undefined): void =>
    pointAt(found === undefined ? undefined : { entry: found, of: scene });
  // Pointing at the board ends pointing at an entry of the array.
  const events: GridEvents = {
    ...moving.events,
    point: (square) => {
      if (square !== undefined) pointAt(undefined);
      moving.events.point(square);
    },
    press: (square) => {
      pointAt(undefined);
      moving.events.press(square);
    },
  };
  return {
    /** The state as drawn: the held piece or the target at the pointer, or the target on a square of the pointed entry. */
    state,
    scene,
    at: pointedAt(state, scene, entry),
    /** The entry of the array that has the focus, or will get the focus next. Pointing at entries does not change it. */
    activeEntry: pointedAt(drawn, scene, entryIn(keptEntry)).entries[0],
    moving: { ...moving, events },
    pointEntry,
    /** Moves the target to a square that reads the entry; if no square does, points at the entry. */
    putEntry: (found: number): void => {
      const [square] = pointedAt(moved, scene, found).squares;
      pointEntry(square === undefined ? found : undefined);
      keepEntry({ entry: found, of: scene });
      if (square !== undefined) put({ ...kept, target: square });
    },
  };
};

/** What a board and an array show while squares are moved. */
export type Shown = ReturnType<typeof useScene>;
