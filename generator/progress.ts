/** Is told what is being done, before it is. */
export type Announce = (work: string) => void;
