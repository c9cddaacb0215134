/** Java: a program, which throws an error if the table is wrong. */
import type { CheckStyle } from "./style.js";

export const JAVA_CHECK: CheckStyle = {
  file: "{Pascal}Proof.java",
  module: `// @formatter:off

package {setting};

/**
 * {why}
 */
public final class {Pascal}Proof {
    private static final int NORTH = {width};

    /** The numbers of the squares, in a frame of -1. */
    private static final int[] BOARD = {
        {rows}
    };

    {lists}

    private static boolean holds{parameters} {
        int[] answers = new int[{size}];
        {fill}
        for (int to = 0; to < {size}; to++) {
            if (BOARD[to] < 0) continue;
            int expected = {initial};
            {ifOrigin}
            {loops}
            if (answers[to] != expected) return false;
        }
        return true;
    }

    private static void check(boolean isRight, String message) {
        if (!isRight) throw new AssertionError(message);
    }

    public static void main(String[] arguments) {
        {assertions}
    }
}`,
  move: "{{step}, {value}}",
  product: "{ranks} * NORTH",
  leaps: {
    list: `private static final int[][] LEAPS = {
    {moves}
};`,
    loop: `for (int[] one : LEAPS) {
    int at = to - one[0];
    if ({test}) expected = {then};
}`,
  },
  rides: {
    list: `/** Repeated up to the edge of the board. */
private static final int[][] RIDES = {
    {moves}
};`,
    loop: `for (int[] one : RIDES)
    for (int at = to - one[0]; BOARD[at] >= 0; at -= one[0])
        if ({test}) expected = {then};`,
  },
  fill: `for (int to = 0; to < {size}; to++) answers[to] = BOARD[to] < 0 ? 255 : {call};`,
  sets: `for (int to = 0; to < {size}; to++) {
    answers[to] = 255;
    if (BOARD[to] < 0) continue;
    for (int n = {most}; n >= 0; n--) if (({call} >> BOARD[to] & 1) == 1) answers[to] = n;
    for (int n = 0; n <= {most}; n++)
        if (({call} >> BOARD[to] & 1) == 1 != (answers[to] {relation} n)) return false;
}`,
  count: "n",
  answer: "answers[at]",
  value: "one[1]",
  member: "{Pascal}.{name}",
  argument: "BOARD[{place}]",
  parameters: "(int origin)",
  assertion: 'check({check}, "{message}");',
  // The array is private: nothing else can read it.
  others: "",
};
