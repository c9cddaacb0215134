/** The texts of `--help`, with and without a topic. The texts use the same data as the parser of requests. */
import { KIND_OF } from "../audit/syntax.js";
import { at, keysOf } from "../common.js";
import { PAWN_NAMES } from "../core/boards/moves.js";
import { RequestError, shown } from "../errors.js";
import { LANGUAGE_NAMES, LANGUAGES, type LanguageName } from "../languages/languages.js";
import { meaningOf } from "../pieces/meaning.js";
import { ATOM_LETTERS } from "../pieces/notation.js";
import { ELSEWHERE, PIECES_BY_GAME } from "../pieces/named-pieces.js";
import { hintFor, type Form } from "../request/forms.js";
import { SHAPE_KEYS } from "../request/keys/board.js";
import { hasKey, OUTPUT_KEYS } from "../request/output-keys.js";
import { TOOL } from "../request/request.js";
import { TABLE_KEYS } from "../request/table-keys.js";

/** A name, with its description beside it, in lines of at most 80 characters. */
const row = (name: string, what: string, indent = 14): string => {
  const found = [`  ${name}`.padEnd(indent - 1)];
  for (const word of what.split(" ")) {
    const line = at(found, found.length - 1);
    if (line.length + 1 + word.length > 80) found.push(`${" ".repeat(indent)}${word}`);
    else found[found.length - 1] = `${line} ${word}`;
  }
  return found.join("\n");
};

const rows = (all: Readonly<Record<string, string | Form<unknown>>>, indent?: number): string =>
  Object.entries(all)
    .map(([name, what]) => row(name, typeof what === "string" ? what : what.expected, indent))
    .join("\n");

/** Lists the values of a table's key, with their meanings. */
const meanings = (key: keyof typeof TABLE_KEYS, indent?: number): string =>
  rows(TABLE_KEYS[key].meanings ?? {}, indent);

/** The options of a run, with their descriptions. */
export const RUN_OPTIONS = {
  check: "write nothing; name the files that are not current, and exit with 1 if there are any",
  "dry-run": "write nothing; list what would be written",
  prune: "also remove what this config or exact command no longer makes; other files stay",
  adopt: "take over generated files of another config or command",
  all: "every chess-distance.json here and below, except in node_modules and paths in .gitignore",
  config: "another config, or its folder; may be repeated",
  quiet: "print nothing if all is well",
  help: "this text, or more about a topic",
  version: "the version",
};

const BETZA = {
  NN: "a rider, which repeats its leap; N0 is the same",
  W3: "makes up to 3 leaps in a row",
  NC: "moves as a knight or as a camel",
  "(1,4)": "any other leaper",
  fN: "only forwards; likewise b l r v s h: backwards, left, right, vertical, sideways, half",
  nN: "lame: does not leap over pieces",
  mQcR: "moves as a queen, captures as a rook",
  mRcpR: "hops (p, g) and captures en passant (ce) are left out",
  "[F?R]": "a leap, then outwards; [F-R] must go on, [W?sR] turns sideways",
};

const pieces = (): string => {
  const games = [...PIECES_BY_GAME].map(([game, all]) => {
    const rowOf = (name: string, notation: string): string => {
      const { [name]: other } = ELSEWHERE;
      const elsewhere = other === undefined ? "" : ` (${other.replaceAll("`", "")})`;
      return row(name.padEnd(18) + notation, meaningOf(notation) + elsewhere, 28);
    };
    const found = all.flatMap(({ notation, names }) => names.map((name) => rowOf(name, notation)));
    return [`${game}:`, ...found, ""].join("\n");
  });
  const letters = ATOM_LETTERS.split(" ").map((letter) => row(letter, meaningOf(letter)));
  const own = `For attacks, also ${PAWN_NAMES.join(" and ")}.`;
  const all = [`Names, in any case. ${own}`, "", ...games, "Betza notation:", ...letters];
  return [...all, rows(BETZA)].join("\n");
};

const languageText = (name: LanguageName): string => {
  const { title, setting } = LANGUAGES[name];
  const all = ["index", "single", "proof", "names", "format", "array"] as const;
  const keys = all.filter((key) => hasKey(name, key)).join(", ");
  return row(name, `${title}: ${keys}${setting ? `; ${setting.name}, ${setting.expected}` : ""}`);
};

