/** Keeps a state in the address, so that Back undoes a step and a link shows the same. */
import { useEffect, useRef } from "preact/hooks";

/** Milliseconds after which steps in a row, as of a key that is held down, are one step of the history. */
const PAUSE = 400;

/**
 * Follows the address, and returns what writes it. A step by key or by typing waits for the next one, and they are
 * written as one.
 */
export const useAddress = (
  follow: (fragment: string) => void,
): ((fragment: string, isQuick: boolean) => void) => {
  const followed = useRef(follow);
  followed.current = follow;
  const waiting = useRef<{ fragment: string; timer: number } | undefined>(undefined);

  useEffect(() => {
    const followAddress = (): void => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      followed.current(location.hash);
    };
    addEventListener("hashchange", followAddress);
    return () => {
      removeEventListener("hashchange", followAddress);
    };
  }, []);

  const write = (fragment: string): void => {
    if (location.hash !== fragment) history.pushState(null, "", fragment);
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
