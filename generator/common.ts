/** Helpers used throughout: checked access to lists, and caching. */

/**
 * Returns the element at an index of a list. Throws a `RangeError` if there is none, which means a bug in the generator
 * or in a user's own layout.
 */
export const at = <Element>(list: ArrayLike<Element>, index: number): NonNullable<Element> => {
  const element = list[index];
  if (element === undefined || element === null)
    throw new RangeError(`index ${index} out of range for a list of length ${list.length}`);
  return element;
};

/**
 * Wraps a function of one object, such as a board, so that the function runs only once for each object. Here
 * and elsewhere, the mark on a function lets bundlers drop calls whose results are not used.
 */
export const onceFor = /* @__NO_SIDE_EFFECTS__ */ <Of extends object, Made extends object>(
  make: (of: Of) => Made,
): ((of: Of) => Made) => {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
};

/** Wraps a function of a text or a number, so that the function runs only once for each. */
export const onceForEach = /* @__NO_SIDE_EFFECTS__ */ <
  Of extends string | number | undefined,
  Made,
>(
  make: (of: Of) => Made,
): ((of: Of) => Made) => {
  const known = new Map<Of, Made>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
};

export const keysOf = /* @__NO_SIDE_EFFECTS__ */ <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
): readonly Key[] => Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));

/** Returns a count with its unit: `1 file`, `2 files`. */
export const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Returns the items that are present: not `false` and not `undefined`. */
export const present = <Item>(...items: readonly (Item | false | undefined)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== false && item !== undefined);
