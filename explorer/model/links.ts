/** The page's links: the API reference, the repository, the wiki pages that it explains, and what to read next. */

const WIKI = "https://www.chessprogramming.org/";

/** The link to a repository on GitHub, as npm writes it; none while its owner is not known. */
const repositoryLink = (short: string) => {
  const [, path = "TODO/"] = /^github:(.*)$/.exec(short) ?? [];
  return path.startsWith("TODO/")
    ? []
    : [{ href: `https://github.com/${path}`, text: "Repository" }];
};

/** All links at the end of the page, for a repository as `package.json` names it. */
export const linksTo = (repository: string) => [
  { href: "api/", text: "README and API reference" },
  ...repositoryLink(repository),
  ...[
    ...["Distance", "Knight-Distance", "Manhattan-Distance", "Center Manhattan-Distance"],
    ...["0x88", "10x12 Board", "Pioneer"],
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
