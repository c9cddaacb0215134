/** Tests that texts of files and arguments are printed as texts: no line, command or advice is theirs. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sarifOf } from "../../generator/audit/report.js";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { sampled } from "../support/sampling.js";
import { run, type Said } from "../support/tool.js";
import { WAZIR, workspace } from "../support/workspace.js";

/**
 * Whether a CI service acts on a line. GitHub's runner (`ActionCommand.cs`) reads `::` at the start of a trimmed line,
 * and `##[` anywhere; Azure's agent (`Command.cs`) reads `##vso[` anywhere.
 */
const isActedOn = (line: string): boolean =>
  line.trimStart().startsWith("::") || /##(?:vso)?\[/.test(line);

/** Texts that begin a line of their own, or that a service reads wherever they stand. */
const FORGED = [
  "::error title=hello::hello",
  "x\n::error::hello",
  "x\r::error::hello",
  "x\u2028 ::error::hello",
  "x\u202e\u{e0001}hello",
  "x ##[error]hello",
  "x ##vso[task.logissue type=error]hello",
];

/** Whether a service acts on a line, or a text has made the line. */
const isForged = (line: string): boolean => isActedOn(line) || /^\s*(?:hello|:)/.test(line);

const linesOf = ({ out, errors }: Said): readonly string[] => [...out, ...errors];

const HEADER = "// edge_distance.h; to regenerate: npx chess-distance --table EDGE_DISTANCE";

/** A file of the tool with a wrong entry, whose header names a command. */
const withCommand = async (command: string) => {
  const place = workspace({});
  await place.tool("--table", "EDGE_DISTANCE", "--lang", "c", "--out", "own");
  const { "edge_distance.h": text = "" } = place.tables("own");
  expect(text).toContain(HEADER);
  const headed = text.replace(/(?<=to regenerate: ).*/, () => command);
  place.write("own/edge_distance.h", headed.replace("0, 1, 2,", "0, 1, 3,"));
  return place;
};

describe("a command in a header", () => {
  const TOOL = "npx chess-distance";
  const WRITES = `${TOOL} --table EDGE_DISTANCE --out own --lang c`;
  const COMPUTED = `${TOOL} --table EDGE_DISTANCE --lang c --out own/tables`;

  test.each([
    WRITES,
    TOOL,
    `${TOOL} --config engine/chess-distance.json`,
    `${TOOL} --board 8x8 --piece '(1,2)' --layout pair --to edge --out 'my tables' --lang c`,
    `${TOOL} --board '{"size":"5x2","holes":["a2"]}' --piece own=N --layout pair --out 'it'"'"'s'`,
  ])("is repeated if the tool writes it: %s", async (command) => {
    const { tool } = await withCommand(command);
    expect((await tool("audit", "own")).out.at(-2)).toBe(`To write the right table: ${command}`);
  });

  const others = [
    "echo hello",
    "npx chess-distance-hello",
    "npx chess-distance2 --out own",
    "echo npx chess-distance",
    `${TOOL} hello`,
    `${TOOL} audit own`,
    `${TOOL} --hello`,
    `${TOOL} --check`,
    `${TOOL} --out own`,
    `${WRITES} --adopt`,
    `${WRITES} --check`,
    `${WRITES}; echo hello`,
    `${WRITES} | cat`,
    `${WRITES} && echo hello`,
    `${WRITES} & echo hello`,
    `${WRITES} > hello`,
    `${WRITES}%0Aecho hello`,
    `${WRITES}%0A::error::hello`,
    `${WRITES}%0D::error::hello`,
    `${WRITES}%E2%80%A8::error::hello`,
    `${WRITES} ##[error]hello`,
    `${TOOL} --table EDGE_DISTANCE --out $(echo hello) --lang c`,
    `${TOOL} --table EDGE_DISTANCE --out '$(echo hello)' --lang c`,
    `${TOOL} --table EDGE_DISTANCE --out '& echo hello' --lang c`,
    `${TOOL} --table EDGE_DISTANCE --out \`echo\` --lang c`,
    `${TOOL} --table EDGE_DISTANCE --out 'own' --lang c`,
    `${TOOL} --table EDGE_DISTANCE --out ow'n --lang c`,
    `${TOOL} --table HELLO --out own --lang c`,
    `${TOOL} --config a --config hello`,
    `${TOOL} --config '$(echo hello)'`,
    `${TOOL} --config a%0Ahello`,
  ];

  test.each(sampled(others, 2, "others"))(
    "is not repeated if the tool does not write it: %s",
    async (command) => {
      const { tool } = await withCommand(command);
      const { out, status } = await tool("audit", "own");
      expect(status).toBe(1);
      expect(out.at(-2)).toBe(`To write the right table: ${COMPUTED}`);
      for (const option of ["--json", "--sarif"]) {
        const said = await tool("audit", "own", option);
        expect(said.out.join("\n")).toContain(COMPUTED);
        expect(said.out.join("\n")).not.toContain("hello");
        expect(linesOf(said).filter(isActedOn)).toEqual([]);
      }
      const writing = ["--table", "EDGE_DISTANCE", "--out", "own", "--lang", "c", "--index"];
      const { errors } = await tool(...writing);
      expect(errors).toEqual([
        expect.stringContaining("own/edge_distance.h (made by another command). Nothing was"),
      ]);
      const { out: adopted } = await tool(...writing, "--adopt");
      expect(adopted.join("\n")).toContain("no longer made by another command");
    },
  );
});

