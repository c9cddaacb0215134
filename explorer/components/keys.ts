/** How keys act on a grid. */

/** The step of each key, in files to the right and ranks up; infinite steps end at the edge. */
export const STEPS: Readonly<Record<string, readonly [files: number, ranks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, Infinity],
  PageDown: [0, -Infinity],
};

/** Reports whether a key may be a shortcut of the browser, which the page leaves alone. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
