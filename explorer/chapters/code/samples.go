// -- numbering of a1
func square(file, rank int) int { return 8*rank + file }
func fileOf(sq int) int         { return sq & 7 }
func rankOf(sq int) int         { return sq >> 3 }

// -- numbering of a8
func square(file, rank int) int { return 8*(7-rank) + file }
func fileOf(sq int) int         { return sq & 7 }
func rankOf(sq int) int         { return 7 - sq>>3 }

// -- numbering of 0x88
func square(file, rank int) int { return 16*rank + file }
func fileOf(sq int) int         { return sq & 7 }
func rankOf(sq int) int         { return sq >> 4 }
func isOnBoard(sq int) bool     { return sq&0x88 == 0 }

// -- numbering of mailbox
func square(file, rank int) int { return 10*rank + file + 21 }
func fileOf(sq int) int         { return sq%10 - 1 }
func rankOf(sq int) int         { return sq/10 - 2 }

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

func abs(a int) int             { return max(a, -a) }
func filesApart(a, b int) int {
	return abs(fileOf(b) - fileOf(a))
}
func ranksApart(a, b int) int {
	return abs(rankOf(b) - rankOf(a))
}

// -- knight
func knightDistance(from, to int) int {
	far, sum := kingDistance(from, to),
		manhattanDistance(from, to)
	switch {
	case sum == 1: // beside it
		return 3
	case far == 2 && sum == 4: // two on a diagonal
		return 4
	// the corner rule
	case far == 1 && (isCorner(from) || isCorner(to)):
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

// -- 0x88
func index0x88(from, to int) int {
	return 16*(rankOf(to)-rankOf(from)) +
		(fileOf(to) - fileOf(from)) + 120
}

// -- 0x88 of 0x88
func index0x88(from, to int) int { return to - from + 120 }

// -- paths
func isOnPath(from, via, to int) bool {
	return kingDistance(from, via)+kingDistance(via, to) ==
		kingDistance(from, to)
}

func routeCount(from, to int) int {
	if from == to {
		return 1
	}
	count := 0
	for at := 0; at < 64; at++ {
		next := square(at&7, at>>3)
		if kingDistance(from, next) == 1 &&
			isOnPath(from, next, to) {
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
func lightCornerDistance(sq int) int {
	return 7 - abs(fileOf(sq)-rankOf(sq))
}
func darkCornerDistance(sq int) int {
	return 7 - abs(7-fileOf(sq)-rankOf(sq))
}

// -- graph
// neighbors[sq] has the squares one move from sq;
// -1 means never reached.
func distancesFrom(from int, neighbors [][]int) []int {
	moves := make([]int, len(neighbors))
	for sq := range moves {
		moves[sq] = -1
	}
	moves[from] = 0
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, to := range neighbors[queue[0]] {
			if moves[to] < 0 {
				moves[to] = moves[queue[0]] + 1
				queue = append(queue, to)
			}
		}
	}
	return moves
}

// -- certificate
func isKnightDistance(d []int, origin int) bool {
	for at := 0; at < 64; at++ {
		sq, least := square(at&7, at>>3), 64
		for other := 0; other < 64; other++ {
			to := square(other&7, other>>3)
			area := filesApart(sq, to) * ranksApart(sq, to)
			if area == 2 && d[to] < least {
				least = d[to]
			}
		}
		if sq == origin && d[sq] != 0 ||
			sq != origin && d[sq] != 1+least {
			return false
		}
	}
	return true
}

// -- moves on example
// A row of three squares, and one alone.
func movesOnExample(from, to int) int {
	return distancesFrom(from,
		[][]int{{1}, {0, 2}, {1}, {}})[to]
}

// -- certified squares
func certifiedSquares() int {
	count := 0
	for at := 0; at < 64; at++ {
		d, from := make([]int, 128), square(at&7, at>>3)
		for other := 0; other < 64; other++ {
			to := square(other&7, other>>3)
			d[to] = knightDistance(from, to)
		}
		if isKnightDistance(d, from) {
			count++
		}
	}
	return count
}

// -- main
package main

import "fmt"

LINES

func main() {
	fmt.Println(CALL) // ANSWER
}
