// -- numbering
static int square(int file, int rank) {
    return 8 * rank + file;
}
static int fileOf(int sq) { return sq & 7; }
static int rankOf(int sq) { return sq >> 3; }

// -- king
static int kingDistance(int a, int b) {
    return Math.max(filesApart(a, b), ranksApart(a, b));
}

static int manhattanDistance(int a, int b) {
    return filesApart(a, b) + ranksApart(a, b);
}

static int filesApart(int a, int b) {
    return Math.abs(fileOf(b) - fileOf(a));
}
static int ranksApart(int a, int b) {
    return Math.abs(rankOf(b) - rankOf(a));
}

// -- knight
static int knightDistance(int from, int to) {
    int far = kingDistance(from, to);
    int sum = manhattanDistance(from, to);
    if (sum == 1) return 3; // beside it
    if (far == 2 && sum == 4) return 4; // two on a diagonal
    if (far == 1 && (isCorner(from) || isCorner(to)))
        return 4; // the corner rule
    int least = Math.max((far + 1) / 2, (sum + 2) / 3);
    return least + (least + sum) % 2; // even or odd, by color
}

static boolean isCorner(int sq) {
    return fileOf(sq) % 7 == 0 && rankOf(sq) % 7 == 0;
}

// -- fill
static long bit(int sq) {
    return 1L << (8 * rankOf(sq) + fileOf(sq));
}

static long knightAttacks(long set) {
    long one = (set << 1 & 0xfefefefefefefefeL)
        | (set >>> 1 & 0x7f7f7f7f7f7f7f7fL);
    long two = (set << 2 & 0xfcfcfcfcfcfcfcfcL)
        | (set >>> 2 & 0x3f3f3f3f3f3f3f3fL);
    return one << 16 | one >>> 16 | two << 8 | two >>> 8;
}

static int knightFill(int from, int to) {
    int moves = 0;
    for (long reached = bit(from);
         (reached & bit(to)) == 0; moves++)
        reached |= knightAttacks(reached);
    return moves;
}

// -- 15x15
static int index15x15(int from, int to) {
    return 15 * (rankOf(to) - rankOf(from))
        + (fileOf(to) - fileOf(from)) + 112;
}

// -- paths
// On a shortest path, the distances to both ends add up.
static int routeCount(int from, int to) {
    int length = kingDistance(from, to);
    int count = from == to ? 1 : 0;
    for (int at = 0; at < 64; at++) {
        int next = square(at & 7, at >> 3);
        if (kingDistance(from, next) == 1
            && 1 + kingDistance(next, to) == length)
            count += routeCount(next, to);
    }
    return count;
}

// -- regions
static int toMiddle(int line) {
    return Math.abs(2 * line - 7) / 2;
}

static int centerDistance(int sq) {
    return Math.max(toMiddle(fileOf(sq)),
        toMiddle(rankOf(sq)));
}
static int centerManhattanDistance(int sq) {
    return toMiddle(fileOf(sq)) + toMiddle(rankOf(sq));
}
static int edgeDistance(int sq) {
    return 3 - centerDistance(sq);
}

// The nearer one of a corner and its opposite counts.
static int cornerDistance(int sq, int corner) {
    return 7 - Math.abs(7 - manhattanDistance(sq, corner));
}

// -- graph
// The squares one move from each of six.
static final int[][] NEIGHBORS =
    {{1, 2}, {2, 4}, {3}, {4}, {0}, {}};

static int graphDistance(int from, int to) {
    int[] moves = new int[6], queue = new int[6];
    java.util.Arrays.fill(moves, -1); // never reached
    moves[from] = 0;
    queue[0] = from;
    for (int at = 0, count = 1; at < count; at++)
        for (int next : NEIGHBORS[queue[at]])
            if (moves[next] < 0) {
                moves[next] = moves[queue[at]] + 1;
                queue[count++] = next;
            }
    return moves[to];
}

// -- certificate
// What the square must say, by its neighbors.
static int dueDistance(int origin, int sq) {
    int due = sq == origin ? 0 : 64;
    for (int at = 0; at < 64; at++) {
        int to = square(at & 7, at >> 3);
        if (filesApart(sq, to) * ranksApart(sq, to) == 2)
            due = Math.min(due, 1 + knightDistance(origin, to));
    }
    return due;
}

// -- main
final class Main {
    LINES

    public static void main(String[] arguments) {
        System.out.println(CALL); // ANSWER
    }
}
