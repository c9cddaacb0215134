/** The buttons of a part that one looks at from nearer or from further away. */

/** Two buttons; at zoom 1 the whole is seen, and nothing is smaller. */
export const ZoomButtons = ({
  zoom,
  factor,
  isLargest,
  setZoom,
}: {
  readonly zoom: number;
  /** How much larger one step is. */
  readonly factor: number;
  readonly isLargest: boolean;
  readonly setZoom: (zoom: number) => void;
}) => (
  <div class="buttons">
    <button type="button" disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / factor))}>
      Smaller
    </button>
    <button type="button" disabled={isLargest} onClick={() => setZoom(zoom * factor)}>
      Larger
    </button>
  </div>
);
