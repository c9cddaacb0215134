/** What the user can take away: the call, the command, the files and the table; or several tables as one file. */
import { useState } from "preact/hooks";
import { CopiedText, useCopy } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import { inConfig, type InConfig } from "../model/in-config.js";
import { entriesText, importText } from "../model/pointed.js";
import type { State } from "../model/state.js";
import { requestFor, type ShownTable } from "../model/table.js";
import {
  commandIn,
  configFor,
  filesIn,
  filesOfConfig,
  tableText,
} from "../model/take-away-texts.js";
import { LanguageFiles } from "./language-files.js";

export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}) => {
  const copy = useCopy();
  const { language } = usePageChoices();
  const isMade = requestFor(state, table) !== undefined;
  // A table that no command makes has no files in other languages.
  const lang = isMade ? language : "ts";
  const command = commandIn(lang, state, table);
  return (
    <section class="take-away" aria-label="Take it away">
      <h3>Take it away</h3>
      {lang === "ts" && (isMade || table.isPublished) && (
        <CopiedText what="import and lookup" text={importText(state, table)}>
          {table.isPublished
            ? "From the package:"
            : "In a file of src/, once the command below has made the table:"}
        </CopiedText>
      )}
      {!isMade && (
        <p class="note">
          Neither the package nor the command has this for this board; copy it from here.
        </p>
      )}
      {isMade && command === undefined && (
        <p>JSON holds the numbers of arrays; this lookup has no array.</p>
      )}
      {/* What the package has is imported. */}
      {command !== undefined && !(lang === "ts" && table.isPublished) && (
        <LanguageFiles key={command} make={() => filesIn(lang, table, command)} main={table.name} />
      )}
      {command !== undefined && (
        <CopiedText what="command" text={command}>
          This command writes it, with --proof also a check for your compiler or your tests:
        </CopiedText>
      )}
      {lang === "ts" && (
        <button type="button" onClick={() => copy("table", tableText(table))}>
          Copy table: {`${table.name}, ${entriesText(table)}, with its lookup`}
        </button>
      )}
    </section>
  );
};

/** A collected table: its name, and what stands in the config. */
type Collected = readonly [name: string, asked: InConfig];

/** Tables that the reader collects, as one file, and the config that writes it. */
export const OneFile = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable | undefined;
}) => {
  const { language: lang } = usePageChoices();
  const [collected, collect] = useState<readonly Collected[]>([]);
  const request = table && requestFor(state, table);
  const next = table && request && ([table.name, inConfig(request)] as const);
  const tables = collected.map(([, asked]) => asked);
  const config = configFor(lang, tables);
  return (
    <section class="one-file" aria-label="Several tables as one file">
      <h3>Several tables as one file</h3>
      {collected.length === 0 ? (
        <p class="note">Add the table that is shown, choose another, and add that.</p>
      ) : (
        <ul>
          {collected.map(([name], at) => (
            <li key={at}>
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => collect(collected.toSpliced(at, 1))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <button
          type="button"
          disabled={tables.some((one) => JSON.stringify(one) === JSON.stringify(next[1]))}
          onClick={() => collect([...collected, next])}
        >
          Add {next[0]}
        </button>
      )}
      {collected.length > 0 && (
        <>
          <CopiedText what="chess-distance.json" text={config}>
            With this chess-distance.json, npx chess-distance writes them as one file:
          </CopiedText>
          <LanguageFiles key={config} make={() => filesOfConfig(config)} />
        </>
      )}
    </section>
  );
};
