/** The content of the page of evidence besides figures: faults that both ways would share, and sequences that others found. */

/** Rows: what both ways share, the measures that rest on it, what would notice a fault, the test's file and title. */
export const SHARED = `
the parser of notations, and the names of pieces | measures of a piece | moves typed by hand from each piece's sources | pieces/betza.test.ts | %s moves as its sources say
the leaps of a piece | \`distance\` without a formula, \`attacks\`, checks beside tables | its moves by the letters, step by step, before a table is written | request/proofs.test.ts | %s is refused, though both ways of the distance agree
the same | \`rings\`, \`zones\`, \`paths\`, \`pathCount\` | its moves by the letters, step by step, before a table is written | request/proofs.test.ts | %s is refused, though both ways of the distance agree
the squares of a board, its holes, gaps and joined sides | all | the tests' own boards and search | boards/random.test.ts | random tables answer like the search, or are refused for a true reason
the same | all | sums of distances that others found | boards/boards.test.ts | %s has the published sums
the links and cuts of a board | all | walks from square to square, and moves of janggi typed by hand | boards/links.test.ts | random boards, pieces and measures
the coordinates of hexagons | all | cube coordinates | boards/boards.test.ts | on side %i, cube coordinates give the steps to neighbors
the neighbors of squares on boards that are not rectangles | \`member\`, tables to and from a region | the regions by their definitions in words, on the tests' own boards | boards/random.test.ts | random tables answer like the search, or are refused for a true reason
the moves that a graph in a request lists | all | a search on the graph of the request | boards/random.test.ts | %s is right
the board on which any leap has room | \`step\` | directions typed by hand | request/engine-measures.test.ts | of %s, clockwise from north
the places of named directions | \`step\`, \`reach\`, \`ray\` | squares and numbers typed by hand, in another order | request/by-square.test.ts | %s has named directions in the order of the request
the number of distances of a table | \`rings\`, \`zones\` | a search for the rings of the package | core/search.test.ts | the lookup of $name, every call
the square of each bit of a set | measures of sets | the sets of chessops | core/sets.test.ts | between and line are the same as in chessops
the numbers that a request gives to squares | all | the tests' own numbers and indices | boards/random.test.ts | random tables answer like the search, or are refused for a true reason
the index of a layout, which fills and reads a table | all | the formulas of the wiki, for every pair of squares | core/layouts.test.ts | $name, the index of every pair
the meaning of operators in a language, for its printer and its reader | all | the tests' grammars, from the manuals | languages/printed.test.ts | every lookup of the package answers every call
the same | all | the compilers | platforms/languages.test.ts | %s: every lookup, also of tables with texts of users in their headers
the moves in a check beside a table | checks beside tables | other moves, which the check refuses; whoever reads the check | checks/checks.test.ts | %s: a changed move, a missing move and a changed value are found
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

/**
 * Mutation testing, last measured on 2026-11-26 with two processors: for each room, which share of the code was drawn, how
 * many mutants it had, how many of them the tests noticed, and how many minutes it took.
 */
export const MUTANTS: readonly (readonly [room: string, ...figures: number[]])[] = [
  ["core", 40, 89, 87, 9],
  ["pieces", 14, 71, 69, 3],
  ["boards", 3, 74, 71, 3],
  ["languages", 40, 57, 45, 4],
  ["checks", 30, 52, 50, 6],
  ["files", 12, 82, 75, 6],
  ["request", 40, 80, 69, 4],
  ["audit", 50, 3, 2, 1],
  ["commands", 20, 10, 10, 1],
];

/** The OEIS sequences with which tests compare the tool, and the compared numbers. */
export const SEQUENCES: readonly (readonly [id: string, what: string])[] = [
  ["A002426", "shortest king paths from e1 to e2 … e8"],
  ["A018836", "squares at most n knight's moves from the middle of 64×64, for n up to 11"],
  ["A018837", "knight's moves to (n, 0) from the middle of 64×64, for n up to 22"],
  ["A018838", "knight's moves to (n, n), likewise"],
  ["A018840", "zebra's moves to (n, 0), likewise"],
  ["A018841", "zebra's moves to (n, n), likewise"],
  ["A018842", "squares n knight's moves away, likewise"],
  ["A085537", "sums of the rook's distances of all pairs on n×n, for some n up to 32"],
  ["A098498", "squares at most n knight's moves from a square on the edge, for n up to 12"],
  [
    "A098499",
    "the same from a square on the diagonal, on the half of the board below it, for n up to 12",
  ],
  ["A098500", "the same from the corner, for n up to 14"],
  [
    "A098501",
    "the same from the corner, on the half of the board below the diagonal, for n up to 15",
  ],
  ["A118312", "squares that a knight can be on after exactly n moves, for n up to 14"],
  ["A120399", "shortest knight paths between opposite corners of n×n, for n from 3 to 13"],
  ["A143945", "sums of the wazir's distances, as for the rook"],
  ["A171437", "sums of the wazir's distances on cylinders of 3 to 6 files"],
  ["A183047", "sums of the knight's moves from the middle of (2n + 1)×(2n + 1), for n up to 14"],
  ["A183048", "the same to its boundary only, for n up to 15"],
  ["A183049", "knight's moves to (n, 0), (n − 1, 1) … (1, n − 1), for n up to 9"],
  ["A228313", "sums of the wazir's distances on tori"],
  ["A228316", "hyper-Wiener indices of the wazir's tori n×n, for n from 3 to 9"],
  ["A232007", "greatest distance of a knight from a corner of n×n, for n up to 23"],
  ["A242512", "shortest knight paths to the squares beside the diagonal, for n from 2 to 8"],
  ["A278824", "differences between the squares of a knight's move on 8×8"],
  ["A278825", "the same of a bishop"],
  ["A278828", "the same of a king"],
  ["A279605", "knight's moves from the edge to the middle of (2n + 1)×(2n + 1), for n from 2 to 9"],
  ["A292051", "sums of the bishop's distances among the dark squares of n×n, for n up to 12"],
  ["A292053", "sums of the king's distances, as for the rook"],
  ["A292054", "sums of the knight's distances, as for the rook"],
  ["A292057", "sums of the queen's distances, as for the rook"],
  ["A292059", "sums of the bishop's distances among the light squares of n×n, for n up to 12"],
  ["A302298", "sums of the wazir's distances on diamonds, for n up to 6"],
  ["A302341", "triameters of the knight's graphs on n×n, for n from 4 to 10"],
];
