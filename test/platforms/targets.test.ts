/**
 * Compiles tables in C and C++ for chips, GPUs and old compilers, as they are written, and makes calls in simulators. The
 * answers come from the tests' own search.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { KING, KNIGHT, searchedPairs } from "../support/pieces.js";
import { blocksOf, inLanguage, LANGUAGES_PAGE } from "../support/readme.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import { platformFile } from "./support/platforms.js";
import { runLine } from "./support/run.js";

/** By the name of a table, the numbers for the distances 0, 1 and 2 of a king. */
const NUMBERS = {
  small: [0, 1, 2],
  negative: [-1, -128, 127],
  int: [-32_767, 32_767, 300],
  least: [-32_768, 1, 2],
  word: [0, 40_000, 65_535],
  long: [-(2 ** 31), 70_000, 2 ** 31 - 1],
  large: [2 ** 32 - 1, 2 ** 31, 7],
} as const;

/** A lookup in C, how often a program calls it, with `n` in its arguments, and the answers, in parts of 32 bits. */
interface Asked {
  readonly call: string;
  readonly count: number;
  readonly answers: readonly number[];
  /** The number of 32-bit parts of a set, and whether the lookup returns a pointer. */
  readonly parts?: number;
  readonly isPointer?: true;
}

const partsOf = (set: bigint, count: number): readonly number[] =>
  Array.from({ length: count }, (_, part) => Number((set >> BigInt(32 * part)) & 0xffff_ffffn));

/** The squares one move away from each square, as 32-bit parts. */
const movesIn = (files: number, ranks: number, count: number): readonly number[] =>
  searchedPairs(KING, files, ranks).flatMap((row) =>
    partsOf(
      row.reduce<bigint>((set, moves, to) => (moves === 1 ? set | (1n << BigInt(to)) : set), 0n),
      count,
    ),
  );

const ASKED_NUMBERS = Object.entries(NUMBERS).map(([name, numbers]): Asked => ({
  call: `cd_${name}_distance(n / 6, n % 6)`,
  count: 36,
  answers: searchedPairs(KING, 3, 2)
    .flat()
    .map((moves) => (numbers[moves] ?? NaN) >>> 0),
}));

/** A table of 4096 bytes, more than the RAM of many chips, and one that reads another table. */
const ASKED_KNIGHT = ["cd_knight_distance", "cd_knight_distance_by_abs_diff"].map(
  (lookup): Asked => ({
    call: `${lookup}(n, 63u - n)`,
    count: 64,
    answers: searchedPairs(KNIGHT, 8, 8).map((row, square) => row[63 - square] ?? NaN),
  }),
);

const ASKED_SETS: readonly Asked[] = [
  { call: "cd_king_moves(n)", count: 64, answers: movesIn(8, 8, 2), parts: 2 },
  {
    ...{ call: "cd_king_moves_9x10(n)", count: 90, answers: movesIn(9, 10, 4) },
    ...{ parts: 4, isPointer: true },
  },
];

const ALL = [...ASKED_NUMBERS, ...ASKED_KNIGHT, ...ASKED_SETS];

const TABLES: Request["tables"] = [
  ...Object.entries(NUMBERS).map(([name, numbers]): TableRequest => ({
    ...{ board: "3x2", piece: "K", name },
    values: Object.fromEntries(numbers.entries()),
  })),
  ...["KNIGHT_DISTANCE", "NDIS", "KING_MOVES", "BETWEEN"],
  { board: "9x10", measure: "moves", piece: "K" },
];

/** Statements that print all answers, each with a comma. `print` prints an `unsigned long`. */
const printed = (asked: readonly Asked[]): string =>
  asked
    .map(({ call, count, parts = 0, isPointer }, place) => {
      const part = isPointer ? `${call}[part / 2]` : call;
      return parts === 0
        ? `    for (n = 0; n < ${count}; n++) print(${place}, (unsigned long)${call});`
        : `    for (n = 0; n < ${count}; n++)
        for (part = 0; part < ${parts}; part++) print(${place}, (unsigned long)(${part} >> 32 * (part % 2) & 0xffffffff));`;
    })
    .join("\n");

