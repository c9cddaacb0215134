/** Prints the names of the squares of a board by number, and a function from a name to its number. */
import { at } from "../common.js";
import { boardInWords, squareName, type Board } from "../core/board.js";
import type { PrintedModule } from "../core/statements.js";
import { cases, wordsOf, type Words } from "../core/names.js";
import { inOneFile, LANGUAGES, STYLES, type LanguageName } from "../languages/languages.js";
import { nameIn, settingOf, type Style } from "../languages/style.js";
import type { Format } from "../languages/typescript/format.js";
import { inFormat, TYPESCRIPT } from "../languages/typescript/typescript.js";

/** Parts: `{count}` names in `{rows}`, the `{list}`, the function `{lookup}`, and `{about}`, a sentence on the list. */
type Template = (
  parts: Readonly<Record<"list" | "lookup" | "about" | "count" | "rows", string>>,
) => string;

/** Why the functions reject the empty name. */
const EMPTY = "A number that is no square has an empty name, which no square has.";

const TEMPLATES: Readonly<Record<Exclude<LanguageName, "ts" | "coq" | "json">, Template>> = {
  c: ({ list, lookup, about, count, rows }) => `#include <string.h>

/**
 * ${about}
 * ${EMPTY}
 */
static const char *const ${list}[${count}] = {
${rows}
};

/** The number of the square with a name, or -1. */
static inline int ${lookup}(const char *name) {
    for (int n = 0; n < ${count}; n++)
        if (name[0] != 0 && strcmp(${list}[n], name) == 0) return n;
    return -1;
}`,
  cpp: ({ list, lookup, about, count, rows }) => `/**
 * ${about}
 * ${EMPTY}
 */
inline constexpr std::array<std::string_view, ${count}> ${list} = {
${rows}
};

/** The number of the square with a name, if there is one. */
constexpr std::optional<int> ${lookup}(std::string_view name) noexcept {
    for (int n = 0; n < ${count}; n++)
        if (!name.empty() && ${list}[static_cast<std::size_t>(n)] == name) return n;
    return std::nullopt;
}`,
  rust: ({ list, lookup, about, count, rows }) => `#![allow(dead_code)]

/// ${about}
/// ${EMPTY}
#[rustfmt::skip]
pub const ${list}: [&str; ${count}] = [
${rows}
];

/// The number of the square with a name, if there is one.
pub fn ${lookup}(name: &str) -> Option<usize> {
    ${list}.iter().position(|one| !name.is_empty() && *one == name)
}`,
  go: ({ list, lookup, about, count, rows }) => `// ${list} has ${about.replace("The", "the")}
// ${EMPTY}
var ${list} = [${count}]string{
${rows.replaceAll(/^ {4}/gm, "\t")}
}

// ${lookup} returns the number of the square with a name, or -1.
func ${lookup}(name string) int {
	for n, one := range ${list} {
		if name != "" && one == name {
			return n
		}
	}
	return -1
}`,
  java: ({ list, lookup, about, rows }) => `    /**
     * ${about}
     * ${EMPTY}
     */
    public static final java.util.List<String> ${list} =
        java.util.Collections.unmodifiableList(java.util.Arrays.asList(
${rows.replaceAll(/^ {4}/gm, "            ").replace(/,$/, "")}
        ));

    /**
     * The number of the square with a name, or -1.
     *
     * @param name the name
     * @return the number, or -1
     */
    public static int ${lookup}(String name) {
        return name.isEmpty() ? -1 : ${list}.indexOf(name);
    }`,
  python: ({ list, lookup, about, rows }) => `# fmt: off

from typing import Final

# ${about}
# ${EMPTY}
${list}: Final[tuple[str, ...]] = (
${rows}
)


def ${lookup}(name: str) -> int:
    """The number of the square with a name. Raises a \`ValueError\` for any other name."""
    if name == "" or name not in ${list}:
        raise ValueError(f"{name!r} is not the name of a square")
    return ${list}.index(name)`,
  zig: ({ list, lookup, about, count, rows }) => `// zig fmt: off

const std = @import("std");

/// ${about}
/// ${EMPTY}
pub const ${list} = [${count}][]const u8{
${rows}
};

/// The number of the square with a name, or \`null\`.
pub fn ${lookup}(name: []const u8) ?usize {
    for (${list}, 0..) |one, n| {
        if (name.len > 0 and std.mem.eql(u8, one, name)) return n;
    }
    return null;
}`,
};

