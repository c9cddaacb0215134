/** The scale: the color of each distance, which is the same wherever a distance is shown. */
import { DARKEST, shadeOf } from "../drawing/scale.js";

export const Legend = ({ hasNever }: { readonly hasNever: boolean }) => (
  <ol class="legend" aria-label="Distances, by color">
    {Array.from({ length: DARKEST + 1 }, (_, distance) => {
      const { fill, ink } = shadeOf(distance);
      return (
        <li key={distance} class={ink === "#fff" ? "white" : "black"}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={fill} />
          </svg>
          <span>{distance === DARKEST ? `${distance}+` : distance}</span>
        </li>
      );
    })}
    {hasNever && <li>× never</li>}
  </ol>
);
