// -- numbering
int square(int file, int rank) {
  return 8 * rank + file;
}
int file_of(int sq) { return sq & 7; }
int rank_of(int sq) { return sq >> 3; }

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

// -- paths
// On a shortest path, the distances to both ends add up.
int route_count(int from, int to) {
  int count = from == to, length = king_distance(from, to);
  for (int at = 0; at < 64; at++) {
    int next = square(at & 7, at >> 3);
    if (king_distance(from, next) == 1
        && 1 + king_distance(next, to) == length)
      count += route_count(next, to);
  }
  return count;
}

// -- regions
int to_middle(int line) { return abs(2 * line - 7) / 2; }

int center_distance(int sq) {
  return max(to_middle(file_of(sq)), to_middle(rank_of(sq)));
}
int center_manhattan_distance(int sq) {
  return to_middle(file_of(sq)) + to_middle(rank_of(sq));
}
int edge_distance(int sq) { return 3 - center_distance(sq); }

// The nearer one of a corner and its opposite counts.
int corner_distance(int sq, int corner) {
  return 7 - abs(7 - manhattan_distance(sq, corner));
}

// -- graph
// The squares one move from each of six, then -1.
const int neighbors[6][3] = {{1, 2, -1}, {2, 4, -1},
    {3, -1}, {4, -1}, {0, -1}, {-1}};

int graph_distance(int from, int to) {
  int moves[6] = {-1, -1, -1, -1, -1, -1};  // never reached
  int queue[6] = {from}, count = 1;
  moves[from] = 0;
  for (int at = 0; at < count; at++)
    for (const int *n = neighbors[queue[at]]; *n >= 0; n++)
      if (moves[*n] < 0) {
        moves[*n] = moves[queue[at]] + 1;
        queue[count++] = *n;
      }
  return moves[to];
}

// -- certificate
// What the square must say, by its neighbors.
int due_distance(int origin, int sq) {
  int due = sq == origin ? 0 : 64;
  for (int at = 0; at < 64; at++) {
    int to = square(at & 7, at >> 3);
    if (files_apart(sq, to) * ranks_apart(sq, to) == 2
        && knight_distance(origin, to) < due)
      due = 1 + knight_distance(origin, to);
  }
  return due;
}

// -- main
#include <stdio.h>

LINES

int main(void) {
  printf("%d\n", CALL);  // ANSWER
}
