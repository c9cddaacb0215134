/** Writes `schema.json`, by which editors complete and check `chess-distance.json`; `npm run build` runs it. */
import { writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import { CONFIG } from "./schema.js";

// What the schema checks with functions, such as notations, editors cannot check.
const schema = toJsonSchema(CONFIG, { errorMode: "ignore" });

writeFileSync("schema.json", `${JSON.stringify(schema, undefined, 2)}\n`);
