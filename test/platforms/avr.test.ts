/** Compiles tables in C for AVR, where an `int` has 16 bits, and makes every call in a simulator. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { temporaryFolder } from "../support/files.js";
import { KING, searchedPairs } from "../support/pieces.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import { runLine } from "./support/run.js";

/** By the name of a table, the numbers for the distances 0, 1 and 2 of a king. */
const NUMBERS = {
  small: [0, 1, 2],
  int: [-32_767, 32_767, 300],
  least: [-32_768, 1, 2],
  word: [0, 40_000, 65_535],
  long: [-1, 40_000, 2 ** 31 - 1],
  large: [2 ** 32 - 1, 2 ** 31, 7],
} as const;

const NAMES = Object.keys(NUMBERS);

/** Prints the answers to all calls on the serial port, as numbers of 32 bits without a sign, then stops. */
const PROGRAM = `#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdio.h>
${NAMES.map((name) => `#include "${name}_distance.h"`).join("\n")}

static int put(char sign, FILE *file) {
    (void)file;
    loop_until_bit_is_set(UCSR0A, UDRE0);
    UDR0 = (uint8_t)sign;
    return 0;
}

int main(void) {
    static FILE port = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);
    UCSR0B = 1 << TXEN0;
${NAMES.map(
  (name) => `    for (unsigned n = 0; n < 36; n++)
        fprintf(&port, "<${name} %lu>\\n", (unsigned long)cd_${name}_distance(n / 6, n % 6));`,
).join("\n")}
    loop_until_bit_is_set(UCSR0A, TXC0);
    cli();
    sleep_enable();
    sleep_cpu();
}
`;

test("lookups in C return every answer where an int has 16 bits", async (context) => {
  for (const name of ["avr-gcc", "simavr"] as const) platform(context, name);
  const folder = temporaryFolder();
  const tables = Object.entries(NUMBERS).map(([name, numbers]): TableRequest => ({
    ...{ board: "3x2", piece: "K", name },
    values: Object.fromEntries(numbers.entries()),
  }));
  const config = JSON.stringify({ out: "t", lang: "c", tables });
  writeFileSync(join(folder, "chess-distance.json"), config);
  expect(await runTool([], [], folder)).toMatchObject({ status: 0, errors: [] });
  writeFileSync(join(folder, "main.c"), PROGRAM);
  const flags = "-std=c99 -Os -Wall -Wextra -Wconversion -Werror -It -mmcu=atmega1284p";
  const { status, stderr } = runLine(folder, `avr-gcc ${flags} main.c -o main.elf`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const said = runLine(folder, "simavr -m atmega1284p -f 16000000 main.elf").stderr;
  // The simulator prints colors before and dots after each line.
  const answers = Array.from(said.matchAll(/<(\w+) (\d+)>/g), ([, ...parts]) => parts);
  const distances = searchedPairs(KING, 3, 2).flat();
  for (const [name, numbers] of Object.entries(NUMBERS)) {
    const expected = distances.map((moves) => (numbers[moves] ?? NaN) >>> 0);
    const own = answers.filter(([of]) => of === name);
    expect(
      own.map(([, answer]) => Number(answer)),
      name,
    ).toEqual(expected);
  }
});
