/** The items of a list, such as lines, without those that are false or missing. */
export const lines = <Item>(...items: readonly (Item | false | undefined)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== false && item !== undefined);
