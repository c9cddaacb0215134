/** The metrics that the explorer offers by name; any other piece is typed in, in Betza notation. */
import { piece, type Piece } from "../generator/betza.js";
import { type Mover } from "../generator/fill.js";
import { BISHOP, KING, KNIGHT, QUEEN, ROOK, WAZIR, type Metric } from "../generator/metrics.js";

/** A metric that has a name: a piece's, in the package and out of it, or the combined distance. */
export interface NamedMetric {
  readonly label: string;
  /** The piece, as the tool takes it; none for the combined distance. */
  readonly notation?: string;
  /** The same metric in the catalogue of the package. */
  readonly catalogued?: Metric;
}

/** Every metric that has a name, in the order in which they are offered. */
export const METRICS = {
  king: { label: "King", notation: "K", catalogued: KING },
  manhattan: { label: "Manhattan", notation: "W", catalogued: WAZIR },
  knight: { label: "Knight", notation: "N", catalogued: KNIGHT },
  queen: { label: "Queen", notation: "Q", catalogued: QUEEN },
  rook: { label: "Rook", notation: "R", catalogued: ROOK },
  bishop: { label: "Bishop", notation: "B", catalogued: BISHOP },
  combined: { label: "Combined" },
} satisfies Record<string, NamedMetric>;

/** The name of a metric. */
export type MetricName = keyof typeof METRICS;

/** Whether a metric has this name. */
export const isMetricName = (name: string): name is MetricName => Object.hasOwn(METRICS, name);

/** What is measured: a metric by its name, or a piece in Betza notation, which the core has understood. */
export type Measured = { readonly metric: MetricName } | { readonly notation: string };

/** Whether what is measured is the combined distance, which is no number of moves. */
export const isCombined = (measured: Measured): boolean =>
  "metric" in measured && measured.metric === "combined";

/** The metric by that name or of that piece; none for a piece that has no name here. */
export const namedMetric = (measured: Measured): NamedMetric | undefined =>
  "metric" in measured
    ? METRICS[measured.metric]
    : Object.values<NamedMetric>(METRICS).find(({ notation }) => notation === measured.notation);

/** The piece that is measured, in Betza notation; none for the combined distance. */
export const notationOf = (measured: Measured): string | undefined =>
  "notation" in measured ? measured.notation : namedMetric(measured)?.notation;

/** The pieces whose distances add up to what is measured: one, but for the combined distance. */
export const moversOf = (measured: Measured): readonly Mover[] => {
  const notation = notationOf(measured);
  return notation === undefined ? [KING, WAZIR] : [remembered(notation)];
};

const understood = new Map<string, Piece>();

/** The piece of a notation, the same one each time: fills are remembered by piece. */
export const remembered = (notation: string): Piece => {
  const known = understood.get(notation) ?? piece(notation);
  understood.set(notation, known);
  return known;
};

/** What is measured, in a word. */
export const labelOf = (measured: Measured): string =>
  "notation" in measured ? measured.notation : METRICS[measured.metric].label;
