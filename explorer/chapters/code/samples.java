// -- numbering of a1
static int square(int file, int rank) {
    return 8 * rank + file;
}
static int fileOf(int sq) { return sq & 7; }
static int rankOf(int sq) { return sq >> 3; }

// -- numbering of a8
static int square(int file, int rank) {
    return 8 * (7 - rank) + file;
}
static int fileOf(int sq) { return sq & 7; }
static int rankOf(int sq) { return 7 - (sq >> 3); }

// -- numbering of 0x88
static int square(int file, int rank) {
    return 16 * rank + file;
}
static int fileOf(int sq) { return sq & 7; }
static int rankOf(int sq) { return sq >> 4; }
static boolean isOnBoard(int sq) { return (sq & 0x88) == 0; }

// -- numbering of mailbox
static int square(int file, int rank) {
    return 10 * rank + file + 21;
}
static int fileOf(int sq) { return sq % 10 - 1; }
static int rankOf(int sq) { return sq / 10 - 2; }

// -- king
static int kingDistance(int from, int to) {
    return Math.max(filesApart(from, to),
        ranksApart(from, to));
}

static int manhattanDistance(int from, int to) {
    return filesApart(from, to) + ranksApart(from, to);
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

// -- 0x88
static int index0x88(int from, int to) {
    return 16 * (rankOf(to) - rankOf(from))
        + (fileOf(to) - fileOf(from)) + 120;
}

// -- 0x88 of 0x88
static int index0x88(int from, int to) {
    return to - from + 120;
}

// -- paths
static boolean isOnPath(int from, int via, int to) {
    return kingDistance(from, via) + kingDistance(via, to)
        == kingDistance(from, to);
}

static int routeCount(int from, int to) {
    int count = from == to ? 1 : 0;
    for (int at = 0; at < 64; at++) {
        int next = square(at & 7, at >> 3);
        if (kingDistance(from, next) == 1
            && isOnPath(from, next, to))
            count += routeCount(next, to);
    }
    return count;
}

// -- regions
static int toMiddle(int line) {
    return line < 4 ? 3 - line : line - 4;
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
static int lightCornerDistance(int sq) {
    return 7 - Math.abs(fileOf(sq) - rankOf(sq));
}
static int darkCornerDistance(int sq) {
    return 7 - Math.abs(7 - fileOf(sq) - rankOf(sq));
}

// -- graph
// neighbors[sq] has the squares one move from sq;
// -1 means never reached.
static int[] distancesFrom(int from, int[][] neighbors) {
    int[] moves = new int[neighbors.length],
        queue = new int[neighbors.length];
    java.util.Arrays.fill(moves, -1);
    moves[from] = 0;
    queue[0] = from;
    for (int at = 0, count = 1; at < count; at++)
        for (int to : neighbors[queue[at]])
            if (moves[to] < 0) {
                moves[to] = moves[queue[at]] + 1;
                queue[count++] = to;
            }
    return moves;
}

// -- certificate
static boolean isKnightDistance(int[] d, int origin) {
    for (int at = 0; at < 64; at++) {
        int sq = square(at & 7, at >> 3), least = 64;
        for (int other = 0; other < 64; other++) {
            int to = square(other & 7, other >> 3);
            if (filesApart(sq, to) * ranksApart(sq, to) == 2)
                least = Math.min(least, d[to]);
        }
        int due = sq == origin ? 0 : 1 + least;
        if (d[sq] != due) return false;
    }
    return true;
}

// -- moves on example
// A row of three squares, and one alone.
static int movesOnExample(int from, int to) {
    return distancesFrom(from,
        new int[][] {{1}, {0, 2}, {1}, {}})[to];
}

// -- certified squares
static int certifiedSquares() {
    int count = 0;
    for (int at = 0; at < 64; at++) {
        int[] d = new int[128];
        int from = square(at & 7, at >> 3);
        for (int other = 0; other < 64; other++) {
            int to = square(other & 7, other >> 3);
            d[to] = knightDistance(from, to);
        }
        if (isKnightDistance(d, from)) count++;
    }
    return count;
}

// -- main
final class Main {
    LINES

    public static void main(String[] arguments) {
        System.out.println(CALL); // ANSWER
    }
}
