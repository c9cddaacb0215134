/** The controls: table, metric, board, layout and view. */
import { rectangle } from "../../generator/boards/board.js";
import { BEFORE_LETTERS, LETTERS, meaningsOf } from "../model/betza-texts.js";
import { onBoard, showingPublished, type Draft } from "../model/address.js";
import { BOARD_EXAMPLES, boardInWords, LARGEST_SIDE } from "../model/boards.js";
import { isOnBoard } from "../model/layouts.js";
import { layoutText } from "../model/layout-texts.js";
import { metricsOn, tokenOf } from "../model/metrics.js";
import { PUBLISHED, viewNamed, VIEWS } from "../model/published.js";
import { boardText, showing, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { COMPARE } from "../model/views.js";
import { Field } from "./field.js";
import { NotationInput } from "./notation-input.js";

export interface ControlsProperties {
  readonly state: State;
  readonly table: ShownTable | undefined;
  readonly change: (state: State) => void;
  /** The piece in Betza notation that is being typed; none if a metric is chosen by its name. */
  readonly draft: Draft | undefined;
  readonly type: (notation: string) => void;
  /** The board that is being typed; none if its files and ranks are chosen. */
  readonly boardDraft: Draft | undefined;
  /** Without a notation, a rectangle is chosen. */
  readonly typeBoard: (notation?: string) => void;
}

const SIDES = Array.from({ length: LARGEST_SIDE }, (_, at) => [`${at + 1}`, `${at + 1}`] as const);

const labelled = (named: ReadonlyMap<string, { readonly label: string }>): readonly Option[] =>
  [...named].map(([name, { label }]) => [name, label]);

export const Controls = (properties: ControlsProperties) => {
  const { state, table: shown, change, draft, type, boardDraft, typeBoard } = properties;
  const { view, metric, board, other } = state;
  const metrics = metricsOn(board);
  const published = shown?.isPublished === true ? shown.name : "";
  return (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div class="controls">
        <Choice
          label="Table"
          isWide
          value={published}
          options={[
            ...(published === ""
              ? [["", shown ? "(a table of your own)" : "(no table)"] as const]
              : []),
            ...PUBLISHED.map(({ name, module }) => [name, name, module] as const),
          ]}
          choose={(name) => {
            const table = PUBLISHED.find((each) => each.name === name);
            if (table) change(showingPublished(state, table));
          }}
        />
        {view.hasMetric && (
          <Choice
            label="Metric"
            value={draft || metric.isTyped ? "betza" : metric.name}
            options={[
              ...labelled(metrics),
              ...(board.graphs ? [] : [["betza", "A piece of your own…"] as const]),
            ]}
            choose={(name) => {
              const metric = metrics.get(name);
              if (metric) change({ ...state, metric });
              else type(state.metric.piece === undefined ? "K" : tokenOf(state.metric));
            }}
          />
        )}
        <Choice
          label="Board"
          value={boardDraft ? "other" : ""}
          options={[
            ["", "Rectangle"],
            ["other", "Another board…"],
          ]}
          choose={(kind) => typeBoard(kind === "" ? undefined : boardText(board))}
        />
        {!boardDraft && (
          <div class="sides">
            {(["files", "ranks"] as const).map((side) => (
              <Choice
                key={side}
                label={side === "files" ? "Files" : "Ranks"}
                value={`${board[side]}`}
                options={SIDES}
                choose={(count) => {
                  const sides = { files: board.files, ranks: board.ranks, [side]: Number(count) };
                  change(onBoard(state, rectangle(sides.files, sides.ranks)));
                }}
              />
            ))}
          </div>
        )}
        <Choice
          label="Layout"
          isWide
          value={state.layout}
          options={view.layouts
            .filter((layout) => layout === state.layout || isOnBoard(layout, board))
            .map((layout) => [layout, layoutText({ ...state, layout })])}
          choose={(layout) => change({ ...state, layout })}
        />
        <Choice
          label="Show"
          isWide
          value={view.name}
          options={labelled(VIEWS)}
          choose={(name) => change(showing(state, viewNamed(name)))}
        />
        {view === COMPARE && (
          <Choice
            label="Compared with"
            value={other.name}
            options={labelled(metrics)}
            choose={(name) => change({ ...state, other: metrics.get(name) ?? other })}
          />
        )}
      </div>
      {boardDraft && (
        <NotationInput
          kind="board"
          label="Board"
          draft={boardDraft}
          type={typeBoard}
          says={[boardDraft.reason ?? boardInWords(board)]}
          list="All kinds of boards"
          examples={BOARD_EXAMPLES}
        />
      )}
      {draft && view.hasMetric && (
        <NotationInput
          kind="piece"
          label="Piece, in Betza notation"
          draft={draft}
          type={type}
          says={
            // A piece of a graph has a name that is no notation.
            draft.reason === undefined && !board.graphs
              ? meaningsOf(draft.notation.trim()).map(({ text, meaning }) => (
                  <>
                    <b>{text}</b> {meaning}
                  </>
                ))
              : [draft.reason ?? "", `What is shown is still ${metric.label}.`]
          }
          list="All letters"
          examples={[...LETTERS, ...BEFORE_LETTERS]}
          pick={(letter) => type(draft.notation + letter)}
          hint="A click writes a letter. A doubled letter is repeated as often as there is room, one with a number up to so many times, and (m,n) is a leap of any size."
        >
          <button type="button" onClick={() => type("")}>
            Start over
          </button>
        </NotationInput>
      )}
    </form>
  );
};

/** What can be chosen: a value, its label, and the group that it is in, if there are any. */
type Option = readonly [value: string, label: string, group?: string];

const Choice = ({
  label,
  isWide = false,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly isWide?: boolean;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
}) => {
  const drawn = ([name, text]: Option) => (
    <option key={name} value={name} selected={name === value}>
      {text}
    </option>
  );
  const groups = [...new Set(options.flatMap(([, , group]) => group ?? []))];
  return (
    <Field label={label} isWide={isWide}>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.filter(([, , group]) => group === undefined).map(drawn)}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {options.filter(([, , each]) => each === group).map(drawn)}
          </optgroup>
        ))}
      </select>
    </Field>
  );
};
