/** Runs the checks beside tables in each language. They must accept our tables and refuse every change. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import type { LanguageName } from "../../generator/languages/languages.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { CHECKED_TABLES, NUMBERED_TABLES } from "../support/checked-tables.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { runLine } from "./support/run.js";

const WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror";

/** A shell line that runs a command for each name, and exits with the number of failures. */
const each = (names: readonly string[], command: string): string =>
  `failed=0; for name in ${names.join(" ")}; do { ${command}; } || failed=$((failed + 1)); done; exit $failed`;

const MCS = "mcs -warn:4 -warnaserror -checked+";

type Replacement = readonly [text: RegExp, by: string];

const NONE: Replacement = [/$^/g, ""];

/** How to run the checks of a language, and to try all changes of tables. */
interface Language {
  readonly lang: LanguageName;
  /** The programs that must accept our tables. The first tries changes. */
  readonly needs: readonly PlatformName[];
  readonly options?: object;
  /** The files of a table and of its check. `*` is the table's words in lower case, joined by `_`; capitals in Java. */
  readonly table: string;
  readonly check: string;
  /** Other files that a project needs. */
  readonly files?: Readonly<Record<string, string>>;
  /** Runs the checks of some tables. */
  readonly run: (names: readonly string[], program: string) => string;
  /** Whether all checks together have one exit status. */
  readonly isTogether?: true;
  /** Builds a product that reads the tables, beside their checks. */
  readonly product?: (program: string) => string;

  /** The declaration of the array with its name, and the replacement that makes the array changeable. */
  readonly array: RegExp;
  readonly changeable: string;
  readonly lookup?: Replacement;
  /** The text that makes the functions of a check constant, and its replacement. */
  readonly constant?: Replacement;
  /** The statements of the check that report faults. The program replaces them. */
  readonly report: RegExp;
  /** How the program reads an array of the table's file, if not by its name. */
  readonly member?: (array: string, name: string) => string;
  readonly and: string;
  /**
   * The program that tries all changes of `array`; `isRight` makes all calls of the check. It prints the name with each
   * place whose change is not noticed, and the name alone at the end.
   */
  readonly end: (isRight: string, array: string, name: string) => string;
  /** A program that calls the programs of some tables. */
  readonly main?: (names: readonly string[]) => Readonly<Record<string, string>>;
  readonly tryAll: (names: readonly string[], program: string) => string;
  /** Whether only the lookup can read the array, so that elements that no call reads may have any value. */
  readonly isPrivate?: true;
}

const INDEX = { index: true };

