/** The files of a table in a language, to copy and to download. */
import { useEffect, useState } from "preact/hooks";
import { at } from "../../generator/common.js";
import type { File } from "../../generator/files/folder.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import { useCopy } from "../components/copying.js";
import type { ShownTable } from "../model/table.js";
import { filesIn } from "../model/take-away-texts.js";
import { save } from "./save.js";

const WAIT = "The table is being proved and written …";

export const LanguageFiles = ({
  lang,
  table,
  command,
}: {
  readonly lang: Exclude<LanguageName, "ts">;
  readonly table: ShownTable;
  readonly command: string;
}) => {
  const copy = useCopy();
  /** The files, or the message in their place. */
  const [made, setMade] = useState<readonly File[] | string>(WAIT);
  useEffect(() => {
    let isWanted = true;
    // After the board is drawn, because proving a large table takes a while.
    const timer = setTimeout(() => {
      void filesIn(lang, table, command)
        .catch((error: unknown) => String(error))
        .then((found) => {
          if (isWanted) setMade(found);
        });
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [lang, table, command]);
  if (typeof made === "string") return <p class="note">{made}</p>;
  // A lookup without an array has only one file.
  const isMain = ({ tables = [] }: File): boolean => tables.some(({ name }) => name === table.name);
  const main = made.find(isMain) ?? at(made, 0);
  return (
    <div class="text">
      <p class="note">{main.file}, as the command writes it:</p>
      <pre class="file" tabindex={0}>
        {main.text}
      </pre>
      <div class="buttons">
        <button type="button" onClick={() => copy(main.file, main.text)}>
          Copy {main.file}
        </button>
        {made.map(({ file, text }) => (
          <button key={file} type="button" onClick={() => save(file, text, "text/plain")}>
            Download {file}
          </button>
        ))}
      </div>
    </div>
  );
};
