/** What takes a reader of arrays long when it is repeated, if each one is tried as the start of an array. */
export const HARD_TEXTS = [
  "(",
  "{1,",
  '"\\"',
  "/*",
  "{a(",
  "[1]",
  "[[a]",
  "{ab::",
  "{new ",
  "{1_",
  "{a<b,",
  "`\\",
  "{0x",
];
