/** Says when Node reads the JavaScript of a folder as CommonJS. */
import { join, relative } from "node:path";
import { inLine } from "../errors.js";
import { isFile, readText, unlessUnreadable } from "../files/folder.js";
import { findUp, type RequestedFolder } from "./config.js";

/** Reports whether the text of a `package.json` makes the files near it CommonJS. A text that is not JSON does not. */
const isOfCommonJs = (text: string): boolean => {
  try {
    const manifest: unknown = JSON.parse(text);
    return Reflect.get(Object(manifest), "type") === "commonjs";
  } catch {
    return false;
  }
};

/**
 * Returns a sentence if the request writes JavaScript, and the nearest `package.json` makes it CommonJS. Without a type,
 * Node finds out itself that the files are ES modules. Source: Node's documentation, "Syntax detection".
 */
export const moduleTypeAdvice = ({ request, folder }: RequestedFolder): readonly string[] => {
  if (request.lang !== "ts" || request.format !== "js") return [];
  const path = findUp("package.json", folder);
  if (path === undefined) return [];
  const [text = ""] = unlessUnreadable(
    () => undefined,
    () => (isFile(path) ? [readText(path)] : []),
  );
  if (!isOfCommonJs(text)) return [];
  const [tables, manifest, own] = [folder, path, join(folder, "package.json")].map(
    (place) => inLine(relative("", place)) || ".",
  );
  return [
    `Node reads the files in ${tables} as CommonJS, by the "type" in ${manifest}: ` +
      (manifest === own
        ? 'write them to a folder of their own, with { "type": "module" } in its package.json.'
        : `write { "type": "module" } to ${own}.`),
  ];
};
