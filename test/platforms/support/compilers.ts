/** Programs in each language that print all answers of lookups, and the commands that run them. */
import type { LanguageName } from "../../../generator/languages/languages.js";
import { camel, pascal, snake, type Called } from "../../support/called.js";
import type { PlatformName } from "./platforms.js";

/** A compiler with the flags that a strict project has. */
export interface Compiler {
  readonly lang: LanguageName;
  /** What must be installed. */
  readonly needs: readonly PlatformName[];
  /** The folder of the tables, below that of the program. */
  readonly out: string;
  /** More keys of the config. */
  readonly options?: { readonly namespace: string } | { readonly package: string };
  /** The files of the program. */
  readonly program: (calls: readonly Called[]) => Readonly<Record<string, string>>;
  /** The commands; the last prints the answers. `{Zig}` stands for the file of a platform. */
  readonly commands: readonly string[];
}

const fileOf = ({ table, isInSingle }: Called): string =>
  isInSingle ? "tables" : table.toLowerCase();
const classOf = ({ table, isInSingle }: Called): string =>
  (isInSingle ? "Tables." : "") + pascal(table.toLowerCase().split("_"));

const moduleOf = (call: Called): string => classOf(call).split(".")[0] ?? "";

/** The number of words of 64 bits in which a language that has no larger numbers returns a set. */
const wordsOf = ({ isSet, firsts }: Called): number => (isSet ? Math.ceil(firsts / 64) : 1);

/** An answer as words of 64 bits, lowest first. */
const inWords = (call: Called): readonly bigint[] =>
  Array.from({ length: wordsOf(call) }, (_, at) =>
    BigInt.asUintN(64, (call.answers[0] ?? 0n) >> BigInt(64 * at)),
  );

/** Whether an answer is one number in Rust and Zig, which have larger ones. */
const isNumber = (call: Called, most: number): boolean => wordsOf(call) <= most;

/** Whether some answers are numbers that only an unsigned type of 32 bits holds. */
const isUnsigned = ({ isSet, answers }: Called): boolean =>
  !isSet && answers.some((answer) => answer >= 2n ** 31n);

/** The arguments of a call, whose squares are counted from 0 by some variables. */
const argumentsOf = ({ isBy0x88 }: Called, ...names: readonly string[]): string =>
  names.map((name) => (isBy0x88 ? `(${name} >> 3) * 16 + (${name} & 7)` : name)).join(", ");

/** The loops of C around a statement for each call. */
const loops = (call: Called, type: string, print: (squares: string) => string): string => {
  const { firsts, seconds } = call;
  const loop = (name: string, count: number, body: string): string =>
    `for (${type} ${name} = 0; ${name} < ${count}; ${name}++) { ${body} }`;
  return seconds === undefined
    ? loop("a", firsts, print(argumentsOf(call, "a")))
    : loop("a", firsts, loop("b", seconds, print(argumentsOf(call, "a", "b"))));
};

const includes = (calls: readonly Called[], ending: string): readonly string[] =>
  calls.map((call) => `#include "tables/${fileOf(call)}.${ending}"`);

const inC = (calls: readonly Called[]): string =>
  [
    ...includes(calls, "h"),
    "#include <inttypes.h>\n#include <stdio.h>",
    "int main(void) {",
    ...calls.map((call) => {
      const format = call.isSet ? '"%" PRIu64 " "' : isUnsigned(call) ? '"%" PRIu32 " "' : '"%d "';
      const print = (squares: string): string => {
        const answer = `cd_${snake(call.words)}(${squares})`;
        if (wordsOf(call) === 1) return `printf(${format}, ${answer});`;
        return `const uint64_t *set = ${answer}; for (int n = 0; n < ${wordsOf(call)}; n++) printf("%s%" PRIu64, n ? "," : "", set[n]); printf(" ");`;
      };
      return `  ${loops(call, "unsigned", print)} puts("");`;
    }),
    "  return 0;\n}\n",
  ].join("\n");

