/** The tables that a command without a config made in a folder, for a first config. */
import { readFolder, unlessUnreadable } from "../files/folder.js";
import { headerIn } from "../files/header.js";
import type { ParsedRequest } from "../request/request.js";
import { requestOfCommand } from "./command-line.js";

/** The request of the only command that made files in a folder; none if the folder has files of several, or of a config. */
export const requestMadeIn = (folder: string): ParsedRequest | undefined => {
  const texts = unlessUnreadable(
    () => undefined,
    () => [...readFolder(folder, new Set()).values()],
  );
  const makers = texts.flatMap((text = "") => headerIn(text)?.maker ?? []);
  const commands = new Set(makers.map(({ command, config }) => (config ? "" : command)));
  const [command = ""] = commands;
  return commands.size === 1 ? requestOfCommand(command) : undefined;
};
