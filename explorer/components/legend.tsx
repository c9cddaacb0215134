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
        <li key={distance} class={ink === "#fff" ? "white" : "black"}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={fill} />
          </svg>
          <span>{distance}</span>
        </li>
      );
    })}
    {hasNever && <li class="never-reached">× never</li>}
  </ol>
);
