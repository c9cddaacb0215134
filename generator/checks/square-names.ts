/** Prints the names of the squares of a board, by number, and a function that returns the number of a named square. */
import { at } from "../common.js";
import { boardInWords, squareName, type Board } from "../core/boards/board.js";
import type { PrintedModule } from "../core/tables/statements.js";
import { cases, wordsOf } from "../cases.js";
import {
  styleFor,
  type LanguageName,
  type LanguageKeys,
  type StyledName,
} from "../languages/languages.js";
import { OPENCL } from "../languages/c.js";
import { fileIn } from "../languages/print-files.js";
import { IMPORT_FINAL } from "../languages/python.js";
import { fill, nameIn, nameParts } from "../languages/style.js";
import { inFormat } from "../languages/typescript.js";

/** Lines that the files need at their beginning, by language. */
const NEEDS: Readonly<Partial<Record<LanguageName, string>>> = {
  cpp: "#include <cstddef>\n#include <optional>\n#include <string_view>",
  python: IMPORT_FINAL,
  zig: 'const std = @import("std");',
};

/**
 * For each language with names of squares, the `{list}` of `{count}` names in `{rows}`, and the function `{lookup}`.
 * `{items}` are the rows without the last comma.
 */
const TEXTS: Readonly<Partial<Record<StyledName, string>>> = {
  // Strings are for a program's host: OpenCL has no functions for them. cc65 knows no `inline`.
  c: `#if !(${OPENCL})
#include <string.h>

{doc}
static const char *const {list}[{count}] = {
    {rows}
};

/** The number of the square with the given name, or -1 if there is no such square. */
#ifdef __CC65__
static int
#else
static inline int
#endif
{lookup}(const char *name) {
    int n;
    for (n = 0; n < {count}; n++)
        if (name[0] != 0 && strcmp({list}[n], name) == 0) return n;
    return -1;
}
#endif`,
  cpp: `{doc}
inline constexpr std::array<std::string_view, {count}> {list} = {
    {rows}
};

/** The number of the square with the given name, if there is such a square. */
constexpr std::optional<int> {lookup}(std::string_view name) noexcept {
    for (int n = 0; n < {count}; n++)
        if (!name.empty() && {list}[static_cast<std::size_t>(n)] == name) return n;
    return std::nullopt;
}`,
  rust: `{doc}
#[rustfmt::skip]
pub const {list}: &[&str; {count}] = &[
    {rows}
];

/// The number of the square with the given name, if there is such a square.
#[rustfmt::skip]
pub const fn {lookup}(name: &str) -> Option<usize> {
    let mut n = 0;
    while n < {count} && !name.is_empty() {
        let (one, own) = (name.as_bytes(), {list}[n].as_bytes());
        let mut i = 0;
        while i < one.len() && i < own.len() && one[i] == own[i] { i += 1; }
        if i == one.len() && i == own.len() { return Some(n); }
        n += 1;
    }
    None
}`,
  go: `// {Pascal} has the {what}
// {empty}
var {Pascal} = [{count}]string{
	{rows}
}

// {lookup} returns the number of the square with the given name, or -1 if there is no such square.
func {lookup}(name string) int {
	for n, one := range {Pascal} {
		if name != "" && one == name {
			return n
		}
	}
	return -1
}`,
  java: `{doc}
public static final java.util.List<String> {list} =
    java.util.Collections.unmodifiableList(java.util.Arrays.asList(
        {items}
    ));

/**
 * The number of the square with the given name, or -1 if there is no such square.
 *
 * @param name the name
 * @return the number, or -1
 */
public static int {lookup}(String name) {
    return name.isEmpty() ? -1 : {list}.indexOf(name);
}`,
  csharp: `{doc}
public static readonly global::System.Collections.ObjectModel.ReadOnlyCollection<string> {Pascal} =
    global::System.Array.AsReadOnly(new string[{count}] {
        {rows}
    });

/// <summary>The number of the square with the given name, or -1 if there is no such square.</summary>
public static int {lookup}(string name)
{
    return name == "" ? -1 : {Pascal}.IndexOf(name);
}`,
  python: `# The {what}
# {empty}
{list}: Final[tuple[str, ...]] = (
    {rows}
)


def {lookup}(name: str) -> int:
    """The number of the square with the given name. Raises a \`ValueError\` if there is no such square."""
    if name == "" or name not in {list}:
        raise ValueError(f"{name!r} is not the name of a square")
    return {list}.index(name)`,
  zig: `{doc}
pub const {list} = [{count}][]const u8{
    {rows}
};

/// The number of the square with the given name, or \`null\` if there is no such square.
pub fn {lookup}(name: []const u8) ?usize {
    for ({list}, 0..) |one, n| {
        if (name.len > 0 and std.mem.eql(u8, one, name)) return n;
    }
    return null;
}`,
};

