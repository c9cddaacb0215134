/** Code, such as the workbench and the languages, that loads when it is needed. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether an element is, or has been, less than a window's height from the view. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "100%" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
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
