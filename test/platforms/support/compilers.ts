/** Programs in each language that print all answers of lookups, and the commands that run them. */
import { join } from "node:path";
import type { LanguageName } from "../../../generator/languages/languages.js";
import { PROJECT } from "../../support/files.js";
import { camel, pascal, snake, type Called } from "../../support/called.js";
import type { PlatformName } from "./platforms.js";
import { PRINTERS, type Printer } from "./printers.js";

/** The script that compiles C# by Roslyn. */
export const CSC: string = join(PROJECT, "test", "platforms", "support", "csc");

/** A compiler with the flags of a strict project. */
export interface Compiler {
  readonly lang: LanguageName;
  /** The programs that must be installed. */
  readonly needs: readonly PlatformName[];
  /** The folder of the tables, below that of the program. */
  readonly out: string;
  /** Other keys of the config. */
  readonly options?: {
    readonly namespace?: string;
    readonly package?: string;
    readonly array?: "static";
  };
  /** The greatest number of 64-bit words in a number. If a set has more, each word is printed on a line of its own. */
  readonly most: number;
  /** The files of the program. */
  readonly program: (calls: readonly Called[]) => Readonly<Record<string, string>>;
  /** The commands; the last prints the answers. `{Zig}` is replaced by the file of a platform. */
  readonly commands: readonly string[];
}

const fileOf = ({ table, isInSingle }: Called): string =>
  isInSingle ? "tables" : table.toLowerCase();

const classOf = ({ table, isInSingle }: Called): string =>
  (isInSingle ? "Tables." : "") + pascal(table.toLowerCase().split("_"));

const moduleOf = (call: Called): string => classOf(call).split(".")[0] ?? "";

/** Code that reads an answer, or its 64-bit words, lowest first, if it has more than `most`; and the first answer. */
export const readsOf = (
  { isSet, firsts, answers }: Called,
  most: number,
): readonly (readonly [read: string, first: bigint])[] => {
  const [first = 0n] = answers;
  const count = isSet ? Math.ceil(firsts / 64) : 1;
  if (count <= most) return [["", first]];
  return Array.from({ length: count }, (_, word) => [
    `[${word}]`,
    BigInt.asUintN(64, first >> BigInt(64 * word)),
  ]);
};

/** Whether some answers fit only in an unsigned type of 32 bits. */
const isUnsigned = ({ isSet, answers }: Called): boolean =>
  !isSet && answers.some((answer) => answer >= 2n ** 31n);

/** The arguments of call number `n`. Squares are counted from 0. */
const argumentsOf = (
  { seconds, isBy0x88 }: Called,
  divide = "/",
  modulo = "%",
): readonly string[] =>
  (seconds === undefined ? ["n"] : [`n ${divide} ${seconds}`, `n ${modulo} ${seconds}`]).map(
    (square) => (isBy0x88 ? `(${square}) ${divide} 8 * 16 + (${square}) ${modulo} 8` : square),
  );

/** How a language divides, prints an answer in a format, or converts it to text. */
interface Ways {
  readonly divide?: "//";
  readonly formatOf?: (call: Called) => string;
  readonly textOf?: (answer: string, call: Called) => string;
}

/** The statements of a program that print answers, by the name of the function that each calls. */
const saidOf = (
  { say }: Printer,
  calls: readonly Called[],
  most: number,
  nameOf: (call: Called, place: number) => string,
  { divide, formatOf, textOf }: Ways = {},
): readonly string[] =>
  calls.flatMap((call, place) =>
    readsOf(call, most).map(([read]) => {
      const answer = `${nameOf(call, place)}(${argumentsOf(call, divide).join(", ")})${read}`;
      return say(call.answers.length, textOf?.(answer, call) ?? answer, formatOf?.(call));
    }),
  );

/** Conditions on the first call of each lookup that must hold at compile time. */
const asserted = (
  calls: readonly Called[],
  most: number,
  nameOf: (call: Called) => string,
  assertion: (equation: string, call: Called) => string,
): string =>
  calls
    .flatMap((call) =>
      readsOf(call, most).map(([read, value]) => {
        const squares = call.seconds === undefined ? "0" : "0, 0";
        return assertion(`${nameOf(call)}(${squares})${read} == ${value}`, call);
      }),
    )
    .join("\n");

const includes = (calls: readonly Called[], ending: string): string =>
  calls.map((call) => `#include "tables/${fileOf(call)}.${ending}"`).join("\n");

const formatOf = (call: Called): string =>
  call.isSet ? '"%" PRIu64 " "' : isUnsigned(call) ? '"%" PRIu32 " "' : '"%d "';

