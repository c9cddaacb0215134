/** The place of the workbench on the page. It loads when it comes near, or an address names it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { stateAtAddress } from "../components/use-address.js";
import { useLoaded, useNear } from "../components/use-loaded.js";

export const WorkbenchPlace = ({ isEmbedded = false }: { readonly isEmbedded?: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNamed, setNamed] = useState(isEmbedded);
  useEffect(() => {
    const followAddress = (): void => {
      if (stateAtAddress() !== undefined) setNamed(true);
    };
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);
  const isNear = useNear(place);
  const { module, fault } = useLoaded(isNamed || isNear, () => import("./workbench.js"));
  if (module) return <module.Workbench isEmbedded={isEmbedded} />;
  return (
    <div ref={place} class="awaited">
      <p class="note" role="status">
        {fault === undefined
          ? "The workbench is loading …"
          : `The workbench did not load: ${fault}`}
      </p>
      <p class="note without-code">The workbench needs JavaScript.</p>
    </div>
  );
};
