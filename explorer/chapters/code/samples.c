// -- numbering of a1
int square(int file, int rank) { return 8 * rank + file; }
int file_of(int sq) { return sq & 7; }
int rank_of(int sq) { return sq >> 3; }

// -- numbering of a8
int square(int file, int rank) {
  return 8 * (7 - rank) + file;
}
int file_of(int sq) { return sq & 7; }
int rank_of(int sq) { return 7 - (sq >> 3); }

// -- numbering of 0x88
int square(int file, int rank) { return 16 * rank + file; }
int file_of(int sq) { return sq & 7; }
int rank_of(int sq) { return sq >> 4; }
int is_on_board(int sq) { return (sq & 0x88) == 0; }

// -- numbering of mailbox
int square(int file, int rank) {
  return 10 * rank + file + 21;
}
int file_of(int sq) { return sq % 10 - 1; }
int rank_of(int sq) { return sq / 10 - 2; }

// -- king
#include <stdlib.h>

int files_apart(int a, int b) {
  return abs(file_of(b) - file_of(a));
}
int ranks_apart(int a, int b) {
  return abs(rank_of(b) - rank_of(a));
}
int max(int a, int b) { return a > b ? a : b; }

int king_distance(int from, int to) {
  return max(files_apart(from, to), ranks_apart(from, to));
}

int manhattan_distance(int from, int to) {
  return files_apart(from, to) + ranks_apart(from, to);
}

// -- knight
int is_corner(int sq) {
  return file_of(sq) % 7 == 0 && rank_of(sq) % 7 == 0;
}

int knight_distance(int from, int to) {
  int far = king_distance(from, to);
  int sum = manhattan_distance(from, to);
  if (sum == 1) return 3;              // beside it
  if (far == 2 && sum == 4) return 4;  // two on a diagonal
  if (far == 1 && (is_corner(from) || is_corner(to)))
    return 4;  // the corner rule
  int least = max((far + 1) / 2, (sum + 2) / 3);
  return least + (least + sum) % 2;  // even or odd, by color
}

// -- fill
#include <stdint.h>

uint64_t bit(int sq) {
  return UINT64_C(1) << (8 * rank_of(sq) + file_of(sq));
}

uint64_t knight_attacks(uint64_t set) {
  uint64_t one = (set << 1 & 0xfefefefefefefefe)
      | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
  uint64_t two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
      | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

int knight_fill(int from, int to) {
  int moves = 0;
  for (uint64_t reached = bit(from); !(reached & bit(to));
       moves++)
    reached |= knight_attacks(reached);
  return moves;
}

// -- 15x15
int index_15x15(int from, int to) {
  return 15 * (rank_of(to) - rank_of(from))
      + (file_of(to) - file_of(from)) + 112;
}

// -- 0x88
int index_0x88(int from, int to) {
  return 16 * (rank_of(to) - rank_of(from))
      + (file_of(to) - file_of(from)) + 120;
}

// -- 0x88 of 0x88
int index_0x88(int from, int to) { return to - from + 120; }

// -- paths
int is_on_path(int from, int via, int to) {
  return king_distance(from, via) + king_distance(via, to)
      == king_distance(from, to);
}

int route_count(int from, int to) {
  int count = from == to;
  for (int at = 0; at < 64; at++) {
    int next = square(at & 7, at >> 3);
    if (king_distance(from, next) == 1
        && is_on_path(from, next, to))
      count += route_count(next, to);
  }
  return count;
}

// -- regions
int to_middle(int line) {
  return line < 4 ? 3 - line : line - 4;
}

int center_distance(int sq) {
  return max(to_middle(file_of(sq)), to_middle(rank_of(sq)));
}
int center_manhattan_distance(int sq) {
  return to_middle(file_of(sq)) + to_middle(rank_of(sq));
}
int edge_distance(int sq) { return 3 - center_distance(sq); }
int light_corner_distance(int sq) {
  return 7 - abs(file_of(sq) - rank_of(sq));
}
int dark_corner_distance(int sq) {
  return 7 - abs(7 - file_of(sq) - rank_of(sq));
}

// -- graph
// neighbors[sq] has the squares one move from sq, then -1;
// -1 in place of moves means never reached.
void distances_from(int from, const int *neighbors[],
    int squares, int moves[]) {
  int queue[4096] = {from}, count = 1;
  for (int sq = 0; sq < squares; sq++) moves[sq] = -1;
  moves[from] = 0;
  for (int at = 0; at < count; at++)
    for (const int *to = neighbors[queue[at]]; *to >= 0; to++)
      if (moves[*to] < 0) {
        moves[*to] = moves[queue[at]] + 1;
        queue[count++] = *to;
      }
}

// -- certificate
int is_knight_distance(const int d[], int origin) {
  for (int at = 0; at < 64; at++) {
    int sq = square(at & 7, at >> 3), least = 64;
    for (int other = 0; other < 64; other++) {
      int to = square(other & 7, other >> 3);
      int area = files_apart(sq, to) * ranks_apart(sq, to);
      if (area == 2 && d[to] < least) least = d[to];
    }
    if (d[sq] != (sq == origin ? 0 : 1 + least)) return 0;
  }
  return 1;
}

// -- moves on example
// A row of three squares, and one alone.
int moves_on_example(int from, int to) {
  const int a[] = {1, -1}, b[] = {0, 2, -1}, c[] = {1, -1},
      d[] = {-1};
  const int *neighbors[] = {a, b, c, d};
  int moves[4];
  distances_from(from, neighbors, 4, moves);
  return moves[to];
}

// -- certified squares
int certified_squares(void) {
  int count = 0;
  for (int at = 0; at < 64; at++) {
    int d[128] = {0}, from = square(at & 7, at >> 3);
    for (int other = 0; other < 64; other++) {
      int to = square(other & 7, other >> 3);
      d[to] = knight_distance(from, to);
    }
    count += is_knight_distance(d, from);
  }
  return count;
}

// -- main
#include <stdio.h>

LINES

int main(void) {
  printf("%d\n", CALL);  // ANSWER
  return 0;
}
