/** Common mistakes: the tool's exact message for each, its exit status, and that it writes nothing. */
import { expect, test } from "vitest";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { workspace } from "../support/workspace.js";

const BOARD =
  'files × ranks, 1 to 64 each, such as "10x8", or "glinski", "hexagon:5" (1 to 32), "cylinder:10x8", "torus:8x14", or an object: a size or rows, with lattice, holes, gaps, joins, links and cuts, or a graph';
const ATOM =
  "expected an atom, W F D N A H C L Z J G K R B Q, or a leaper such as (1,4), with an optional range up to 63, such as W3; for a rider, 0 or the same letter again, such as N0 or NN";
const SQUARES =
  'expected one of center, edge, corners, light-corners, dark-corners, or a list of squares and rectangles, such as ["d4", "e1-e3"]';
const NAME =
  'expected a name such as "camel": a lower-case letter, then up to 59 letters and digits';
const LANGUAGES =
  "expected one of ts, c, cpp, rust, go, java, csharp, python, zig, coq, json; for JavaScript, use ts and the format js";
const TABLE =
  'expected a table of the package, such as KNIGHT_DISTANCE, or all; the table of a piece is { "piece": "knight" }';
const LAYOUT =
  'expected one of pair, 0x88, superimposed, abs-diff, center, direction-first, a list of them, or coordinates such as { "rank": 16 }';
const FOLDER = 'the folder of the tables, without control characters, such as "src/tables"';
const ONE =
  "tables, out, index, single, proof, names, lang, namespace, package, prefix, format, array";
const TABLES =
  'expected a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for all tables of the package';
const RELATIVE = `expected ${FOLDER.replace("tables,", "tables, relative to the config,")}`;
const CPP =
  "expected names that C++ does not reserve, joined by ::, such as chess_distance or engine::tables";
const HELP = "To list the options: npx chess-distance --help config";

