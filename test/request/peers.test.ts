/**
 * Writes `docs/peers.md`, and fails if the page differs: `npx vitest run test/request/peers.test.ts --update`. The platform
 * test of the same name compares the packages.
 */
import { join } from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import { PEERS, type Peer } from "../platforms/support/peers.js";
import { PROJECT } from "../support/files.js";

/** The number of tables that a config on the page shows. */
const MOST_SHOWN = 9;

const counted = (count: number, what: string): string =>
  count === 0 ? "" : `${count.toLocaleString("en-US")} ${what}`;

const sectionOf = ([name, peer]: readonly [string, Peer]): string => {
  const { version, tables, compares, counts } = peer;
  const isLong = tables.length > MOST_SHOWN;
  const shown = isLong ? tables.slice(0, 2) : tables;
  const config = JSON.stringify({ out: "src/tables", tables: shown });
  const more = isLong
    ? `\n\nThe config has ${tables.length - shown.length} more tables like these.`
    : "";
  const amount = [counted(counts[0], "arrays"), counted(counts[1], "calls")].filter(Boolean);
  return `## ${name} ${version}

Compared are ${compares}: ${amount.join(" and ")}.

\`\`\`json
${config}
\`\`\`${more}`;
};

test("docs/peers.md has the config of each peer, and what is compared", async () => {
  const page = `# Peers

These published packages hold arrays, or answer questions, of which the tool makes tables. \`npm run peers\` installs them from npm, PyPI, crates.io and as a Go module, in
the versions below, makes the tables of the config, and compares every number with the package. No number differs. [Engines](engines.md) says how
to put tables in place of arrays.

${Object.entries(PEERS).map(sectionOf).join("\n\n")}
`;
  const formatted = await format(page, { parser: "markdown", printWidth: 100 });
  await expect(formatted).toMatchFileSnapshot(join(PROJECT, "docs/peers.md"));
});