test.each(sampled(FORGED, 1, "forged"))(
  "names of files and folders, and their texts: %j",
  async (text) => {
    const name = text.replaceAll("/", "_");
    const { root, tool, write, tables } = workspace({});
    const linesFor = async (args: readonly string[], folder = root): Promise<readonly string[]> =>
      linesOf(await run(args, [], folder));
    await tool("--table", "EDGE_DISTANCE", "--lang", "c", "--out", "own");
    const wrong = (tables("own")["edge_distance.h"] ?? "").replace("0, 1, 2,", "0, 1, 3,");
    const array = wrong.replaceAll(/^\/[/*].*|^ \*.*/gm, "");
    const files = [`${name}.c`, `${name}/t.c`, `${name}/${name}.h`];
    for (const file of files) write(file, array);
    write(`${name}/wide.c`, "i\0n\0t\0");
    write(`${name}/${CONFIG_NAME}`, { out: name, lang: "c", tables: [WAZIR], [text]: text });
    const graph = { cells: [text], pieces: { [text]: { [text]: [text] } } };
    write("graph.json", { [text]: text });
    const own = ["--board", '{"graph":"graph.json"}', "--piece", "x", "--out", name] as const;
    const commands: readonly (readonly string[])[] = [
      ...["", "--verbose", "--json", "--sarif"].map((one) => ["audit", ".", ...(one ? [one] : [])]),
      ["audit", text],
      ["audit", "own", `--${text}`],
      ["--config", name],
      ["--config", text, "--check"],
      ["--all"],
      ["--help", text],
      [`--${text}`],
      [text],
      ["init", "--piece", text, "--out", text, "--lang", text, "--board", text],
      [...own],
      ["--board", JSON.stringify({ graph }), "--piece", text, "--out", "t"],
      ["--board", text, "--piece", text, "--out", text, "--lang", text, "--to", text],
      ["--piece", `${text}=${text}`, "--out", text, "--values", text, "--squares", text],
      ["--piece", "W", "--board", "2x2", "--out", `${name}/t.c`],
      ["--table", text, "--out", text, "--namespace", text, "--prefix", text, "--filler", text],
    ];
    for (const args of commands)
      expect((await linesFor(args)).filter(isForged), args.join(" ")).toEqual([]);
    for (const args of [
      [],
      ["init"],
      ["--piece", "W", "--out", "t"],
      ["--lang", "c"],
      ["audit", "."],
    ])
      expect((await linesFor(args, join(root, name))).filter(isForged), args.join(" ")).toEqual([]);
    const found: unknown = JSON.parse((await tool("audit", ".", "--json")).out.join("\n"));
    expect(found).toEqual(
      expect.arrayContaining(files.map((file): unknown => expect.objectContaining({ file }))),
    );
  },
);

test("elements of a table, which --check repeats", async () => {
  const { tool, tables, write } = workspace({});
  const args = ["--table", "EDGE_DISTANCE", "--out", "own"];
  await tool(...args);
  for (const forged of FORGED) {
    const { "edge-distance.ts": text = "" } = tables("own");
    write("own/edge-distance.ts", text.replace("0, 1, 2,", `0, 1, ${forged},`));
    const said = await tool(...args, "--check");
    expect(said.status).toBe(1);
    expect(said.out).toHaveLength(2);
    expect(linesOf(said).filter(isActedOn)).toEqual([]);
    write("own/edge-distance.ts", text);
  }
});

test("half a surrogate pair in the name of a file becomes U+FFFD in SARIF", () => {
  const position = { line: 1, column: 5, endColumn: 6 };
  const finding = {
    ...position,
    name: "t",
    length: 64,
    sizes: [64],
    text: "x",
    table: "X",
  } as const;
  const wrong = [{ index: 0, indices: [0], ...position, place: "a1", found: 1, expected: 0 }];
  const found = { ...finding, kind: "wrong", command: "", wrong, values: [] } as const;
  expect(sarifOf([{ ...found, file: "a\ud800/t.c" }], "1")).toContain('"uri": "a%EF%BF%BD/t.c"');
});
