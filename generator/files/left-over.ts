/** Generated files that are no longer wanted, which `--prune` removes. */
import type { Folder, FoundFiles } from "./folder.js";
import { headerIn, isSameMaker, type Maker } from "./header.js";

export const leftOverIn = ({ files, makers }: Folder, present: FoundFiles): readonly string[] => {
  const wanted = new Map(files.map(({ file, text }) => [file, text]));
  const others = [...present].flatMap(([name, text]) =>
    text === undefined || wanted.has(name) ? [] : [{ name, text, header: headerIn(text) }],
  );
  const isOwn = (other: Maker): boolean => makers.some((maker) => isSameMaker(maker, other));
  // Shared files, whose header names no maker, stay as long as another maker's files do.
  const isShared = others.some(({ header }) => header?.maker && !isOwn(header.maker));
  const isPartial = (name: string, text: string): boolean => {
    const [, file = ""] = /^(.+)\.[\da-f-]{36}\.partial$/.exec(name) ?? [];
    const [line = ""] = wanted.get(file)?.split("\n", 1) ?? [];
    return wanted.has(file) && line.startsWith(text.slice(0, line.length));
  };
  return others
    .filter(({ name, text, header }) => {
      if (isPartial(name, text)) return true;
      if (header?.file !== name) return false;
      return header.maker === undefined ? !isShared : isOwn(header.maker);
    })
    .map(({ name }) => name)
    .sort();
};
