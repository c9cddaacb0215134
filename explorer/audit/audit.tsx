/** The audit: a pasted array, the table that it should be, its wrong entries, and the right table. */
import { useMemo, useState } from "preact/hooks";
import { Answer } from "../chapters/chapter.js";
import { AuditedTable, AuditNote } from "./audited-table.js";
import { Menu } from "../components/menu.js";
import { usePageChoices } from "../components/page-choices.js";
import { useLoaded } from "../components/use-loaded.js";
import { otherwiseText, unknownText, verdictOf } from "../model/audit-texts.js";
import { auditOf, firstFound, type Made } from "./findings.js";
import type { FoundArray } from "./messages.js";
import { Paste } from "./paste.js";
import { useAudit } from "./use-audit.js";

export const Audit = () => {
  const shown = useMemo(firstFound, []);
  const { numbering } = usePageChoices();
  const { progress, audit } = useAudit(shown);
  const { run, arrays, isDone, isOld, refusal } = progress;
  // The array that the reader chose among those that a run has found; none at first.
  const [choice, choose] = useState({ run: -1, at: 0 });
  const at = choice.run === run ? choice.at : undefined;
  // The code that writes tables loads once something is audited.
  const { module: right } = useLoaded(run > 0, () => import("./right-table.js"));
  const madeOf = (array: FoundArray) => auditOf(array, numbering);
  const place = at ?? firstToShow(arrays.map(madeOf));
  const found = arrays[place];
  const made = found && madeOf(found);
  const isTold = !isOld && (at !== undefined || isSettled(isDone, made));
  return (
    <>
      <div class="asked">
        <Verdict refusal={refusal} found={isTold ? found : undefined} made={made} />
        <Paste audit={audit} />
        <p class="note without-code">To audit your own array, this page needs JavaScript.</p>
        <Standing found={found} />
        <ArrayMenu
          label={`${arrays.length} arrays${isDone ? "" : " so far"}`}
          names={arrays.map((array) => optionText(array, madeOf(array)))}
          place={place}
          choose={(at) => choose({ run, at })}
        />
      </div>
      <div class={made || !isDone ? "diagram" : undefined}>
        {made && (
          <>
            <AuditedTable key={`${run} ${place} ${numbering}`} audited={made.audited} />
            <AuditNote audited={made.audited} />
          </>
        )}
      </div>
      <div class="code">{made && right && <right.RightTable made={made} />}</div>
    </>
  );
};

/** Reports whether no array that is still to be read can be shown instead: only one with wrong entries would be. */
const isSettled = (isDone: boolean, made: Made | undefined): boolean =>
  isDone || (made !== undefined && made.audited.wrong.length > 0);

/** What is said of an array, or why there is none. */
const Verdict = ({
  refusal,
  found,
  made,
}: {
  readonly refusal: string | undefined;
  readonly found: FoundArray | undefined;
  readonly made: Made | undefined;
}) => (
  <div role="status">
    <Answer>{refusal ?? answerFor(found, made)}</Answer>
    {found?.otherwise && <p class="note">{otherwiseText(found.otherwise)}</p>}
  </div>
);

/** The choice among several arrays. */
const ArrayMenu = ({
  label,
  names,
  place,
  choose,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly place: number;
  readonly choose: (place: number) => void;
}) =>
  names.length > 1 && (
    <Menu
      label={label}
      value={`${place}`}
      options={names.map((name, at) => [`${at}`, name])}
      choose={(value) => choose(Number(value))}
    />
  );

/** The index of the first array with wrong entries; failing that, of the first that is a table; failing that, 0. */
const firstToShow = (all: readonly (Made | undefined)[]): number => {
  const wrong = all.findIndex((made) => made !== undefined && made.audited.wrong.length > 0);
  return Math.max(0, wrong === -1 ? all.findIndex((made) => made !== undefined) : wrong);
};

const LOOKING = "Looking …";

const answerFor = (found: FoundArray | undefined, made: Made | undefined): string => {
  if (found === undefined) return LOOKING;
  return made ? verdictOf(found.name, made.is, made.audited) : unknownText(found);
};

/** The answers that an array replaces with other values, if there are any. */
const Standing = ({ found }: { readonly found: FoundArray | undefined }) =>
  found !== undefined && found.standing.length > 0 ? (
    <table>
      <caption>Its values stand for answers:</caption>
      <tbody>
        {[["Answer", "Value"] as const, ...found.standing].map(([answer, value]) => (
          <tr key={`${answer}`}>
            <td>{`${answer}`}</td>
            <td>{`${value}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : null;

const optionText = (found: FoundArray, made: Made | undefined): string => {
  const wrong = made?.audited.wrong.length;
  const what = wrong === undefined ? "not known" : wrong === 0 ? "right" : `${wrong} wrong`;
  return `${found.name || "array"}[${found.values.length}], line ${found.line}: ${what}`;
};
