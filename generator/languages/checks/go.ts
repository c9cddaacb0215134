/** Go: a test. */
import type { CheckStyle } from "./style.js";

export const GO_CHECK: CheckStyle = {
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
		{fill}
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
  fill: `for to, square := range board {
	answers[to] = 255
	if square >= 0 {
		answers[to] = int({call})
	}
}`,
  sets: `for to, square := range board {
	answers[to] = 255
	for n := {most}; square >= 0 && n >= 0; n-- {
		if {call}>>uint(square)&1 == 1 {
			answers[to] = n
		}
	}
	for n := 0; square >= 0 && n <= {most}; n++ {
		if ({call}>>uint(square)&1 == 1) != (answers[to] {relation} n) {
			return false
		}
	}
}`,
  count: "n",
  answer: "answers[at]",
  value: "one.value",
  member: "{name}",
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
};
