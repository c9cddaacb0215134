/** Says when Node would not read the JavaScript of a folder as ES modules. */
import { join, relative } from "node:path";
import { inLine } from "../errors.js";
import { isFile, readText, unlessUnreadable } from "../files/folder.js";
import { findUp, type RequestedFolder } from "./config.js";

/** Reports whether the text of a `package.json` makes the files near it ES modules. A text that is not JSON does not. */
const isOfModules = (text: string): boolean => {
  try {
    const manifest: unknown = JSON.parse(text);
    return Reflect.get(Object(manifest), "type") === "module";
  } catch {
    return false;
  }
};

/**
 * Returns a sentence if the request writes JavaScript, and the nearest `package.json` does not make it ES modules. There
 * is none without a `package.json`, because then another program may read the files.
 */
export const moduleTypeAdvice = ({ request, folder }: RequestedFolder): readonly string[] => {
  if (request.lang !== "ts" || request.format !== "js") return [];
  const path = findUp("package.json", folder);
  if (path === undefined) return [];
  const [text] = unlessUnreadable(
    () => undefined,
    () => (isFile(path) ? [readText(path)] : []),
  );
  if (text === undefined || isOfModules(text)) return [];
  const [manifest, own] = [path, join(folder, "package.json")].map((place) =>
    inLine(relative("", place)),
  );
  return [
    `Node needs "type": "module" for the files in ${inLine(relative("", folder)) || "."}: add it to ${manifest}` +
      (manifest === own ? "." : `, or write { "type": "module" } to ${own}.`),
  ];
};
