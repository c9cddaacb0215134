/** Compiles the tables in other languages, with all warnings as errors, and makes every call of every lookup. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, type TestContext } from "vitest";
import { at, present } from "../../generator/common.js";
import { LANGUAGES, type LanguageName } from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import { secondLine } from "../../generator/files/header.js";
import { BENDING } from "../support/bending.js";
import {
  CATALOGUE,
  nameInRequests,
  RELATIONS,
  requestedOf,
  type Called,
  type Requested,
} from "../support/called.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { hexagonsOf, squaresOf, type Land } from "../support/graphs.js";
import { KING, searchedPairs } from "../support/pieces.js";
import { demanded } from "../support/answers.js";
import { isSet, sizeOf, type Question } from "../support/questions.js";
import { requestOf } from "../support/random-boards.js";
import { COMMANDS, CPP_PROGRAM, RUST_PROGRAM } from "../support/readme.js";
import { isPossible } from "../support/refusals.js";
import { KEYWORDS } from "../support/reserved.js";
import { RIDERS, type Rider } from "../support/riders.js";
import { sampled, SEED } from "../support/sampling.js";
import { run as runTool } from "../support/tool.js";
import { COMPILERS, CSC, readsOf, type Compiler } from "./support/compilers.js";
import { platform } from "./support/platform.js";
import { runCommands, runLine } from "./support/run.js";

/** The answers in some lines: numbers, or their 64-bit words, lowest first. */
const answersIn = (lines: readonly string[]): readonly bigint[] => {
  const [first = [], ...words] = lines.map((line) => line.trim().split(" ").map(BigInt));
  return first.map((answer, call) =>
    words.reduce(
      (set, word, place) => set | ((word[call] ?? 0n) << BigInt(64 * (place + 1))),
      answer,
    ),
  );
};

/** A change of the files in a folder of tables, as a user may make it. */
type Change = (folder: string) => void;

/** The tables of the catalogue in a single file, which have helpers, constants and a larger type. */
const IN_SINGLE: readonly string[] = [
  "NDIS",
  "ATTACKS_15X15",
  "BISHOP_DISTANCE_15X15",
  "KING_ZONES",
];

/** Makes tables, compiles and runs a program that calls their lookups, and compares the answers. */
const demandAnswers = async (
  context: TestContext,
  compiler: Compiler,
  requested: readonly Requested[],
  settings: { readonly index: boolean } | { readonly single: true },
  change: Change = () => undefined,
): Promise<void> => {
  const { lang, needs, options, out, program } = compiler;
  for (const name of needs) platform(context, name);
  const folder = temporaryFolder();
  const isSingle = "single" in settings;
  const isWritten = drawn(lang);
  const wanted = requested.filter(({ called }) => isWritten(called));
  const catalogue = CATALOGUE.filter(
    (called) => isWritten(called) && (!isSingle || IN_SINGLE.includes(called.table)),
  );
  const names = lang === "coq" ? catalogue.map(({ table }) => nameInRequests(table)) : ["all"];
  const tables = [...(isSingle ? IN_SINGLE : names), ...wanted.map(({ request }) => request)];
  const config = { out, lang, tables, ...options, ...settings };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  const { status, errors } = await runTool([], [], folder);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  change(join(folder, out));

  const calls = [...catalogue, ...wanted.map(({ called }) => called)]
    .filter(({ answers }) => lang !== "coq" || answers.length <= MOST_IN_COQ)
    .map((call): Called => ({ ...call, ...(isSingle && { isInSingle: true }) }));
  for (const [name, text] of Object.entries(program(calls)))
    writeFileSync(join(folder, name), text);
  const lines = runCommands(context, folder, compiler).trimEnd().split("\n");
  for (const call of calls) {
    const found = answersIn(lines.splice(0, readsOf(call, compiler.most).length));
    const wrong = call.answers.findIndex((answer, place) => found[place] !== answer);
    expect(wrong, `${call.table}: ${String(found[wrong])} at call ${wrong}`).toBe(-1);
    expect(found).toHaveLength(call.answers.length);
  }
  expect(lines).toEqual([]);
};

/** Coq walks through lists, so the calls of larger tables would take minutes. Theorems cover these tables. */
const MOST_IN_COQ = 1024;