/** Why the functions reject the empty name. */
const EMPTY = "A number that belongs to no square has an empty name, which no square has.";

/** The names, with a line for each row of squares. A number without a square has an empty name. */
const namesByRow = (board: Board): readonly string[] => {
  const rows: string[][] = [];
  let before: string | undefined;
  for (const square of board.numbered) {
    const row = square === undefined ? before : board.naming.row(at(board.cells, square));
    if (rows.length === 0 || row !== before) rows.push([]);
    before = row;
    rows.at(-1)?.push(JSON.stringify(square === undefined ? "" : squareName(board, square)));
  }
  return rows.map((names) => names.join(", "));
};

/**
 * The module with the names of a board's squares. If the board has no name, the names of the module begin with `owner`,
 * the name of a table.
 */
export const namesModule = (request: LanguageKeys, board: Board, owner: string): PrintedModule => {
  const { lang, format = "ts" } = request;
  const before = board.name === "" ? wordsOf(owner) : [];
  const size = board.name === "" || board.name === "8x8" ? [] : [board.name];
  const words = [...before, "square", "names", ...size];
  const lookupWords = [...before, "square", "named", ...size];
  const what = `names of the squares of ${boardInWords(board)}, by number.`;
  const items = namesByRow(board).join(",\n");
  const rows = `${items},`;
  const { kebab: name, CONSTANT: list } = cases(words);
  if (lang === "json") {
    const text = fill('{\n  "names": [\n    {items}\n  ]\n}\n', { items });
    return { file: `${name}.json`, text };
  }
  if (lang === "ts") {
    const { camel: lookup } = cases(lookupWords);
    const tuple = fill("[\n  {rows}\n]", { rows });
    return inFormat(format, {
      name,
      statements: [
        {
          doc: [`The ${what}`, EMPTY],
          code: `export const ${list} = ${tuple}⟨ as const⟩;`,
          declared: `export declare const ${list}: readonly ${tuple};`,
        },
        {
          doc: [
            "The number of the square with the given name, or `null` if there is no such square.",
          ],
          code: `export const ${lookup} = (name⟨: string⟩)⟨: number | null⟩ => {
  const number = name === "" ? -1 : ${list}.findIndex((one) => one === name);
  return number === -1 ? null : number;
};`,
          declared: `export declare const ${lookup}: (name: string) => number | null;`,
        },
      ],
    });
  }
  const style = styleFor(lang, { ...request, single: false });
  const { syntax, comments } = style;
  const parts = {
    ...nameParts(syntax, words),
    list: nameIn(syntax, "array", words),
    lookup: nameIn(syntax, "lookup", lookupWords),
    doc: fill(comments.doc, { title: `The ${what}`, notes: EMPTY }),
    ...{ what, rows, items, empty: EMPTY, count: `${board.numbered.length}` },
  };
  const { [lang]: template } = TEXTS;
  if (template === undefined) throw new RangeError(`no square names for language ${lang}`);
  // `{tables}` is the place for what a file imports or includes.
  return fileIn(style, words, { tables: NEEDS[lang] ?? "", title: `The ${what}` }, [
    fill(template, parts),
  ]);
};
