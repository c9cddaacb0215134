# -- numbering
def square(file: int, rank: int) -> int:
    return 8 * rank + file
def file_of(sq: int) -> int: return sq & 7
def rank_of(sq: int) -> int: return sq >> 3

# -- numbering of mailbox
def square(file: int, rank: int) -> int:
    return 10 * rank + file + 21
def file_of(sq: int) -> int: return sq % 10 - 1
def rank_of(sq: int) -> int: return sq // 10 - 2

# -- king
def king_distance(start: int, to: int) -> int:
    return max(files_apart(start, to), ranks_apart(start, to))

def manhattan_distance(start: int, to: int) -> int:
    return files_apart(start, to) + ranks_apart(start, to)

def files_apart(a: int, b: int) -> int:
    return abs(file_of(b) - file_of(a))
def ranks_apart(a: int, b: int) -> int:
    return abs(rank_of(b) - rank_of(a))

# -- knight
def knight_distance(start: int, to: int) -> int:
    far = king_distance(start, to)
    total = manhattan_distance(start, to)
    if total == 1: return 3  # beside it
    if far == 2 and total == 4: return 4  # two on a diagonal
    if far == 1 and (is_corner(start) or is_corner(to)):
        return 4  # the corner rule
    least = max((far + 1) // 2, (total + 2) // 3)
    return least + (least + total) % 2  # even or odd, by color

def is_corner(sq: int) -> bool:
    return file_of(sq) in (0, 7) and rank_of(sq) in (0, 7)

# -- fill
def bit(sq: int) -> int:
    return 1 << (8 * rank_of(sq) + file_of(sq))

def knight_attacks(squares: int) -> int:
    one = squares << 1 & 0xFEFEFEFEFEFEFEFE
    one |= squares >> 1 & 0x7F7F7F7F7F7F7F7F
    two = squares << 2 & 0xFCFCFCFCFCFCFCFC
    two |= squares >> 2 & 0x3F3F3F3F3F3F3F3F
    attacked = one << 16 | one >> 16 | two << 8 | two >> 8
    return attacked & 0xFFFFFFFFFFFFFFFF

def knight_fill(start: int, to: int) -> int:
    reached, moves = bit(start), 0
    while not reached & bit(to):
        reached |= knight_attacks(reached)
        moves += 1
    return moves

# -- 15x15
def index_15x15(start: int, to: int) -> int:
    ranks = rank_of(to) - rank_of(start)
    return 15 * ranks + (file_of(to) - file_of(start)) + 112

# -- 0x88 of 0x88
def index_0x88(start: int, to: int) -> int:
    return to - start + 120

# -- paths
# On a shortest path, the distances to both ends add up.
def route_count(start: int, to: int) -> int:
    if start == to: return 1
    squares = [square(at & 7, at >> 3) for at in range(64)]
    length = king_distance(start, to)
    return sum(
        route_count(step, to) for step in squares
        if king_distance(start, step) == 1
        and 1 + king_distance(step, to) == length
    )

# -- regions
def to_middle(line: int) -> int:
    return max(3 - line, line - 4)

def center_distance(sq: int) -> int:
    return max(to_middle(file_of(sq)), to_middle(rank_of(sq)))
def center_manhattan_distance(sq: int) -> int:
    return to_middle(file_of(sq)) + to_middle(rank_of(sq))
def edge_distance(sq: int) -> int:
    return 3 - center_distance(sq)

# The nearer one of a corner and its opposite counts.
def corner_distance(sq: int, corner: int) -> int:
    return 7 - abs(7 - manhattan_distance(sq, corner))

# -- graph
# The squares one move from each of six.
neighbors = [[1, 2], [2, 4], [3], [4], [0], []]

def graph_distance(start: int, to: int) -> int:
    moves = [-1] * len(neighbors)  # never reached
    moves[start] = 0
    queue = [start]
    for sq in queue:
        for step in neighbors[sq]:
            if moves[step] < 0:
                moves[step] = moves[sq] + 1
                queue.append(step)
    return moves[to]

# -- certificate
# What the square must say, by its neighbors.
def due_distance(origin: int, sq: int) -> int:
    due = 0 if sq == origin else 64
    for at in range(64):
        to = square(at & 7, at >> 3)
        if files_apart(sq, to) * ranks_apart(sq, to) == 2:
            due = min(due, 1 + knight_distance(origin, to))
    return due

# -- main
LINES

print(CALL)  # ANSWER
