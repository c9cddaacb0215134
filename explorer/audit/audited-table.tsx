/** An audited array on its board, and as an array if it is one by difference; a wrong entry at a time. */
import { useMemo, useState } from "preact/hooks";
import { squareName } from "../../generator/core/board.js";
import {
  elementAt,
  firstPlaces,
  isOfPairs,
  placesOf,
  wrongOrigins,
  type Audited,
} from "../model/audit.js";
import { arrayIn, boardIn, type ShownArray } from "../model/audit-grids.js";
import { endsOf, entryText, waysOf, whyText } from "../model/audit-texts.js";
import { tokenOf } from "../model/metrics.js";
import { stepped, type Places } from "../model/places.js";
import { Board } from "../components/board.js";
import { GhostWay } from "../components/ghost.js";
import { InteractiveGrid } from "../components/interactive-grid.js";
import { Route } from "../components/route.js";
import { usePlaces } from "../components/use-places.js";
import { Answer, Note } from "../chapters/chapter.js";
import { WrongMarks } from "./wrong-marks.js";

/** The id of the note on its grids. */
const AUDIT_NOTE = "audit-how-to";

export const AuditNote = ({ audited: { table } }: { readonly audited: Audited }) => (
  <Note id={AUDIT_NOTE}>
    The board shows what your array says, and in the corner of a wrong square what it should say.
    Click or tap a square to ask about it
    {isOfPairs(table.layout)
      ? "; drag the piece to see what the array says from elsewhere. By keys, arrows move the target, Shift with an arrow moves the piece."
      : ". By keys, arrows lead from square to square."}
  </Note>
);

export const AuditedTable = ({ audited }: { readonly audited: Audited }) => {
  const first = useMemo(() => firstPlaces(audited), [audited]);
  const [entry = 0] = audited.wrong;
  if (first) return <AuditedBoard audited={audited} first={first} />;
  // A table of which no entry is for squares of a board, such as one by distance.
  return <Said text={entryText(audited, entry)} />;
};

const Said = ({ text }: { readonly text: string }) => (
  <div class="said">
    <Answer>{text}</Answer>
  </div>
);

const AuditedBoard = ({
  audited,
  first,
}: {
  readonly audited: Audited;
  readonly first: Places;
}) => {
  const { board } = audited.table.layout;
  const [places, put] = useState(first);
  const [over, pointAt] = useState<number>();
  const moving = usePlaces({ board, places, put });
  const placesFor = (entry: number): Places | undefined => placesOf(audited, entry);
  const shown = (over === undefined ? undefined : placesFor(over)) ?? moving.shown;
  const element = elementAt(audited, shown);
  const drawn = boardIn(audited, shown);
  const { grid, wrong } = drawn;
  const array = arrayIn(audited, element);
  const { route, missing } = waysOf(audited, shown);
  const ends = endsOf(audited, shown);
  const digits = useMemo(() => mostDigits(audited), [audited]);
  const go = (entry: number): void => {
    pointAt(undefined);
    put(placesFor(entry) ?? places);
  };
  return (
    <div class={`audited digits-${digits}`}>
      <Said text={`${entryText(audited, element, shown)} ${whyText(audited, shown)}`.trim()} />
      <Board
        shown={drawn}
        moving={{ ...moving, shown }}
        pieces={ends ? [tokenOf(ends.metric)] : []}
        describedBy={AUDIT_NOTE}
      >
        <WrongMarks grid={grid} wrong={wrong} hasNumbers />
        {missing.map((way, at) => (
          <GhostWay key={at} grid={grid} way={way} />
        ))}
        <Route grid={grid} squares={route} />
      </Board>
      {array && <DifferenceArray {...{ array, element, go }} point={pointAt} />}
      {audited.wrong.length > 1 && <WrongEntries {...{ audited, element, go }} />}
    </div>
  );
};

/** The most signs of a number, up to 4; sets are drawn with one. */
const mostDigits = ({ found }: Audited): number =>
  found.reduce<number>(
    (most, value) => Math.max(most, typeof value === "number" ? Math.min(4, `${value}`.length) : 1),
    1,
  );

const DifferenceArray = ({
  array: { grid, names, elements, wrong },
  element,
  point,
  go,
}: {
  readonly array: ShownArray;
  readonly element: number;
  readonly point: (element: number | undefined) => void;
  readonly go: (element: number) => void;
}) => {
  const active = elements.indexOf(element);
  const pointAt = (cell: number | undefined): void =>
    point(cell === undefined ? undefined : elements[cell]);
  const keep = (cell = active): void => go(elements[cell] ?? element);
  const cancel = (): void => point(undefined);
  return (
    <InteractiveGrid
      kind="array"
      grid={grid}
      name="Your array, by difference"
      cellNames={names}
      active={active}
      draggable={[]}
      describedBy={AUDIT_NOTE}
      events={{
        ...{ point: pointAt, press: pointAt, release: keep, cancel, enter: cancel },
        step: (files, ranks) => keep(stepped(grid.size, active, files, ranks)),
      }}
    >
      <WrongMarks grid={grid} wrong={wrong} hasNumbers={false} />
    </InteractiveGrid>
  );
};

/** Leads from one wrong entry to the next, and by pair to the origins that have some. */
const WrongEntries = ({
  audited,
  element,
  go,
}: {
  readonly audited: Audited;
  readonly element: number;
  readonly go: (element: number) => void;
}) => {
  const { wrong, table } = audited;
  const { board, isByDifference } = table.layout;
  const origins = useMemo(() => wrongOrigins(audited), [audited]);
  const originOf = (entry: number): number => placesOf(audited, entry)?.pieces[0] ?? -1;
  const origin = originOf(element);
  const before = wrong.findLast((entry) => entry < element) ?? wrong.at(-1) ?? element;
  const after = wrong.find((entry) => entry > element) ?? wrong[0] ?? element;
  return (
    <div class="wrong-entries">
      <button type="button" onClick={() => go(before)}>
        Wrong one before
      </button>
      <button type="button" onClick={() => go(after)}>
        Next wrong one
      </button>
      <span class="count">
        {wrong.includes(element) ? wrong.indexOf(element) + 1 : "–"} of {wrong.length}
      </span>
      {isOfPairs(table.layout) && !isByDifference && (
        <label>
          <span>Wrong from</span>
          <select
            value={`${origin}`}
            onChange={({ currentTarget: { value } }) =>
              go(wrong.find((entry) => `${originOf(entry)}` === value) ?? element)
            }
          >
            {!origins.has(origin) && <option value={`${origin}`}>–</option>}
            {[...origins].map(([from, count]) => (
              <option key={from} value={`${from}`}>
                {squareName(board, from)}: {count}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};
