/** The scale: the color of each distance. */
import { shadeOf } from "../drawing/scale.js";

export const Legend = ({
  largest,
  hasNever,
}: {
  readonly largest: number;
  readonly hasNever: boolean;
}) => (
  <ol class="legend" aria-label="Distances, by color">
    {Array.from({ length: largest + 1 }, (_, distance) => {
      const { fill, ink } = shadeOf(distance, largest);
      return (
        <li key={distance} style={{ background: fill, color: ink }}>
          {distance}
        </li>
      );
    })}
    {hasNever && <li class="never-reached">× never</li>}
  </ol>
);
