/** Tests the page's numberings of squares, without a browser. */
import { describe, expect, test } from "vitest";
import { pointedAt } from "../../explorer/model/pointed.js";
import { commandFor, useText } from "../../explorer/model/take-away-texts.js";
import * as main from "../../src/index.js";
import { NUMBERS, sq, SQUARES } from "../support/board.js";
import { boardFor, readingAt, sceneFor, tableAt } from "../support/shown.js";

describe("other numbers of squares", () => {
  test.each(["a8", "0x88", "mailbox"] as const)(
    "%s: in the call and the index, for all squares",
    (numbering) => {
      const { state: opened, table } = tableAt("metric=knight", numbering);
      const length = table.layout.board.numbered.length;
      for (const origin of SQUARES)
        for (const target of [origin, 0, 9, 63]) {
          const state = { ...opened, origin, target };
          const [from = NaN, to = NaN] = [origin, target].map((one) =>
            NUMBERS[numbering](one % 8, one >> 3),
          );
          const answer = main.knightDistance(origin, target);
          expect(useText("ts", state, table)).toContain(
            `from "./tables/knight-distance.js";\n\nknightDistance(${from}, ${to}); // ${answer}`,
          );
          expect(table.values.at(length * from + to)).toBe(answer);
          expect(pointedAt(state, sceneFor(state)).entries).toEqual([length * from + to]);
        }
      expect(commandFor("c", table.request)).toContain(` --squares ${numbering} `);
    },
  );

  test("are those of the index", () => {
    expect(readingAt("metric=knight", "a8").expression).toBe("KNIGHT_DISTANCE[56 << 6 | 49] = 4");
  });

  test("are those of a set's members, which are drawn where they stand", () => {
    const { state, table } = tableAt("view=rings&metric=king&from=a1&to=c3", "a8");
    // The squares two moves from a1: those of file c up to rank 3, and of rank 3 up to file c.
    const members = ["c1", "c2", "a3", "b3", "c3"];
    expect(
      boardFor(state)
        .squareNames.filter((name) => name.includes(", in the set"))
        .map((name) => name.slice(0, 2)),
    ).toEqual(members);
    const set = members.reduce((sum, name) => sum | (1n << BigInt(sq(name) ^ 56)), 0n);
    expect(useText("ts", state, table)).toContain(
      `kingRing(56, 2); // { lo: ${set & 0xffffffffn}, hi: ${set >> 32n} }`,
    );
  });
});
