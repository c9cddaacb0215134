/** The checks beside tables notice every change of one element, in the languages themselves: one program tries all. */
import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LanguageName } from "../../generator/languages/languages.js";
import { CHECKED_TABLES } from "../support/checked-tables.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { runLine } from "./support/run.js";

/** How to try all changes of a table in a language. */
interface Program {
  readonly lang: LanguageName;
  readonly needs: PlatformName;
  /** The end of the names of checks. */
  readonly check: RegExp;
  /** The file of a table, by that of its check. */
  readonly table: (check: string) => string;
  /** The declaration of the array, with its name; and what declares one that a program can change. */
  readonly array: RegExp;
  readonly changeable: string;
  readonly lookup?: readonly [text: RegExp, changeable: string];
  /** What makes the functions of a check constant, and what takes its place. */
  readonly constant?: readonly [string, string];
  /** Where the statements of the check begin that report faults; the program ends in others. */
  readonly report: RegExp;
  /** How the program calls an array of the table's file, if not by its name. */
  readonly member?: (array: string, check: string) => string;
  /** The program that tries all changes of `array`; `isRight` calls all that the check does. */
  readonly end: (isRight: string, array: string) => string;
  readonly and: string;
  readonly files?: (check: string) => Readonly<Record<string, string>>;
  readonly command: (check: string, program: string) => string;
  /** Whether nothing but the lookup can read the array, so that elements that no call reads may hold anything. */
  readonly isPrivate?: true;
}

