/** The checks in Go. Each check is a test. */
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

const GO_BLOCK = `if {test} {
	{then}
}`;

export const GO_CHECK: CheckStyle = {
  ...COMMON_FILE,
  file: "{snake}_test.go",
  module: `package {setting}

import "testing"

// {why}
func Test{Pascal}(t *testing.T) {
	{board}
	{moves}
	// A function that is declared like this is not copied into each call.
	var holds func{parameters} bool
	holds = func{parameters} bool {
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
  parameters: "({name} int)",
  assertion: 'check({check}, "{message}")',
  others: {
    parameter: "{name} := {value}",
    mark: "n := {index}\nread[n] = true",
    check: `{othersHold} := func() bool {
	var read [{length}]bool
	{calls}
	for n := range read {
		if !read[n] && {element} != {filler} {
			return false
		}
	}
	return true
}`,
  },
  lists: {
    north: "const north = {width}\ntype move struct{ step, value int }",
    move: "{{ranks}*north {files}, {value}}",
    list: `// {remark}
{list} := {kind}{
	{items}
}`,
    kinds: { board: "[...]int", moves: "[]move", after: "[][]int" },
    from: "{{places}},",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "board[{place}-one.step]",
    asNumber: "int({call})",
    number: "board[{place}]",
    bit: "uint64(1) << uint(board[{place}])",
    bitAsOperand: "uint64(1)<<uint(board[{place}])",
  },
  statements: {
    ...COMMON_STATEMENTS,
    types: { number: "int", set: "uint64" },
    local: "var {name} {type} = {value}",
    array: `var {name} [len(board)]{type}
for to := range board {
	{name}[to] = {value}
}`,
    answers: `var answers [len(board)]{type}
for to, square := range board {
	answers[to] = {other}
	if square >= 0 {
		answers[to] = {call}
	}
}`,
    leap: "at := {start} + one.step",
    assign: "{name} = {value}",
    if: GO_BLOCK,
    block: GO_BLOCK,
    fail: "return false",
    loops: {
      places: `for {place}, square := range board {
	if square < 0 {
		continue
	}
	{body}
}`,
      counts: `for n := 0; n <= {most}; n++ {
	{body}
}`,
      moves: `for _, one := range {list} {
	{body}
}`,
      ride: `for at := {start} {sign} one.step; board[at] >= 0; at {sign}= one.step {
	{body}
}`,
      after: `for _, at := range after[{start}] {
	{body}
}`,
    },
  },
};
