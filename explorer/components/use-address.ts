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

const write = (fragment: string): void => {
  if (location.hash !== fragment) history.pushState(null, "", fragment);
};

/**
 * Follows the state in the address, and returns the function that writes another. Quick changes, by keys or typing, are written
 * as one. At an address without a state, such as a chapter's, what is shown is written before it changes, so that Back undoes the first change too.
 */
export const useAddress = (
  shown: string,
  follow: (fragment: string) => void,
): ((fragment: string, isQuick: boolean) => void) => {
  const timer = useRef<number | undefined>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useFragment((fragment) => {
    stop();
    if (isState(fragment)) follow(fragment);
  });
  useEffect(() => stop, []);
  return (fragment, isQuick) => {
    const isDue = timer.current !== undefined && !isQuick;
    stop();
    if (isDue || !hasState()) write(shown);
    if (!isQuick) write(fragment);
    else
      timer.current = window.setTimeout(() => {
        stop();
        write(fragment);
      }, PAUSE);
  };
};
