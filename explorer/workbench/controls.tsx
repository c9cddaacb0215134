/** The controls: table, metric, board, layout and view. */
import { BOARD } from "../../generator/core/catalogue.js";
import { wantedFor, type Addressed, type Draft, type Wanted } from "../model/address.js";
import { boardInWords, LARGEST_SIDE } from "../model/boards.js";
import { isOnBoard } from "../model/layouts.js";
import { layoutText } from "../model/layout-texts.js";
import { metricsOn, tokenOf } from "../model/metrics.js";
import { PUBLISHED } from "../model/published.js";
import { boardText } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { VIEWS } from "../model/all-views.js";

export type Typing = (field: "piece" | "board", notation: string) => void;

const SIDES = Array.from({ length: LARGEST_SIDE }, (_, at) => [`${at + 1}`, `${at + 1}`] as const);

/** The value of a piece or a board that is typed. */
const OWN = "own";

const BOARDS: readonly Option[] = [
  ["", "Rectangle"],
  [OWN, "Another board…"],
];

const labelled = (named: ReadonlyMap<string, { readonly label: string }>): readonly Option[] =>
  [...named].map(([name, { label }]) => [name, label]);

export const Controls = ({
  addressed: { state, piece, board: typedBoard },
  table: shown,
  ask,
  type,
}: {
  readonly addressed: Addressed;
  readonly table: ShownTable | undefined;
  readonly ask: (wanted: Wanted) => void;
  readonly type: Typing;
}) => {
  const { view, metric, board } = state;
  const { files, ranks } = board;
  const metrics = labelled(metricsOn(board));
  const published = shown?.isPublished === true ? shown.name : "";
  const unpublished: Option = ["", shown ? "(a table of your own)" : "(no table)"];
  const tables = PUBLISHED.map(({ name, module }): Option => [name, name, module]);
  const layouts = view.layouts.filter((one) => one === state.layout || isOnBoard(one, board));
  return (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div class="controls">
        {choice("Table", published, published ? tables : [unpublished, ...tables], (name) => {
          const table = PUBLISHED.find((each) => each.name === name);
          if (table) ask(wantedFor(table));
        })}
        {view.hasMetric &&
          choice(
            "Metric",
            piece ? OWN : metric.name,
            board.graphs ? metrics : [...metrics, [OWN, "Another piece…"]],
            (name) => {
              if (name !== OWN) ask({ metric: name });
              else type("piece", metric.piece === undefined ? "K" : tokenOf(metric));
            },
          )}
        {choice("Board", typedBoard ? OWN : "", BOARDS, (kind) => {
          if (kind === OWN) type("board", boardText(board));
          else ask({ board: board.isRectangle ? `${files}x${ranks}` : BOARD.name });
        })}
        {!typedBoard && (
          <div class="sides">
            {choice("Files", `${files}`, SIDES, (count) => ask({ board: `${count}x${ranks}` }))}
            {choice("Ranks", `${ranks}`, SIDES, (count) => ask({ board: `${files}x${count}` }))}
          </div>
        )}
        {choice(
          "Layout",
          state.layout,
          layouts.map((layout) => [layout, layoutText({ ...state, layout })]),
          (layout) => ask({ layout }),
        )}
        {choice("Show", view.name, labelled(VIEWS), (view) => ask({ view }))}
      </div>
      {typedBoard && (
        <Notation
          field="board"
          label="Board"
          draft={typedBoard}
          type={type}
          says={typedBoard.reason ?? boardInWords(board)}
          hint='Such as 10x8, glinski, hexagon:4, cylinder:10x8, torus:8x8, or {"rows":["..x..","....."]}, where x is a hole; also whatever the config of the tool takes, such as a graph.'
        />
      )}
      {piece && view.hasMetric && (
        <Notation
          field="piece"
          label="Piece, in Betza notation"
          draft={piece}
          type={type}
          says={
            piece.reason === undefined
              ? ""
              : `${piece.reason}. What is shown is still ${metric.label}.`
          }
          hint="W steps along a rank or file, F along a diagonal; N leaps 1 and 2, C 1 and 3, (1,4) as it says; K, Q, R and B are those of chess. NN repeats its leap, W3 up to three times, fN goes only forwards; BN is both."
        />
      )}
    </form>
  );
};

/** What can be chosen: a value, its label, and the group that it is in, if there are any. */
type Option = readonly [value: string, label: string, group?: string];

/** The most letters of options that need no wide menu. */
const NARROW = 20;

const choice = (
  label: string,
  value: string,
  options: readonly Option[],
  choose: (value: string) => void,
) => {
  const drawn = ([name, text]: Option) => (
    <option key={name} value={name} selected={name === value}>
      {text}
    </option>
  );
  const groups = [...new Set(options.flatMap(([, , group]) => group ?? []))];
  return (
    <label class={options.some(([, text]) => text.length > NARROW) ? "wide" : undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.filter(([, , group]) => group === undefined).map(drawn)}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {options.filter(([, , each]) => each === group).map(drawn)}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

/** A field for a notation, with what is said of it. */
const Notation = ({
  field,
  label,
  draft: { notation, reason },
  type,
  says,
  hint,
}: {
  readonly field: "piece" | "board";
  readonly label: string;
  readonly draft: Draft;
  readonly type: Typing;
  /** What the notation means, or why it is refused. */
  readonly says: string;
  readonly hint: string;
}) => (
  <div class="piece">
    <label>
      <span>{label}</span>
      <input
        value={notation}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={reason !== undefined}
        aria-describedby={`${field}-note ${field}-hint`}
        onInput={(event) => type(field, event.currentTarget.value)}
      />
    </label>
    <p id={`${field}-note`} class={reason === undefined ? "note" : "refusal"} role="status">
      {says}
    </p>
    <p id={`${field}-hint`} class="note">
      {hint}
    </p>
  </div>
);
