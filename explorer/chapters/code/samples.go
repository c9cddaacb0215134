// -- numbering
func square(file, rank int) int { return 8*rank + file }
func fileOf(sq int) int         { return sq & 7 }
func rankOf(sq int) int         { return sq >> 3 }

// -- king
func kingDistance(a, b int) int {
	return max(filesApart(a, b), ranksApart(a, b))
}

func manhattanDistance(a, b int) int {
	return filesApart(a, b) + ranksApart(a, b)
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func abs(a int) int { return max(a, -a) }
func filesApart(a, b int) int {
	return abs(fileOf(b) - fileOf(a))
}
func ranksApart(a, b int) int {
	return abs(rankOf(b) - rankOf(a))
}

// -- knight
func knightDistance(a, b int) int {
	far, sum := kingDistance(a, b), manhattanDistance(a, b)
	switch {
	case sum == 1: // beside it
		return 3
	case far == 2 && sum == 4: // two on a diagonal
		return 4
	// the corner rule
	case far == 1 && (isCorner(a) || isCorner(b)):
		return 4
	}
	least := max((far+1)/2, (sum+2)/3)
	return least + (least+sum)%2 // even or odd, by color
}

func isCorner(sq int) bool {
	return fileOf(sq)%7 == 0 && rankOf(sq)%7 == 0
}

// -- fill
func bit(sq int) uint64 {
	return 1 << uint(8*rankOf(sq)+fileOf(sq))
}

func knightAttacks(set uint64) uint64 {
	one := set<<1&0xfefefefefefefefe |
		set>>1&0x7f7f7f7f7f7f7f7f
	two := set<<2&0xfcfcfcfcfcfcfcfc |
		set>>2&0x3f3f3f3f3f3f3f3f
	return one<<16 | one>>16 | two<<8 | two>>8
}

func knightFill(from, to int) int {
	moves := 0
	for reached := bit(from); reached&bit(to) == 0; moves++ {
		reached |= knightAttacks(reached)
	}
	return moves
}

// -- 15x15
func index15x15(from, to int) int {
	return 15*(rankOf(to)-rankOf(from)) +
		(fileOf(to) - fileOf(from)) + 112
}

// -- paths
// On a shortest path, the distances to both ends add up.
func routeCount(from, to int) int {
	if from == to {
		return 1
	}
	count, length := 0, kingDistance(from, to)
	for at := 0; at < 64; at++ {
		next := square(at&7, at>>3)
		if kingDistance(from, next) == 1 &&
			1+kingDistance(next, to) == length {
			count += routeCount(next, to)
		}
	}
	return count
}

// -- regions
func toMiddle(line int) int { return max(3-line, line-4) }

func centerDistance(sq int) int {
	return max(toMiddle(fileOf(sq)), toMiddle(rankOf(sq)))
}
func centerManhattanDistance(sq int) int {
	return toMiddle(fileOf(sq)) + toMiddle(rankOf(sq))
}
func edgeDistance(sq int) int {
	return 3 - centerDistance(sq)
}

// The nearer one of a corner and its opposite counts.
func cornerDistance(sq, corner int) int {
	return 7 - abs(7-manhattanDistance(sq, corner))
}

// -- graph
// The squares one move from each of six.
var neighbors = [6][]int{{1, 2}, {2, 4}, {3}, {4}, {0}, {}}

func graphDistance(from, to int) int {
	moves := [6]int{-1, -1, -1, -1, -1, -1} // never reached
	moves[from] = 0
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, next := range neighbors[queue[0]] {
			if moves[next] < 0 {
				moves[next] = moves[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	return moves[to]
}

// -- certificate
// What the square must say, by its neighbors.
func dueDistance(origin, sq int) int {
	if sq == origin {
		return 0
	}
	least := 64
	for at := 0; at < 64; at++ {
		to := square(at&7, at>>3)
		if filesApart(sq, to)*ranksApart(sq, to) == 2 &&
			knightDistance(origin, to) < least {
			least = knightDistance(origin, to)
		}
	}
	return 1 + least
}

// -- main
package main

import "fmt"

LINES

func main() {
	fmt.Println(CALL) // ANSWER
}