/** Prints answers on the serial port, then stops. */
const onChip = (asked: readonly Asked[]): string => `#include "tables/tables.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static void put(char sign) {
    loop_until_bit_is_set(UCSR0A, UDRE0);
    UDR0 = (uint8_t)sign;
}

static void print(uint8_t place, unsigned long answer) {
    unsigned long unit = 1000000000;
    put((char)('A' + place));
    for (; unit > 0; unit /= 10) put((char)('0' + answer / unit % 10));
    put('.');
    put('\\n');
}

int main(void) {
    uint8_t n, part;
    UCSR0B = 1 << TXEN0;
${printed(asked)}
    loop_until_bit_is_set(UCSR0A, TXC0);
    cli();
    sleep_enable();
    sleep_cpu();
}
`;

/** Demands that a program has printed all answers. */
const demandAnswers = (asked: readonly Asked[], said: string): void => {
  const found = Array.from(said.matchAll(/([A-Z])(\d{10})\./g), ([, ...parts]) => parts);
  for (const [place, { call, answers }] of asked.entries()) {
    const name = String.fromCharCode(65 + place);
    const own = found.filter(([of]) => of === name).map(([, answer]) => Number(answer));
    expect(own, call).toEqual(answers);
  }
};

/** A folder with the tables in a folder `tables`. */
const tablesIn = async (
  lang: "c" | "cpp" = "c",
  form: { readonly index: true } | { readonly single: true } = { index: true },
): Promise<string> => {
  const folder = temporaryFolder();
  const config = { out: "tables", lang, ...form, names: "a1", tables: TABLES };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await runTool([], [], folder)).toMatchObject({ status: 0, errors: [] });
  return folder;
};

const SILENT = { status: 0, stderr: "" };

const WARNINGS = "-Os -Wall -Wextra -Wconversion -Wsign-conversion -Werror";

/** Commands of compilers for AVR. */
const AVR = {
  "__flash, in GNU C": "avr-gcc -std=gnu99 -x c",
  "PROGMEM, in C99": "avr-gcc -std=c99 -x c",
  "PROGMEM, in C++98": "avr-g++ -std=gnu++98",
  "PROGMEM, in C++17": "avr-g++ -std=gnu++17",
} as const;

describe("AVR", () => {
  test.for(Object.entries(AVR))(
    "%s: every answer, on 2 kB of RAM",
    async ([, command], context) => {
      for (const name of ["avr-gcc", "avr-g++", "simavr"] as const) platform(context, name);
      const folder = await tablesIn();
      writeFileSync(join(folder, "main.cpp"), onChip(ALL));
      const compile = `${command} ${WARNINGS} -mmcu=atmega328p main.cpp -o main.elf`;
      const { status, stderr } = runLine(folder, compile);
      expect({ status, stderr }, compile).toEqual(SILENT);
      // The simulator prints colors before and dots after each line.
      demandAnswers(ALL, runLine(folder, "simavr -m atmega328p -f 16000000 main.elf").stderr);
    },
  );

  test("program memory that is mapped holds plain arrays", async (context) => {
    platform(context, "avr-gcc");
    const folder = await tablesIn();
    const program =
      '#include "tables/tables.h"\nint main(void) { return CD_KNIGHT_DISTANCE[1]; }\n';
    writeFileSync(join(folder, "main.c"), program);
    for (const standard of ["c99", "gnu11"])
      expect(
        runLine(folder, `avr-gcc -std=${standard} ${WARNINGS} -mmcu=attiny817 -c main.c`),
      ).toMatchObject(SILENT);
  });

  test("a direct read of an array in PROGMEM does not compile", async (context) => {
    platform(context, "avr-gcc");
    const folder = await tablesIn();
    const program = '#include "tables/ndis.h"\nint main(void) { return CD_NDIS[1]; }\n';
    writeFileSync(join(folder, "main.c"), program);
    const { status, stderr } = runLine(folder, "avr-gcc -std=c99 -mmcu=atmega328p -c main.c");
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/CD_NDIS\W* undeclared/);
  });
});

/** The lines of a text that end with none of the given ends. */
const withoutLines = (text: string, ...ends: readonly string[]): string =>
  text
    .split("\n")
    .filter((line) => !ends.some((end) => line.endsWith(end)))
    .join("\n");

