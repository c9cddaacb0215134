/** The names of what is made to order. */

/** The module of an export, its file without the ending: `DISTANCE_15X15` is in `distance-15x15`. */
export const moduleName = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** What the pieces are called that have a name of their own. */
const NAMES: Readonly<Record<string, string>> = {
  W: "wazir",
  F: "ferz",
  D: "dabbaba",
  N: "knight",
  A: "alfil",
  H: "threeleaper",
  C: "camel",
  L: "camel",
  Z: "zebra",
  J: "zebra",
  G: "tripper",
  K: "king",
  R: "rook",
  B: "bishop",
  Q: "queen",
  NN: "nightrider",
};

/** The name of a piece in Betza notation: its own, or its notation, a leaper `(1,4)` as `Leaper1x4`. */
export const pieceName = (notation: string): string => {
  const leapers = notation.replaceAll(
    /\((\d+),(\d+)\)(\d*)/g,
    (_, m: string, n: string, range: string) =>
      `Leaper${m}x${n}${range === "" ? "" : `Times${range}`}`,
  );
  return NAMES[notation] ?? `piece${leapers}`;
};
