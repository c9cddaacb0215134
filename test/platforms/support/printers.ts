/** Programs in each language that print answers, a line for each expression. */

export interface Printer {
  readonly file: string;
  /** Prints `count` answers of an expression on one line, for each `n` from 0. */
  readonly say: (count: number, expression: string, format?: string) => string;
  /** The file, given its declarations and the statements that print. */
  readonly program: (declarations: string, said: readonly string[]) => string;
}

/** Declarations come first, to show that the headers of tables need no others before them. */
const C: Printer = {
  file: "main.c",
  say: (count, expression, format = '"%d "') =>
    `  for (unsigned n = 0; n < ${count}; n++) printf(${format}, ${expression});\n  puts("");`,
  program: (declarations, said) => `${declarations}
#include <inttypes.h>
#include <stdio.h>
int main(void) {
${said.join("\n")}
  return 0;
}
`,
};

/** A stream would print some types of numbers as characters, so no answer may have such a type. */
const CPP: Printer = {
  file: "main.cpp",
  say: (count, expression) =>
    `  for (unsigned n = 0; n < ${count}; n++) std::cout << ${expression} << ' ';\n  std::cout << '\\n';`,
  program: (declarations, said) => `${declarations}
#include <iostream>
int main() {
${said.join("\n")}
}
`,
};

const RUST: Printer = {
  file: "main.rs",
  say: (count, expression) =>
    `    for n in 0..${count} { print!("{} ", ${expression}); }\n    println!();`,
  program: (declarations, said) => `#![deny(warnings)]
${declarations}
fn main() {
${said.join("\n")}
}
`,
};

const GO: Printer = {
  file: "main.go",
  say: (count, expression) =>
    `	for n := 0; n < ${count}; n++ { fmt.Fprint(w, ${expression}, " ") }\n	fmt.Fprintln(w)`,
  program: (declarations, said) => `package main

import ("bufio"; "fmt"; "os")
${declarations}
func main() {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
${said.join("\n")}
}
`,
};

const JAVA: Printer = {
  file: "Main.java",
  say: (count, expression) =>
    `    for (int n = 0; n < ${count}; n++) out.append(${expression}).append(' ');\n    out.append('\\n');`,
  program: (declarations, said) => `final class Main {
${declarations}
public static void main(String[] arguments) {
    StringBuilder out = new StringBuilder();
${said.join("\n")}
    System.out.print(out);
}
}
`,
};

const CSHARP: Printer = {
  file: "Main.cs",
  say: (count, expression) =>
    `        for (int n = 0; n < ${count}; n++) text.Append(${expression}).Append(' ');\n        text.Append('\\n');`,
  program: (declarations, said) => `using System;
static class Program
{
${declarations}
    static void Main()
    {
        var text = new System.Text.StringBuilder();
${said.join("\n")}
        Console.Write(text);
    }
}
`,
};

const PYTHON: Printer = {
  file: "main.py",
  say: (count, expression) => `print(*[${expression} for n in range(${count})])`,
  program: (declarations, said) => `${declarations}\n${said.join("\n")}\n`,
};

const ZIG: Printer = {
  file: "main.zig",
  say: (count, expression, format = "{d}") =>
    `    for (0..${count}) |n| try out.print("${format} ", .{${expression}});\n    try out.writeAll("\\n");`,
  program: (declarations, said) => `const std = @import("std");
${declarations}
pub fn main() !void {
    var buffer = std.io.bufferedWriter(std.io.getStdOut().writer());
    const out = buffer.writer();
${said.join("\n")}
    try buffer.flush();
}
`,
};

export const PRINTERS = {
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  csharp: CSHARP,
  python: PYTHON,
  zig: ZIG,
};