const C: Program = {
  lang: "c",
  needs: "gcc",
  check: /_proof\.c$/,
  table: (check) => check.replace("_proof.c", ".h"),
  array: /static const (\w+ (\w+)\[\d+\] = \{\n)/,
  changeable: "static $1",
  report: /static int check\([^]*/,
  and: "&&",
  end: (isRight, array) => `int main(void) {
    if (!(${isRight})) return 2;
    for (unsigned n = 0; n < sizeof ${array} / sizeof *${array}; n++) {
        ${array}[n] ^= 1;
        if (${isRight}) printf("%u\\n", n);
        ${array}[n] ^= 1;
    }
    puts("tried");
    return 0;
}`,
  command: (check) => `gcc -O1 -w -o check tables/${check} && ./check`,
};

const PYTHON: Program = {
  lang: "python",
  needs: "python3",
  check: /^test_\w+\.py$/,
  table: (check) => check.replace("test_", ""),
  array: /\n((\w+): Final\[\w+(?:\[.*?\])?\] = )(?:bytes\()?(\([^()]*\))\)?/,
  changeable: "\n$1list($3)",
  member: (array) => `table.${array}`,
  report: /def test_[^]*/,
  and: "and",
  end: (isRight, array) => `if not (${isRight}):
    sys.exit(2)
for n in range(len(${array})):
    ${array}[n] ^= 1
    if ${isRight}:
        print(n)
    ${array}[n] ^= 1
print("tried")
`,
  command: (check) => `python3 -B tables/${check}`,
};

const PROGRAMS: Readonly<Record<string, Program>> = {
  C,
  "C++": {
    ...C,
    lang: "cpp",
    needs: "g++",
    check: /_proof\.cpp$/,
    table: (check) => check.replace("_proof.cpp", ".hpp"),
    array: /inline constexpr (std::array<[\w:]+, \d+> (\w+) = \{\n)/,
    changeable: "inline $1",
    lookup: [/constexpr (?=[\w:]+ \w+\()/g, "inline "],
    constant: ["constexpr ", ""],
    report: /static_assert[^]*/,
    end: (isRight, array) => `}
int main() {
    auto &array = chess_distance::${array};
    if (!(${isRight})) return 2;
    for (auto &one : array) {
        one ^= 1;
        if (${isRight}) std::printf("%d\\n", static_cast<int>(&one - array.data()));
        one ^= 1;
    }
    std::puts("tried");
}`,
    command: (check) => `g++ -O1 -w -std=c++17 -include cstdio -o check tables/${check} && ./check`,
  },
  Rust: {
    lang: "rust",
    needs: "rustc",
    check: /_proof\.rs$/,
    table: (check) => check.replace("_proof.rs", ".rs"),
    array: /pub const (\w+): &(\[\w+; \d+\]) = &\[/,
    changeable: "pub static mut $1: $2 = [",
    lookup: [/pub const fn/g, "pub unsafe fn"],
    constant: ["const fn", "unsafe fn"],
    report: /const _: \(\)[^]*/,
    and: "&&",
    end: (isRight, array) => `pub unsafe fn changes() {
        if !(${isRight}) { std::process::exit(2); }
        for n in 0..table::${array}.len() {
            table::${array}[n] ^= 1;
            if ${isRight} { println!("{n}"); }
            table::${array}[n] ^= 1;
        }
        println!("tried");
    }
}
pub fn changes() { unsafe { checks::changes() } }`,
    files: (check) => ({
      "main.rs": `mod tables;\nfn main() { tables::${check.replace(".rs", "")}::changes() }\n`,
    }),
    command: () => "rustc -A warnings --edition 2021 -C opt-level=1 -o check main.rs && ./check",
  },
  Go: {
    lang: "go",
    needs: "go",
    check: /_test\.go$/,
    table: (check) => check.replace("_test.go", ".go"),
    array: /var ((\w+) = \[\d+\])/,
    changeable: "var $1",
    report: /check := func[^]*/,
    and: "&&",
    end: (isRight, array) => `if !(${isRight}) {
		t.Fatal("wrong")
	}
	for n := range ${array} {
		${array}[n] ^= 1
		if ${isRight} {
			println(n)
		}
		${array}[n] ^= 1
	}
	println("tried")
}`,
    files: () => ({ "go.mod": "module example.org/program\n\ngo 1.13\n" }),
    command: () => `go test -v ./tables 2>&1 | grep -v '^\\(=\\|-\\|ok\\|PASS\\)'`,
  },
  Java: {
    lang: "java",
    needs: "javac",
    check: /Proof\.java$/,
    table: (check) => check.replace("Proof.java", ".java"),
    isPrivate: true,
    member: (array, check) => `${check.replace("Proof.java", "")}.${array}`,
    array: /private (static final \w+\[\] (\w+) = \{)/,
    changeable: "$1",
    report: /private static void check[^]*/,
    and: "&&",
    end: (isRight, array) => `public static void main(String[] arguments) {
        if (!(${isRight})) System.exit(2);
        for (int n = 0; n < ${array}.length; n++) {
            ${array}[n] ^= 1;
            if (${isRight}) System.out.println(n);
            ${array}[n] ^= 1;
        }
        System.out.println("tried");
    }
}`,
    command: (check) => `javac -d out tables/*.java && java -cp out ${check.replace(".java", "")}`,
  },
  Python: PYTHON,
  JSON: {
    ...PYTHON,
    lang: "json",
    check: /-check\.py$/,
    table: (check) => check,
    member: (array) => array,
    array: /\n((\w+) = json\.loads\(.*\["values"\])/,
    changeable: "\n$1",
  },
  Zig: {
    lang: "zig",
    needs: "Zig",
    check: /_proof\.zig$/,
    table: (check) => check.replace("_proof.zig", ".zig"),
    array: /pub const (\w+)( = \[\d+\])/,
    changeable: "pub var $1$2",
    report: /comptime \{[^]*/,
    and: "and",
    end: (isRight, array) => `pub fn main() void {
    const print = @import("std").debug.print;
    if (!(${isRight})) print("wrong\\n", .{});
    for (&table.${array}, 0..) |*one, n| {
        one.* ^= 1;
        if (${isRight}) print("{d}\\n", .{n});
        one.* ^= 1;
    }
    print("tried\\n", .{});
}`,
    command: (check, zig) => `${zig} run tables/${check} 2>&1`,
  },
};

const RUSTUP = { RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup") };

describe.each(Object.entries(PROGRAMS))("%s", (_, language) => {
  test("any change of an element is noticed", async (context) => {
    const program = platform(context, language.needs);
    const folder = temporaryFolder();
    const { lang } = language;
    const config = { out: "tables", lang, tables: CHECKED_TABLES, proof: true };
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
    const { status, errors } = await runTool([], [], folder);
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    const checks = Object.keys(filesIn(join(folder, "tables"))).filter((file) =>
      language.check.test(file),
    );
    expect(checks).toHaveLength(CHECKED_TABLES.length);
    for (const check of checks) {
      const [tableFile, checkFile] = [language.table(check), check].map((file) =>
        join(folder, "tables", file),
      );
      if (tableFile === undefined || checkFile === undefined) throw new Error(check);
      const [table, text] = [readFileSync(tableFile, "utf8"), readFileSync(checkFile, "utf8")];
      const [, first = "", second = ""] = language.array.exec(table) ?? [];
      const array = [first, second].find((name) => /^\w+$/.test(name)) ?? "";
      const member = language.member ? language.member(array, check) : array;
      const calls = text.match(/\bholds\(\d*\)|\bothers_?[hH]old\(\)(?=[,):])/g) ?? [];
      expect(array).not.toBe("");
      expect(calls.length).toBeGreaterThan(0);
      const changeable = (one: string): string =>
        (language.lookup ? one.replaceAll(...language.lookup) : one).replace(
          language.array,
          language.changeable,
        );
      const whole = text.replace(language.report, () =>
        language.end(calls.join(` ${language.and} `), member),
      );
      if (tableFile !== checkFile) writeFileSync(tableFile, changeable(table));
      const [constant, plain] = language.constant ?? ["", ""];
      writeFileSync(checkFile, constant === "" ? whole : whole.replaceAll(constant, plain));
      for (const [file, content] of Object.entries(language.files?.(check) ?? {}))
        writeFileSync(join(folder, file), content);
      const { stdout, stderr } = runLine(folder, language.command(check, program), RUSTUP);
      const said = (stdout + stderr).trim().split("\n");
      // The column of 0x88 that no call reads, and the numbers that are no squares.
      const isUnread = (one: string): boolean =>
        /0x88/i.test(check) ? Number(one) % 16 === 0 : (Number(one) & 8) > 0;
      expect(language.isPrivate ? said.filter((one) => !isUnread(one)) : said, check).toEqual([
        "tried",
      ]);
      writeFileSync(tableFile, table);
      writeFileSync(checkFile, text);
    }
  });
});
