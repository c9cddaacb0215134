/** Code that loads when it is needed, such as the workbench and the languages. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether an element is, or has been, less than a window's height below the view. */
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

/** The module that `load` imports, once it is needed and there; or why it did not load. `load` is told whether it still is. */
export const useLoaded = <Module>(
  isNeeded: boolean,
  load: (isWanted: () => boolean) => Promise<Module>,
): { readonly module?: Module; readonly fault?: string } => {
  const [loaded, setLoaded] = useState({});
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    load(() => isWanted).then(
      (module) => setLoaded({ module }),
      (error: unknown) =>
        setLoaded({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return loaded;
};
