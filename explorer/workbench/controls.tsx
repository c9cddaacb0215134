/** The controls: menus of pieces, boards and arrays and, on demand, menus of views and of the package's tables. */
import { wantedFor, type Addressed, type Draft, type Wanted } from "../model/address.js";
import { boardInWords, USUAL_BOARDS } from "../model/boards.js";
import { isOnBoard } from "../model/layouts.js";
import { layoutText } from "../model/layout-texts.js";
import { metricsOn, tokenOf } from "../model/metrics.js";
import { PUBLISHED } from "../model/published.js";
import { boardText } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { Menu, type Option } from "../components/menu.js";
import { VIEWS } from "../model/all-views.js";

export type Typing = (field: "piece" | "board", notation: string) => void;

/** The menu value of a typed piece or board. */
const OWN = "own";

const labelled = (named: ReadonlyMap<string, { readonly label: string }>): readonly Option[] =>
  [...named].map(([name, { label }]) => [name, label]);

export const Controls = ({
  addressed: { state, piece, board: typedBoard, also = [] },
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
  const metrics = labelled(metricsOn(board));
  const tables = PUBLISHED.map(({ name, module }): Option => [name, name, module]);
  const published = shown?.isPublished === true ? shown.name : "";
  const layouts = view.layouts.filter((one) => one === state.layout || isOnBoard(one, board));
  return (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div class="controls">
        {view.hasMetric && (
          <Menu
            label="Piece"
            value={piece ? OWN : metric.name}
            options={board.graphs ? metrics : [...metrics, [OWN, "Another piece…"]]}
            choose={(name) => {
              if (name !== OWN) ask({ metric: name });
              else type("piece", metric.piece === undefined ? "K" : tokenOf(metric));
            }}
          />
        )}
        <Menu
          label="Board"
          value={typedBoard ? OWN : boardText(board)}
          options={[...USUAL_BOARDS, [OWN, "Another board…"]]}
          choose={(name) => (name === OWN ? type("board", boardText(board)) : ask({ board: name }))}
        />
        <Menu
          label="Array"
          value={state.layout}
          options={layouts.map((layout) => [layout, layoutText({ ...state, layout })])}
          choose={(layout) => ask({ layout })}
        />
      </div>
      {typedBoard && (
        <Notation
          field="board"
          label="Board"
          draft={typedBoard}
          type={type}
          says={typedBoard.reason ?? boardInWords(board)}
          hint='Such as 10x8, glinski, hexagon:4, cylinder:10x8, torus:8x8, or {"rows":["..x..","....."]}, where x is a hole; also anything else that the tool’s config accepts, such as a graph.'
        />
      )}
      {piece && view.hasMetric && (
        <Notation
          field="piece"
          label="Piece, in Betza notation"
          draft={piece}
          type={type}
          says={piece.reason ? `${piece.reason}. The board still shows ${metric.label}.` : ""}
          hint="W steps along a rank or file, F along a diagonal; N leaps 1 and 2, C 1 and 3, (1,4) as it says; K, Q, R and B are those of chess. NN repeats its leap, W3 up to three times, fN goes only forwards; BN moves like B or N."
        />
      )}
      <details>
        <summary>More: what is shown ({view.label}), and the package’s tables</summary>
        <div class="controls">
          <Menu
            label="Show"
            value={view.name}
            options={labelled(VIEWS)}
            choose={(view) => ask({ view })}
          />
          <Menu
            label="Table"
            value={published}
            options={[["", "(none of these)"], ...tables]}
            choose={(name) => {
              const table = PUBLISHED.find((each) => each.name === name);
              if (table) ask(wantedFor(table));
            }}
          />
        </div>
      </details>
      <p role="status">{also.join(" ") || "\u00a0"}</p>
    </form>
  );
};

/** A field for a notation, with its meaning or refusal, and a hint. */
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
