/** The controls: table, metric, board, layout and view. */
import type { Board } from "../../generator/boards/board.js";
import { rectangle } from "../../generator/boards/rectangle.js";
import { isOnBoard } from "../model/layouts.js";
import { layoutText } from "../model/layout-texts.js";
import { firstSquare, isNumbering, NUMBERINGS } from "../model/numbering.js";
import { METRICS, tokenOf } from "../model/metrics.js";
import { PUBLISHED, viewNamed, VIEWS } from "../model/published.js";
import { LARGEST_SIDE, onBoard, showing, showingPublished, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { COMPARE } from "../model/views.js";
import { Field } from "./field.js";
import { PieceInput, type Draft } from "./piece-input.js";

export interface ControlsProperties {
  readonly state: State;
  readonly table: ShownTable | undefined;
  readonly change: (state: State) => void;
  /** The piece in Betza notation that is being typed; none if a metric is chosen by its name. */
  readonly draft: Draft | undefined;
  readonly type: (notation: string) => void;
}

const labelled = (
  named: ReadonlyMap<string, { readonly label: string }>,
): readonly (readonly [name: string, label: string])[] =>
  [...named].map(([name, { label }]) => [name, label]);

export const Controls = ({ state, table: shown, change, draft, type }: ControlsProperties) => {
  const { view, metric, board, other } = state;
  return (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div class="controls">
        <TableChoice
          shown={shown}
          choose={(name) => {
            const table = PUBLISHED.find((each) => each.name === name);
            if (table) change(showingPublished(state, table));
          }}
        />
        {view.hasMetric && (
          <Choice
            label="Metric"
            value={draft || metric.isTyped ? "betza" : metric.name}
            options={[...labelled(METRICS), ["betza", "Betza piece…"]]}
            choose={(name) => {
              const metric = METRICS.get(name);
              if (metric) change({ ...state, metric });
              else type(state.metric.piece === undefined ? "K" : tokenOf(state.metric));
            }}
          />
        )}
        <Sides board={board} change={(board) => change(onBoard(state, board))} />
        <Choice
          label="Layout"
          isWide
          value={state.layout}
          options={view.layouts
            .filter((layout) => isOnBoard(layout, board))
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
            options={labelled(METRICS)}
            choose={(name) => change({ ...state, other: METRICS.get(name) ?? other })}
          />
        )}
        <Choice
          label="Squares are numbered"
          value={state.numbering}
          options={NUMBERINGS.map((numbering) => [
            numbering,
            `from ${firstSquare({ ...state, numbering })}`,
          ])}
          choose={(numbering) => {
            if (isNumbering(numbering)) change({ ...state, numbering });
          }}
        />
      </div>
      {draft && view.hasMetric && <PieceInput draft={draft} shown={metric.label} type={type} />}
    </form>
  );
};

const TableChoice = ({
  shown,
  choose,
}: {
  readonly shown: ShownTable | undefined;
  readonly choose: (name: string) => void;
}) => {
  const published = shown?.isPublished === true ? shown.name : "";
  const modules = [...new Set(PUBLISHED.map(({ module }) => module))];
  return (
    <Field label="Table" isWide>
      <select value={published} onChange={(event) => choose(event.currentTarget.value)}>
        {published === "" && (
          <option value="" selected>
            {shown ? "(a table of your own)" : "(no table)"}
          </option>
        )}
        {modules.map((module) => (
          <optgroup key={module} label={module}>
            {PUBLISHED.filter((table) => table.module === module).map(({ name }) => (
              <option key={name} value={name} selected={name === published}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
};

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
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
}) => (
  <Field label={label} isWide={isWide}>
    <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {options.map(([name, text]) => (
        <option key={name} value={name} selected={name === value}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

const Sides = ({
  board,
  change,
}: {
  readonly board: Board;
  readonly change: (board: Board) => void;
}) => {
  const counts = Array.from({ length: LARGEST_SIDE }, (_, at) => `${at + 1}`);
  const options = counts.map((count) => [count, count] as const);
  return (
    <div class="sides">
      <Choice
        label="Files"
        value={`${board.files}`}
        options={options}
        choose={(files) => change(rectangle(Number(files), board.ranks))}
      />
      <Choice
        label="Ranks"
        value={`${board.ranks}`}
        options={options}
        choose={(ranks) => change(rectangle(board.files, Number(ranks)))}
      />
    </div>
  );
};
