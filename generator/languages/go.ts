/** Go: a file for each table, all in one package. */
import { LIKE_C, wide, type Style } from "./style.js";

/** Keywords, a name that the go command ignores, one that no import may have, and names with capital letters. */
const RESERVED = `
  break case chan const continue default defer else fallthrough for func go goto if import
  interface map package range return select struct switch type var _ documentation init
  \\w*[A-Z]\\w*`;

const SET = { u64: "uint64", ...wide("[{words}]uint64") };

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
func {lookup}({parameters} int) {type} {
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
  proof: {
    file: "{snake}_test.go",
    module: `package {setting}

import "testing"

// {why}
func Test{Pascal}(t *testing.T) {
	const north = {width}
	// The numbers of the squares, in a frame of -1.
	board := [...]int{
		{rows}
	}
	type move struct{ step, value int }
	{lists}
	holds := func{parameters} bool {
		var answers [len(board)]int
		for to, square := range board {
			answers[to] = 255
			if square >= 0 {
				answers[to] = int({call})
			}
		}
		for to, square := range board {
			if square < 0 {
				continue
			}
			expected := {initial}
			{ifOrigin}
			{loops}
			if answers[to] != expected {
				return false
			}
		}
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
    move: "{{step}, {value}}",
    product: "{ranks}*north",
    leaps: {
      list: `leaps := []move{
	{moves}
}`,
      loop: `for _, one := range leaps {
	at := to - one.step
	if {test} {
		expected = {then}
	}
}`,
    },
    rides: {
      list: `// Repeated up to the edge of the board.
rides := []move{
	{moves}
}`,
      loop: `for _, one := range rides {
	for at := to - one.step; board[at] >= 0; at -= one.step {
		if {test} {
			expected = {then}
		}
	}
}`,
    },
    ifOrigin: `if {isOrigin} {
	expected = 0
}`,
    answer: "answers[at]",
    value: "one.value",
    call: "{lookup}({arguments})",
    argument: "board[{place}]",
    parameters: "(origin int)",
    assertion: 'check({check}, "{message}")',
    others: `{othersHold} := func() bool {
	var read [{length}]bool
	for _, sq1 := range board {
		for _, sq2 := range board {
			if sq1 >= 0 && sq2 >= 0 {
				n := {index}
				read[n] = true
			}
		}
	}
	for n, element := range {array} {
		if !read[n] && element != {filler} {
			return false
		}
	}
	return true
}`,
  },
  single: {},
  value: "chessdistance",
  setting: {
    name: "package",
    reserved: RESERVED,
    expected: "the name of a Go package, such as chessdistance",
  },
};
