/** Keeps a state in the address, so that Back undoes a step and a link shows the same. */
import { useEffect, useRef } from "preact/hooks";

/** Milliseconds after which steps in a row, as of a key that is held down, are one step of the history. */
const PAUSE = 400;

/** Whether a fragment of an address is a state, and not the name of a chapter. */
const isState = (fragment: string): boolean => fragment.includes("=");

/**
 * Follows the address, and returns what writes it. A step by key or by typing waits for the next one, and they are
 * written as one. An address without a state, such as that of a chapter, gets the state that one leaves there, so that
 * Back undoes the first step as well.
 */
export const useAddress = (
  opened: string,
  follow: (fragment: string) => void,
): ((fragment: string, isQuick: boolean) => void) => {
  const followed = useRef(follow);
  followed.current = follow;
  const shown = useRef(opened);
  const waiting = useRef<{ fragment: string; timer: number } | undefined>(undefined);

  useEffect(() => {
    const followAddress = (): void => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      const left: unknown = history.state;
      const state = isState(location.hash) ? location.hash : left;
      if (typeof state !== "string") return;
      shown.current = state;
      followed.current(state);
    };
    addEventListener("hashchange", followAddress);
    return () => {
      removeEventListener("hashchange", followAddress);
    };
  }, []);

  const write = (fragment: string): void => {
    if (location.hash === fragment) return;
    if (!isState(location.hash)) history.replaceState(shown.current, "");
    history.pushState(null, "", fragment);
    shown.current = fragment;
  };
  const writeWaiting = (): void => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current.timer);
    write(waiting.current.fragment);
    waiting.current = undefined;
  };
  return (fragment, isQuick) => {
    if (isQuick) {
      clearTimeout(waiting.current?.timer);
      waiting.current = { fragment, timer: window.setTimeout(writeWaiting, PAUSE) };
    } else {
      writeWaiting();
      write(fragment);
    }
  };
};