/** Each mistake with its messages. Those that begin with a dash or a word are command lines; the others are configs. */
const rows = `
{ "out": "t", "tables": ["KING_ATTACKS", "PAWN_ATTACKS", { "piece": "K", "name": "KnightAttacks" }] }
  tables[0]: "KING_ATTACKS": did you mean KING_MOVES?
  tables[1]: "PAWN_ATTACKS": did you mean WHITE_PAWN_ATTACKS?
  tables[2].name: "KnightAttacks": did you mean knightAttacks?
{ "output": "t", "tables": [{ "piece": "N" }] }
  output: unknown key; did you mean out?
{ "out": "t", "table": [{ "piece": "N" }] }
  table: unknown key; did you mean tables?
{ "out": "/t", "tables": [{ "piece": "N" }] }
  out: "/t": ${RELATIVE}
{ "out": "~/t", "tables": [{ "piece": "N" }] }
  out: "~/t": ${RELATIVE}
{}
  tables: missing; ${TABLES}
  out: missing; ${RELATIVE}
{ "out": "t", "tables": ["CORNER"], "__proto__": { "lang": "c" } }
  __proto__: unknown key; expected one of $schema, ${ONE}, outputs
{ "out": "t", "lang": "constructor", "tables": [{ "piece": "K", "to": "constructor" }] }
  tables[0].to: "constructor" is not on the 8x8 board; ${SQUARES}
  lang: "constructor": ${LANGUAGES}
{ "out": "", "indx": true, "tables": [7, { "piece": "knigt", "layout": ["pair", "superimpose"] }, { "board": 8, "name": "A b" }] }
  tables[0]: 7: ${TABLE}
  tables[1].piece: piece "knigt": did you mean knight?
  tables[1].layout[1]: "superimpose": did you mean superimposed?
  tables[2].board: 8: expected ${BOARD}
  tables[2].name: "A b": ${NAME}
  out: "": ${RELATIVE}
  indx: unknown key; did you mean index?
{ "out": "t", "tables": "knight" }
  tables: "knight": ${TABLE}
{ "out": "t", "tables": [{ "piece": "N" }]
  line 1, column 43: not valid JSON: close brace expected
{ "out": "t" "tables": ["all"] }
  line 1, column 14: not valid JSON: comma expected
{ out: "t", "tables": ["all"] }
  line 1, column 3: not valid JSON: invalid symbol; put names and texts in double quotes
{ "out": "t", "tables": ["all"],, }
  line 1, column 33: not valid JSON: property name expected; put names and texts in double quotes
{ "out": "t", "out": "u" }
  line 1, column 15: duplicate key "out"
{ "out": "t", "tables": [{ "piece": "N", "piece": "K" }] }
  line 1, column 42: duplicate key "piece"
{ "out": "t", "tables": [{ "piece": "K", "name": "x", "values": { "0": 1, "1": 2, "0": 3 } }] }
  line 1, column 83: duplicate key "0"
{ "out": "package.json", "tables": [{ "piece": "N" }] }
  package.json is a file. Choose another folder.
{ "out": "t", "lang": "c++", "tables": ["all"] }
  lang: "c++": did you mean cpp?
{ "out": "t", "lang": "cpp", "namespace": "my-tables", "tables": ["CORNER"] }
  namespace: "my-tables": ${CPP}
{ "out": "t", "lang": "cpp", "prefix": "x_", "tables": ["CORNER"] }
  prefix: this key is for C99, not for C++17; remove it
{ "out": "t", "lang": "coq", "proof": true, "tables": ["CORNER"] }
  proof: this key does not apply to Coq 8.16; remove it
{ "out": "t", "index": "yes", "tables": ["CORNER"] }
  index: "yes": expected true to also write an index that exports all tables, or false
{ "outputs": [{ "out": "t" }], "out": "u", "lang": "c", "tables": ["CORNER"] }
  out: this key is for one output; write it into each of "outputs"
  lang: this key is for one output; write it into each of "outputs"
{ "outputs": [] }
  outputs: []: expected an output, such as { "out": "engine/tables", "lang": "cpp" }
{ "outputs": [{ "out": "a", "tables": ["CORNER"] }, { "out": "b" }] }
  tables: missing; ${TABLES}
{ "outputs": [{ "lang": "cp" }, "b", { "out": "c", "tables": [{ "piece": "N" }, { "piece": "knigt" }], "nme": 1 }] }
  outputs[0].out: missing; ${RELATIVE}
  outputs[0].lang: "cp": ${LANGUAGES}
  outputs[1]: "b": expected an output, such as { "out": "engine/tables", "lang": "cpp" }
  outputs[2].tables[1].piece: piece "knigt": did you mean knight?
  outputs[2].nme: unknown key; expected one of ${ONE}
{ "tables": ["CORNER"], "outputs": [{ "out": "a", "namespace": "x" }, { "out": "b", "lang": "rust", "package": "p", "format": "js" }] }
  outputs[0].namespace: this key is for C++17 and C# 7.2, not for TypeScript and JavaScript; remove it
  outputs[1].package: this key is for Go 1.13 and Java 17, not for Rust 2021; remove it
  outputs[1].format: this key is for TypeScript and JavaScript, not for Rust 2021; remove it
{ "tables": [{ "piece": "K" }, { "piece": "N", "name": "king" }, "x88diff"], "namespace": "1x", "outputs": [{ "out": "a", "lang": "cpp" }, { "out": "b", "lang": "cpp" }, { "out": "c", "lang": "json" }] }
  namespace: "1x": ${CPP}
  tables[1].name: K on 8x8 and king=N on 8x8 would both export KING_DISTANCE; remove or rename one of them
  tables: x88diff is a lookup without a table, and JSON has no lookups; remove it
[]
  tables: []: expected a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for all tables of the package
["KNIGHT_DISTANCES"]
  tables[0]: "KNIGHT_DISTANCES": did you mean KNIGHT_DISTANCE?
[{ "pieces": ["N"] }]
  tables[0].pieces: unknown key; did you mean piece?
[{ "piece": "N", "board": "100x100" }]
  tables[0].board: "100x100": expected sides of at most 64
[{ "piece": "N", "board": [8, 8] }]
  tables[0].board: [8,8]: expected ${BOARD}
[{ "piece": "N", "board": { "files": 8, "ranks": 8 } }]
  tables[0].board.files: unknown key; expected one of size, rows, holes, gaps, lattice, joins, links, cuts, graph
  tables[0].board.ranks: unknown key; expected one of size, rows, holes, gaps, lattice, joins, links, cuts, graph
[{ "piece": "N", "board": { "rows": ["..", "."] } }]
  tables[0].board.rows: row 2 has 1 cell, but row 1 has 2
[{ "piece": "king", "board": { "graph": "none.json" } }]
  tables[0].board.graph: "none.json": no such file
[{ "piece": "pawn" }]
  tables[0].piece: piece "pawn": a pawn captures differently from how it moves; use whitePawn or blackPawn, with "attacks", or with "moves" and "captures"
[{ "piece": "n" }]
  tables[0].piece: piece "n": did you mean N?
[{ "piece": "grasshopper" }]
  tables[0].piece: piece "grasshopper": no piece has this name; give its moves in Betza notation, such as fN, or a name that npx chess-distance --help pieces lists
[{ "piece": "(1,2" }]
  tables[0].piece: piece "(1,2", at character 1, "(": ${ATOM}
[{ "piece": "W64" }]
  tables[0].piece: piece "W64", at character 1, "W": ${ATOM}
[{ "piece": "[F?N]" }]
  tables[0].piece: piece "[F?N]", at character 1, "[": expected a leap and a ride, both along a line or diagonal: [F?R], [W?sR] to turn sideways, or [F-R] if the piece must go on
[{ "piece": "mRcpR", "measure": "attacks" }]
  tables[0].piece: piece "mRcpR": cpR captures by a hop over another piece, so what it attacks depends on the pieces on the board; leave it out, or ask for the moves of the piece
[{ "piece": ["N", "K"] }]
  tables[0].piece: 2 pieces are given; a table of "distance" takes at most 1; split them among several tables of a config, or several runs
[{ "piece": "knight", "board": "glinski", "layout": "superimposed" }]
  tables[0].layout: superimposed cannot hold the knight's distance on glinski: a1–b2 and a2–b3 differ by the same step, but are 3 and 2 moves apart; use the layout pair
[{ "piece": "B", "layout": ["0x88", "abs-diff"], "board": { "rows": ["...", ".x.", "..."] }, "name": "x" }]
  tables[0].layout: 0x88 cannot hold the bishop's distance on this board: b1–b3 and a1–a3 differ by the same step, but have the answers 2 and unreachable; use the layout pair
  tables[0].layout: abs-diff cannot hold the bishop's distance on this board: b1–b3 and a1–a3 are the same number of files and ranks apart, but have the answers 2 and unreachable; use the layout pair
[{ "piece": "N", "layout": "0x88", "board": "4x4", "name": "x", "values": { "0": 0, "1": 10, "2": 20, "3": 30, "4": 40, "5": 50 } }]
  tables[0].layout: 0x88 cannot hold the knight's distance on 4x4: a1–b2 and b1–c2 differ by the same step, but have the answers 40 and 20; use the layout pair
[{ "piece": "N", "layout": "x88" }]
  tables[0].layout: "x88": did you mean 0x88?
[{ "piece": "N", "to": "e9" }]
  tables[0].to: "e9" is not on the 8x8 board; ${SQUARES}
[{ "piece": "K", "within": "palace", "name": "x" }]
  tables[0].within: the 8x8 board has no palace; name squares instead
[{ "piece": "K", "board": "9x9", "within": "palace", "name": "x" }]
  tables[0].within: the 9x9 board has no palace; expected promotion
[{ "piece": "general", "board": "9x10" }]
  tables[0].within: missing; the general of xiangqi never leaves its palace: add "within": "palace" and a name, or "within": "board" for the whole board
[{ "piece": "K", "name": "King" }]
  tables[0].name: "King": did you mean king?
[{ "piece": "K", "color": "Black" }]
  tables[0].color: "Black": did you mean black?
[{ "measure": "line", "board": "cylinder" }]
  tables[0].measure: a cylinder has two ways from a1 to h1
[{ "piece": "N", "to": "d4", "layout": "pair", "name": "hop" }]
  tables[0].name: two of its layouts would both export HOP_DISTANCE; remove one of them, or give each a name
--langs c --piece N
  Unknown option '--langs': did you mean --lang? ${HELP}
--peace N
  Unknown option '--peace': did you mean --piece? ${HELP}
--measure --piece N
  Option '--measure' needs a value. ${HELP}
--check=yes
  Option '--check' does not take an argument. ${HELP}
N
  Unexpected argument 'N'. ${HELP}
dryrun
  Unexpected argument 'dryrun': did you mean --dry-run? ${HELP}
generate
  Unexpected argument 'generate': leave it out to write the tables. ${HELP}
--help tabels
  --help tabels: expected one of config, boards, pieces, measures, layouts, languages, audit, show, init
--piece N --output t
  Unknown option '--output': did you mean --out? To list the options: npx chess-distance --help config
--piece whiteKing --out t
  --piece whiteKing: piece "whiteKing": did you mean king?
init --layout pair
  Unknown option '--layout'. To list the options: npx chess-distance init --help
--index --out=
  --piece: missing; expected the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces
  --out: "": expected ${FOLDER}
--piece N --index
  --out: missing; expected ${FOLDER}
--board 10x8 --table KNIGHT_DISTANCE --out t
  --board is not for --table, whose tables are on 8x8; remove one of the two, or add --piece
--board 8x8 --board 9x9 --piece N --out t
  --board: ["8x8","9x9"]: expected ${BOARD}
--board=-8x8 --piece N --out t
  --board: "-8x8": expected ${BOARD}
--board {"rows": --piece own=W --out t
  --board: line 1, column 9: not valid JSON: value expected
--board {"size":"4x4"} --piece N --out t
  --piece N: a table on a board that is an object needs a name, such as --piece own=N
--board {"size":"4x4"} --measure direction --out t
  --name: a table on a board that is an object needs a name, such as --name own
--board {"graph":{"cells":["a"],"pieces":{"ant":{"a":[]}}}} --piece own=Ant --out t
  --piece own=Ant: Ant is not in the graph; did you mean ant?
--board 16x17 --measure between --out t
  --board: "between" requires at most 256 squares, one for each bit of a set; the 16x17 board has 272
--piece knigt --out t
  --piece knigt: piece "knigt": did you mean knight?
--piece my-piece=N --out t
  --piece my-piece=N: "my-piece": ${NAME}
--piece =N --out t
  --piece =N: "": ${NAME}
--piece C --piece camel=N --out t
  --piece camel=N: C on 8x8 and camel=N on 8x8 would both export CAMEL_DISTANCE; remove or rename one of them
--measure attacks --piece knight --piece camel --out t
  --piece camel: both tables would export ATTACKS; for one table with a bit for each piece, name the pieces in one list, such as N,C
--measure attacks --piece own=whitePawn --color black --out t
  --piece own=whitePawn: whitePawn has its own color and no zone; remove "color" and "within"
--measure direction --piece N --out t
  --piece N: "direction" is the same for all pieces; remove the piece
--measure number --unit a8 --squares {"start":0} --out t
  --squares: rank: missing; expected a whole number from -4096 to 4096
--measure line --layout 0x88 --out t
  --layout: "line" has no layout "0x88"; expected one of pair
--measure between --to center --out t
  --to: only "distance" has this key; remove it
--piece N --layout pair,toString --out t
  --layout: "toString": ${LAYOUT}
--piece N --layout pair, --out t
  --layout: "": ${LAYOUT}
--piece own=K --within a1-z9 --out t
  --within: "a1-z9" is not on the 8x8 board; ${SQUARES}, or palace or own-half on 9x10, promotion on 9x9, or board for the whole board
--piece own=elephant --board 9x10 --out t
  --within: missing; the elephant of xiangqi never leaves its own-half: add --within own-half, or --within board for the whole board
--table knight --out t
  --table: "knight": ${TABLE.replace('{ "piece": "knight" }', "--piece knight")}
--piece K --within a1-b2 --out t
  --piece K: a table with "within" needs a name, such as --piece own=K
--piece own=K --values {"*/":1} --out t
  --values: "*/": expected a number for each answer, such as { "0": 140, "unreachable": -1 }
--piece N --filler x --out t
  --filler: "x": expected a whole number from -2147483648 to 4294967295
--piece N --format commonjs --out t
  --format: "commonjs": expected one of ts, ts-extensions, js
--piece N --lang c --lang cpp --out t
  --lang: ["c","cpp"]: ${LANGUAGES}
--config none.json
  none.json: no such file
--all
  There is no readable chess-distance.json here or in a folder below. To make one: npx chess-distance init
--all --config .
  --all finds the configs; remove --config
audit
  audit needs files or folders. Example: npx chess-distance audit src
audit src --jsn
  Unknown option '--jsn': did you mean --json? To list the options: npx chess-distance audit --help
audit src/*.q
  src/*.q: no such file; expected files, folders, or patterns such as "src/**/*.cpp"
`
  .trim()
  .split(/\n(?! )/)
  .map((row) => row.split("\n  "));

test.each(rows)("%s", async (given, ...said) => {
  const isConfig = /^[{[]/.test(given);
  const config = given.startsWith("[") ? `{ "out": "t", "tables": ${given} }` : given;
  const { tool, tables } = workspace(isConfig ? { [CONFIG_NAME]: config } : {});
  const before = Object.keys(tables(""));
  const { status, out, errors } = await tool(...(isConfig ? [] : given.split(" ")));
  const found = errors.map((line) => line.replace(`${CONFIG_NAME}: `, ""));
  expect({ status, out, errors: found }).toEqual({ status: 2, out: [], errors: said });
  expect(Object.keys(tables(""))).toEqual(before);
});
