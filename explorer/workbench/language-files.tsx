/** Files in a language, to copy and to download. */
import { useState } from "preact/hooks";
import { at } from "../../generator/common.js";
import type { File } from "../../generator/files/file.js";
import { useCopy } from "../components/copying.js";
import { useLoaded } from "../components/use-loaded.js";
import type { ShownTable } from "../model/table.js";

interface Wanted {
  /** A text that changes whenever the files must be made again. */
  readonly of: string;
  readonly make: () => readonly File[];
  readonly table: ShownTable;
}

/**
 * The files that `make` returns. They are made only when the reader opens the part, because it takes longer to make
 * files than to draw the board.
 */
export const LanguageFiles = (wanted: Wanted) => {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>The file, as the tool writes it</summary>
      {isOpen && <Files key={wanted.of} {...wanted} />}
    </details>
  );
};

const Files = ({ make, table: { name: main } }: Wanted) => {
  const copy = useCopy();
  // Make the files after the message to wait is drawn.
  const { module: made, fault } = useLoaded(true, async () => {
    await new Promise((next) => setTimeout(next));
    return make();
  });
  if (!made) return <p class="note">{fault ?? "The tables are being proved and written …"}</p>;
  const isMain = ({ tables = [] }: File): boolean => tables.some(({ name }) => name === main);
  // A lookup without an array has only one file, as do several tables in one file.
  const { file: name, text: written } = made.find(isMain) ?? at(made, 0);
  return (
    <div class="text">
      <p class="note">{name}:</p>
      <pre class="file" tabindex={0}>
        {written}
      </pre>
      <div class="buttons">
        <button type="button" onClick={() => copy(name, written)}>
          Copy {name}
        </button>
        {made.map(({ file, text }) => (
          <button key={file} type="button" onClick={() => save(file, text)}>
            Download {file}
          </button>
        ))}
      </div>
    </div>
  );
};

/** Downloads a text as a file, by a click on a temporary link. */
const save = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  // Keep the address for a while: the browser reads it after the click, and does not report when.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
