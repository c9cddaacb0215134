/** The place of the workbench, which loads when it comes near the view, or when an address names it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useFragment } from "../components/use-address.js";
import { useLoaded, useNear } from "../components/use-loaded.js";
import { hasSettings } from "../model/diagram-address.js";

export const WorkbenchPlace = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isNamed, setNamed] = useState(false);
  useFragment((fragment) => {
    if (hasSettings(fragment)) setNamed(true);
  });
  const isNear = useNear("#workbench");
  const { module, fault } = useLoaded(isNamed || isNear, () => import("./workbench.js"));
  const end = (): number => place.current?.getBoundingClientRect().bottom ?? 0;
  const before = end();
  useLayoutEffect(() => {
    // What is below the workbench stays in place, because the reader may be about to click it.
    if (module && before < innerHeight) scrollBy({ top: end() - before, behavior: "instant" });
  }, [module]);
  return (
    <div ref={place} class={module ? undefined : "awaited"}>
      {module ? (
        <module.Workbench />
      ) : (
        <>
          <p class="note" role="status">
            {fault === undefined
              ? "The workbench is loading …"
              : `The workbench did not load. Reload the page to try again. (${fault})`}
          </p>
          <p class="note without-code">The workbench needs JavaScript.</p>
        </>
      )}
    </div>
  );
};
