/** Runs once before the tests. */
export default (): void => {};
