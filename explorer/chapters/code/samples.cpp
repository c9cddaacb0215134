// -- numbering
int square(int file, int rank) {
  return 8 * rank + file;
}
int file_of(int sq) { return sq & 7; }
int rank_of(int sq) { return sq >> 3; }

// -- king
#include <algorithm>
#include <cstdlib>

int files_apart(int a, int b) {
  return std::abs(file_of(b) - file_of(a));
}
int ranks_apart(int a, int b) {
  return std::abs(rank_of(b) - rank_of(a));
}

int king_distance(int a, int b) {
  return std::max(files_apart(a, b), ranks_apart(a, b));
}

int manhattan_distance(int a, int b) {
  return files_apart(a, b) + ranks_apart(a, b);
}

// -- knight
bool is_corner(int sq) {
  return file_of(sq) % 7 == 0 && rank_of(sq) % 7 == 0;
}

int knight_distance(int from, int to) {
  const int far = king_distance(from, to);
  const int sum = manhattan_distance(from, to);
  if (sum == 1) return 3;              // beside it
  if (far == 2 && sum == 4) return 4;  // two on a diagonal
  if (far == 1 && (is_corner(from) || is_corner(to)))
    return 4;  // the corner rule
  const int least = std::max((far + 1) / 2, (sum + 2) / 3);
  return least + (least + sum) % 2;  // even or odd, by color
}

// -- fill
#include <cstdint>
using Bitboard = std::uint64_t;

Bitboard bit(int sq) {
  return Bitboard{1} << (8 * rank_of(sq) + file_of(sq));
}

Bitboard knight_attacks(Bitboard set) {
  const Bitboard one = (set << 1 & 0xfefefefefefefefe)
      | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
  const Bitboard two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
      | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

int knight_fill(int from, int to) {
  int moves = 0;
  for (Bitboard reached = bit(from); !(reached & bit(to));
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
    const int next = square(at & 7, at >> 3);
    if (king_distance(from, next) == 1
        && 1 + king_distance(next, to) == length)
      count += route_count(next, to);
  }
  return count;
}

// -- regions
int to_middle(int line) { return std::abs(2 * line - 7) / 2; }

int center_distance(int sq) {
  return std::max(to_middle(file_of(sq)),
      to_middle(rank_of(sq)));
}
int center_manhattan_distance(int sq) {
  return to_middle(file_of(sq)) + to_middle(rank_of(sq));
}
int edge_distance(int sq) { return 3 - center_distance(sq); }

// The nearer one of a corner and its opposite counts.
int corner_distance(int sq, int corner) {
  return 7 - std::abs(7 - manhattan_distance(sq, corner));
}

// -- graph
#include <vector>

// The squares one move from each of six.
const std::vector<std::vector<int>> neighbors{
    {1, 2}, {2, 4}, {3}, {4}, {0}, {}};

int graph_distance(int from, int to) {
  std::vector<int> moves(6, -1);  // never reached
  std::vector<int> queue{from};
  moves[from] = 0;
  for (std::size_t at = 0; at < queue.size(); at++)
    for (const int next : neighbors[queue[at]])
      if (moves[next] < 0) {
        moves[next] = moves[queue[at]] + 1;
        queue.push_back(next);
      }
  return moves[to];
}

// -- certificate
// What the square must say, by its neighbors.
int due_distance(int origin, int sq) {
  int due = sq == origin ? 0 : 64;
  for (int at = 0; at < 64; at++) {
    const int to = square(at & 7, at >> 3);
    if (files_apart(sq, to) * ranks_apart(sq, to) == 2)
      due = std::min(due, 1 + knight_distance(origin, to));
  }
  return due;
}

// -- main
#include <iostream>

LINES

int main() {
  std::cout << CALL << '\n';  // ANSWER
}