/** Whether a table is written in a language. Of the tables that Coq only compiles, which takes longest, it compiles some. */
const drawn = (lang: LanguageName): ((called: Called) => boolean) => {
  if (lang !== "coq") return () => true;
  const all = [...CATALOGUE, ...[...OTHERS, ...RANDOM].map(({ called }) => called)];
  const large = all.filter(({ answers }) => answers.length > MOST_IN_COQ);
  const some = new Set(sampled(large, 4, "Coq").map(({ table }) => table));
  return ({ table, answers }) => answers.length <= MOST_IN_COQ || some.has(table);
};

/** Gives the files of tables headers with users' texts, some of which would end or change a comment. */
const bend: Change = (folder) => {
  let bent = 0;
  for (const [file, text] of Object.entries(filesIn(folder))) {
    const [, at = NaN] = /^bent(\d+)_?distance/i.exec(file) ?? [];
    const user = BENDING[Number(at)];
    if (user === undefined) continue;
    const line = secondLine(file, { command: user, config: user });
    const changed = text.replace(new RegExp(`${file}, by .*`), () => line);
    expect(changed).not.toBe(text);
    writeFileSync(join(folder, file), changed);
    bent++;
  }
  expect(bent).toBe(BENDING.length);
};

test.for(sampled(Object.entries(COMPILERS), 2))(
  "%s: every lookup, also of tables with texts of users in their headers",
  async ([, compiler], context) => {
    const index = LANGUAGES[compiler.lang].index !== undefined;
    const requested = [...RANDOM, ...NAMES, ...BENT, ...OTHERS];
    await demandAnswers(context, compiler, requested, { index }, bend);
  },
);

/** The first compiler of each language. */
const FIRST = new Map(
  Object.values(COMPILERS)
    .toReversed()
    .map((compiler) => [compiler.lang, compiler]),
);

test.for(sampled([...FIRST], 1, "single"))(
  "%s: every lookup of tables of all kinds in a single file",
  async ([, compiler], context) => {
    await demandAnswers(context, compiler, OTHERS, { single: true }, (folder) => {
      expect(Object.keys(filesIn(folder))).toHaveLength(compiler.lang === "python" ? 2 : 1);
    });
  },
);

/** Languages in which strings hold the numbers of long arrays. */
const WITH_STRINGS = ["Rust", "Go", "Java", "C# by Roslyn", "C# by Mono, as spans"] as const;

test.for(sampled(WITH_STRINGS, 1, "strings"))(
  "%s: every lookup of numbers in strings",
  async (name, context) => {
    const compiler = at(present(COMPILERS[name]), 0);
    await demandAnswers(context, compiler, IN_STRINGS, { single: true }, (folder) => {
      if (name === "Go")
        expect(runLine(folder, "gofmt -l .")).toMatchObject({ status: 0, stdout: "" });
    });
  },
);

test("a Rust program whose modules read a long table contains the table once", async (context) => {
  platform(context, "rustc");
  const folder = temporaryFolder();
  const side = 17;
  const args = ["--lang", "rust", "--board", `${side}x${side}`, "--piece", "K", "--name", "long"];
  expect(await runTool([...args, "--out", "tables"], [], folder)).toMatchObject({ status: 0 });
  const numbers = [...Array(8).keys()];
  const modules = numbers.map(
    (one) => `mod m${one} {
    #[inline(never)]
    pub fn sum(to: usize) -> usize {
        (0..to).map(|n| crate::tables::long_distance::long_distance(n, ${one}) as usize).sum()
    }
}`,
  );
  const calls = numbers.map((one) => `m${one}::sum(count)`).join(" + ");
  const main = `fn main() {
    let count = std::env::args().count();
    println!("{}", ${calls});
}`;
  writeFileSync(join(folder, "main.rs"), ["mod tables;", ...modules, main, ""].join("\n"));
  const line = "rustc --edition 2021 -C opt-level=3 -C codegen-units=16 main.rs && ./main";
  // From a1 to the squares a1 to h1, the sum of 0 to 7.
  expect(runLine(folder, line)).toMatchObject({ status: 0, stdout: "28\n" });
  const program = readFileSync(join(folder, "main"));
  // The rows of a1 and b1: the greater of the differences in files and in ranks.
  const rows = Uint8Array.from(
    [0, 1].flatMap((file) =>
      Array.from({ length: side ** 2 }, (_, to) =>
        Math.max(Math.abs((to % side) - file), Math.floor(to / side)),
      ),
    ),
  );
  const first = program.indexOf(rows);
  expect(first).toBeGreaterThan(0);
  expect(program.indexOf(rows, first + 1)).toBe(-1);
});