/** A stream prints some types of numbers as characters, which no answer may have. */
const inCpp = (calls: readonly Called[], ending: string, prefix: string, before = ""): string =>
  [
    ...includes(calls, ending),
    "#include <iostream>",
    before,
    "int main() {",
    ...calls.map((call) => {
      const print = (squares: string): string => {
        const answer = `${prefix}${snake(call.words)}(${squares})`;
        if (wordsOf(call) === 1) return `std::cout << ${answer} << ' ';`;
        return `const auto set = ${answer}; for (unsigned n = 0; n < ${wordsOf(call)}; n++) std::cout << (n ? "," : "") << set[n]; std::cout << ' ';`;
      };
      return `  ${loops(call, "unsigned", print)} std::cout << '\\n';`;
    }),
    "}\n",
  ].join("\n");

const WARNINGS = "-Wall -Wextra -Wconversion -Werror -pedantic";

const c = (compiler: "gcc" | "clang"): Compiler => ({
  lang: "c",
  needs: [compiler],
  out: "tables",
  program: (calls) => ({ "main.c": inC(calls) }),
  commands: [`${compiler} -std=c99 ${WARNINGS} -O1 main.c -o main`, "./main"],
});

const asCpp = (compiler: "g++" | "clang++"): Compiler => ({
  lang: "c",
  needs: [compiler],
  out: "tables",
  program: (calls) => ({ "main.cpp": inCpp(calls, "h", "cd_") }),
  commands: [`${compiler} -std=c++17 ${WARNINGS} -O1 main.cpp -o main`, "./main"],
});

const cpp = (compiler: "g++" | "clang++"): Compiler => ({
  lang: "cpp",
  needs: [compiler],
  out: "tables",
  options: { namespace: "engine::tables" },
  program: (calls) => ({
    "main.cpp": inCpp(
      calls,
      "hpp",
      "",
      [
        "using namespace engine::tables;",
        ...calls.map((call) => {
          const squares = call.seconds === undefined ? "0" : "0, 0";
          const suffix = call.isSet || isUnsigned(call) ? "u" : "";
          if (wordsOf(call) > 1)
            return inWords(call)
              .map(
                (word, at) => `static_assert(${snake(call.words)}(${squares})[${at}] == ${word}u);`,
              )
              .join("\n");
          return `static_assert(${snake(call.words)}(${squares}) == ${call.answers[0] ?? 0n}${suffix});`;
        }),
      ].join("\n"),
    ),
  }),
  commands: [`${compiler} -std=c++17 ${WARNINGS} -O1 main.cpp -o main`, "./main"],
});

const rust: Compiler = {
  lang: "rust",
  needs: ["rustc", "clippy"],
  out: "tables",
  program: (calls) => ({
    ...(calls[0]?.isInSingle && {
      "tables/mod.rs": "#[allow(clippy::module_inception)]\npub mod tables;\n",
    }),
    "no_std.rs": "#![no_std]\n#![deny(warnings)]\npub mod tables;\n",
    "main.rs": [
      "#![deny(warnings)]",
      "mod tables;",
      ...calls.map((call) => {
        const squares = call.seconds === undefined ? "0" : "0, 0";
        const name = `tables::${fileOf(call)}::${snake(call.words)}`;
        if (isNumber(call, 2))
          return `const _: () = assert!(${name}(${squares}) == ${call.answers[0] ?? 0n});`;
        return inWords(call)
          .map((word, at) => `const _: () = assert!(${name}(${squares})[${at}] == ${word});`)
          .join("\n");
      }),
      "fn main() {",
      ...calls.map((call) => {
        const { firsts, seconds } = call;
        const name = `tables::${fileOf(call)}::${snake(call.words)}`;
        const print = (squares: string): string =>
          isNumber(call, 2)
            ? `print!("{} ", ${name}(${squares}));`
            : `print!("{} ", ${name}(${squares}).map(|word| word.to_string()).join(","));`;
        return seconds === undefined
          ? `    for a in 0..${firsts} { ${print(argumentsOf(call, "a"))} } println!();`
          : `    for a in 0..${firsts} { for b in 0..${seconds} { ${print(argumentsOf(call, "a", "b"))} } } println!();`;
      }),
      "}\n",
    ].join("\n"),
  }),
  commands: [
    "rustc --edition 2021 --crate-type lib -o no_std.rlib no_std.rs",
    '"{clippy}" --edition 2021 --crate-type lib -o clippy.rlib no_std.rs',
    "rustc --edition 2021 -C debug-assertions=on -o main main.rs",
    "./main",
  ],
};

