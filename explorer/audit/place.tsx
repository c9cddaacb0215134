/// <reference types="vite/types/importMeta.d.ts" />
/** The audit on the page: prerendered until the reader scrolls near and the code loads. */
import { useLoaded, useNear } from "../components/use-loaded.js";

/** The audit while the site is built; `undefined` in the browser. */
const early = import.meta.env.SSR ? await import("./audit.js") : undefined;

export const AuditPlace = () => {
  const { module = early } = useLoaded(useNear("#audit"), () => import("./audit.js"));
  return (
    <div
      class="audit-place"
      // An empty `__html` keeps the prerendered HTML.
      {...(module ? {} : { dangerouslySetInnerHTML: { __html: "" } })}
    >
      {module && <module.Audit />}
    </div>
  );
};