const nameInC = (call: Called): string => `cd_${snake(call.words)}`;
const nameInCpp = (call: Called): string => snake(call.words);
const nameInRust = (call: Called): string => `tables::${fileOf(call)}::${snake(call.words)}`;

const WARNINGS = "-Wall -Wextra -Wconversion -Wsign-conversion -Werror -pedantic";

const c = (compiler: "gcc" | "clang"): Compiler => ({
  ...{ lang: "c", needs: [compiler], out: "tables", most: 1 },
  program: (calls) => {
    const said = saidOf(PRINTERS.c, calls, 1, nameInC, { formatOf });
    return { "main.c": PRINTERS.c.program(includes(calls, "h"), said) };
  },
  commands: [`${compiler} -std=c99 ${WARNINGS} -O1 main.c -o main`, "./main"],
});

const inCpp = (
  compiler: "g++" | "clang++",
  declared: (calls: readonly Called[]) => string,
  nameOf: (call: Called) => string,
) => ({
  ...{ needs: [compiler], out: "tables", most: 1 },
  program: (calls: readonly Called[]) => {
    const said = saidOf(PRINTERS.cpp, calls, 1, nameOf);
    return { "main.cpp": PRINTERS.cpp.program(declared(calls), said) };
  },
  commands: [`${compiler} -std=c++17 ${WARNINGS} -Wold-style-cast -O1 main.cpp -o main`, "./main"],
});

const asCpp = (compiler: "g++" | "clang++"): Compiler => ({
  lang: "c",
  ...inCpp(compiler, (calls) => includes(calls, "h"), nameInC),
});

const cpp = (compiler: "g++" | "clang++"): Compiler => {
  const assertion = (equation: string, call: Called): string =>
    `static_assert(${equation}${call.isSet || isUnsigned(call) ? "u" : ""});`;
  const declared = (calls: readonly Called[]): string =>
    `${includes(calls, "hpp")}\nusing namespace engine::tables;\n${asserted(calls, 1, nameInCpp, assertion)}`;
  const options = { namespace: "engine::tables" };
  return { lang: "cpp", options, ...inCpp(compiler, declared, nameInCpp) };
};

const rust: Compiler = {
  ...{ lang: "rust", needs: ["rustc", "clippy"], out: "tables", most: 2 },
  program: (calls) => ({
    ...(calls[0]?.isInSingle && {
      "tables/mod.rs": "#[allow(clippy::module_inception)]\npub mod tables;\n",
    }),
    "no_std.rs": "#![no_std]\n#![deny(warnings)]\npub mod tables;\n",
    "main.rs": PRINTERS.rust.program(
      `mod tables;\n${asserted(calls, 2, nameInRust, (equation) => `const _: () = assert!(${equation});`)}`,
      saidOf(PRINTERS.rust, calls, 2, nameInRust),
    ),
  }),
  commands: [
    "rustc --edition 2021 --crate-type lib -o no_std.rlib no_std.rs",
    '"{clippy}" --edition 2021 --crate-type lib -o clippy.rlib no_std.rs',
    "rustc --edition 2021 -C debug-assertions=on -o main main.rs",
    "./main",
  ],
};

const go: Compiler = {
  ...{ lang: "go", needs: ["go"], out: "tables", most: 1 },
  options: { package: "tables" },
  program: (calls) => ({
    "go.mod": "module example.org/program\n\ngo 1.13\n",
    "main.go": PRINTERS.go.program(
      'import "example.org/program/tables"',
      saidOf(PRINTERS.go, calls, 1, ({ words }) => `tables.${pascal(words)}`),
    ),
  }),
  commands: ["go vet ./...", "go run ."],
};

const java: Compiler = {
  ...{ lang: "java", needs: ["javac"], out: "org/tables", most: 1 },
  options: { package: "org.tables" },
  program: (calls) => {
    const nameOf = (call: Called): string => `org.tables.${classOf(call)}.${camel(call.words)}`;
    const said = saidOf(PRINTERS.java, calls, 1, nameOf, {
      textOf: (answer, { isSet }) => (isSet ? `Long.toUnsignedString(${answer})` : answer),
    });
    return { "Main.java": PRINTERS.java.program("", said) };
  },
  commands: [
    "javac -Xlint:all -Werror -encoding US-ASCII -d classes Main.java org/tables/*.java",
    "java -cp classes Main",
  ],
};

