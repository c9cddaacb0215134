/** Writes `docs/pieces.md`, and fails if the page differs: `npx vitest run test/pieces/page.test.ts --update`. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { meaningOf } from "../../generator/pieces/meaning.js";
import { ELSEWHERE, pieceCalled, PIECES_BY_GAME } from "../../generator/pieces/named-pieces.js";
import { fromXBoard } from "../../generator/pieces/xboard.js";
import { movesAsIn, recordedIn } from "../support/dialects.js";
import { PROJECT } from "../support/files.js";
import recorded from "./dialects.json" with { type: "json" };

const games = [...PIECES_BY_GAME].map(([game, pieces]) => {
  const rows = pieces.map(({ notation, names }) => {
    const quoted = names.map((name) => `\`${name}\``).join(", ");
    const others = names.flatMap((name) => {
      const { [name]: other } = ELSEWHERE;
      return other === undefined ? [] : `. Elsewhere, \`${name}\` is ${other}`;
    });
    return `- ${quoted}: \`${notation}\`, ${meaningOf(notation)}${others.join("")}`;
  });
  return [`## ${game}`, "", ...rows].join("\n");
});

/** The moves of a string in a program, as a notation of the tool. */
type Reading = string;

/** What programs read in some strings. `dialects.test.ts` compares these readings with the programs. */
const DIALECTS: readonly (readonly [text: string, fairyStockfish: Reading, xboard: Reading])[] = [
  ["L", "L", "Z"],
  ["J", "J", "C"],
  ["NN", "NN", "N"],
  ["N0", "N0", "N0"],
  ["fK", "fK", "fW"],
  ["fsF", "fsF", "F"],
  ["vN", "vN", "vN"],
  ["vvN", "vvN", "N"],
  ["ssN", "ssN", "N"],
  ["lvA", "lvA", "A"],
  ["svN", "", "N"],
  ["mfN", "mfN", "mN"],
  ["DD", "", "D"],
  ["AA", "", "A"],
  ["HH", "", "H"],
  ["CC", "", "C"],
  ["GG", "", "G"],
  ["nN", "nN", "nN"],
  ["nC", "", "C"],
  ["nH", "", "H"],
  ["(1,4)", "", ""],
  ["W10", "W", "W10"],
  ["[F?R]", "FR", ""],
];

const readingText = (reading: Reading): string => (reading === "" ? "no moves" : `\`${reading}\``);

const ownReading = (text: string, read: (text: string) => string): string => {
  try {
    const notation = read(text);
    pieceCalled(notation);
    return readingText(notation);
  } catch {
    return "refused";
  }
};

const dialects = DIALECTS.map(([text, ...programs]) => {
  const own = [ownReading(text, String), ownReading(text, fromXBoard)];
  return `| ${[`\`${text}\``, own[0], readingText(programs[0]), readingText(programs[1]), own[1]].join(" | ")} |`;
});

test("each row of the table of dialects is what the programs answer", () => {
  for (const [text, ...readings] of DIALECTS)
    for (const [place, program] of [recorded.fairyStockfish, recorded.xboard].entries()) {
      const reading = readings[place] ?? "";
      const moves = reading === "" ? "" : movesAsIn(program, reading);
      expect(recordedIn(program), program.program).toContainEqual([text, moves]);
    }
});

test("docs/pieces.md lists every piece by game", async () => {
  const page = `# Pieces by name

Wherever the tool accepts a piece, it accepts one of these names, in any letter case, or a [Betza notation](tool.md#pieces). The
moves are those on an empty board. \`npx chess-distance --help pieces\` prints this list.

${games.join("\n\n")}

## Dialects

What programs move to on an empty board for a string, as a notation of this page. Each row was tried in Fairy-Stockfish (pyffish 0.0.90) and in
XBoard (4.9.1-2 of Debian). Fairy-Stockfish also finds no moves for riders of all leaps longer than the knight's, such as \`ZZ\` or \`D3\`,
for lame W, F, K, C, H and G, and for (m,n); it reads one digit of a range, and passes over brackets. The tool reads other strings as
Fairy-Stockfish does and, with \`"dialect": "xboard"\`, as XBoard does; it refuses strings of which XBoard passes over a letter.
The brackets of bent riders are H. G. Muller's; the program that reads them, a web page, was not tried.

| string | this tool | Fairy-Stockfish | XBoard | this tool with \`"dialect": "xboard"\` |
| --- | --- | --- | --- | --- |
${dialects.join("\n")}
`;
  // Cells are not padded, because the package holds this page.
  await expect(page).toMatchFileSnapshot(join(PROJECT, "docs/pieces.md"));
});
