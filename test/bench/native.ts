/** `npm run bench:native`: emitted lookups of C and Rust against arithmetic and tables that are filled at start-up. */
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./command.js";
import { figureOf, markdownTable, ratioOf, written } from "./figures.js";

const FOLDER = join(".build", "bench-native");

/** Lookups. Each is compared with arithmetic and with a table that the program fills. */
const LOOKUPS = ["distance", "manhattan_distance", "knight_distance"] as const;
const WAYS = ["emitted", "filled", "arithmetic"] as const;

const C_PROGRAM = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "tables/distance.h"
#include "tables/manhattan_distance.h"
#include "tables/knight_distance.h"

static unsigned apart(unsigned a, unsigned b) { return a > b ? a - b : b - a; }
static unsigned distance_arithmetic(unsigned a, unsigned b) {
  unsigned x = apart(a & 7, b & 7), y = apart(a >> 3, b >> 3);
  return x > y ? x : y;
}
static unsigned manhattan_distance_arithmetic(unsigned a, unsigned b) {
  return apart(a & 7, b & 7) + apart(a >> 3, b >> 3);
}
static int corner(unsigned s) { return (s & 7) % 7 == 0 && (s >> 3) % 7 == 0; }
static unsigned knight_distance_arithmetic(unsigned a, unsigned b) {
  unsigned x = apart(a & 7, b & 7), y = apart(a >> 3, b >> 3), most = x > y ? x : y;
  if (x + y == 1) return 3;
  if (x == 2 && y == 2) return 4;
  if (x == 1 && y == 1) return corner(a) != corner(b) ? 4 : 2;
  unsigned moves = (most + 1) / 2, other = (x + y + 2) / 3;
  if (other > moves) moves = other;
  return moves + ((moves + x + y) & 1);
}
static uint8_t distance_table[4096], manhattan_distance_table[4096], knight_distance_table[4096];
${LOOKUPS.map(
  (
    lookup,
  ) => `static unsigned ${lookup}_filled(unsigned a, unsigned b) { return ${lookup}_table[a << 6 | b]; }
static unsigned ${lookup}_emitted(unsigned a, unsigned b) { return (unsigned)cd_${lookup}(a, b); }`,
).join("\n")}

