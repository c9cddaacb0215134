/** The tabs of the languages, and the files of a table in the chosen one. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { WantedFile } from "../../generator/files/plan.js";
import {
  LANGUAGE_NAMES,
  languageFacts,
  type LanguageName,
} from "../../generator/languages/languages.js";
import type { ShownTable } from "../model/table.js";
import { filesIn } from "../model/take-away-texts.js";

const KEY = "chess-distance: language";

/** The language that was chosen last; a page may be without storage. */
export const rememberedLanguage = (): LanguageName => {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGE_NAMES.find((name) => name === stored) ?? "ts";
  } catch {
    return "ts";
  }
};

const remember = (lang: LanguageName): void => {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Without storage, the choice is for this page.
  }
};

/** The tabs; arrow keys move between them. */
export const LanguageTabs = ({
  chosen,
  choose,
}: {
  readonly chosen: LanguageName;
  readonly choose: (lang: LanguageName) => void;
}): JSX.Element => {
  const pick = (lang: LanguageName): void => {
    remember(lang);
    choose(lang);
  };
  return (
    <div
      class="tabs"
      role="tablist"
      aria-label="Language"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const count = LANGUAGE_NAMES.length;
        const next = LANGUAGE_NAMES[(LANGUAGE_NAMES.indexOf(chosen) + step + count) % count];
        if (next === undefined) return;
        pick(next);
        document.getElementById(`tab-${next}`)?.focus();
      }}
    >
      {LANGUAGE_NAMES.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls="language-files"
          tabindex={name === chosen ? 0 : -1}
          onClick={() => {
            pick(name);
          }}
        >
          {name === "ts" ? "TypeScript" : languageFacts(name).title}
        </button>
      ))}
    </div>
  );
};

/** The files of a table, each to be copied and downloaded; that of the table is shown. */
export const LanguageFiles = ({
  lang,
  table,
  command,
  copy,
}: {
  readonly lang: Exclude<LanguageName, "ts">;
  readonly table: ShownTable;
  readonly command: string;
  readonly copy: (what: string, text: string) => void;
}): JSX.Element => {
  const [files, setFiles] = useState<readonly WantedFile[]>([]);
  const [reason, setReason] = useState("");
  useEffect(() => {
    let isWanted = true;
    setFiles([]);
    setReason("");
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
  const main = files.find((file) => file.table?.name === table.name);
  return (
    <div id="language-files" role="tabpanel" aria-labelledby={`tab-${lang}`}>
      {main === undefined ? (
        <p class="note">{reason === "" ? "The table is being proved and written …" : reason}</p>
      ) : (
        <div class="text">
          <p class="note">{main.file}, as the command writes it:</p>
          <pre class="file" tabindex={0}>
            {main.text}
          </pre>
          <button
            type="button"
            onClick={() => {
              copy(main.file, main.text);
            }}
          >
            Copy {main.file}
          </button>
          {files.map(({ file, text }) => (
            <a
              key={file}
              class="download"
              download={file}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            >
              Download {file}
            </a>
          ))}
        </div>
      )}
    </div>
  );
};
