/** What the page of evidence has besides figures: faults that both ways would share, and sequences that others found. */

/** Something that both ways of a measure rest on, and the test that would notice a fault there. */
export interface Shared {
  readonly what: string;
  /** The measures that rest on it. */
  readonly by: string;
  readonly noticedBy: string;
  /** The file of the test, below `test/`, and its title. */
  readonly file: string;
  readonly title: string;
}

export const SHARED: readonly Shared[] = [
  {
    what: "the parser of notations, and the names of pieces",
    by: "measures of a piece",
    noticedBy: "moves typed by hand from each piece's sources",
    file: "pieces/betza.test.ts",
    title: "%s moves as its sources say",
  },
  {
    what: "the letters of black pieces",
    by: "measures of a piece",
    noticedBy: "the leaps of white pieces, with ranks counted down",
    file: "pieces/betza.test.ts",
    title: "has the same leaps with ranks down, and is itself if mirrored twice",
  },
  {
    what: "the leaps of a piece",
    by: "`distance` without a formula, `attacks`, checks beside tables",
    noticedBy: "its moves by the letters, step by step, before a table is written",
    file: "request/proofs.test.ts",
    title: "%s is refused, though both ways of the distance agree",
  },
  {
    what: "the same",
    by: "`rings`, `zones`, `paths`, `pathCount`",
    noticedBy: "its moves by the letters, step by step, before a table is written",
    file: "request/proofs.test.ts",
    title: "%s is refused, though both ways of the distance agree",
  },
  {
    what: "the squares of a board, its holes and joined sides",
    by: "all",
    noticedBy: "the tests' own boards and search",
    file: "boards/random.test.ts",
    title: "random tables answer like the search, or are refused for a true reason",
  },
  {
    what: "the same",
    by: "all",
    noticedBy: "sums of distances that others found",
    file: "boards/boards.test.ts",
    title: "%s has the published sums",
  },
  {
    what: "the coordinates of hexagons",
    by: "all",
    noticedBy: "cube coordinates",
    file: "boards/boards.test.ts",
    title: "on side %i, cube coordinates give the steps to neighbors",
  },
  {
    what: "the neighbors of squares on boards that are not rectangles",
    by: "`member`, tables to and from a region",
    noticedBy: "the regions by their definitions in words, on the tests' own boards",
    file: "boards/random.test.ts",
    title: "random tables answer like the search, or are refused for a true reason",
  },
  {
    what: "the moves that a graph in a request lists",
    by: "all",
    noticedBy: "a search on the graph of the request",
    file: "boards/random.test.ts",
    title: "%s is right",
  },
  {
    what: "the board on which any leap has room",
    by: "`step`",
    noticedBy: "directions typed by hand",
    file: "request/engine-measures.test.ts",
    title: "of %s, clockwise from north",
  },
  {
    what: "the places of named directions",
    by: "`step`, `reach`",
    noticedBy: "squares and numbers typed by hand, in another order",
    file: "request/by-square.test.ts",
    title: "%s has named directions in the order of the request",
  },
  {
    what: "the number of distances of a table",
    by: "`rings`, `zones`",
    noticedBy: "a search for the rings of the package",
    file: "core/search.test.ts",
    title: "the lookup of $name, every call",
  },
  {
    what: "the square of each bit of a set",
    by: "measures of sets",
    noticedBy: "the sets of chessops",
    file: "core/sets.test.ts",
    title: "between and line are the same as in chessops",
  },
  {
    what: "the numbers that a request gives to squares",
    by: "all",
    noticedBy: "the tests' own numbers and indices",
    file: "boards/random.test.ts",
    title: "random tables answer like the search, or are refused for a true reason",
  },
  {
    what: "the index of a layout, which fills and reads a table",
    by: "all",
    noticedBy: "the formulas of the wiki, for every pair of squares",
    file: "core/layouts.test.ts",
    title: "$name, the index of every pair",
  },
  {
    what: "the meaning of signs in a language, for its printer and its reader",
    by: "all",
    noticedBy: "the tests' grammars, from the manuals",
    file: "languages/printed.test.ts",
    title: "every lookup of the package answers every call",
  },
  {
    what: "the same",
    by: "all",
    noticedBy: "the compilers",
    file: "platforms/languages.test.ts",
    title: "%s: every lookup, also of tables with texts of users in their headers",
  },
  {
    what: "the moves in a check beside a table",
    by: "checks beside tables",
    noticedBy: "other moves, which the check refuses; whoever reads the check",
    file: "checks/checks.test.ts",
    title: "%s: a changed move, a missing move and a changed value are found",
  },
];

/** Sequences of the OEIS with which a test compares the tool, and what is compared. */
export const SEQUENCES: readonly (readonly [id: string, what: string])[] = [
  ["A018837", "knight's moves to (n, 0) from the middle of 64×64, for n up to 22"],
  ["A018838", "knight's moves to (n, n), likewise"],
  ["A018840", "zebra's moves to (n, 0), likewise"],
  ["A018841", "zebra's moves to (n, n), likewise"],
  ["A018842", "squares n knight's moves away, likewise"],
  ["A085537", "sums of the rook's distances of all pairs on n×n, for some n up to 32"],
  ["A143945", "sums of the wazir's distances, likewise"],
  ["A171437", "sums of the wazir's distances on cylinders of 3 to 6 files"],
  ["A228313", "sums of the wazir's distances on tori"],
  ["A232007", "greatest distance of a knight from a corner of n×n, for n up to 23"],
  ["A292051", "sums of the bishop's distances among the dark squares of n×n, for n up to 12"],
  ["A292053", "sums of the king's distances, as for the rook"],
  ["A292054", "sums of the knight's distances, as for the rook"],
  ["A292057", "sums of the queen's distances, as for the rook"],
  ["A292059", "sums of the bishop's distances among the light squares of n×n, for n up to 12"],
];