const C: Language = {
  lang: "c",
  needs: ["gcc", "clang"],
  table: "*.h",
  check: "*_proof.c",
  run: (names, compiler) =>
    each(names, `${compiler} -std=c99 ${WARNINGS} -o check tables/$\{name}_proof.c && ./check`),
  options: INDEX,
  product: (compiler) => `${compiler} -std=c99 -w -fsyntax-only tables/tables.h`,
  array: /CHESS_DISTANCE_TABLE(\(\w+, (\w+), \[\d+\]\) = \{\n)/,
  changeable: "#define CHANGEABLE(type, name, size) static type name size\nCHANGEABLE$1",
  report: /static int check\([^]*/,
  and: "&&",
  end: (isRight, array, name) => `int main(void) {
    if (!(${isRight})) return 2;
    for (unsigned n = 0; n < sizeof ${array} / sizeof *${array}; n++) {
        ${array}[n] ^= 1;
        if (${isRight}) printf("${name} %u\\n", n);
        ${array}[n] ^= 1;
    }
    puts("${name}");
    return 0;
}`,
  tryAll: (names) => each(names, "gcc -O1 -w -o try tables/${name}_proof.c && ./try"),
};

const PYTHON: Language = {
  lang: "python",
  needs: ["python3"],
  table: "*.py",
  check: "test_*.py",
  run: (names) => each(names, "python3 -B -W error tables/test_$name.py"),
  array: /\n((\w+): Final\[\w+(?:\[.*?\])?\] = )(?:bytes\()?(\([^()]*\))\)?/,
  changeable: "\n$1list($3)",
  member: (array) => `table.${array}`,
  report: /def test_[^]*/,
  and: "and",
  end: (isRight, array, name) => `if not (${isRight}):
    sys.exit(2)
for n in range(len(${array})):
    ${array}[n] ^= 1
    if ${isRight}:
        print("${name}", n)
    ${array}[n] ^= 1
print("${name}")
`,
  tryAll: (names) => each(names, "python3 -B tables/test_$name.py"),
};

const RUSTC = "rustc --edition 2021";

const GO_MOD = { "go.mod": "module example.org/program\n\ngo 1.13\n" };

const LANGUAGES: Readonly<Record<string, Language>> = {
  C,
  "C++": {
    ...C,
    lang: "cpp",
    needs: ["g++", "clang++"],
    table: "*.hpp",
    check: "*_proof.cpp",
    run: (names, compiler) =>
      each(names, `${compiler} -std=c++17 ${WARNINGS} -fsyntax-only tables/$\{name}_proof.cpp`),
    product: (compiler) => `${compiler} -std=c++17 -w -fsyntax-only tables/tables.hpp`,
    array: /inline constexpr (std::array<[\w:]+, \d+> (\w+) = \{\n)/,
    changeable: "inline $1",
    lookup: [/(?<=#define CHESS_DISTANCE_CONSTEXPR )constexpr/g, "inline"],
    constant: [/constexpr /g, ""],
    report: /static_assert[^]*/,
    end: (isRight, array, name) => `}
int main() {
    auto &array = chess_distance::${array};
    if (!(${isRight})) return 2;
    for (auto &one : array) {
        one ^= 1;
        if (${isRight}) std::printf("${name} %d\\n", static_cast<int>(&one - array.data()));
        one ^= 1;
    }
    std::puts("${name}");
}`,
    tryAll: (names) =>
      each(names, "g++ -O1 -w -std=c++17 -include cstdio -o try tables/${name}_proof.cpp && ./try"),
  },
  Rust: {
    lang: "rust",
    needs: ["rustc"],
    table: "*.rs",
    check: "*_proof.rs",
    files: { "main.rs": "mod tables;\nfn main() {}\n" },
    run: () => `${RUSTC} -D warnings --test -o check main.rs && { ./check || exit 1; }`,
    isTogether: true,
    product: () => `${RUSTC} -D warnings -o product main.rs`,
    array: /pub const (\w+): &(\[\w+; \d+\]) = &\[/,
    changeable: "pub static mut $1: $2 = [",
    lookup: [/pub const fn/g, "pub unsafe fn"],
    constant: [/const fn/g, "unsafe fn"],
    report: /#\[inline\]\nconst fn check[^]*/,
    and: "&&",
    end: (isRight, array, name) => `pub unsafe fn changes() {
    if !(${isRight}) { std::process::exit(2); }
    for n in 0..table::${array}.len() {
        table::${array}[n] ^= 1;
        if ${isRight} { println!("${name} {n}"); }
        table::${array}[n] ^= 1;
    }
    println!("${name}");
}`,
    main: (names) => ({
      "main.rs": `mod tables;\nfn main() { unsafe { ${names.map((name) => `tables::${name}_proof::changes();`).join(" ")} } }\n`,
    }),
    tryAll: () => `${RUSTC} -A warnings -C opt-level=1 -C debug-assertions -o try main.rs && ./try`,
  },
  Go: {
    lang: "go",
    needs: ["go"],
    table: "*.go",
    check: "*_test.go",
    files: GO_MOD,
    run: () => "go test ./tables",
    isTogether: true,
    product: () => "go build ./tables",
    array: /var ((\w+) = \[\d+\])/,
    changeable: "var $1",
    report: /check := func[^]*/,
    and: "&&",
    end: (isRight, array, name) => `if !(${isRight}) {
		t.Fatal("wrong")
	}
	for n := range ${array} {
		${array}[n] ^= 1
		if ${isRight} {
			println("${name}", n)
		}
		${array}[n] ^= 1
	}
	println("${name}")
}`,
    tryAll: () => `go test -v ./tables 2>&1 | grep -v '^\\(=\\|-\\|ok\\|PASS\\)'`,
  },
  Java: {
    lang: "java",
    needs: ["javac"],
    options: { package: "org.example" },
    table: "*.java",
    check: "*Proof.java",
    run: (names) =>
      `javac -Xlint:all -Werror -d out tables/*.java || exit 99; ${each(names, "java -cp out org.example.${name}Proof")}`,
    product: () => "javac -Xlint:all -Werror -d product tables/*.java",
    isPrivate: true,
    member: (array, name) => `${name}.${array}`,
    array: /private (static final \w+\[\] (\w+) = \{)/,
    changeable: "$1",
    report: /private static void check[^]*/,
    and: "&&",
    end: (isRight, array, name) => `public static void main(String[] arguments) {
        if (!(${isRight})) System.exit(2);
        for (int n = 0; n < ${array}.length; n++) {
            ${array}[n] ^= 1;
            if (${isRight}) System.out.println("${name} " + n);
            ${array}[n] ^= 1;
        }
        System.out.println("${name}");
    }
}`,
    tryAll: (names) =>
      `javac -d out tables/*.java && ${each(names, "java -cp out org.example.${name}Proof")}`,
  },
  "C#": {
    lang: "csharp",
    needs: ["mcs"],
    options: { array: "static" },
    table: "*.cs",
    check: "*Proof.cs",
    files: {
      "Main.cs": `class Program
{
    static void Main(string[] names)
    {
        System.Type.GetType("ChessDistance." + names[0] + "Proof").GetMethod("Verify").Invoke(null, null);
    }
}\n`,
    },
    run: (names) =>
      `${MCS} -out:checks.exe Main.cs tables/*.cs || exit 99; ${each(names, "mono checks.exe $name")}`,
    product: () => `${MCS} -t:library -out:product.dll tables/*.cs`,
    array: /public static readonly (\w+\[\]) (\w+) = new/,
    changeable: "public static readonly $1 $2 = new",
    member: (array) => `ChessTables.${array}`,
    report: /private static void check[^]*/,
    and: "&&",
    end: (isRight, array, name) => `public static void Changes()
        {
            if (!(${isRight})) System.Environment.Exit(2);
            for (int n = 0; n < ${array}.Length; n++)
            {
                ${array}[n] ^= 1;
                if (${isRight}) System.Console.WriteLine("${name} " + n);
                ${array}[n] ^= 1;
            }
            System.Console.WriteLine("${name}");
        }
    }
}`,
    main: (names) => ({
      "Main.cs": `class Program
{
    static void Main()
    {
${names.map((name) => `        ChessDistance.${name}Proof.Changes();`).join("\n")}
    }
}\n`,
    }),
    tryAll: () => "mcs -out:try.exe Main.cs tables/*.cs && mono try.exe",
  },
  Python: {
    ...PYTHON,
    options: INDEX,
    product: () => "python3 -B -c 'import tables'",
  },
  JSON: {
    ...PYTHON,
    lang: "json",
    table: "*.json",
    check: "*-check.py",
    run: (names) => each(names, "python3 -B -W error -O tables/$name-check.py"),
    member: (array) => array,
    array: /\n((\w+) = json\.loads\(.*\["values"\])/,
    changeable: "\n$1",
    tryAll: (names) => each(names, "python3 -B tables/$name-check.py"),
  },
  Zig: {
    lang: "zig",
    needs: ["Zig", "Zig 0.17"],
    table: "*.zig",
    check: "*_proof.zig",
    run: (names, zig) =>
      `for name in ${names.join(" ")}; do echo "test { _ = @import(\\"tables/$\{name}_proof.zig\\"); }"; done > all.zig && { ${zig} test all.zig || exit 1; }`,
    isTogether: true,
    files: {
      "product.zig": `comptime {
    _ = @import("tables/knight_distance_proof.zig");
}
export fn distance(sq1: usize, sq2: usize) u8 {
    return @import("tables/tables.zig").knight_distance.knightDistance(sq1, sq2);
}\n`,
    },
    options: INDEX,
    product: (zig) => `${zig} build-obj -fno-emit-bin product.zig`,
    array: /pub const (\w+)( = \[\d+\])/,
    changeable: "pub var $1$2",
    report: /fn check\([^]*/,
    and: "and",
    end: (isRight, array, name) => `pub fn changes() void {
    const print = @import("std").debug.print;
    if (!(${isRight})) print("wrong\\n", .{});
    for (&table.${array}, 0..) |*one, n| {
        one.* ^= 1;
        if (${isRight}) print("${name} {d}\\n", .{n});
        one.* ^= 1;
    }
    print("${name}\\n", .{});
}`,
    main: (names) => ({
      "main.zig": `pub fn main() void {\n${names.map((name) => `    @import("tables/${name}_proof.zig").changes();\n`).join("")}}\n`,
    }),
    tryAll: (_, zig) => `${zig} run main.zig 2>&1`,
  },
};

const FIVE = [
  "KNIGHT_DISTANCE",
  "KNIGHT_DISTANCE_BY_0X88_DIFF",
  "ATTACKS_15X15",
  "EDGE_DISTANCE",
  "QUEEN_DISTANCE_15X15",
] as const;

const OWN = { board: "5x4", piece: "R", within: ["a1-b3", "d2", "e1-e4"] };

/** The tables of a piece that never leaves some squares. */
const OWN_TABLES: readonly TableRequest[] = [
  { ...OWN, name: "pair" },
  { ...OWN, to: ["b2", "c2"], name: "near" },
  { ...OWN, measure: "paths", name: "paths" },
  { ...OWN, measure: "pathCount", name: "pathcount" },
  { ...OWN, measure: "rings", name: "rings" },
  { ...OWN, measure: "zones", name: "zones" },
];

/** A file of a table with another number in a row that calls read in every table. */
const changed = (text: string): string => {
  const places = [...text.matchAll(/^\s*(?:\(byte\) )?-?\d[-\d, ()byte]*$/gm)].flatMap((row) =>
    [...row[0].matchAll(/\d+/g)].map((one) => ({ start: row.index + one.index, number: one[0] })),
  );
  const { start = 0, number = "" } = places.at(-3) ?? {};
  const other = String(Number(number) === 1 ? 2 : 1);
  return text.slice(0, start) + other + text.slice(start + number.length);
};

describe.each(sampled(Object.entries(LANGUAGES), 1))("%s", (_, language) => {
  const { lang, needs, options, files = {} } = language;

  /** A folder with tables and checks, the names of the checked tables' files, and a function that runs a line. */
  const made = async (tables: Request["tables"], checks: number) => {
    const folder = temporaryFolder();
    const config = { out: "tables", lang, tables, proof: true, ...options };
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
    const { status, errors } = await runTool([], [], folder);
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    const isCheck = new RegExp(`^${language.check.replace("*", "(.+)")}$`);
    const names = Object.keys(filesIn(join(folder, "tables"))).flatMap(
      (file) => isCheck.exec(file)?.[1] ?? [],
    );
    expect(names).toHaveLength(checks);
    const pathOf = (file: string, name: string) => join(folder, "tables", file.replace("*", name));
    const change = (file: string, name: string, other: (text: string) => string): void => {
      const path = pathOf(file, name);
      const text = readFileSync(path, "utf8");
      writeFileSync(path, other(text));
    };
    return {
      names,
      change,
      read: (file: string, name: string) => readFileSync(pathOf(file, name), "utf8"),
      run: (line: string, more: Readonly<Record<string, string>>) => {
        for (const [file, text] of Object.entries(more)) writeFileSync(join(folder, file), text);
        const { status: found, stdout, stderr } = runLine(folder, line);
        return { status: found, said: stdout + stderr };
      },
    };
  };

  test.for(needs)(
    "by %s: the checks hold, and none accepts a changed table",
    async (name, context) => {
      const program = platform(context, name);
      // `release-files.test.ts` has the checks of all tables in the other languages.
      const isLong = name === "gcc";
      const { names, run } = await made(
        [...(isLong ? ["all"] : FIVE), ...NUMBERED_TABLES],
        (isLong ? 44 : FIVE.length) + NUMBERED_TABLES.length,
      );
      const { status, said } = run(language.run(names, program), files);
      expect(status, said.slice(0, 2000)).toBe(0);

      const five = await made(FIVE, FIVE.length);
      for (const one of five.names) five.change(language.table, one, changed);
      const wrong = five.run(language.run(five.names, program), files);
      expect(wrong.status, wrong.said).toBe(language.isTogether ? 1 : FIVE.length);
      for (const one of FIVE) expect(wrong.said).toContain(`${one} is wrong`);

      // A build evaluates no check: that would cost time after each edit.
      const product = language.product?.(program);
      if (product !== undefined) expect(five.run(product, files)).toMatchObject({ status: 0 });
    },
  );

  test("any change of an element is noticed", async (context: TestContext) => {
    const program = platform(context, needs[0] ?? "make");
    const tables = [...CHECKED_TABLES, ...(lang === "c" ? OWN_TABLES : [])];
    const { names, change, read, run } = await made(tables, tables.length);
    for (const name of names) {
      const [, first = "", second = ""] =
        language.array.exec(read(lang === "json" ? language.check : language.table, name)) ?? [];
      const array = [first, second].find((one) => /^\w+$/.test(one)) ?? "";
      const calls =
        read(language.check, name).match(/\bholds\(\d*\)|\bothers_?[hH]old\(\)(?=[,):])/g) ?? [];
      expect(array).not.toBe("");
      expect(calls.length).toBeGreaterThan(0);
      const member = language.member?.(array, name) ?? array;
      change(language.check, name, (text) =>
        text
          .replace(language.report, () =>
            language.end(calls.join(` ${language.and} `), member, name),
          )
          .replaceAll(...(language.constant ?? NONE)),
      );
      change(lang === "json" ? language.check : language.table, name, (text) =>
        text.replaceAll(...(language.lookup ?? NONE)).replace(language.array, language.changeable),
      );
    }
    const { said } = run(language.tryAll(names, program), { ...files, ...language.main?.(names) });
    // The column of 0x88 that no call reads, and the numbers without squares.
    const isUnread = (line: string): boolean => {
      const [name = "", at = 0] = line.split(" ");
      return /0x88/i.test(name) ? Number(at) % 16 === 0 : (Number(at) & 8) > 0;
    };
    const lines = said.trim().split("\n");
    const unnoticed = language.isPrivate
      ? lines.filter((line) => !line.includes(" ") || !isUnread(line))
      : lines;
    expect(unnoticed.sort()).toEqual([...names].sort());
  });
});

test("Go copies no check into its calls", async (context) => {
  platform(context, "go");
  const folder = temporaryFolder();
  const args = ["--lang", "go", "--table", "KNIGHT_DISTANCE", "--out", ".", "--proof"];
  expect(await runTool(args, [], folder)).toMatchObject({ status: 0 });
  writeFileSync(join(folder, "go.mod"), "module example.org/tables\n\ngo 1.13\n");
  const { status, stderr } = runLine(folder, "go test -c -gcflags=-m -o tests");
  expect(status, stderr).toBe(0);
  // The compiler says what it copies: the lookup, and the function that reports, which is the second.
  expect(stderr).toMatch(/inlining call to TestKnightDistance\.func2/);
  expect(stderr).not.toMatch(/inlining call to TestKnightDistance\.func1/);
});

test("another crate can call a check in Rust, also of a library without the standard library", async (context) => {
  platform(context, "rustc");
  const folder = temporaryFolder();
  const args = ["--lang", "rust", "--table", "KNIGHT_DISTANCE", "--out", "tables", "--proof"];
  expect(await runTool(args, [], folder)).toMatchObject({ status: 0 });
  const prove = "engine::tables::knight_distance_proof::prove()";
  writeFileSync(join(folder, "engine.rs"), "#![no_std]\npub mod tables;\n");
  writeFileSync(join(folder, "user.rs"), `fn main() { ${prove}; }\n`);
  writeFileSync(join(folder, "constant.rs"), `const _: () = ${prove};\nfn main() {}\n`);
  const built = (name: string, rustc = RUSTC) =>
    runLine(
      folder,
      `${rustc} --crate-type lib engine.rs && ${rustc} --extern engine=libengine.rlib ${name}.rs && ./${name}`,
    );
  for (const name of ["user", "constant"]) expect(built(name)).toMatchObject({ status: 0 });

  // A release build has no checks, which would cost time.
  expect(built("user", `${RUSTC} -O`).stderr).toContain("cannot find `knight_distance_proof`");

  const table = join(folder, "tables", "knight_distance.rs");
  writeFileSync(table, changed(readFileSync(table, "utf8")));
  for (const [name, status] of [
    ["user", 101],
    ["constant", 1],
  ] as const) {
    const found = built(name);
    expect(found.status, found.stderr).toBe(status);
    expect(found.stderr).toContain("KNIGHT_DISTANCE is wrong from ");
  }
});

test.for(["g++", "clang++"] as const)(
  "by %s: a check in C++ of more than 64 squares is a program, which notices a changed table",
  async (name, context) => {
    const compiler = platform(context, name);
    const folder = temporaryFolder();
    const args = ["--lang", "cpp", "--board", "9x8", "--piece", "knight", "--out", ".", "--proof"];
    expect(await runTool(args, [], folder)).toMatchObject({ status: 0 });
    const checked = () =>
      runLine(
        folder,
        `${compiler} -std=c++17 ${WARNINGS} -o check knight_distance_9x8_proof.cpp && ./check`,
      );
    expect(checked()).toMatchObject({ status: 0, stderr: "" });

    const table = join(folder, "knight_distance_9x8.hpp");
    writeFileSync(table, changed(readFileSync(table, "utf8")));
    expect(checked()).toMatchObject({
      status: 1,
      stderr: "KNIGHT_DISTANCE_9X8 is wrong from i8\n",
    });
  },
);
