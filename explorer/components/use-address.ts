/**
 * Keeps the part that the reader touched last in the address, and follows the address. Links add an entry to the
 * history; moves replace the current entry.
 */
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

/** The time, in milliseconds, for which an address waits for a newer address, because browsers refuse frequent changes. */
const PAUSE = 200;

/** The part touched since the address was last followed, and the fragment at that moment, because browsers report changes late. */
let touched: { readonly part: object; readonly at: string } | undefined;

/**
 * Writes the address of a part when that address changes, if this part was touched last, or if no part was touched and the
 * current address is the part's own. Returns the function to call when the part is touched.
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
        // Write only if no link has been followed since.
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
