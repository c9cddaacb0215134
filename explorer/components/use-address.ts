/** Keeps what was touched last in the address, and follows the address. Links make entries of the history; what is moved replaces one. */
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

/** Milliseconds that an address waits for the next one, because browsers refuse too many. */
const PAUSE = 200;

/** What was touched since the address was followed, and at which fragment: browsers report late that it has changed. */
let touched: { readonly part: object; readonly at: string } | undefined;

/**
 * Writes the address of what is shown when it changes, if it was touched last, or if nothing was and the address is its own. Returns the
 * function that says that it is touched.
 */
export const useAddress = (shown: string, isOwn: (fragment: string) => boolean): (() => void) => {
  const isFirst = useRef(true);
  useFragment((fragment) => {
    if (touched?.at !== fragment) touched = undefined;
  });
  useEffect(() => {
    const { hash } = location;
    const isLast = touched === undefined ? isOwn(hash) : touched.part === isFirst;
    if (!isFirst.current && isLast) {
      const write = (): void => {
        // A link may have been followed since.
        if (location.hash === hash) history.replaceState(null, "", shown);
      };
      const timer = setTimeout(write, PAUSE);
      return () => clearTimeout(timer);
    }
    isFirst.current = false;
    return undefined;
  }, [shown]);
  return () => {
    touched = { part: isFirst, at: location.hash };
  };
};
