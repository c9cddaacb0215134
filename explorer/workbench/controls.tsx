/** The controls: table, metric, board, layout and view. */
import type { Board } from "../../generator/boards/board.js";
import type { JSX } from "preact";
import { boardOf } from "../model/boards.js";
import {
  isOnBoard,
  layoutNamed,
  SHOWN_LAYOUT_NAMES,
  type ShownLayoutName,
} from "../model/layouts.js";
import { layoutText } from "../model/layout-texts.js";
import { firstSquare, isNumbering, NUMBERINGS } from "../model/numbering.js";
import { isMetricName, labelOf, METRICS, notationOf } from "../model/metrics.js";
import { isRelationName, relationNamed, RELATIONS } from "../model/relations.js";
import { hasMetric, isView, LARGEST_SIDE, onBoard, type State, type View } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { Field } from "./field.js";
import { PieceInput, type Draft } from "./piece-input.js";
import { publishedTables, showingPublished } from "../model/published.js";

/** What the controls show, and what to call for their events. */
export interface ControlsProperties {
  readonly state: State;
  /** The table that is shown, if there is one. */
  readonly table: ShownTable | undefined;
  readonly change: (state: State) => void;
  readonly show: (view: View) => void;
  /** The piece in Betza notation that is being typed; none if a metric is chosen by its name. */
  readonly draft: Draft | undefined;
  readonly type: (notation: string) => void;
}

/** The layouts of a view. */
const layoutsIn = ({ view, board }: State): readonly ShownLayoutName[] =>
  isRelationName(view)
    ? relationNamed(view).layouts
    : SHOWN_LAYOUT_NAMES.filter((name) => isOnBoard(name, board));

/** The controls. */
export const Controls = (properties: ControlsProperties): JSX.Element => {
  const { state, table: shown, change, show, draft, type } = properties;
  return (
    <form
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div class="controls">
        <TableChoice
          shown={shown}
          choose={(name) => {
            const table = publishedTables().find((each) => each.name === name);
            if (table) change(showingPublished(state, table));
          }}
        />
        {hasMetric(state.view) && (
          <Choice
            label="Metric"
            value={draft || "notation" in state.measured ? "betza" : state.measured.metric}
            options={[
              ...Object.entries(METRICS).map(([name, { label }]) => [name, label] as const),
              ["betza", "Betza piece…"],
            ]}
            choose={(name) => {
              if (isMetricName(name)) change({ ...state, measured: { metric: name } });
              else type(notationOf(state.measured) ?? "K");
            }}
          />
        )}
        <Sides
          board={state.board}
          change={(board) => {
            change(onBoard(state, board));
          }}
        />
        <Choice
          label="Layout"
          isWide
          value={state.layout}
          options={layoutsIn(state).map(
            (layout) => [layout, layoutText({ ...state, layout })] as const,
          )}
          choose={(name) => {
            const layout = layoutNamed(name);
            if (layout) change({ ...state, layout });
          }}
        />
        <Choice
          label="Show"
          isWide
          value={state.view}
          options={[
            ["distances", "Distances"],
            ["paths", "Shortest paths"],
            ["compare", "Distances, compared"],
            ...Object.entries(RELATIONS).map(([name, { label }]) => [name, label] as const),
          ]}
          choose={(view) => {
            if (isView(view)) show(view);
          }}
        />
        {state.view === "compare" && (
          <Choice
            label="Compared with"
            value={state.other}
            options={Object.entries(METRICS).map(([name, { label }]) => [name, label] as const)}
            choose={(other) => {
              if (isMetricName(other)) change({ ...state, other });
            }}
          />
        )}
        <Choice
          label="Squares are numbered"
          value={state.numbering}
          options={NUMBERINGS.map(
            (numbering) => [numbering, `from ${firstSquare({ ...state, numbering })}`] as const,
          )}
          choose={(numbering) => {
            if (isNumbering(numbering)) change({ ...state, numbering });
          }}
        />
      </div>
      {draft && hasMetric(state.view) && (
        <PieceInput draft={draft} shown={labelOf(state.measured)} type={type} />
      )}
    </form>
  );
};

/** The tables of the package, by module. */
const TableChoice = ({
  shown,
  choose,
}: {
  readonly shown: ShownTable | undefined;
  readonly choose: (name: string) => void;
}): JSX.Element => {
  const published = shown?.isPublished === true ? shown.name : "";
  const tables = publishedTables();
  const modules = [...new Set(tables.map(({ module }) => module))];
  return (
    <Field label="Table" isWide>
      <select
        value={published}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
      >
        {published === "" && (
          <option value="" selected>
            {shown ? "(a table of your own)" : "(no table)"}
          </option>
        )}
        {modules.map((module) => (
          <optgroup key={module} label={module}>
            {tables
              .filter((table) => table.module === module)
              .map(({ name }) => (
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

const Choice = <Value extends string>({
  label,
  isWide = false,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly isWide?: boolean;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly choose: (value: string) => void;
}): JSX.Element => (
  <Field label={label} isWide={isWide}>
    <select
      value={value}
      onChange={(event) => {
        choose(event.currentTarget.value);
      }}
    >
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
}): JSX.Element => {
  const counts = Array.from({ length: LARGEST_SIDE }, (_, at) => `${at + 1}`);
  const options = counts.map((count) => [count, count] as const);
  return (
    <div class="sides">
      <Choice
        label="Files"
        value={`${board.files}`}
        options={options}
        choose={(files) => {
          change(boardOf(Number(files), board.ranks));
        }}
      />
      <Choice
        label="Ranks"
        value={`${board.ranks}`}
        options={options}
        choose={(ranks) => {
          change(boardOf(board.files, Number(ranks)));
        }}
      />
    </div>
  );
};
