/** Whether an array of the reader's own program is right. The array never leaves the browser. */
import { AuditPlace } from "../audit/place.js";
import { OPENING } from "../model/state.js";
import type { Chapter } from "./chapter.js";

export const AUDIT: Chapter = {
  id: "audit",
  title: "Is your table right?",
  first: OPENING,
  text: () => [
    <p>
      An array that was typed or copied can easily have a wrong entry that nobody sees. Paste an
      array from your own program, in any language: the page finds out which table it is, marks the
      entries that are wrong, shows why, and writes the right table for you.
    </p>,
    <p>
      The page knows distances, attacks, directions, lines, regions and sets of common pieces, on
      rectangles up to 16×16. Nothing that you paste leaves your browser.
    </p>,
    <p>
      Of the examples, an older <a href="https://github.com/evangambit/Pumpkin">Pumpkin</a> has one
      wrong entry; <a href="https://github.com/peterosterlund2/droidfish">DroidFish</a> has none.
    </p>,
  ],
  tryIt: {
    question:
      "The first example forgets the knight’s corners. From how many squares does it give a wrong distance?",
    answer: "From 8: each corner, and each neighbor of a corner on the diagonal.",
  },
  Body: () => <AuditPlace />,
};