const go: Compiler = {
  lang: "go",
  needs: ["go"],
  out: "tables",
  options: { package: "tables" },
  program: (calls) => ({
    "go.mod": "module example.org/program\n\ngo 1.13\n",
    "main.go": [
      'package main\n\nimport (\n\t"bufio"\n\t"fmt"\n\t"os"\n\n\t"example.org/program/tables"\n)\n',
      "func main() {",
      "\tw := bufio.NewWriter(os.Stdout)\n\tdefer w.Flush()",
      ...calls.map((call) => {
        const { firsts, seconds } = call;
        const name = `tables.${pascal(call.words)}`;
        const print = (squares: string): string =>
          wordsOf(call) === 1
            ? `fmt.Fprint(w, ${name}(${squares}), " ")`
            : `for n, word := range ${name}(${squares}) {\nif n > 0 {\nfmt.Fprint(w, ",")\n}\nfmt.Fprint(w, word)\n}\nfmt.Fprint(w, " ")`;
        const inner =
          seconds === undefined
            ? print(argumentsOf(call, "a"))
            : `for b := 0; b < ${seconds}; b++ {\n${print(argumentsOf(call, "a", "b"))}\n}`;
        return `\tfor a := 0; a < ${firsts}; a++ {\n${inner}\n}\nfmt.Fprintln(w)`;
      }),
      "}\n",
    ].join("\n"),
  }),
  commands: ["go vet ./...", "go run ."],
};

const java: Compiler = {
  lang: "java",
  needs: ["javac"],
  out: "org/tables",
  options: { package: "org.tables" },
  program: (calls) => ({
    "Main.java": [
      "import org.tables.*;\n\nfinal class Main {\n    public static void main(String[] arguments) {",
      "        StringBuilder out = new StringBuilder();",
      ...calls.map((call) => {
        const name = `${classOf(call)}.${camel(call.words)}`;
        const text = (squares: string): string =>
          wordsOf(call) > 1
            ? `java.util.Arrays.stream(${name}(${squares})).mapToObj(Long::toUnsignedString).collect(java.util.stream.Collectors.joining(","))`
            : call.isSet
              ? `Long.toUnsignedString(${name}(${squares}))`
              : `${name}(${squares})`;
        return `        ${loops(call, "int", (squares) => `out.append(${text(squares)}).append(' ');`)} out.append('\\n');`;
      }),
      "        System.out.print(out);\n    }\n}\n",
    ].join("\n"),
  }),
  commands: [
    "javac -Xlint:all -Werror -encoding US-ASCII -d classes Main.java org/tables/*.java",
    "java -cp classes Main",
  ],
};

const python: Compiler = {
  lang: "python",
  needs: ["python3", "pyright"],
  out: "tables",
  program: (calls) => ({
    "pyrightconfig.json": '{ "typeCheckingMode": "strict", "pythonVersion": "3.9" }',
    "main.py": [
      // The index brings modules, which a function of the same name would hide.
      ...(calls.some(({ table, isInSingle }) => table === "KNIGHT_DISTANCE" && !isInSingle)
        ? [
            "import tables\nimport tables.knight_distance as module",
            "assert module is tables.knight_distance",
            "assert tables.knight_distance.knight_distance(0, 9) == 4",
          ]
        : []),
      ...calls.map((call) => `from tables.${fileOf(call)} import ${snake(call.words)}`),
      ...calls.map((call) => {
        const { words, firsts, seconds } = call;
        return seconds === undefined
          ? `print(*[${snake(words)}(a) for a in range(${firsts})])`
          : `print(*[${snake(words)}(${argumentsOf(call, "a", "b")}) for a in range(${firsts}) for b in range(${seconds})])`;
      }),
      "",
    ].join("\n"),
  }),
  commands: ["node {pyright} --pythonpath $(which python3)", "python3 -W error main.py"],
};

