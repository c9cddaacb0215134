/** Examples to begin with, each with what can be seen in it. */
import { addressOf, OPENING, STILMAN } from "../model/state.js";

export const PRESETS = [
  {
    name: "Stilman's king",
    sentence: "f6 to h1 takes 5 moves; 14 squares are on the shortest paths.",
    fragment: addressOf(STILMAN),
  },
  {
    name: "A knight in the corner",
    sentence: "From a1 to its neighbor b2 it takes 4 moves.",
    fragment: addressOf(OPENING),
  },
  {
    name: "A zebra by 0x88",
    sentence: "Refused: pairs of squares that lie alike are not equally far apart.",
    fragment: "#board=8x8&piece=Z&layout=0x88&view=distances&from=a1&to=b2",
  },
  {
    name: "A camel on 10×8",
    sentence: "It stays on squares of one color, and never reaches the others.",
    fragment: "#board=10x8&piece=C&layout=pair&view=distances&from=e4&to=f4",
  },
  {
    name: "A nightrider on 12×12",
    sentence: "The knight's leap, repeated: from a1 to e9 it is 1 move.",
    fragment: "#board=12x12&piece=NN&layout=pair&view=distances&from=a1&to=e9",
  },
  {
    name: "Mop-up",
    sentence: "How far a lone king is from the center: 6 in the corners.",
    fragment: "#board=8x8&metric=manhattan&layout=center&view=distances&from=a1&to=h8",
  },
];

export const Presets = () => (
  <nav class="presets" aria-label="Examples">
    <ul>
      {PRESETS.map(({ name, sentence, fragment }) => (
        <li key={name}>
          <a href={fragment}>
            <b>{name}</b>
            <span class="note">{sentence}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
