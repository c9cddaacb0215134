/** The links at the end of the explorer's page. */
import { expect, test } from "vitest";
import { linksTo } from "../explorer/model/links.js";

test("the repository is linked once package.json names its owner", () => {
  const named = linksTo("github:owner/chess-distance");
  const unnamed = linksTo("github:TODO/chess-distance");
  expect(named).toContainEqual({
    href: "https://github.com/owner/chess-distance",
    text: "Repository",
  });
  expect(unnamed).toEqual(named.filter(({ text }) => text !== "Repository"));
  expect(unnamed.length).toBeGreaterThan(4);
});
