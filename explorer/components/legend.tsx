/** The scale: the color of each distance, the same everywhere on the page. */
import { DARKEST, shadeOf } from "../../generator/drawing/shades.js";
import { leadOn, Words } from "./words.js";

export const Legend = ({ hasNever }: { readonly hasNever: boolean }) => (
  <ol class="legend" aria-label="Distances, by color" tabindex={0} onKeyDown={leadOn}>
    {Array.from({ length: DARKEST + 1 }, (_, distance) => {
      const { fill, ink } = shadeOf(distance);
      return (
        <Words
          key={distance}
          as="li"
          about={({ cell }) =>
            cell?.kind === "distance" && Math.min(cell.distance, DARKEST) === distance
          }
        >
          <svg>
            <rect width="100%" height="100%" fill={fill} />
            <text x="50%" y="72%" fill={ink}>
              {distance === DARKEST ? `${distance}+` : distance}
            </text>
          </svg>
        </Words>
      );
    })}
    {hasNever && (
      <Words as="li" about={({ cell }) => cell?.kind === "never"}>
        × never
      </Words>
    )}
  </ol>
);
