/** Programs around the explorer's samples in each language, which print the samples' answers. */
import { join } from "node:path";
import { PROJECT } from "../../support/files.js";
import type { PlatformName } from "./platforms.js";
import { PRINTERS, type Printer } from "./printers.js";

/** A language in which the samples are run. */
interface Program {
  readonly needs: readonly PlatformName[];
  readonly printer: Printer;
  /** Whether its names are like `kingDistance`, and not like `king_distance`. */
  readonly isCamel: boolean;
  /**
   * Functions that expressions call, after the samples: `cell` is the square of a number from a1 on; `flag`, an answer as a
   * number; `walk`, the moves on a graph of 65 squares, each of which leads to the
   * next of 64 and to that of five times its number; `accepts`, whether the distances of the king with a fault in one place
   * are taken for those from an origin.
   */
  readonly functions: string;
  /** The commands; the last prints the answers. `{Zig}` is replaced by the file of a platform. */
  readonly commands: readonly string[];
}

const TSC = join(PROJECT, "node_modules", "typescript", "bin", "tsc");

const TYPESCRIPT: Printer = {
  file: "main.ts",
  say: (count, expression) =>
    `console.log(Array.from({ length: ${count} }, (_, n) => ${expression}).join(" "));`,
  program: (declarations, said) => `${declarations}\n${said.join("\n")}\n`,
};

/** The functions of C, and of C++. */
const IN_C = `
static int cell(int n) { return square(n & 7, n >> 3); }
static int flag(int answer) { return answer; }
static int accepts(int origin, int place, int fault) {
  int d[128] = {0};
  for (int n = 0; n < 64; n++) d[cell(n)] = knight_distance(cell(origin), cell(n));
  d[cell(place)] += fault;
  return is_knight_distance(d, cell(origin));
}`;

const WARNINGS = "-Wall -Wextra -Werror -pedantic";

