/** Keeps a state in the address, so that Back undoes a change and a link restores the state. */
import { useEffect, useRef } from "preact/hooks";

/** Calls a function with the fragment of the address, now and whenever it changes. */
export const useFragment = (follow: (fragment: string) => void): void => {
  const followed = useRef(follow);
  followed.current = follow;
  useEffect(() => {
    const followAddress = (): void => followed.current(location.hash);
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);
};

/** Milliseconds without a change after which quick changes become one entry of the history. */
const PAUSE = 400;

/** Whether a fragment of an address is a state, and not the name of a chapter. */
const isState = (fragment: string): boolean => fragment.includes("=");

/** Whether the address is that of a state. */
export const hasState = (): boolean => isState(location.hash);

/** Returns the state in the address, or else the one kept in the history entry, if there is one. */
export const stateAtAddress = (): string | undefined => {
  const left: unknown = history.state;
  if (hasState()) return location.hash;
  return typeof left === "string" ? left : undefined;
};

/**
 * Follows the address, and returns the function that writes it. Quick changes, by keys or typing,
 * are written as one. At an address without a state, such as a chapter's, the history entry keeps
 * the state that is shown, so that Back undoes the first change too.
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
