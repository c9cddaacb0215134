/** One file for all that starts the page: it is smaller, compressed, than several that share their parts with what loads later. */
import type { Rolldown } from "vite";

const START = "/explorer/start.tsx";

/** Returns the name of that file for each module that it imports, itself or through others. */
export const oneStart = (): Rolldown.CodeSplittingNameFunction => {
  const seen = new Map<string, boolean>();
  const starts = (module: string, context: Rolldown.ChunkingContext): boolean => {
    const known = seen.get(module) ?? module.endsWith(START);
    if (known || seen.has(module)) return known;
    seen.set(module, false); // Imports may be circular.
    const { importers = [] } = context.getModuleInfo(module) ?? {};
    const found = importers.some((importer) => starts(importer, context));
    seen.set(module, found);
    return found;
  };
  return (module, context) => (starts(module, context) ? "start" : null);
};
