/**
 * The element of a list at an index. Throws a `RangeError` if there is none, which only a fault of the
 * generator can cause.
 */
export const at = <Element>(list: ArrayLike<Element>, index: number): NonNullable<Element> => {
  const element = list[index];
  if (element === undefined || element === null)
    throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};