enum { PAIRS = 65536, REPEATS = 40 };
static unsigned first[PAIRS], second[PAIRS];
#define TIME(name) do { struct timespec s, e; unsigned sum = 0; clock_gettime(CLOCK_MONOTONIC, &s); \\
  for (int r = 0; r < REPEATS; r++) { sum = 0; for (int i = 0; i < PAIRS; i++) sum = sum * 31 + name(first[i], second[i]); \\
    __asm__ volatile("" : : "g"(sum) : "memory"); } \\
  clock_gettime(CLOCK_MONOTONIC, &e); \\
  printf(#name " %u %f\\n", sum, ((double)(e.tv_sec - s.tv_sec) * 1e9 + (double)(e.tv_nsec - s.tv_nsec)) / PAIRS / REPEATS); } while (0)

int main(void) {
  unsigned state = 20020815;
  for (int i = 0; i < 2 * PAIRS; i++) {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    (i < PAIRS ? first : second)[i % PAIRS] = state & 63;
  }
  for (unsigned a = 0; a < 64; a++) for (unsigned b = 0; b < 64; b++) {
${LOOKUPS.map((lookup) => `    ${lookup}_table[a << 6 | b] = (uint8_t)${lookup}_arithmetic(a, b);`).join("\n")}
  }
  for (int round = 0; round < 9; round++) {
${LOOKUPS.flatMap((lookup) => WAYS.map((way) => `    TIME(${lookup}_${way});`)).join("\n")}
  }
  return 0;
}
`;

const RUST_PROGRAM = `mod tables;
use std::{hint::black_box, time::Instant};
use tables::{distance::distance, knight_distance::knight_distance, manhattan_distance::manhattan_distance};

fn apart(a: usize, b: usize) -> usize { if a > b { a - b } else { b - a } }
fn distance_arithmetic(a: usize, b: usize) -> usize { apart(a & 7, b & 7).max(apart(a >> 3, b >> 3)) }
fn manhattan_distance_arithmetic(a: usize, b: usize) -> usize { apart(a & 7, b & 7) + apart(a >> 3, b >> 3) }
fn corner(s: usize) -> bool { (s & 7) % 7 == 0 && (s >> 3) % 7 == 0 }
fn knight_distance_arithmetic(a: usize, b: usize) -> usize {
    let (x, y) = (apart(a & 7, b & 7), apart(a >> 3, b >> 3));
    if x + y == 1 { return 3; }
    if x == 2 && y == 2 { return 4; }
    if x == 1 && y == 1 { return if corner(a) != corner(b) { 4 } else { 2 }; }
    let moves = ((x.max(y) + 1) / 2).max((x + y + 2) / 3);
    moves + ((moves + x + y) & 1)
}
fn filled(of: fn(usize, usize) -> usize) -> [u8; 4096] {
    let mut table = [0; 4096];
    for a in 0..64 { for b in 0..64 { table[a << 6 | b] = of(a, b) as u8; } }
    table
}
const PAIRS: usize = 65536;
const REPEATS: u32 = 40;
fn time(name: &str, pairs: &[(usize, usize)], of: impl Fn(usize, usize) -> usize) {
    let start = Instant::now();
    let mut sum = 0u32;
    for _ in 0..REPEATS {
        sum = 0;
        for &(a, b) in pairs { sum = sum.wrapping_mul(31).wrapping_add(of(a, b) as u32); }
        black_box(sum);
    }
    println!("{name} {sum} {}", start.elapsed().as_nanos() as f64 / PAIRS as f64 / REPEATS as f64);
}
fn main() {
    let mut state = 20020815u32;
    let squares: Vec<usize> = (0..2 * PAIRS).map(|_| {
        state ^= state << 13; state ^= state >> 17; state ^= state << 5;
        (state & 63) as usize
    }).collect();
    let pairs: Vec<(usize, usize)> = (0..PAIRS).map(|i| (squares[i], squares[PAIRS + i])).collect();
    let tables = [${LOOKUPS.map((lookup) => `filled(${lookup}_arithmetic)`).join(", ")}];
    for _ in 0..9 {
${LOOKUPS.map(
  (lookup, place) => `        time("${lookup}_emitted", &pairs, |a, b| ${lookup}(a, b) as usize);
        time("${lookup}_filled", &pairs, |a, b| tables[${place}][a << 6 | b] as usize);
        time("${lookup}_arithmetic", &pairs, ${lookup}_arithmetic);`,
).join("\n")}
    }
}
`;

const OBJECT = `#include "tables/knight_distance.h"
int read_it(unsigned a, unsigned b) { return cd_knight_distance(a, b); }
`;

const command = (program: string, ...args: readonly string[]): string =>
  output(program, args, { cwd: FOLDER });

/** Nanoseconds per call in each round, by the name of a contender. */
type Rounds = ReadonlyMap<string, readonly number[]>;

/** The rounds that a program prints; throws if ways of one lookup have different sums. */
const roundsIn = (printed: string): Rounds => {
  const rounds = new Map<string, number[]>();
  const sums = new Map<string, string>();
  for (const line of printed.trim().split("\n")) {
    const [name = "", sum = "", time = ""] = line.split(" ");
    const lookup = name.replace(/_[a-z]+$/, "");
    if ((sums.get(lookup) ?? sum) !== sum) throw new Error(`${name} has another sum`);
    sums.set(lookup, sum);
    rounds.set(name, [...(rounds.get(name) ?? []), Number(time)]);
  }
  if (rounds.size !== LOOKUPS.length * WAYS.length) throw new Error("not all were measured");
  return rounds;
};

const tool = join(process.cwd(), "dist", "cli.js");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const names = LOOKUPS.map((name) => name.toUpperCase()).join(",");
for (const lang of ["c", "rust"])
  command(process.execPath, tool, "--lang", lang, "--table", names, "--out", "tables");
writeFileSync(join(FOLDER, "main.c"), C_PROGRAM);
writeFileSync(join(FOLDER, "main.rs"), RUST_PROGRAM);
writeFileSync(join(FOLDER, "object.c"), OBJECT);

command("gcc", "-std=gnu99", "-O2", "main.c", "-o", "main-c");
command("rustc", "--edition", "2021", "-C", "opt-level=3", "-o", "main-rust", "main.rs");
command("gcc", "-std=c99", "-O2", "-c", "object.c");
const measured = new Map(
  ["c", "rust"].map((lang) => [lang, roundsIn(command(`./main-${lang}`))] as const),
);

const cell = (lang: string, lookup: string, way: string): string => {
  const rounds = measured.get(lang);
  const of = (name: string): readonly number[] => rounds?.get(`${lookup}_${name}`) ?? [];
  return written(way === "emitted" ? figureOf(of(way)) : ratioOf(of(way), of("emitted")));
};

const versions = ["gcc", "rustc"].map((name) => command(name, "--version").split("\n")[0]);
console.log(`${versions.join("; ")}. Medians, with the middle half of the rounds in parentheses.

${markdownTable(
  [
    "lookup",
    ...["C", "Rust"].flatMap((name) => [
      `${name}: emitted, ns`,
      `${name}: filled at start-up, times as long`,
      `${name}: arithmetic, times as long`,
    ]),
  ],
  LOOKUPS.map((lookup) => [
    lookup,
    ...["c", "rust"].flatMap((lang) => WAYS.map((way) => cell(lang, lookup, way))),
  ]),
)}

The object file of one knight lookup and its table has ${statSync(join(FOLDER, "object.o")).size} bytes.`);
