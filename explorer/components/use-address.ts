/** Keeps a state in the address, so that Back undoes a step and a link shows the same. */
import { useEffect, useRef } from "preact/hooks";

/** Milliseconds after which steps in a row, as of a key that is held down, are one step of the history. */
const PAUSE = 400;

/** Whether a fragment of an address is a state, and not the name of a chapter. */
const isState = (fragment: string): boolean => fragment.includes("=");

/** The state at an address: its own, or that which was shown there before; none at an address that is new. */
export const stateAtAddress = (): string | undefined => {
  const left: unknown = history.state;
  if (isState(location.hash)) return location.hash;
  return typeof left === "string" ? left : undefined;
};

/**
 * Follows the address, and returns what writes it. A step by key or by typing waits for the next one, and they are
 * written as one. An address without a state, such as that of a chapter, is given the state that is shown there, so that
 * Back undoes the first step as well.
 */
export const useAddress = (
  opened: string,
  follow: (fragment: string) => void,
): ((fragment: string, isQuick: boolean) => void) => {
  const followed = useRef(follow);
  followed.current = follow;
  const shown = useRef(stateAtAddress() ?? opened);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => {
    const followAddress = (): void => {
      clearTimeout(timer.current);
      const state = stateAtAddress();
      if (state === undefined) {
        history.replaceState(shown.current, "");
        return;
      }
      shown.current = state;
      followed.current(state);
    };
    if (stateAtAddress() === undefined) history.replaceState(opened, "");
    addEventListener("hashchange", followAddress);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("hashchange", followAddress);
    };
  }, []);

  const write = (): void => {
    clearTimeout(timer.current);
    if (stateAtAddress() !== shown.current) history.pushState(null, "", shown.current);
  };
  return (fragment, isQuick) => {
    if (!isQuick) write();
    shown.current = fragment;
    clearTimeout(timer.current);
    if (isQuick) timer.current = window.setTimeout(write, PAUSE);
    else write();
  };
};
