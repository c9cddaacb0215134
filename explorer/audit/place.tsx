/// <reference types="vite/types/importMeta.d.ts" />
/** The place of the audit on the page: as the site was built with it, until it comes near and its code loads. */
import { useRef } from "preact/hooks";
import { useLoaded, useNear } from "../components/use-loaded.js";

/** The audit when the site is built; nothing in the browser. */
const early = import.meta.env.SSR ? await import("./audit.js") : undefined;

export const AuditPlace = () => {
  const section = useRef<Element | null>(null);
  const { module = early } = useLoaded(useNear(section), () => import("./audit.js"));
  return (
    <div
      class="audit-place"
      ref={(place) => {
        section.current = place?.closest("section") ?? null;
      }}
      // What is there already stays.
      {...(module ? {} : { dangerouslySetInnerHTML: { __html: "" } })}
    >
      {module && <module.Audit />}
    </div>
  );
};
