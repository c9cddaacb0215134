/** Where to read on: the API reference, the pages and books that the page explains, and a page to learn from. */

const WIKI = "https://www.chessprogramming.org/";

interface Reference {
  readonly href: string;
  readonly text: string;
  /** What one finds there. */
  readonly note: string;
}

const link = (href: string, text: string, note: string): Reference => ({ href, text, note });

const wiki = (page: string, note: string): Reference =>
  link(WIKI + page.replaceAll(" ", "_"), page, note);

const linksIn = (address: string): readonly Reference[] => [
  link(address, "Repository", "the generator, its proofs, and the source of this page"),
  link(`${address}/releases`, "Archives", "all tables and checks, without Node"),
];

/** All links at the end of the page, for a repository as `package.json` names it; none to one whose owner is not known. */
export const linksTo = (repository: string): readonly Reference[] => [
  link("api/", "README and API reference", "the tables, the tool, the library"),
  ...(/^github:(?!TODO\/)/.test(repository)
    ? linksIn(repository.replace("github:", "https://github.com/"))
    : []),
  wiki("Distance", "definitions, the arrays of 15×15 and 0x88, Stilman’s shortest paths"),
  wiki("Knight-Distance", "the fill, and Gerd Isenberg’s ndis and corner"),
  wiki("Manhattan-Distance", "where rook-like steps matter, and who first measured this way"),
  wiki("0x88", "why differences of such numbers tell how two squares lie"),
  wiki("Pioneer", "Botvinnik’s program, from which the 15×15 arrays come"),
  link(
    "https://www.redblobgames.com/grids/hexagons/",
    "Hexagonal Grids",
    "Red Blob Games: distance on hexagons, in interactive diagrams",
  ),
  link("licenses.txt", "Licenses", "of what is built into this page"),
];
