/** Tests with random input make more of it where nobody waits for the answer. */
export const isThorough = process.env["THOROUGH"] !== undefined;

export const runs = (quick: number, thorough: number): number => (isThorough ? thorough : quick);
