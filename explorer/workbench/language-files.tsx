/** The files of a table in a language, to copy and to download. */
import { useEffect, useState } from "preact/hooks";
import type { File } from "../../generator/files/plan.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import { useCopy } from "../components/copying.js";
import type { ShownTable } from "../model/table.js";
import { filesIn } from "../model/take-away-texts.js";
import { save } from "./save.js";

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
  const [files, setFiles] = useState<readonly File[]>([]);
  const [reason, setReason] = useState("");
  useEffect(() => {
    let isWanted = true;
    // After the board is drawn, because a large table takes a while to be proved.
    const timer = setTimeout(() => {
      filesIn(lang, table, command).then(
        (made) => {
          if (isWanted) setFiles(made);
        },
        (error: unknown) => {
          if (isWanted) setReason(String(error));
        },
      );
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [lang, table, command]);
  // A lookup without an array is alone in the only file.
  const main = files.find((file) => file.table?.name === table.name) ?? files[0];
  if (main === undefined)
    return <p class="note">{reason === "" ? "The table is being proved and written …" : reason}</p>;
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
        {files.map(({ file, text }) => (
          <button key={file} type="button" onClick={() => save(file, text, "text/plain")}>
            Download {file}
          </button>
        ))}
      </div>
    </div>
  );
};