/** A class of C# is the program of some compiler. */
const csharp = (
  needs: Compiler["needs"],
  options: NonNullable<Compiler["options"]>,
  ...commands: readonly string[]
): Compiler => ({
  ...{ lang: "csharp", needs, out: "tables", options, most: 1, commands },
  program: (calls) => {
    const nameOf = ({ words }: Called): string => `Engine.Tables.ChessTables.${pascal(words)}`;
    const said = saidOf(PRINTERS.csharp, calls, 1, nameOf, {
      textOf: (answer) =>
        answer.replace(/\[(\d)\]$/, (_, word: string) => `.Item${Number(word) + 1}`),
    });
    return {
      "Main.cs": PRINTERS.csharp.program("", said),
      "Assembly.cs": "[assembly: System.CLSCompliant(true)]\n",
    };
  },
});

const ENGINE = "Engine.Tables";

const python: Compiler = {
  ...{ lang: "python", needs: ["python3", "pyright"], out: "tables", most: Infinity },
  program: (calls) => ({
    "pyrightconfig.json": '{ "typeCheckingMode": "strict", "pythonVersion": "3.9" }',
    "main.py": PRINTERS.python.program(
      [
        // The index imports modules. A function of the same name would hide one.
        ...(calls.some(({ table, isInSingle }) => table === "KNIGHT_DISTANCE" && !isInSingle)
          ? [
              "import tables\nimport tables.knight_distance as module",
              "assert module is tables.knight_distance",
              "assert tables.knight_distance.knight_distance(0, 9) == 4",
            ]
          : []),
        ...calls.map((call) => `from tables.${fileOf(call)} import ${snake(call.words)}`),
      ].join("\n"),
      saidOf(PRINTERS.python, calls, Infinity, nameInCpp, { divide: "//" }),
    ),
  }),
  commands: ["node {pyright} --pythonpath $(which python3)", "python3 -W error main.py"],
};

const zig: Compiler = {
  ...{ lang: "zig", needs: ["Zig"], out: "tables", most: Infinity },
  program: (calls) => ({
    "main.zig": PRINTERS.zig.program(
      calls
        .map((call, place) => `const t${place} = @import("tables/${fileOf(call)}.zig");`)
        .join("\n"),
      saidOf(PRINTERS.zig, calls, Infinity, ({ words }, place) => `t${place}.${camel(words)}`),
    ),
  }),
  commands: [
    "for file in tables/*.zig; do {Zig} ast-check $file || exit 1; done",
    "{Zig} run main.zig",
  ],
};

const COQC = 'coqc -Q . "" -w +default';

const coq: Compiler = {
  ...{ lang: "coq", needs: ["coqc"], out: "tables", most: Infinity },
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
        const squares = argumentsOf(call, "/", "mod").map((square) => `(${square})`);
        const answer = [`${moduleOf(call)}.${snake(call.words)}`, ...squares].join(" ");
        return `Eval vm_compute in map (fun n => ${answer}) (below ${call.answers.length}).`;
      }),
      "",
    ].join("\n"),
  }),
  commands: [
    `cd tables && for file in Corner Ndis; do [ ! -e $file.v ] || ${COQC} $file.v || exit 1; done`,
    // Each file becomes a module of one file, because a process for each takes minutes.
    String.raw`cd tables && for file in $(coqdep -sort -Q . "" *.v); do
      echo "Module $(basename $file .v)."
      sed 's/^Require Import \([A-Z]\w*\)\.$/Import \1./' $file
      echo "End $(basename $file .v)."
    done > ../All.v && ${COQC},-require-in-module ../All.v`,
    String.raw`coqc -Q . "" main.v > main.txt && sed -n 's/^ *= \(.*\)$/\1/p' main.txt | sed 's/[][;]/ /g; s/  */ /g'`,
  ],
};

const BY_MONO = [
  "mcs -warn:4 -warnaserror -checked+ -out:main.exe Main.cs Assembly.cs tables/*.cs",
  "mono main.exe",
];

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
  "C# by Roslyn": csharp(
    [".NET SDK", "gcc"],
    { namespace: ENGINE },
    // The oldest version of the language, then one in which references may be null.
    `"${CSC}" {.NET SDK} tables.dll -t:library -langversion:7.2 -doc:tables.xml tables/*.cs`,
    `"${CSC}" {.NET SDK} main.dll -langversion:8 -nullable:enable Main.cs Assembly.cs tables/*.cs`,
    "{.NET SDK} exec main.dll",
  ),
  "C# by Mono": csharp(["mcs"], { namespace: ENGINE, array: "static" }, ...BY_MONO),
  "C# by Mono, as spans": csharp(["mcs"], { namespace: ENGINE }, ...BY_MONO),
  Python: python,
  Zig: zig,
  Coq: coq,
};
