// -- numbering of a1
constexpr int square(int file, int rank) {
  return 8 * rank + file;
}
constexpr int file_of(int sq) { return sq & 7; }
constexpr int rank_of(int sq) { return sq >> 3; }

// -- numbering of a8
constexpr int square(int file, int rank) {
  return 8 * (7 - rank) + file;
}
constexpr int file_of(int sq) { return sq & 7; }
constexpr int rank_of(int sq) { return 7 - (sq >> 3); }

// -- numbering of 0x88
constexpr int square(int file, int rank) {
  return 16 * rank + file;
}
constexpr int file_of(int sq) { return sq & 7; }
constexpr int rank_of(int sq) { return sq >> 4; }
constexpr bool is_on_board(int sq) {
  return (sq & 0x88) == 0;
}

// -- numbering of mailbox
constexpr int square(int file, int rank) {
  return 10 * rank + file + 21;
}
constexpr int file_of(int sq) { return sq % 10 - 1; }
constexpr int rank_of(int sq) { return sq / 10 - 2; }

// -- king
#include <algorithm>
#include <cstdlib>

int files_apart(int a, int b) {
  return std::abs(file_of(b) - file_of(a));
}
int ranks_apart(int a, int b) {
  return std::abs(rank_of(b) - rank_of(a));
}

int king_distance(int from, int to) {
  return std::max(files_apart(from, to),
      ranks_apart(from, to));
}

int manhattan_distance(int from, int to) {
  return files_apart(from, to) + ranks_apart(from, to);
}

// -- knight
constexpr bool is_corner(int sq) {
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

constexpr Bitboard bit(int sq) {
  return Bitboard{1} << (8 * rank_of(sq) + file_of(sq));
}

constexpr Bitboard knight_attacks(Bitboard set) {
  const Bitboard one = (set << 1 & 0xfefefefefefefefe)
      | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
  const Bitboard two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
      | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

constexpr int knight_fill(int from, int to) {
  int moves = 0;
  for (Bitboard reached = bit(from); !(reached & bit(to));
       moves++)
    reached |= knight_attacks(reached);
  return moves;
}

// -- 15x15
constexpr int index_15x15(int from, int to) {
  return 15 * (rank_of(to) - rank_of(from))
      + (file_of(to) - file_of(from)) + 112;
}

// -- 0x88
constexpr int index_0x88(int from, int to) {
  return 16 * (rank_of(to) - rank_of(from))
      + (file_of(to) - file_of(from)) + 120;
}

// -- 0x88 of 0x88
constexpr int index_0x88(int from, int to) {
  return to - from + 120;
}

// -- paths
bool is_on_path(int from, int via, int to) {
  return king_distance(from, via) + king_distance(via, to)
      == king_distance(from, to);
}

int route_count(int from, int to) {
  int count = from == to;
  for (int at = 0; at < 64; at++) {
    const int next = square(at & 7, at >> 3);
    if (king_distance(from, next) == 1
        && is_on_path(from, next, to))
      count += route_count(next, to);
  }
  return count;
}

// -- regions
constexpr int to_middle(int line) {
  return line < 4 ? 3 - line : line - 4;
}

constexpr int center_distance(int sq) {
  return std::max(to_middle(file_of(sq)),
      to_middle(rank_of(sq)));
}
constexpr int center_manhattan_distance(int sq) {
  return to_middle(file_of(sq)) + to_middle(rank_of(sq));
}
constexpr int edge_distance(int sq) {
  return 3 - center_distance(sq);
}
int light_corner_distance(int sq) {
  return 7 - std::abs(file_of(sq) - rank_of(sq));
}
int dark_corner_distance(int sq) {
  return 7 - std::abs(7 - file_of(sq) - rank_of(sq));
}

// -- graph
#include <vector>

// neighbors[sq] has the squares one move from sq;
// -1 means never reached.
std::vector<int> distances_from(int from,
    const std::vector<std::vector<int>>& neighbors) {
  std::vector<int> moves(neighbors.size(), -1), queue{from};
  moves[from] = 0;
  for (std::size_t at = 0; at < queue.size(); at++)
    for (const int to : neighbors[queue[at]])
      if (moves[to] < 0) {
        moves[to] = moves[queue[at]] + 1;
        queue.push_back(to);
      }
  return moves;
}

// -- certificate
bool is_knight_distance(const int d[], int origin) {
  for (int at = 0; at < 64; at++) {
    const int sq = square(at & 7, at >> 3);
    int least = 64;
    for (int other = 0; other < 64; other++) {
      const int to = square(other & 7, other >> 3);
      if (files_apart(sq, to) * ranks_apart(sq, to) == 2)
        least = std::min(least, d[to]);
    }
    if (d[sq] != (sq == origin ? 0 : 1 + least)) return false;
  }
  return true;
}

// -- moves on example
// A row of three squares, and one alone.
int moves_on_example(int from, int to) {
  return distances_from(from, {{1}, {0, 2}, {1}, {}})[to];
}

// -- certified squares
int certified_squares() {
  int count = 0;
  for (int at = 0; at < 64; at++) {
    int d[128] = {0};
    const int from = square(at & 7, at >> 3);
    for (int other = 0; other < 64; other++) {
      const int to = square(other & 7, other >> 3);
      d[to] = knight_distance(from, to);
    }
    count += is_knight_distance(d, from);
  }
  return count;
}

// -- main
#include <iostream>

LINES

int main() {
  std::cout << CALL << '\n';  // ANSWER
}