/** The texts of the topics that the help lists. */
const TOPICS: Readonly<Record<string, () => string>> = {
  config: () => `chess-distance.json, beside package.json or in a folder above:
  { "out": "src/tables", "tables": [{ "board": "10x8", "piece": "knight" }] }

Keys of the config; without a config, options such as --lang c:
${rows(OUTPUT_KEYS)}
  outputs     several folders, each with its own keys

Keys of a table; without a config, options such as --board 10x8:
${rows(TABLE_KEYS)}
  On a command line, --piece camel=C sets a name; --table takes names of tables.

Options of a run:
${rows(Object.fromEntries(Object.entries(RUN_OPTIONS).map(([name, what]) => [`--${name}`, what])))}`,
  boards: () => `${meanings("board")}

Or an object; on a command line, its JSON:
${rows(SHAPE_KEYS)}`,
  pieces,
  measures: () => meanings("measure"),
  layouts: () => `${meanings("layout", 16)}

Or your own coordinates, such as { "rank": 16, "zero": 128 }.`,
  languages: () => `Languages and their keys:
${LANGUAGE_NAMES.map(languageText).join("\n")}`,
  audit: () => `  ${TOOL} audit src 'lib/**/*.h'
  ./engine | ${TOOL} audit -
${row("", "names each array of 15 numbers or more that is a table, with the command that writes the table, and the wrong entries of each array that is nearly a table. It changes nothing.", 3)}
${rows({ "--json": "for programs", "--sarif": "for code scanning", "--verbose": "also name other arrays of numbers" })}
${row("files", [...KIND_OF.keys()].join(", "))}`,
  show: () => `  ${TOOL} show --piece knight --from a1
  ${TOOL} show --board 10x8 --measure moves --piece camel --from d4
  ${TOOL} show --board glinski --piece king --to center
  ${TOOL} show --table KNIGHT_DISTANCE --from a1 --svg > knight.svg
${row("", "draws a board with the answers of one table: a number for each square, or x for the squares of a set. It takes the keys of a table, or --table with the name of one of the package. --from names the square from which the answers are. --svg prints a picture. It writes no file.", 3)}`,
  init: () => `  ${TOOL} init
  ${TOOL} init --out src/tables --lang cpp --board 8x8 --piece knight
${row("", "writes a first chess-distance.json beside package.json. On a terminal, it asks for what is not given. It never replaces a file. The tables that one command made in the folder become those of the config. It prints the line by which each formatter of the project leaves the tables alone and, in a git repository, the line by which GitHub folds them in diffs.", 3)}`,
};

const HELP = `Writes tables for any board and any piece as literal numbers, and checks them.

  ${TOOL}             write the tables of chess-distance.json
  ${TOOL} --check     write nothing; exit with 1 if a file differs
  ${TOOL} init        write a first chess-distance.json
  ${TOOL} audit src   find tables in sources, and their wrong entries
  ${TOOL} show --piece knight --from a1
                                 draw a board with its numbers
  ${TOOL} --lang cpp --board 10x8 --piece knight --out src/tables
                                 write a table without a config, here in C++

Topics of --help, as in --help pieces:
  config      all keys and options
  boards      rectangles, hexagons, holes, joined sides, graphs
  pieces      the names by game, and Betza notation
  measures    what a table holds: distances, attacks, lines, …
  layouts     how a table is indexed
  languages   ${LANGUAGE_NAMES.join(", ")}
  audit       tables in sources, and their wrong entries
  show        a board with its numbers
  init        a first chess-distance.json

Exit status: 0 success; 1 files not current (--check), wrong entries (audit), or
a failed proof; 2 not done, or done only in part; 3 a fault in the tool itself.`;

/** Returns the help that the arguments ask for; `undefined` if they ask for none. */
export const helpFor = (given: readonly string[]): string | undefined => {
  const args = given.flatMap((word) => (word.startsWith("--help=") ? word.split("=") : word));
  const place = args.findIndex((word) => word === "--help" || word === "-h");
  if (place === -1) return undefined;
  const [command = ""] = args;
  const asked = args[place + 1] ?? (Object.hasOwn(TOPICS, command) ? command : "-");
  if (asked.startsWith("-")) return HELP;
  if (Object.hasOwn(TOPICS, asked)) return TOPICS[asked]?.();
  throw new RequestError(`--help ${shown(asked)}: ${hintFor(asked, keysOf(TOPICS))}`);
};