/** Stops the compiler unless the index has the tables that the target can hold, and no others. */
const held = (...missing: readonly string[]): string => `#include "tables/tables.h"
#ifndef CHESS_DISTANCE_CD_8X8_KNIGHT_DISTANCE_H
#error "a table is missing"
#endif
${missing.map((table) => `#ifdef CHESS_DISTANCE_CD_8X8_${table}_H\n#error "${table}"\n#endif`).join("\n")}
`;

test.for(["z80", "mcs51", "stm8"])(
  "SDCC for %s: tables of 32 kB are left out",
  async (port, context) => {
    platform(context, "sdcc");
    const folder = await tablesIn();
    const program = "int main(void) { return cd_knight_distance(0, 9) + (int)cd_king_moves(0); }\n";
    writeFileSync(join(folder, "main.c"), held("BETWEEN") + program);
    const { status, stderr } = runLine(folder, `sdcc -m${port} --std-c99 -S main.c`);
    expect(status, stderr).toBe(0);
    // SDCC warns of each set with the highest bit, whose bytes are right.
    expect(withoutLines(stderr, "warning 158: overflow in implicit constant conversion")).toBe("");
  },
);

test.for(["avr-gcc -std=c99 -x c", "avr-g++ -std=gnu++98 -Wold-style-cast"])(
  "%s: a single file leaves out tables of 32 kB, too",
  async (command, context) => {
    for (const name of ["avr-gcc", "avr-g++"] as const) platform(context, name);
    const folder = await tablesIn("c", { single: true });
    const program = `int main() {
    if (cd_long_distance(0, 1) == cd_word_distance(0, 1)) return cd_negative_distance(0, 1);
    return cd_king_moves(0) > 1;
}
`;
    writeFileSync(join(folder, "main.cpp"), held("BETWEEN") + program);
    const compile = `${command} ${WARNINGS} -mmcu=atmega328p main.cpp`;
    expect(runLine(folder, compile)).toMatchObject(SILENT);
  },
);

describe("cc65", () => {
  test("every answer that is a number; sets are left out", async (context) => {
    for (const name of ["cl65", "sim65"] as const) platform(context, name);
    const folder = await tablesIn();
    const asked = [...ASKED_NUMBERS, ...ASKED_KNIGHT];
    const program = `${held("BETWEEN", "KING_MOVES")}#include <stdio.h>