/** A guard, a namespace, a package or a class around the declarations. */
const around = (lang: LanguageName, style: Style, words: Words, text: string): string => {
  const { CONSTANT, Pascal } = cases(words);
  const { value = "" } = style;
  const guard = `CHESS_DISTANCE_${value.replaceAll("::", "_").toUpperCase()}_${CONSTANT}_H`;
  const guarded = (inner: string): string =>
    `#ifndef ${guard}\n#define ${guard}\n\n${inner}\n\n#endif`;
  if (lang === "c") return guarded(text);
  if (lang === "cpp")
    return guarded(`#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace ${value} {

${text}

} // namespace ${value}`);
  if (lang === "go") return `package ${value}\n\n${text}`;
  if (lang !== "java") return text;
  const before = value === "" ? "" : `package ${value};\n\n`;
  return `// @formatter:off\n\n${before}public final class ${Pascal} {\n    private ${Pascal}() {}\n\n${text}\n}`;
};

const quoted = (names: readonly string[]): string =>
  names.map((name) => JSON.stringify(name)).join(", ");

/** A line for each row of squares. */
const rowsOf = ({ cells, rowName, numbered, ...board }: Board): string => {
  const lines: string[][] = [];
  let before: string | undefined;
  for (const square of numbered) {
    const row = square === undefined ? before : rowName(at(cells, square));
    if (lines.length === 0 || row !== before) lines.push([]);
    before = row;
    lines
      .at(-1)
      ?.push(
        square === undefined ? "" : squareName({ cells, rowName, numbered, ...board }, square),
      );
  }
  return lines.map((names) => `    ${quoted(names)},`).join("\n");
};

interface Asked extends Readonly<Record<"namespace" | "package" | "prefix", string>> {
  readonly lang: LanguageName;
  readonly format: Format;
}

/** The module with the names of a board's squares. `owner` is a table's name for a board without a name. */
export const namesModule = (request: Asked, board: Board, owner: string): PrintedModule => {
  const { lang, format } = request;
  const own = board.name === "8x8" ? [] : board.name === "" ? wordsOf(owner) : [board.name];
  const words = [...own, "square", "names"];
  const count = `${board.numbered.length}`;
  const about = `The names of the squares of ${boardInWords(board)} by their numbers.`;
  if (lang === "json") {
    const list = rowsOf(board).replace(/,$/, "");
    return { file: `${cases(words).kebab}.json`, text: `{\n  "names": [\n${list}\n  ]\n}\n` };
  }
  if (lang === "ts") {
    const { CONSTANT: list } = cases(words);
    const lookup = `${cases([...own, "square"]).camel}Named`;
    return inFormat(format, {
      name: nameIn(TYPESCRIPT, "file", words).replace(/\.ts$/, ""),
      statements: [
        {
          doc: [about, EMPTY],
          code: `export const ${list} = [\n${rowsOf(board).replaceAll(/^ {4}/gm, "  ")}\n]⟨ as const⟩;`,
          declared: `export declare const ${list}: readonly [\n${rowsOf(board).replaceAll(/^ {4}/gm, "  ")}\n];`,
        },
        {
          doc: ["The number of the square with a name, or `null`."],
          code: `export const ${lookup} = (name⟨: string⟩)⟨: number | null⟩ => {
  const number = ${list}.findIndex((one) => one !== "" && one === name);
  return number === -1 ? null : number;
};`,
          declared: `export declare const ${lookup}: (name: string) => number | null;`,
        },
      ],
    });
  }
  if (lang === "coq") throw new RangeError(`${LANGUAGES[lang].title} has no names of squares`);
  const { style } = inOneFile(
    { ...STYLES[lang], value: settingOf(request) ?? STYLES[lang].value ?? "" },
    false,
  );
  const text = TEMPLATES[lang]({
    list: lang === "go" ? cases(words).Pascal : nameIn(style, "array", words),
    lookup: nameIn(style, "lookup", [...own, "square", "named"]),
    ...{ about, count, rows: rowsOf(board) },
  });
  return { file: nameIn(style, "file", words), text: `${around(lang, style, words, text)}\n` };
};