const zig: Compiler = {
  lang: "zig",
  needs: ["Zig"],
  out: "tables",
  program: (calls) => ({
    "main.zig": [
      'const std = @import("std");',
      ...calls.map((call, at) => `const t${at} = @import("tables/${fileOf(call)}.zig");`),
      "pub fn main() !void {",
      "    var buffer = std.io.bufferedWriter(std.io.getStdOut().writer());\n    const out = buffer.writer();",
      ...calls.map((call, at) => {
        const { words, firsts, seconds } = call;
        const print = (squares: string): string =>
          `try out.print("{d} ", .{t${at}.${camel(words)}(${squares})});`;
        return seconds === undefined
          ? `    for (0..${firsts}) |a| ${print("a")} try out.writeAll("\\n");`
          : `    for (0..${firsts}) |a| for (0..${seconds}) |b| ${print(argumentsOf(call, "a", "b"))} try out.writeAll("\\n");`;
      }),
      "    try buffer.flush();\n}\n",
    ].join("\n"),
  }),
  commands: [
    "for file in tables/*.zig; do {Zig} ast-check $file || exit 1; done",
    "{Zig} run main.zig",
  ],
};

const COQC = 'coqc -Q . "" -w +default';

const coq: Compiler = {
  lang: "coq",
  needs: ["coqc"],
  out: "tables",
  program: (calls) => ({
    "main.v": [
      "Require Import ZArith List.",
      "Import ListNotations.",
      "Require Import All.",
      "Open Scope Z_scope.",
      "Definition below (count : nat) := map Z.of_nat (seq 0 count).",
      "Set Printing Width 1000000000.",
      "Set Printing Depth 1000000000.",
      ...calls.map((call) => {
        const name = `${moduleOf(call)}.${snake(call.words)}`;
        const { firsts, seconds, isBy0x88 } = call;
        const below = (count: number): string =>
          isBy0x88 ? `(map (fun a => a / 8 * 16 + a mod 8) (below ${count}))` : `(below ${count})`;
        // A list for each first argument, because Coq prints none of some ten thousand.
        return seconds === undefined
          ? `Eval vm_compute in map ${name} ${below(firsts)}.`
          : `Eval vm_compute in map (fun a => map (${name} a) ${below(seconds)}) ${below(firsts)}.`;
      }),
      "",
    ].join("\n"),
  }),
  commands: [
    `cd tables && for file in Corner Ndis; do [ ! -e $file.v ] || ${COQC} $file.v || exit 1; done`,
    // Each file as a module of one, because a process for each takes minutes.
    String.raw`cd tables && for file in $(coqdep -sort -Q . "" *.v); do
      echo "Module $(basename $file .v)."
      sed 's/^Require Import \([A-Z]\w*\)\.$/Import \1./' $file
      echo "End $(basename $file .v)."
    done > ../All.v && ${COQC},-require-in-module ../All.v`,
    String.raw`coqc -Q . "" main.v > main.txt && sed -n 's/^ *= \(.*\)$/\1/p' main.txt | sed 's/[][;]/ /g; s/  */ /g'`,
  ],
};

/** Every compiler, by its name in test titles. */
export const COMPILERS: Readonly<Record<string, Compiler>> = {
  "C by gcc": c("gcc"),
  "C by clang": c("clang"),
  "C as C++ by g++": asCpp("g++"),
  "C as C++ by clang++": asCpp("clang++"),
  "C++ by g++": cpp("g++"),
  "C++ by clang++": cpp("clang++"),
  Rust: rust,
  Go: go,
  Java: java,
  Python: python,
  Zig: zig,
  Coq: coq,
};
