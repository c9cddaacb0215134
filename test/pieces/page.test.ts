/** Writes `docs/pieces.md`, and fails if the page differs: `npx vitest run test/pieces/page.test.ts --update`. */
import { join } from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import { meaningOf } from "../../generator/pieces/meaning.js";
import { ELSEWHERE, PIECES_BY_GAME } from "../../generator/pieces/named-pieces.js";
import { PROJECT } from "../support/files.js";

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

test("docs/pieces.md lists every piece by game", async () => {
  const page = `# Pieces by name

Wherever the tool accepts a piece, it accepts one of these names, in any letter case, or a [Betza notation](tool.md#pieces). The
moves are those on an empty board. \`npx chess-distance --help pieces\` prints this list.

${games.join("\n\n")}
`;
  const formatted = await format(page, { parser: "markdown", printWidth: 140 });
  await expect(formatted).toMatchFileSnapshot(join(PROJECT, "docs/pieces.md"));
});
