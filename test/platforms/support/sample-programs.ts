/** Programs around the samples of the explorer, in each language, which print what the samples answer. */
import { camel, snake } from "../../support/called.js";
import type { PlatformName } from "./platforms.js";

/** The lookups of two squares, in the order in which programs print them. */
export const OF_PAIRS = [
  "king distance",
  "manhattan distance",
  "knight distance",
  "knight fill",
  "index 15x15",
  "index 0x88",
];

/** The lookups of one square. */
export const OF_SQUARES = [
  "center distance",
  "center manhattan distance",
  "edge distance",
  "light corner distance",
  "dark corner distance",
];

/** The starts of the routes that programs count, by their places from a1. */
export const STARTS = [0, 27, 45];

/** A language in which the samples are run. */
interface Program {
  readonly ending: string;
  readonly needs: readonly PlatformName[];
  /** The file, given the samples. */
  readonly file: string;
  readonly text: (samples: string) => string;
  /** The commands; the last prints the answers. `{Zig}` stands for the file of a platform. */
  readonly commands: readonly string[];
}

const inSnake = (name: string): string => snake(name.split(" "));
const inCamel = (name: string): string => camel(name.split(" "));

const lines = (
  names: readonly string[],
  named: (name: string) => string,
  line: (name: string) => string,
): string => names.map((name) => line(named(name))).join("\n");

/** A statement about the test for squares of the board, where samples have it: those of 0x88. */
const ifTested = (samples: string, statement: string): string =>
  /is_?on_?board/i.test(samples) ? statement : "";

/** The program of C, and of C++ where it is the same. */
const inC = (samples: string, leaper: string): string => `
#include <stdio.h>
static int at(int n) { return square(n & 7, n >> 3); }
int main() {
  for (int a = 0; a < 64; a++) printf("%d ", at(a));
  puts("");
  for (int a = 0; a < 64; a++) printf("%d ", file_of(at(a)) + 8 * rank_of(at(a)));
  puts("");
${lines(OF_PAIRS, inSnake, (name) => `  for (int a = 0; a < 64; a++) for (int b = 0; b < 64; b++) printf("%d ", ${name}(at(a), at(b)));\n  puts("");`)}
${lines(OF_SQUARES, inSnake, (name) => `  for (int a = 0; a < 64; a++) printf("%d ", ${name}(at(a)));\n  puts("");`)}
${STARTS.map((start) => `  for (int b = 0; b < 64; b++) printf("%d ", route_count(at(${start}), at(b)));\n  puts("");`).join("\n")}
  for (int b = 0; b < 64; b++) printf("%d ", is_on_path(at(45), at(b), at(7)));
  puts("");
  printf("%d %d %d\\n", difference_is_enough(king_distance), difference_is_enough(manhattan_distance), difference_is_enough(knight_distance));
${leaper}
  int d[128] = {0}, right = 0, wrong = 0;
  for (int a = 0; a < 64; a++) {
    for (int b = 0; b < 64; b++) d[at(b)] = king_distance(at(a), at(b));
    right += is_king_distance(d, at(a));
    if (a == 27) for (int b = 0; b < 64; b++) for (int by = -1; by <= 1; by += 2) { d[at(b)] += by; wrong += is_king_distance(d, at(a)); d[at(b)] -= by; }
  }
${ifTested(samples, `  for (int sq = 0; sq < 128; sq++) printf("%d ", is_on_board(sq));\n  puts("");`)}
  printf("%d %d\\n", right, wrong);
  return 0;
}
`;

const WARNINGS = "-Wall -Wextra -Werror -pedantic";

