/** Returns a function that calls `make` on its first call, and returns that result on every call. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};
