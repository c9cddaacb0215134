/** Code, such as the workbench and the languages, that loads when it is needed. */
import { useEffect, useState } from "preact/hooks";

/** Calls `tell` with each element of the selector that comes into view. A margin makes the view larger or smaller. */
export const useSeen = (
  css: string,
  rootMargin: string,
  tell: (seen: Element, place: number) => void,
): void =>
  useEffect(() => {
    const all = [...document.querySelectorAll(css)];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) tell(target, all.indexOf(target));
      },
      { rootMargin },
    );
    for (const element of all) observer.observe(element);
    return () => observer.disconnect();
  }, []);

/** Whether a part of the page is, or has been, less than a window's height from the view. */
export const useNear = (css: string): boolean => {
  const [isNear, setNear] = useState(false);
  useSeen(css, "100%", () => setNear(true));
  return isNear;
};

/**
 * Returns the module that `load` imports once it is needed, or the reason why it did not load. `needed` may name the module:
 * when the name changes, the old module stays until the new one has loaded.
 */
export const useLoaded = <Module>(
  needed: string | boolean,
  load: () => Promise<Module>,
): { readonly module?: Module; readonly fault?: string } => {
  const [loaded, setLoaded] = useState({});
  useEffect(() => {
    if (needed === false) return;
    let isWanted = true;
    const told = (found: object): void => {
      if (isWanted) setLoaded(found);
    };
    load().then(
      (module) => told({ module }),
      (error: unknown) => told({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [needed]);
  return loaded;
};
