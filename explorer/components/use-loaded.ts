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

/** The module that `load` imports, once it is needed and there; or why it did not load. */
export const useLoaded = <Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
): { readonly module?: Module; readonly fault?: string } => {
  const [loaded, setLoaded] = useState({});
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (module) => setLoaded({ module }),
      (error: unknown) => setLoaded({ fault: String(error) }),
    );
  }, [isNeeded]);
  return loaded;
};
