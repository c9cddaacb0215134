/** The chapters of the page, in their order: everything that lists them reads this. */
import type { JSX } from "preact";
import type { Heading } from "./chapter.js";
import { Differences } from "./differences.js";
import { KingAndWazir } from "./king-and-wazir.js";
import { KnightCorners } from "./knight-corners.js";
import { KnightFill } from "./knight-fill.js";
import { NotEnough } from "./not-enough.js";
import { OtherBoards } from "./other-boards.js";
import { Regions } from "./regions.js";
import { ShortestPaths } from "./shortest-paths.js";

interface Listed extends Heading {
  readonly Content: (heading: Heading) => JSX.Element;
}

export const CHAPTERS: readonly Listed[] = [
  { id: "king-and-rook-like-steps", title: "King and rook-like steps", Content: KingAndWazir },
  { id: "knight-and-corners", title: "The knight and its corners", Content: KnightCorners },
  { id: "how-the-fill-finds-it", title: "How the fill finds it", Content: KnightFill },
  {
    id: "from-4096-entries-to-225-and-240",
    title: "From 4096 entries to 225 and 240",
    Content: Differences,
  },
  {
    id: "when-a-difference-is-not-enough",
    title: "When a difference is not enough",
    Content: NotEnough,
  },
  { id: "shortest-paths", title: "Shortest paths", Content: ShortestPaths },
  { id: "center-edge-corners", title: "Center, edge, corners", Content: Regions },
  { id: "other-boards-and-pieces", title: "Other boards and pieces", Content: OtherBoards },
];