const isAccepted = (lang: "cpp" | "go" | "java" | "csharp", key: string, name: string): boolean => {
  try {
    parseRequest({ lang, [key]: name, tables: ["CORNER"] });
    return true;
  } catch {
    return false;
  }
};

const INCLUDES = ["#include <array>\n", "#include <cstdint>\n"];
const STANDARDS = ["gnu++17", "gnu++2b"];

test.for(["g++", "clang++"] as const)(
  "a namespace that %s refuses, such as a macro, is refused",
  (name, context) => {
    const compiler = platform(context, name);
    const folder = temporaryFolder();
    writeFileSync(join(folder, "none.cpp"), INCLUDES.join(""));
    const macros = STANDARDS.flatMap((standard) =>
      runLine(folder, `"${compiler}" -std=${standard} -dM -E none.cpp`)
        .stdout.split("\n")
        .map((line) => line.split(/[ (]/)[1] ?? ""),
    );
    const candidates = [...KEYWORDS, "main", "int8_t", "size_t", "std", "a::std", ...macros];
    const words = candidates.filter((word) => isAccepted("cpp", "namespace", word));
    expect(macros.length).toBeGreaterThan(300);
    expect(words.length).toBeGreaterThan(20);
    const program = words.map((word) => `namespace ${word} { std::array<int, 1> one{}; }\n`);
    writeFileSync(join(folder, "one.cpp"), [...INCLUDES, ...program].join(""));
    for (const standard of STANDARDS)
      expect(runLine(folder, `"${compiler}" -std=${standard} -fsyntax-only one.cpp`)).toMatchObject(
        { status: 0, stderr: "" },
      );
  },
);

test("a package that gofmt refuses is refused", (context) => {
  platform(context, "go");
  const folder = temporaryFolder();
  const words = KEYWORDS.filter((word) => isAccepted("go", "package", word));
  expect(words.length).toBeGreaterThan(50);
  for (const word of words)
    writeFileSync(join(folder, `${word}.go`), `package ${word}\n\nvar One = 1\n`);
  expect(runLine(folder, "gofmt -e *.go > /dev/null")).toMatchObject({ status: 0, stderr: "" });
});

test("a package that javac refuses is refused", (context) => {
  platform(context, "javac");
  const folder = temporaryFolder();
  const others = ["java", "java.own", "java.lang", "javax.swing", "sun.misc", "org.w3c.dom"];
  const words = [...KEYWORDS, ...others].filter((word) => isAccepted("java", "package", word));
  const files = words.map((word, at) => {
    writeFileSync(join(folder, `One${at}.java`), `package ${word};\nfinal class One${at} {}\n`);
    return `One${at}.java`;
  });
  expect(words.length).toBeGreaterThan(50);
  expect(runLine(folder, `javac -d classes ${files.join(" ")}`)).toMatchObject({
    ...{ status: 0, stderr: "" },
  });
});

test("a namespace that a compiler of C# refuses is refused", (context) => {
  platform(context, "mcs");
  const dotnet = platform(context, ".NET SDK");
  platform(context, "gcc");
  const folder = temporaryFolder();
  const words = KEYWORDS.filter((word) => isAccepted("csharp", "namespace", word));
  expect(words.length).toBeGreaterThan(50);
  const text = words.map((word) => `namespace ${word} { public static class One { } }\n`).join("");
  writeFileSync(join(folder, "One.cs"), text);
  for (const compiler of ["mcs -out:", `"${CSC}" "${dotnet}" `])
    expect(runLine(folder, `${compiler}one.dll -t:library One.cs`)).toMatchObject({
      ...{ status: 0, stderr: "" },
    });
});

test("a read of a table in C# allocates nothing, and no array is made of bytes", async (context) => {
  const dotnet = platform(context, ".NET SDK");
  platform(context, "gcc");
  const folder = temporaryFolder();
  const tables = "DISTANCE,ATTACKS,KING_MOVES";
  const args = ["--lang", "csharp", "--table", tables, "--out", "tables"];
  expect(await runTool(args, [], folder)).toMatchObject({ status: 0, errors: [] });
  writeFileSync(join(folder, "Main.cs"), ALLOCATIONS);
  const line = `"${CSC}" "${dotnet}" main.dll -o Main.cs tables/*.cs && "${dotnet}" exec main.dll`;
  expect(runLine(folder, line)).toMatchObject({ status: 0, stdout: "0 0 0\nFalse\n" });
});

describe("the README's programs, after its commands", () => {
  const folderWith = async (lang: string): Promise<string> => {
    const command = COMMANDS.find((line) => line.includes(`--lang ${lang} `)) ?? "";
    const folder = temporaryFolder();
    const [, , ...args] = command.split(" ");
    expect(await runTool(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    return join(folder, "src");
  };

  test("in C++", async (context) => {
    const compiler = platform(context, "g++");
    const folder = await folderWith("cpp");
    writeFileSync(join(folder, "main.cpp"), CPP_PROGRAM);
    const compile = `"${compiler}" -std=c++17 -Wall -Wextra -Werror -fsyntax-only main.cpp`;
    expect(runLine(folder, compile)).toMatchObject({ status: 0, stderr: "" });
    writeFileSync(join(folder, "main.cpp"), CPP_PROGRAM.replace("== 4", "== 2"));
    expect(runLine(folder, compile).stderr).toContain("a1 to b2");
  });

  test("in Rust", async (context) => {
    platform(context, "rustc");
    const folder = await folderWith("rust");
    writeFileSync(join(folder, "main.rs"), `#![deny(warnings)]\n${RUST_PROGRAM}`);
    expect(runLine(folder, "rustc --edition 2021 main.rs && ./main")).toMatchObject({
      ...{ status: 0, stderr: "" },
    });
  });
});

/** Prints the bytes that a thousand reads allocate, and whether the code of a span of bytes makes an array. */
const ALLOCATIONS = `using System;
using ChessDistance;
static class Program
{
    static int sum;

    static long Allocated(Action read)
    {
        read();
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int n = 0; n < 1000; n++) read();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    static void Main()
    {
        Action table = () => sum += ChessTables.DistanceTable[9];
        Action number = () => sum += ChessTables.Attacks(0, 9) + ChessTables.Distance(0, 9);
        Action set = () => sum += (int)ChessTables.KingMoves(0) + (int)ChessTables.KingMovesTable[1];
        Console.WriteLine(Allocated(table) + " " + Allocated(number) + " " + Allocated(set));
        byte[] code = typeof(ChessTables).GetMethod("get_DistanceTable").GetMethodBody().GetILAsByteArray();
        // The operation code newarr (ECMA-335, III.4.20).
        Console.WriteLine(Array.IndexOf(code, (byte)0x8d) >= 0);
    }
}
`;

/** Names that users may give to pieces. Each is already a word in some language or emitted file. */
const RESERVED = [
  ...["auto", "int", "register", "static", "struct", "union", "class", "namespace", "template"],
  ...["crate", "fn", "impl", "match", "self", "type", "func", "package", "range", "select"],
  ...["interface", "native", "synchronized", "def", "lambda", "pass", "yield", "comptime", "test"],
  ...["concept", "requires", "main", "int8", "linux", "absolute", "corner", "index", "sq1"],
  ...["table", "frozen", "math", "system", "part0", "typing", "std", "java", "init"],
];

/** A table for each of these names. */
const NAMES: readonly Requested[] = RESERVED.map((name) =>
  requestedOf(KING, { files: 2, ranks: 2 }, "pair", name),
);

/** A table for each text of a user. */
const BENT: readonly Requested[] = BENDING.map((_, at) =>
  requestedOf(KING, { files: 2, ranks: 1 }, "pair", `bent${at}`),
);

/** Tables whose indices contain useless parts, such as a factor of 1, which linters report. */
const NARROW: readonly Requested[] = [
  requestedOf(KING, { files: 1, ranks: 6 }, "abs-diff", "narrow"),
  requestedOf(KING, { files: 2, ranks: 8 }, "superimposed", "narrow"),
];

/** What a layout adds to the name of a lookup. */
const suffixOf = ({ land, layout }: Question): readonly string[] => {
  const [files, ranks] = sizeOf(land);
  if (layout === "superimposed") return [`${2 * files - 1}x${2 * ranks - 1}`];
  if (layout === "0x88") return ["by", "0x88", "diff"];
  return layout === "abs-diff" ? ["by", "abs", "diff"] : [];
};

const known = (notation: string): Rider =>
  at(
    RIDERS.filter((one) => one.notation === notation),
    0,
  );

/** A question about a piece on one of the tests' own boards. */
const question = (land: Land, piece: string, more: Partial<Question> = {}): Question => ({
  ...{
    land,
    pieces: [known(piece)],
    measure: "distance",
    layout: "pair",
    ends: [],
    isBlack: false,
  },
  ...more,
});

/** A table that a question asks for, and its answers by the numbers of squares. */
const asked = (name: string, one: Question): Requested => {
  const words = [name, one.measure, ...suffixOf(one)];
  const calls = demanded(one).calls.toSorted(
    (call, other) => call.first - other.first || call.second - other.second,
  );
  const firsts = one.land.names.length;
  return {
    request: requestOf(one, name),
    called: {
      table: words.join("_").toUpperCase(),
      words,
      firsts,
      seconds: calls.length / firsts,
      isSet: isSet(one.measure),
      ...(one.squares === "0x88" && { isBy0x88: true }),
      answers: calls.map(({ right: [answer = NaN] }) => BigInt(answer)),
    },
  };
};

const HOLED = squaresOf([5, 4], (name) => name === "a1" || name === "e4");
const CYLINDER = squaresOf([5, 4], () => false, [{ side: "files" }]);
const EIGHT = squaresOf([8, 8]);

/** Tables on other boards, and with other numbers of squares. */
const OTHER_BOARDS: readonly Requested[] = [
  asked("hexagonsown", question(hexagonsOf(3), "W", { layout: "0x88" })),
  asked("holed", question(HOLED, "WfF", { layout: "superimposed" })),
  asked("around", question(CYLINDER, "K", { layout: "abs-diff" })),
  asked("hexed", question(EIGHT, "N", { squares: "0x88", layout: "0x88" })),
  asked("flipped", question(EIGHT, "fR", { squares: "a8", measure: "between" })),
  asked("ways", question(EIGHT, "K", { measure: "step", filler: -1 })),
];

/** The king's distances on a square board, by default 3×3. Some are stored as other numbers. */
const asNumbers = (
  name: string,
  values: readonly [number, number, number],
  side = 3,
): Requested => ({
  request: {
    ...{ board: `${side}x${side}`, piece: "K", name },
    values: Object.fromEntries(
      Array.from({ length: side }, (_, moves) => [`${moves}`, values[moves] ?? moves]),
    ),
  },
  called: {
    table: `${name}_DISTANCE`.toUpperCase(),
    words: [name, "distance"],
    ...{ firsts: side ** 2, seconds: side ** 2, isSet: false },
    answers: searchedPairs(KING, side, side)
      .flat()
      .map((moves) => BigInt(values[moves] ?? moves)),
  },
});

/** Numbers of 16 and 32 bits. */
const NUMBERS: readonly Requested[] = [
  asNumbers("shorts", [0, 65_535, 256]),
  asNumbers("signedshorts", [-32_768, 32_767, 0]),
  asNumbers("wide", [-(2 ** 31), 2 ** 31 - 1, 70_000]),
  asNumbers("unsignedwide", [0, 2 ** 32 - 1, 3_000_000_000]),
];

/** Numbers of each type, with bytes that are quotes, backslashes, line feeds, zeros and digits as characters. */
const IN_STRINGS: readonly Requested[] = [
  asNumbers("longbytes", [34, 92, 255], 17),
  asNumbers("longsignedbytes", [-128, 10, 127], 17),
  asNumbers("longshorts", [0x22_0a, 0x5c_30, 65_535], 17),
  asNumbers("longsignedshorts", [-32_768, 0x0a_37, 32_767], 17),
  asNumbers("longwide", [-(2 ** 31), 0x5c_75_30_30, 70_000], 17),
  asNumbers("longunsignedwide", [0, 2 ** 32 - 1, 3_000_000_000], 17),
];

/** Tables of all kinds. */
const OTHERS = [...RELATIONS, ...NARROW, ...OTHER_BOARDS, ...NUMBERS];

/** Random tables that can exist, with the answers of a search. */
const RANDOM: readonly Requested[] = fc
  .sample(
    fc.record({
      size: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
      piece: fc.constantFrom(...RIDERS),
      layout: fc.constantFrom("pair", "0x88", "superimposed", "abs-diff"),
    }),
    { numRuns: 60, seed: SEED },
  )
  .map(({ size, piece, layout }) => question(squaresOf(size), piece.notation, { layout }))
  .filter(isPossible)
  .slice(0, 20)
  .map((one, place) => asked(`t${place}`, one));
