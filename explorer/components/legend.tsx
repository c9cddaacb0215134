/** The scale: the color of each distance, the same everywhere on the page. */
import { DARKEST, shadeOf } from "../drawing/scale.js";

export const Legend = ({ hasNever }: { readonly hasNever: boolean }) => (
  <ol class="legend" aria-label="Distances, by color">
    {Array.from({ length: DARKEST + 1 }, (_, distance) => {
      const { fill, ink } = shadeOf(distance);
      return (
        <li key={distance}>
          <svg>
            <rect width="100%" height="100%" fill={fill} />
            <text x="50%" y="72%" fill={ink}>
              {distance === DARKEST ? `${distance}+` : distance}
            </text>
          </svg>
        </li>
      );
    })}
    {hasNever && <li>× never</li>}
  </ol>
);
