/** Tests the links at the end of the explorer's page. */
import { expect, test } from "vitest";
import { linksTo } from "../../explorer/model/links.js";

test("the repository and its archives are linked once package.json names its owner", () => {
  const named = linksTo("github:owner/chess-distance");
  const unnamed = linksTo("github:TODO/chess-distance");
  const only = named.filter(({ text }) => !unnamed.some((one) => one.text === text));
  const address = "https://github.com/owner/chess-distance";
  expect(only.map(({ href }) => href)).toEqual([address, `${address}/releases`]);
  expect(unnamed.length).toBeGreaterThan(4);
  for (const { text, note } of named) expect(note.split(" ").length, text).toBeGreaterThan(3);
});
