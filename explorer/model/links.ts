/** The page's links: the API reference, the repository, the wiki pages that it explains, and what to read next. */

const WIKI = "https://www.chessprogramming.org/";

/** All links at the end of the page, for a repository as `package.json` names it; none to one whose owner is not known. */
export const linksTo = (repository: string) => [
  { href: "api/", text: "README and API reference" },
  ...(/^github:(?!TODO\/)/.test(repository)
    ? [{ href: repository.replace("github:", "https://github.com/"), text: "Repository" }]
    : []),
  ...[
    ...["Distance", "Knight-Distance", "Manhattan-Distance", "Center Manhattan-Distance"],
    ...["0x88", "Pioneer"],
  ].map((page) => ({
    href: WIKI + page.replaceAll(" ", "_"),
    text: `Chess Programming Wiki: ${page}`,
  })),
  {
    href: "https://www.redblobgames.com/grids/hexagons/",
    text: "Red Blob Games: Hexagonal Grids",
  },
  { href: "licenses.txt", text: "Licenses of what is built in" },
];
