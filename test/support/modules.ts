/** The modules as they should be in `generated/`, proved and printed once for all tests. */
import { publishedModules } from "../../generator/core/generate.js";

/** Every module of `npm run generate`, in the order in which it writes them. */
export const MODULE_FILES = await publishedModules();
