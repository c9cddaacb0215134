/** Further reading: the API reference, the sources of the chapters, and a page about hexagons. */

const WIKI = "https://www.chessprogramming.org/";

/** A link; the note says in a few words what it leads to. */
const link = (href: string, text: string, note: string) => ({ href, text, note });

const wiki = (page: string, note: string) => link(WIKI + page.replaceAll(" ", "_"), page, note);

const linksIn = (address: string) => [
  link(address, "Repository", "the generator, its proofs, and the source of this page"),
  link(`${address}/releases`, "Archives", "all tables and checks, without Node"),
];

/** All links at the end of the page. A repository, as named in `package.json`, has links only if its owner is known. */
export const linksTo = (repository: string) => [
  link("api/", "README and API reference", "the tables, the tool, the library"),
  ...(/^github:(?!TODO\/)/.test(repository)
    ? linksIn(repository.replace("github:", "https://github.com/"))
    : []),
  wiki("Distance", "definitions, the arrays of 15×15 and 0x88, Stilman’s shortest paths"),
  wiki("Knight-Distance", "the fill, and Gerd Isenberg’s ndis and corner"),
  wiki("Manhattan-Distance", "where rook-like steps matter, and who first measured this way"),
  wiki("0x88", "why the difference of two such numbers tells how the squares lie"),
  wiki("Pioneer", "Botvinnik’s program, from which the 15×15 arrays come"),
  link(
    "https://www.redblobgames.com/grids/hexagons/",
    "Hexagonal Grids",
    "Red Blob Games: distance on hexagons, in interactive diagrams",
  ),
  link("licenses.txt", "Licenses", "of the packages built into this page"),
];
