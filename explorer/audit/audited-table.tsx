/** An audited array on its board, one wrong entry at a time. */
import { useMemo, useState } from "preact/hooks";
import { elementAt, firstPlaces, isOfPairs, placesOf, type Audited } from "../model/audit.js";
import { boardIn } from "../model/audit-grids.js";
import { endsOf, entryText, whyText } from "../model/audit-texts.js";
import { tokenOf } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import type { Places } from "../model/places.js";
import { boxOf } from "../../generator/drawing/grid-drawing.js";
import { Board } from "../components/board.js";
import { Route } from "../components/route.js";
import { usePlaces } from "../components/use-places.js";
import { Answer, Note } from "../chapters/chapter.js";

/** The id of the note on the grids of an audited array. */
const AUDIT_NOTE = "audit-how-to";

export const AuditNote = ({ audited: { table } }: { readonly audited: Audited }) => (
  <Note id={AUDIT_NOTE}>
    The board shows what your array says, and, in the corner of a wrong square, what it should say.
    Click or tap a square to ask about it
    {isOfPairs(table.layout)
      ? "; drag the piece to see what the array says from elsewhere. By keyboard, arrows move the target, Shift with an arrow moves the piece."
      : ". By keyboard, arrows lead from square to square."}
  </Note>
);

export const AuditedTable = ({ audited }: { readonly audited: Audited }) => {
  const first = useMemo(() => firstPlaces(audited), [audited]);
  const [entry = 0] = audited.wrong;
  if (first) return <AuditedBoard audited={audited} first={first} />;
  // If no entry is for squares, as in a table by distance, there is no board to show.
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
  const moving = usePlaces({ board, places, put });
  const { shown } = moving;
  const element = elementAt(audited, shown);
  const drawn = boardIn(audited, shown);
  const { grid, wrong } = drawn;
  const ends = endsOf(audited, shown);
  const go = (entry: number): void => put(placesOf(audited, entry) ?? places);
  return (
    <div class="audited">
      <Said text={`${entryText(audited, element, shown)} ${whyText(audited, shown)}`.trim()} />
      <Board
        shown={drawn}
        moving={moving}
        pieces={ends ? [tokenOf(ends.metric)] : []}
        describedBy={AUDIT_NOTE}
      >
        {ends && <Route grid={grid} squares={routeOf(ends)} />}
        <g class="wrong">
          {[...wrong].map(([square, right]) => {
            const { x, y } = boxOf(grid, square);
            const width = 1.6 + 1.7 * right.length;
            return (
              <g key={square} transform={`translate(${x} ${y})`}>
                <rect class="casing" x="0.6" y="0.6" width="8.8" height="8.8" />
                <rect x="0.6" y="0.6" width="8.8" height="8.8" />
                <rect class="badge" x={10 - width} y="0" width={width} height="3.8" rx="0.8" />
                <text x={10 - width / 2} y="3">
                  {right}
                </text>
              </g>
            );
          })}
        </g>
      </Board>
      {audited.wrong.length > 1 && <WrongEntries {...{ audited, element, go }} />}
    </div>
  );
};

/** The buttons that lead from one wrong entry to another. */
const WrongEntries = ({
  audited,
  element,
  go,
}: {
  readonly audited: Audited;
  readonly element: number;
  readonly go: (element: number) => void;
}) => {
  const { wrong } = audited;
  const before = wrong.findLast((entry) => entry < element) ?? wrong.at(-1) ?? element;
  const after = wrong.find((entry) => entry > element) ?? wrong[0] ?? element;
  return (
    <div class="buttons">
      <button type="button" onClick={() => go(before)}>
        Previous
      </button>
      <button type="button" onClick={() => go(after)}>
        Next
      </button>
      <span class="count">
        wrong entry {wrong.indexOf(element) + 1 || "–"} of {wrong.length}
      </span>
    </div>
  );
};