/** Each language of the samples. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  TypeScript: {
    ...{ ending: "ts", needs: [], file: "main.ts" },
    text: (samples) => `${samples}
const out: string[] = [];
const say = (numbers: readonly (number | boolean)[]) => { out.push(numbers.map(Number).join(" ")); };
const all = Array.from({ length: 64 }, (_, n) => square(n & 7, n >> 3));
say(all);
say(all.map((a) => fileOf(a) + 8 * rankOf(a)));
${lines(OF_PAIRS, inCamel, (name) => `say(all.flatMap((a) => all.map((b) => ${name}(a, b))));`)}
${lines(OF_SQUARES, inCamel, (name) => `say(all.map((a) => ${name}(a)));`)}
for (const start of [${STARTS.join(", ")}]) say(all.map((b) => routeCount(all[start] ?? NaN, b)));
say(all.map((b) => isOnPath(all[45] ?? NaN, b, all[7] ?? NaN)));
say([kingDistance, manhattanDistance, knightDistance].map(differenceIsEnough));
say(leaperDistances(3, 1, 10, 8, 1));
say(leaperDistances(1, 4, 9, 10, 0));
say(distancesFrom(3, Array.from({ length: 65 }, (_, n) => [(n + 1) % 64, (5 * n) % 64])));
let [right, wrong] = [0, 0];
for (const [n, a] of all.entries()) {
  const d: number[] = [];
  for (const b of all) d[b] = kingDistance(a, b);
  right += Number(isKingDistance(d, a));
  if (n === 27) for (const b of all) for (const by of [-1, 1]) wrong += Number(isKingDistance(d.with(b, (d[b] ?? NaN) + by), a));
}
${ifTested(samples, "say(Array.from({ length: 128 }, (_, sq) => isOnBoard(sq)));")}
say([right, wrong]);
console.log(out.join("\\n"));
`,
    commands: [
      "node {tsc} --strict --noUncheckedIndexedAccess --noUnusedLocals --target es2023 --lib es2023,dom --module nodenext --outDir out main.ts",
      "node out/main.js",
    ],
  },
  C: {
    ...{ ending: "c", needs: ["gcc"], file: "main.c" },
    text: (samples) =>
      `${samples}${inC(
        samples,
        `  int moves[128];
  leaper_distances(3, 1, 10, 8, 1, moves);
  for (int n = 0; n < 80; n++) printf("%d ", moves[n]);
  puts("");
  leaper_distances(1, 4, 9, 10, 0, moves);
  for (int n = 0; n < 90; n++) printf("%d ", moves[n]);
  puts("");
  int lists[65][3];
  const int *neighbors[65];
  for (int n = 0; n < 65; n++) {
    lists[n][0] = (n + 1) % 64;
    lists[n][1] = 5 * n % 64;
    lists[n][2] = -1;
    neighbors[n] = lists[n];
  }
  distances_from(3, neighbors, 65, moves);
  for (int n = 0; n < 65; n++) printf("%d ", moves[n]);
  puts("");`,
      ).replace("int main()", "int main(void)")}`,
    commands: [`gcc -std=c99 ${WARNINGS} -O1 main.c -o main`, "./main"],
  },
  "C++": {
    ...{ ending: "cpp", needs: ["g++"], file: "main.cpp" },
    text: (samples) =>
      `${samples}${inC(
        samples,
        `  for (int moves : leaper_distances(3, 1, 10, 8, 1)) printf("%d ", moves);
  puts("");
  for (int moves : leaper_distances(1, 4, 9, 10, 0)) printf("%d ", moves);
  puts("");
  std::vector<std::vector<int>> neighbors;
  for (int n = 0; n < 65; n++) neighbors.push_back({(n + 1) % 64, 5 * n % 64});
  for (int moves : distances_from(3, neighbors)) printf("%d ", moves);
  puts("");`,
      )}`,
    commands: [`g++ -std=c++17 ${WARNINGS} -O1 main.cpp -o main`, "./main"],
  },
  Rust: {
    ...{ ending: "rs", needs: ["rustc"], file: "main.rs" },
    text: (samples) => `#![deny(warnings)]
#![allow(dead_code)]
${samples}
fn say(numbers: impl Iterator<Item = i32>) { println!("{}", numbers.map(|n| n.to_string()).collect::<Vec<_>>().join(" ")); }
fn main() {
    let all: Vec<i32> = (0..64).map(|n| square(n & 7, n >> 3)).collect();
    say(all.iter().copied());
    say(all.iter().map(|&a| file_of(a) + 8 * rank_of(a)));
${lines(OF_PAIRS, inSnake, (name) => `    say(all.iter().flat_map(|&a| all.iter().map(move |&b| ${name}(a, b))));`)}
${lines(OF_SQUARES, inSnake, (name) => `    say(all.iter().map(|&a| ${name}(a)));`)}
    for start in [${STARTS.join(", ")}] { say(all.iter().map(|&b| route_count(all[start], b))); }
    say(all.iter().map(|&b| is_on_path(all[45], b, all[7]) as i32));
    say([king_distance, manhattan_distance, knight_distance].iter().map(|&f| difference_is_enough(f) as i32));
    say(leaper_distances(3, 1, 10, 8, 1).into_iter());
    say(leaper_distances(1, 4, 9, 10, 0).into_iter());
    say(distances_from(3, &(0..65).map(|n| vec![(n + 1) % 64, 5 * n % 64]).collect::<Vec<_>>()).into_iter());
    let (mut right, mut wrong) = (0, 0);
    for (n, &a) in all.iter().enumerate() {
        let mut d = [0; 128];
        for &b in &all { d[b as usize] = king_distance(a, b); }
        right += is_king_distance(&d, a) as i32;
        if n == 27 { for &b in &all { for by in [-1, 1] { d[b as usize] += by; wrong += is_king_distance(&d, a) as i32; d[b as usize] -= by; } } }
    }
${ifTested(samples, "    say((0..128).map(|sq| is_on_board(sq) as i32));")}
    say([right, wrong].into_iter());
}
`,
    commands: ["rustc --edition 2021 -C debug-assertions=on -o main main.rs", "./main"],
  },
  Go: {
    ...{ ending: "go", needs: ["go"], file: "main.go" },
    text: (samples) => `package main

import (
	"bufio"
	"fmt"
	"os"
)

${samples}
var w = bufio.NewWriter(os.Stdout)

func is(answer bool) int {
	if answer {
		return 1
	}
	return 0
}

func main() {
	defer w.Flush()
	all := []int{}
	for n := 0; n < 64; n++ {
		all = append(all, square(n&7, n>>3))
	}
	each := func(of func(a int) int) {
		for _, a := range all {
			fmt.Fprint(w, of(a), " ")
		}
		fmt.Fprintln(w)
	}
	each(func(a int) int { return a })
	each(func(a int) int { return fileOf(a) + 8*rankOf(a) })
${lines(
  OF_PAIRS,
  inCamel,
  (name) => `	for _, a := range all {
		for _, b := range all {
			fmt.Fprint(w, ${name}(a, b), " ")
		}
	}
	fmt.Fprintln(w)`,
)}
${lines(OF_SQUARES, inCamel, (name) => `	each(${name})`)}
	for _, start := range []int{${STARTS.join(", ")}} {
		each(func(b int) int { return routeCount(all[start], b) })
	}
	each(func(b int) int { return is(isOnPath(all[45], b, all[7])) })
	fmt.Fprintln(w, is(differenceIsEnough(kingDistance)), is(differenceIsEnough(manhattanDistance)), is(differenceIsEnough(knightDistance)))
	neighbors := [][]int{}
	for n := 0; n < 65; n++ {
		neighbors = append(neighbors, []int{(n + 1) % 64, 5 * n % 64})
	}
	for _, moves := range [][]int{leaperDistances(3, 1, 10, 8, 1), leaperDistances(1, 4, 9, 10, 0), distancesFrom(3, neighbors)} {
		for _, n := range moves {
			fmt.Fprint(w, n, " ")
		}
		fmt.Fprintln(w)
	}
	right, wrong := 0, 0
	for n, a := range all {
		d := make([]int, 128)
		for _, b := range all {
			d[b] = kingDistance(a, b)
		}
		right += is(isKingDistance(d, a))
		for _, b := range all {
			for by := -1; n == 27 && by <= 1; by += 2 {
				d[b] += by
				wrong += is(isKingDistance(d, a))
				d[b] -= by
			}
		}
	}
${ifTested(samples, `	for sq := 0; sq < 128; sq++ {\n		fmt.Fprint(w, is(isOnBoard(sq)), " ")\n	}\n	fmt.Fprintln(w)`)}
	fmt.Fprintln(w, right, wrong)
}
`,
    commands: ["go vet main.go", "go run main.go"],
  },
  Java: {
    ...{ ending: "java", needs: ["javac"], file: "Main.java" },
    text: (samples) => `import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

final class Main {
${samples}
static StringBuilder out = new StringBuilder();
static int at(int n) { return square(n & 7, n >> 3); }
static int is(boolean answer) { return answer ? 1 : 0; }
static void each(IntUnaryOperator of) {
    for (int a = 0; a < 64; a++) out.append(of.applyAsInt(at(a))).append(' ');
    out.append('\\n');
}
static void pairs(IntBinaryOperator of) {
    for (int a = 0; a < 64; a++) for (int b = 0; b < 64; b++) out.append(of.applyAsInt(at(a), at(b))).append(' ');
    out.append('\\n');
}
static void all(int... numbers) {
    for (int n : numbers) out.append(n).append(' ');
    out.append('\\n');
}
public static void main(String[] arguments) {
    each(a -> a);
    each(a -> fileOf(a) + 8 * rankOf(a));
${lines(OF_PAIRS, inCamel, (name) => `    pairs(Main::${name});`)}
${lines(OF_SQUARES, inCamel, (name) => `    each(Main::${name});`)}
    for (int start : new int[] {${STARTS.join(", ")}}) each(b -> routeCount(at(start), b));
    each(b -> is(isOnPath(at(45), b, at(7))));
    all(is(differenceIsEnough(Main::kingDistance)), is(differenceIsEnough(Main::manhattanDistance)), is(differenceIsEnough(Main::knightDistance)));
    all(leaperDistances(3, 1, 10, 8, 1));
    all(leaperDistances(1, 4, 9, 10, 0));
    int[][] neighbors = new int[65][];
    for (int n = 0; n < 65; n++) neighbors[n] = new int[] {(n + 1) % 64, 5 * n % 64};
    all(distancesFrom(3, neighbors));
    int right = 0, wrong = 0;
    for (int a = 0; a < 64; a++) {
        int[] d = new int[128];
        for (int b = 0; b < 64; b++) d[at(b)] = kingDistance(at(a), at(b));
        right += is(isKingDistance(d, at(a)));
        for (int b = 0; b < 64; b++) for (int by = -1; a == 27 && by <= 1; by += 2) { d[at(b)] += by; wrong += is(isKingDistance(d, at(a))); d[at(b)] -= by; }
    }
${ifTested(samples, "    all(java.util.stream.IntStream.range(0, 128).map(sq -> is(isOnBoard(sq))).toArray());")}
    all(right, wrong);
    System.out.print(out);
}
}
`,
    commands: ["javac -Xlint:all -Werror Main.java", "java -cp . Main"],
  },
  Python: {
    ...{ ending: "py", needs: ["python3", "pyright"], file: "main.py" },
    text: (samples) => `${samples}
places = [square(n & 7, n >> 3) for n in range(64)]
print(*places)
print(*[file_of(a) + 8 * rank_of(a) for a in places])
${lines(OF_PAIRS, inSnake, (name) => `print(*[${name}(a, b) for a in places for b in places])`)}
${lines(OF_SQUARES, inSnake, (name) => `print(*[${name}(a) for a in places])`)}
for origin in [${STARTS.join(", ")}]:
    print(*[route_count(places[origin], b) for b in places])
print(*[int(is_on_path(places[45], b, places[7])) for b in places])
print(*[int(difference_is_enough(of)) for of in (king_distance, manhattan_distance, knight_distance)])
print(*leaper_distances(3, 1, 10, 8, 1))
print(*leaper_distances(1, 4, 9, 10, 0))
print(*distances_from(3, [[(n + 1) % 64, 5 * n % 64] for n in range(65)]))
right, wrong = 0, 0
for n, a in enumerate(places):
    d = [0] * 128
    for b in places:
        d[b] = king_distance(a, b)
    right += is_king_distance(d, a)
    for b in places if n == 27 else []:
        for by in (-1, 1):
            d[b] += by
            wrong += is_king_distance(d, a)
            d[b] -= by
${ifTested(samples, "print(*[int(is_on_board(sq)) for sq in range(128)])")}
print(right, wrong)
`,
    commands: ["node {pyright} --pythonpath $(which python3) main.py", "python3 -W error main.py"],
  },
  Zig: {
    ...{ ending: "zig", needs: ["Zig"], file: "main.zig" },
    text: (samples) => `const std = @import("std");
${samples}
fn place(n: usize) i32 { return square(@intCast(n & 7), @intCast(n >> 3)); }
pub fn main() !void {
    var buffer = std.io.bufferedWriter(std.io.getStdOut().writer());
    const out = buffer.writer();
    for (0..64) |a| try out.print("{d} ", .{place(a)});
    try out.writeAll("\\n");
    for (0..64) |a| try out.print("{d} ", .{fileOf(place(a)) + 8 * rankOf(place(a))});
    try out.writeAll("\\n");
${lines(OF_PAIRS, inCamel, (name) => `    for (0..64) |a| for (0..64) |b| try out.print("{d} ", .{${name}(place(a), place(b))});\n    try out.writeAll("\\n");`)}
${lines(OF_SQUARES, inCamel, (name) => `    for (0..64) |a| try out.print("{d} ", .{${name}(place(a))});\n    try out.writeAll("\\n");`)}
    for ([_]usize{ ${STARTS.join(", ")} }) |start| {
        for (0..64) |b| try out.print("{d} ", .{routeCount(place(start), place(b))});
        try out.writeAll("\\n");
    }
    for (0..64) |b| try out.print("{d} ", .{@intFromBool(isOnPath(place(45), place(b), place(7)))});
    try out.print("\\n{d} {d} {d}\\n", .{ @intFromBool(differenceIsEnough(kingDistance)), @intFromBool(differenceIsEnough(manhattanDistance)), @intFromBool(differenceIsEnough(knightDistance)) });
    var moves: [90]i32 = undefined;
    var queue: [90]i32 = undefined;
    leaperDistances(3, 1, 10, 1, moves[0..80], &queue);
    for (moves[0..80]) |n| try out.print("{d} ", .{n});
    try out.writeAll("\\n");
    leaperDistances(1, 4, 9, 0, &moves, &queue);
    for (moves) |n| try out.print("{d} ", .{n});
    try out.writeAll("\\n");
    var lists: [65][2]usize = undefined;
    var neighbors: [65][]const usize = undefined;
    for (&lists, &neighbors, 0..) |*list, *one, n| {
        list.* = .{ (n + 1) % 64, 5 * n % 64 };
        one.* = list;
    }
    var order: [65]usize = undefined;
    distancesFrom(3, &neighbors, moves[0..65], &order);
    for (moves[0..65]) |n| try out.print("{d} ", .{n});
    var right: u32 = 0;
    var wrong: u32 = 0;
    for (0..64) |a| {
        var d = [_]i32{0} ** 128;
        for (0..64) |b| d[@intCast(place(b))] = kingDistance(place(a), place(b));
        right += @intFromBool(isKingDistance(&d, place(a)));
        if (a == 27) for (0..64) |b| for ([_]i32{ -1, 1 }) |by| {
            d[@intCast(place(b))] += by;
            wrong += @intFromBool(isKingDistance(&d, place(a)));
            d[@intCast(place(b))] -= by;
        };
    }
${ifTested(samples, `    try out.writeAll("\\n");\n    for (0..128) |sq| try out.print("{d} ", .{@intFromBool(isOnBoard(@intCast(sq)))});`)}
    try out.print("\\n{d} {d}\\n", .{ right, wrong });
    try buffer.flush();
}
`,
    commands: ["{Zig} run main.zig"],
  },
};
