/** The checks in Java. Each check is a program that throws an error if the table is wrong. */
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

export const JAVA_CHECK: CheckStyle = {
  ...COMMON_FILE,
  file: "{Pascal}Proof.java",
  module: `// @formatter:off

package {setting};

/**
 * {why}
 */
public final class {Pascal}Proof {
    {board}

    {moves}

    private static boolean holds{parameters} {
        {rule}
        return true;
    }

    private static void check(boolean isRight, String message) {
        if (!isRight) throw new AssertionError(message);
    }

    public static void main(String[] arguments) {
        {assertions}
    }
}`,
  member: "{Pascal}.{name}",
  memberOfSingle: "Tables.{Pascal}.{name}",
  lists: {
    north: "private static final int NORTH = {width};",
    move: "{{ranks} * NORTH {files}, {value}}",
    list: `/** {remark} */
private static final {kind} {LIST} = {
    {items}
};`,
    kinds: { board: "int[]", moves: "int[][]", after: "int[][]" },
    from: "{{places}},",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "BOARD[{place} - one[0]]",
    value: "one[1]",
    bit: "1L << BOARD[{place}]",
  },
  statements: {
    ...COMMON_STATEMENTS,
    types: { number: "int", set: "long" },
    array: `{type}[] {name} = new {type}[{size}];
java.util.Arrays.fill({name}, {value});`,
    answers: `{type}[] answers = new {type}[{size}];
for (int to = 0; to < {size}; to++) answers[to] = BOARD[to] < 0 ? {other} : {call};`,
    leap: "int at = {start} + one[0];",
    loops: {
      places: `for (int {place} = 0; {place} < {size}; {place}++) {
    if (BOARD[{place}] < 0) continue;
    {body}
}`,
      counts: `for (int n = 0; n <= {most}; n++) {
    {body}
}`,
      moves: `for (int[] one : {LIST}) {
    {body}
}`,
      ride: `for (int at = {start} {sign} one[0]; BOARD[at] >= 0; at {sign}= one[0]) {
    {body}
}`,
      after: `for (int at : AFTER[{start}]) {
    {body}
}`,
    },
  },
};