/** Each language of the samples. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  TypeScript: {
    ...{ needs: [], printer: TYPESCRIPT, isCamel: true },
    functions: `
const cell = (n: number): number => square(n & 7, n >> 3);
const flag = Number;
const walk = (place: number) =>
  distancesFrom(3, Array.from({ length: 65 }, (_, n) => [(n + 1) % 64, (5 * n) % 64]))[place];
const accepts = (origin: number, place: number, fault: number): boolean => {
  const d: number[] = [];
  for (let n = 0; n < 64; n++) d[cell(n)] = knightDistance(cell(origin), cell(n)) + (n === place ? fault : 0);
  return isKnightDistance(d, cell(origin));
};`,
    commands: [
      `node "${TSC}" --strict --noUncheckedIndexedAccess --noUnusedLocals --target es2023 --lib es2023,dom --module nodenext --outDir out main.ts`,
      "node out/main.js",
    ],
  },
  C: {
    ...{ needs: ["gcc"], printer: PRINTERS.c, isCamel: false },
    functions: `${IN_C}
static int walk(int place) {
  int lists[65][3], moves[65] = {0};
  const int *neighbors[65];
  for (int n = 0; n < 65; n++) {
    lists[n][0] = (n + 1) % 64;
    lists[n][1] = 5 * n % 64;
    lists[n][2] = -1;
    neighbors[n] = lists[n];
  }
  distances_from(3, neighbors, 65, moves);
  return moves[place];
}`,
    commands: [`gcc -std=c99 ${WARNINGS} -O1 main.c -o main`, "./main"],
  },
  "C++": {
    ...{ needs: ["g++"], printer: PRINTERS.cpp, isCamel: false },
    functions: `${IN_C}
static int walk(int place) {
  std::vector<std::vector<int>> neighbors;
  for (int n = 0; n < 65; n++) neighbors.push_back({(n + 1) % 64, 5 * n % 64});
  return distances_from(3, neighbors)[place];
}`,
    commands: [`g++ -std=c++17 ${WARNINGS} -O1 main.cpp -o main`, "./main"],
  },
  Rust: {
    ...{ needs: ["rustc"], printer: PRINTERS.rust, isCamel: false },
    functions: `
fn cell(n: i32) -> i32 { square(n & 7, n >> 3) }
fn flag(answer: bool) -> i32 { answer as i32 }
fn walk(place: i32) -> i32 {
    distances_from(3, &(0..65).map(|n| vec![(n + 1) % 64, 5 * n % 64]).collect::<Vec<_>>())[place as usize]
}
fn accepts(origin: i32, place: i32, fault: i32) -> bool {
    let mut d = [0; 128];
    for n in 0..64 { d[cell(n) as usize] = knight_distance(cell(origin), cell(n)); }
    d[cell(place) as usize] += fault;
    is_knight_distance(&d, cell(origin))
}`,
    commands: [
      "rustc --edition 2021 -C debug-assertions=on -A dead_code -o main main.rs",
      "./main",
    ],
  },
  Go: {
    ...{ needs: ["go"], printer: PRINTERS.go, isCamel: true },
    functions: `
func cell(n int) int { return square(n&7, n>>3) }
func flag(answer bool) int {
	if answer {
		return 1
	}
	return 0
}
func walk(place int) int {
	neighbors := [][]int{}
	for n := 0; n < 65; n++ {
		neighbors = append(neighbors, []int{(n + 1) % 64, 5 * n % 64})
	}
	return distancesFrom(3, neighbors)[place]
}
func accepts(origin, place, fault int) bool {
	d := make([]int, 128)
	for n := 0; n < 64; n++ {
		d[cell(n)] = knightDistance(cell(origin), cell(n))
	}
	d[cell(place)] += fault
	return isKnightDistance(d, cell(origin))
}`,
    commands: ["go vet main.go", "go run main.go"],
  },
  Java: {
    ...{ needs: ["javac"], printer: PRINTERS.java, isCamel: true },
    functions: `
static int cell(int n) { return square(n & 7, n >> 3); }
static int flag(boolean answer) { return answer ? 1 : 0; }
static int walk(int place) {
    int[][] neighbors = new int[65][];
    for (int n = 0; n < 65; n++) neighbors[n] = new int[] {(n + 1) % 64, 5 * n % 64};
    return distancesFrom(3, neighbors)[place];
}
static boolean accepts(int origin, int place, int fault) {
    int[] d = new int[128];
    for (int n = 0; n < 64; n++) d[cell(n)] = knightDistance(cell(origin), cell(n));
    d[cell(place)] += fault;
    return isKnightDistance(d, cell(origin));
}`,
    commands: ["javac -Xlint:all -Werror Main.java", "java -cp . Main"],
  },
  Python: {
    ...{ needs: ["python3", "pyright"], printer: PRINTERS.python, isCamel: false },
    functions: `
def cell(n: int) -> int: return square(n & 7, n >> 3)
def flag(answer: bool) -> int: return int(answer)
def walk(place: int) -> int:
    return distances_from(3, [[(n + 1) % 64, 5 * n % 64] for n in range(65)])[place]
def accepts(origin: int, place: int, fault: int) -> bool:
    d = [0] * 128
    for n in range(64):
        d[cell(n)] = knight_distance(cell(origin), cell(n))
    d[cell(place)] += fault
    return is_knight_distance(d, cell(origin))`,
    commands: ["node {pyright} --pythonpath $(which python3) main.py", "python3 -W error main.py"],
  },
  Zig: {
    ...{ needs: ["Zig"], printer: PRINTERS.zig, isCamel: true },
    functions: `
fn number(n: usize) i32 { return @intCast(n); }
fn cell(n: i32) i32 { return square(n & 7, n >> 3); }
fn flag(answer: bool) i32 { return @intFromBool(answer); }
fn walk(place: i32) i32 {
    var lists: [65][2]usize = undefined;
    var neighbors: [65][]const usize = undefined;
    for (&lists, &neighbors, 0..) |*list, *one, n| {
        list.* = .{ (n + 1) % 64, 5 * n % 64 };
        one.* = list;
    }
    var moves: [65]i32 = undefined;
    var queue: [65]usize = undefined;
    distancesFrom(3, &neighbors, &moves, &queue);
    return moves[@intCast(place)];
}
fn accepts(origin: i32, place: i32, fault: i32) bool {
    var d = [_]i32{0} ** 128;
    for (0..64) |n| d[@intCast(cell(number(n)))] = knightDistance(cell(origin), cell(number(n)));
    d[@intCast(cell(place))] += fault;
    return isKnightDistance(&d, cell(origin));
}`,
    commands: ["{Zig} run main.zig"],
  },
};
