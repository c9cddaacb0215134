/** The scale: which color is which distance. */
import type { JSX } from "preact";
import { shadeOf } from "../generator/pictures/scale.js";

/** Every distance in its color, from 0 to the largest. */
export const Legend = ({ largest }: { readonly largest: number }): JSX.Element => (
  <ol class="legend" aria-label="Moves, by color">
    {Array.from({ length: largest + 1 }, (_, distance) => {
      const { fill, ink } = shadeOf(distance, largest);
      return (
        <li key={distance} style={{ background: fill, color: ink }}>
          {distance}
        </li>
      );
    })}
  </ol>
);
