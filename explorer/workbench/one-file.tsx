/** Tables that the reader collects, as one file, and the config that writes it. */
import { useState } from "preact/hooks";
import { CopiedText } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import type { State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import {
  configFor,
  filesOfConfig,
  inConfig,
  requestFor,
  type InConfig,
} from "../model/take-away-texts.js";
import { LanguageFiles } from "./language-files.js";

/** A collected table: its name, and what stands in the config. */
interface Collected {
  readonly name: string;
  readonly asked: InConfig;
}

const isSame = (one: Collected, other: Collected): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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
  const next = table && request && { name: table.name, asked: inConfig(request) };
  const config = configFor(
    lang,
    collected.map(({ asked }) => asked),
  );
  return (
    <section class="one-file" aria-label="Several tables as one file">
      <h3>Several tables as one file</h3>
      {collected.length === 0 ? (
        <p class="note">Add the table that is shown, choose another, and add that.</p>
      ) : (
        <ul>
          {collected.map((one, at) => (
            <li key={at}>
              {one.name}
              <button
                type="button"
                aria-label={`Remove ${one.name}`}
                onClick={() => collect(collected.filter((other) => other !== one))}
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
          disabled={collected.some((one) => isSame(one, next))}
          onClick={() => collect([...collected, next])}
        >
          Add {next.name}
        </button>
      )}
      {collected.length > 0 && (
        <>
          <CopiedText what="chess-distance.json" text={config}>
            With this chess-distance.json, npx chess-distance writes them as one file:
          </CopiedText>
          {lang !== "ts" && <LanguageFiles key={config} make={() => filesOfConfig(config)} />}
        </>
      )}
    </section>
  );
};
