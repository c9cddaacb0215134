/** Texts that, when repeated, are slow to read if each one is tried as the start of an array. */
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
