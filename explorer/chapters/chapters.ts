/** The chapters in the order of the page, for everything that lists chapters. */
import { AUDIT } from "./audit.js";
import type { Chapter } from "./chapter.js";
import { CERTIFICATE } from "./certificate.js";
import { DIFFERENCES } from "./differences.js";
import { EVERY_BOARD } from "./every-board.js";
import { KING_AND_WAZIR } from "./king-and-wazir.js";
import { KNIGHT_CORNERS } from "./knight-corners.js";
import { KNIGHT_FILL } from "./knight-fill.js";
import { NOT_ENOUGH } from "./not-enough.js";
import { CENTER_EDGE_CORNERS } from "./regions.js";
import { SHORTEST_PATHS } from "./shortest-paths.js";

export const CHAPTERS: readonly Chapter[] = [
  KING_AND_WAZIR,
  KNIGHT_CORNERS,
  KNIGHT_FILL,
  CERTIFICATE,
  DIFFERENCES,
  AUDIT,
  NOT_ENOUGH,
  SHORTEST_PATHS,
  CENTER_EDGE_CORNERS,
  EVERY_BOARD,
];