static void print(int place, unsigned long answer) {
    printf("%c%010lu.\\n", 'A' + place, answer);
}
int main(void) {
    unsigned n;
${printed(asked)}
    return 0;
}
`;
    writeFileSync(join(folder, "main.c"), program);
    const { status, stderr, stdout } = runLine(
      folder,
      "cl65 -t sim6502 -O main.c -o main && sim65 main",
    );
    expect(status, stderr).toBe(0);
    expect(withoutLines(stderr, "Constant is long", "is defined but never used")).toBe("");
    demandAnswers(asked, stdout);
  });

  test("the header of a set says why it cannot be compiled", async (context) => {
    platform(context, "cl65");
    const folder = await tablesIn();
    writeFileSync(join(folder, "main.c"), '#include "tables/king_moves.h"\n');
    const { status, stderr } = runLine(folder, "cl65 -t sim6502 -c main.c");
    expect(status).not.toBe(0);
    expect(stderr).toContain("This compiler cannot hold CD_KING_MOVES, 512 bytes of uint64_t.");
  });
});

/** A kernel in OpenCL that calls lookups of numbers and sets. */
const KERNEL = `#include "tables/tables.h"
__kernel void moves(__global const uint *squares, __global int *distances, __global ulong *sets) {
    const size_t n = get_global_id(0);
    distances[n] = cd_knight_distance(squares[n], 0) + cd_negative_distance(squares[n], 0);
    sets[n] = cd_king_moves(squares[n]) ^ cd_king_moves_9x10(squares[n])[1];
}
`;

test.for(["CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0", "clc++"])(
  "OpenCL, %s: tables are in constant memory",
  async (standard, context) => {
    const clang = platform(context, "clang");
    const folder = await tablesIn();
    writeFileSync(join(folder, "main.cl"), KERNEL);
    // \`<stdint.h>\` is not there.
    const flags = "-Wall -Wextra -Wconversion -Wno-unused -Werror -nostdinc -target spir64 -O1";
    const { status, stderr, stdout } = runLine(
      folder,
      `"${clang}" -x cl -cl-std=${standard} ${flags} -isystem $("${clang}" -print-resource-dir)/include -S -emit-llvm main.cl -o -`,
    );
    expect({ status, stderr }).toEqual(SILENT);
    const loads = stdout.split("\n").filter((line) => / = load .*addrspace\(2\)/.test(line));
    // Before 1.2, functions are not static, and all remain.
    expect(loads.length).toBeGreaterThanOrEqual(4);
  },
);

/** What the headers of clang define, if CUDA or HIP is installed. */
const ATTRIBUTES = `#include <cstdlib>
#ifndef __CUDACC__
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
#endif
`;

/**
 * A program that calls lookups on the host and, in a kernel, on the GPU. In nvcc, a kernel calls `operator[]` of
 * `std::array` only with relaxed constexpr. In clang, the host needs a library to launch kernels.
 */
const onGpu = (prefix: string, header: string): string => `#include "tables/tables.${header}"
#if defined __NVCC__ || defined __CUDA_ARCH__ || defined __HIP_DEVICE_COMPILE__
__global__ void kernel(const unsigned *squares, int *distances, unsigned long long *sets) {
    distances[0] = ${prefix}knight_distance(squares[0], 0);
    distances[1] = ${prefix}negative_distance(squares[1], 0);
    sets[0] = ${prefix}king_moves(squares[2]);
#if ${header === "h" ? 1 : "!defined __NVCC__ || defined __CUDACC_RELAXED_CONSTEXPR__"}
    sets[1] = ${prefix}king_moves_9x10(squares[3])[1];
#endif
}
#endif
int main() { return ${prefix}knight_distance(0, 9); }
`;

const FORMS = {
  c: onGpu("cd_", "h"),
  cpp: `${onGpu("chess_distance::", "hpp")}static_assert(chess_distance::knight_distance(0, 9) == 4);\n`,
} as const;

/** The arrays on the GPU that the kernel reads; the last has sets of 90 squares. */
const READ_ON_GPU = [
  "KNIGHT_DISTANCE_D",
  "NEGATIVE_DISTANCE_D",
  "KING_MOVES_D",
  "KING_MOVES_9X10_D",
];

const CLANG_GPUS = [
  "-x cuda -nocudainc -nocudalib --cuda-gpu-arch=sm_60 -Wno-unknown-cuda-version",
  "-x hip -nogpuinc -nogpulib --cuda-gpu-arch=gfx900",
];

describe.each(["c", "cpp"] as const)("a kernel that calls lookups in %s", (lang) => {
  test.for(CLANG_GPUS)("clang++ %s: the GPU reads its own constants", async (target, context) => {
    const clang = platform(context, "clang++");
    const folder = await tablesIn(lang);
    writeFileSync(join(folder, "main.cu"), ATTRIBUTES + FORMS[lang]);
    const compile = `"${clang}" -std=c++17 -Wall -Wextra -Werror ${target} -O1 -S -emit-llvm main.cu -o -`;
    expect(runLine(folder, `${compile} --cuda-host-only`)).toMatchObject(SILENT);
    const { status, stderr, stdout } = runLine(folder, `${compile} --cuda-device-only`);
    expect({ status, stderr }).toEqual(SILENT);
    expect(stdout).not.toContain("llvm.trap");
    const constants = Array.from(
      stdout.matchAll(/^@\w*?\d([A-Z]\w*_D)E? = .*addrspace\(4\) constant/gm),
      ([, name]) => name,
    );
    expect(constants.toSorted()).toEqual(
      READ_ON_GPU.toSorted().map((name) => (lang === "c" ? `CD_${name}` : name)),
    );
  });

  test.for(["", "--expt-relaxed-constexpr", "-rdc=true"])(
    "nvcc %s: the GPU reads its own constants",
    async (flag, context) => {
      const nvcc =
        platformFile(PROJECT, "nvcc") ??
        context.skip(
          "nvcc, which is optional because Debian has no free package: it is not installed",
        );
      const folder = await tablesIn(lang);
      writeFileSync(join(folder, "main.cu"), FORMS[lang]);
      const compile = `"${nvcc}" -std=c++17 -Werror all-warnings -Xcompiler -Wall,-Wextra,-Werror ${flag}`;
      expect(runLine(folder, `${compile} -c main.cu -o main.o`)).toMatchObject(SILENT);
      expect(runLine(folder, `${compile} -ptx main.cu -o main.ptx`)).toMatchObject(SILENT);
      const ptx = readFileSync(join(folder, "main.ptx"), "utf8");
      expect(ptx).not.toMatch(/\btrap\b/);
      const isRelaxed = lang === "c" || flag === "--expt-relaxed-constexpr";
      const read = isRelaxed ? READ_ON_GPU : READ_ON_GPU.slice(0, -1);
      for (const table of read) expect(ptx, table).toMatch(new RegExp(`mov\\.u64 .*${table}E?;`));
      // For each answer, the kernel reads a square and an element.
      expect(ptx.match(/\bld\.(?:global|const)/g)).toHaveLength(2 * read.length);
    },
  );
});

/** A program that chooses another form of tables. */
const CHOSEN = `#define CHESS_DISTANCE_TABLE(type, name, size) static const volatile type name##_mine size
#define CHESS_DISTANCE_LOOKUP extern inline
#define CHESS_DISTANCE_READ8(table, index) (reads++, table##_mine[index])
extern int reads;
#include "tables/knight_distance.h"
#include "tables/small_distance.h"
#include <stdio.h>
extern inline int cd_knight_distance(unsigned sq1, unsigned sq2);
int reads = 0;
int main(void) {
    printf("%d", cd_knight_distance(0, 9));
    return reads;
}
`;

test("a program can choose how tables are stored and read", async (context) => {
  platform(context, "gcc");
  const folder = await tablesIn();
  writeFileSync(join(folder, "main.c"), CHOSEN);
  const line = "gcc -std=c99 -Wall -Wextra -Wconversion -Werror -O1 main.c -o main && ./main";
  expect(runLine(folder, line)).toMatchObject({ status: 1, stderr: "", stdout: "4" });
});

describe("the lines of C in docs/languages.md", () => {
  const [lines = "", asSquares = ""] = inLanguage("c", blocksOf(LANGUAGES_PAGE));
  const strict = "gcc -std=c99 -pedantic -Wall -Wextra -Wconversion -Werror";

  /** Compiles and runs a program with the tables of the page. */
  const runWith = async (context: TestContext, program: string) => {
    platform(context, "gcc");
    const folder = temporaryFolder();
    const args = ["--lang", "c", "--table", "KNIGHT_DISTANCE,KING_RINGS", "--out", "tables"];
    expect(await runTool(args, [], folder)).toMatchObject({ status: 0 });
    writeFileSync(join(folder, "main.c"), program);
    return runLine(folder, `${strict} main.c -o main && ./main`);
  };

  test("give the answers that they name", async (context) => {
    const [includes, statements] = [/^#.*$/gm, /^(?!#).*$/gm].map(
      (line) => lines.match(line) ?? [],
    );
    // From e1: d1, f1, d2, e2, f2.
    const program = `${includes?.join("\n") ?? ""}
int main(void) {
${statements?.join("\n") ?? ""}
return !(moves == 4 && near == 0x3828);
}
`;
    expect(await runWith(context, program)).toMatchObject(SILENT);
  });

  test("read a table as an array of 64 × 64 numbers", async (context) => {
    const program = `#include <stdio.h>
#include "tables/knight_distance.h"
${asSquares}
int main(void) {
  for (int from = 0; from < 64; from++)
    for (int to = 0; to < 64; to++) printf("%d ", distance[from][to]);
  return 0;
}
`;
    const answers = searchedPairs(KNIGHT, 8, 8).flat();
    expect(await runWith(context, program)).toMatchObject({
      ...{ status: 0, stderr: "", stdout: `${answers.join(" ")} ` },
    });
  });
});
