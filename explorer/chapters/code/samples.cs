// -- numbering
static int Square(int file, int rank)
{
    return 8 * rank + file;
}
static int FileOf(int sq) => sq & 7;
static int RankOf(int sq) => sq >> 3;

// -- king
static int KingDistance(int a, int b)
{
    return Math.Max(FilesApart(a, b), RanksApart(a, b));
}

static int ManhattanDistance(int a, int b)
{
    return FilesApart(a, b) + RanksApart(a, b);
}

static int FilesApart(int a, int b)
{
    return Math.Abs(FileOf(b) - FileOf(a));
}
static int RanksApart(int a, int b)
{
    return Math.Abs(RankOf(b) - RankOf(a));
}

// -- knight
static int KnightDistance(int from, int to)
{
    int far = KingDistance(from, to);
    int sum = ManhattanDistance(from, to);
    if (sum == 1) return 3; // beside it
    if (far == 2 && sum == 4) return 4; // two on a diagonal
    if (far == 1 && (IsCorner(from) || IsCorner(to)))
        return 4; // the corner rule
    int least = Math.Max((far + 1) / 2, (sum + 2) / 3);
    return least + (least + sum) % 2; // even or odd, by color
}

static bool IsCorner(int sq)
{
    return FileOf(sq) % 7 == 0 && RankOf(sq) % 7 == 0;
}

// -- fill
static ulong Bit(int sq)
{
    return 1UL << (8 * RankOf(sq) + FileOf(sq));
}

static ulong KnightAttacks(ulong set)
{
    ulong one = (set << 1 & 0xfefefefefefefefe)
        | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
    ulong two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
        | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

static int KnightFill(int from, int to)
{
    int moves = 0;
    for (ulong reached = Bit(from);
         (reached & Bit(to)) == 0; moves++)
        reached |= KnightAttacks(reached);
    return moves;
}

// -- 15x15
static int Index15x15(int from, int to)
{
    return 15 * (RankOf(to) - RankOf(from))
        + (FileOf(to) - FileOf(from)) + 112;
}

// -- paths
// On a shortest path, the distances to both ends add up.
static int RouteCount(int from, int to)
{
    int length = KingDistance(from, to);
    int count = from == to ? 1 : 0;
    for (int at = 0; at < 64; at++)
    {
        int next = Square(at & 7, at >> 3);
        if (KingDistance(from, next) == 1
            && 1 + KingDistance(next, to) == length)
            count += RouteCount(next, to);
    }
    return count;
}

// -- regions
static int ToMiddle(int line)
{
    return Math.Abs(2 * line - 7) / 2;
}

static int CenterDistance(int sq)
{
    return Math.Max(ToMiddle(FileOf(sq)),
        ToMiddle(RankOf(sq)));
}
static int CenterManhattanDistance(int sq)
{
    return ToMiddle(FileOf(sq)) + ToMiddle(RankOf(sq));
}
static int EdgeDistance(int sq)
{
    return 3 - CenterDistance(sq);
}

// The nearer one of a corner and its opposite counts.
static int CornerDistance(int sq, int corner)
{
    return 7 - Math.Abs(7 - ManhattanDistance(sq, corner));
}

// -- graph
// The squares one move from each of six.
static readonly int[][] Neighbors = {
    new[] {1, 2}, new[] {2, 4}, new[] {3},
    new[] {4}, new[] {0}, new int[] {} };

static int GraphDistance(int from, int to)
{
    int[] moves = { -1, -1, -1, -1, -1, -1 }; // never reached
    int[] queue = new int[6];
    moves[from] = 0;
    queue[0] = from;
    for (int at = 0, count = 1; at < count; at++)
        foreach (int next in Neighbors[queue[at]])
            if (moves[next] < 0)
            {
                moves[next] = moves[queue[at]] + 1;
                queue[count++] = next;
            }
    return moves[to];
}

// -- certificate
// What the square must say, by its neighbors.
static int DueDistance(int origin, int sq)
{
    int due = sq == origin ? 0 : 64;
    for (int at = 0; at < 64; at++)
    {
        int to = Square(at & 7, at >> 3);
        if (FilesApart(sq, to) * RanksApart(sq, to) == 2)
            due = Math.Min(due, 1 + KnightDistance(origin, to));
    }
    return due;
}

// -- main
using System;

static class Program
{
    LINES

    static void Main()
    {
        Console.WriteLine(CALL); // ANSWER
    }
}
