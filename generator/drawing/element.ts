/** The elements of a drawing. Whoever draws says how one is made: the page for its framework, the tool as SVG. */

/** What an element holds. */
export type Child<Made> = Made | string | number | undefined | readonly Child<Made>[];

/** The attributes of an element; those that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes an element. `key` tells it from its neighbors when a drawing changes. */
export type Make<Made> = (
  tag: string,
  attributes: Attributes,
  child?: Child<Made>,
  key?: string,
) => Made;
