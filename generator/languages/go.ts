/** Go: a file for each table, all in one package. */
import { COMMON, type CheckStyle } from "./checks/style.js";
import { LIKE_C, wide, type Style } from "./style.js";

/** Keywords, a name that the go command ignores, one that no import may have, and names with capital letters. */
const RESERVED = `
  break case chan const continue default defer else fallthrough for func go goto if import
  interface map package range return select struct switch type var _ documentation init
  \\w*[A-Z]\\w*`;

const SET = { u64: "uint64", ...wide("[{words}]uint64") };

const AS_INT = "int({value})";

/** The Go Programming Language Specification, "Operator precedence". */
export const GO: Style = {
  ...LIKE_C,
  title: "Go 1.13",
  names: {
    file: "{snake}.go",
    array: "{Pascal}Table",
    lookup: "{Pascal}",
    local: "{camel}",
    constant: "{Pascal}",
    shared: "{Pascal}",
  },
  hasOneSpace: true,
  parts: {
    type: {
      ...{ u8: "uint8", i8: "int8", u16: "uint16", i16: "int16", u32: "uint32", i32: "int32" },
      ...{ int: "int", index: "int", ...SET },
    },
    answer: { u32: "uint32", ...SET, other: "int" },
  },
  // By convention, a Go doc comment begins with the name.
  doc: `// {name} - {title}
// {notes}`,
  outOfRange: "the answer is meaningless, or the program panics",
  operators: ["||", "&&", "== != < <= > >=", "+ - | ^", "* / % << >> &"],
  // gofmt removes the spaces around operators that bind tighter than others, and within an index.
  isBracketed: true,
  abs: "absolute({difference})",
  numbers: {
    ...{ int: "i32 wraps", int8: "i8 wraps", int16: "i16 wraps", int32: "i32 wraps" },
    ...{ uint8: "u8 wraps", uint16: "u16 wraps", uint32: "u32 wraps", uint64: "u64 wraps" },
  },
  parameter: "{name}",
  local: "{name} := {value}",
  answers: { u8: AS_INT, i8: AS_INT, u16: AS_INT, i16: AS_INT, i32: AS_INT },
  return: "return {value}",
  if: `if {test} {
	return {then}
}
return {otherwise}`,
  sets: wide("{{limbs}}"),
  array: `{doc}
var {array} = [{length}]{type}{
	{rows}
}`,
  lookup: `{doc}
func {lookup}({parameters} int) {answer} {
	{body}
}`,
  constant: `// {name} - Stored for {of}.
const {name} = {value}`,
  module: `package {setting}

{statements}`,
  helpers: [
    {
      of: ["abs"],
      words: ["absolute"],
      text: `func absolute(n int) int {
	if n < 0 {
		return -n
	}
	return n
}`,
    },
  ],
  single: {},
  value: "chessdistance",
  setting: {
    name: "package",
    reserved: RESERVED,
    expected: "the name of a Go package, such as chessdistance",
  },
};

/** Its checks: a test. */
export const GO_CHECK: CheckStyle = {
  ...COMMON,
  file: "{snake}_test.go",
  module: `package {setting}

import "testing"

// {why}
func Test{Pascal}(t *testing.T) {
	// {board}
	board := [...]int{
		{rows}
	}
	{north}
	{lists}
	holds := func{parameters} bool {
		{rule}
		return true
	}
	{others}
	check := func(isRight bool, message string) {
		if !isRight {
			t.Error(message)
		}
	}
	{assertions}
}`,
  north: "const north = {width}\ntype move struct{ step, value int }",
  move: "{{ranks}*north {files}, {value}}",
  list: `// {remark}
{list} := []{kind}{
	{items}
}`,
  kinds: { moves: "move", into: "[]int" },
  from: "{{places}},",
  block: "{head} {\n\t{body}\n}",
  loops: {
    places: ["for {place}, square := range board", "if square < 0 {", "\tcontinue", "}", "{body}"],
    counts: ["for n := 0; n <= {most}; n++", "{body}"],
    moves: ["for _, one := range {list}", "{body}"],
    ride: ["for at := {start} {sign} one.step; board[at] >= 0; at {sign}= one.step", "{body}"],
    into: ["for _, at := range before[to]", "{body}"],
  },
  leap: "at := {start} {sign} one.step",
  types: { number: "int", set: "uint64" },
  answers: `var answers [len(board)]{type}
for to, square := range board {
	answers[to] = {other}
	if square >= 0 {
		answers[to] = {call}
	}
}`,
  array: `var {name} [len(board)]{type}
for to := range board {
	{name}[to] = {value}
}`,
  local: "var {name} {type} = {value}",
  assign: "{name} = {value}",
  if: `if {test} {
	{then}
}`,
  fail: "return false",
  bit: "uint64(1) << uint(board[{place}])",
  asNumber: "int({call})",
  value: "one.value",
  argument: "board[{place}]",
  parameters: "(origin int)",
  assertion: 'check({check}, "{message}")',
  others: {
    parameter: "{name} := {value}",
    mark: "n := {index}\nread[n] = true",
    check: `{othersHold} := func() bool {
	var read [{length}]bool
	{calls}
	for n, element := range {array} {
		if !read[n] && element != {filler} {
			return false
		}
	}
	return true
}`,
  },
};
