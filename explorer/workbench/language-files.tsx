/** Files in a language, to copy and to download. */
import { at } from "../../generator/common.js";
import type { File } from "../../generator/files/folder.js";
import { useCopy } from "../components/copying.js";
import { useLoaded } from "../components/use-loaded.js";
import type { ShownTable } from "../model/table.js";

const WAIT = "The tables are being proved and written …";

/** The most entries for which no message says to wait: they are written before anyone could read it. */
const SHORT = 64 * 64;

/** The files that `make` returns, made again for another `key`. The file with the table is shown. */
export const LanguageFiles = ({
  make,
  table: { name: main, values },
}: {
  readonly make: () => readonly File[];
  readonly table: ShownTable;
}) => {
  const copy = useCopy();
  // Make the files after the board is drawn, because proving a large table takes a while.
  const { module: made, fault } = useLoaded(true, async (isWanted) => {
    await new Promise((next) => setTimeout(next));
    return isWanted() ? make() : [];
  });
  if (!made) return <p class="note">{fault ?? (values.length > SHORT && WAIT)}</p>;
  const isMain = ({ tables = [] }: File): boolean => tables.some(({ name }) => name === main);
  // A lookup without an array has only one file, as do several tables in one file.
  const { file: name, text: written } = made.find(isMain) ?? at(made, 0);
  return (
    <div class="text">
      <p class="note">{name}, as the tool writes it:</p>
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
