/** Texts of users that could end or bend a comment in some language, were they written there as they are. */
export const BENDING: readonly string[] = [
  // Lines end: in Zig and JavaScript by more characters than in C, in Python also at a CR alone.
  ...["\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\v", "\f"].map(
    (end) => `a${end}int x = 1;`,
  ),
  // Java translates these before it looks for comments; `\uuu` and an escaped backslash as well.
  ...[
    "\\u000aclass X {}",
    "\\uuu000dclass X {}",
    "\\u005cu000aclass X {}",
    "\\u",
    "tools\\update.js",
  ],
  // C joins lines that end so, by trigraphs too.
  ...["\\", "\\\\", "??/", "???/", "????/", "what??/"],
  // Comments end, and begin within others.
  ...["*/ int x = 1; /*", "/*", "*/", "//", "-->", "<!--", "#}", '"""', "'''", "`${x}`", "]]>"],
  // JSON.
  ...['"', '", "values": [1], "x": "', "'", "\\u0022"],
  // Directives, and the encoding that a second line may declare in Python.
  ...["# -*- coding: utf-7 -*-", "coding=rot13", "@ts-nocheck", "go:build ignore", "pragma once"],
  // What terminals and compilers obey or refuse: control characters, directions, halves of a pair, a byte order mark.
  ...[
    "\0",
    "\u001a",
    "\u001b[2J",
    "\u007f",
    "\u009b2J",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\ud800",
    "\udc00x",
  ],
  // Not of ASCII: some compilers read another encoding, in which such a letter may take the end of the line with it.
  ...["für", "表", "♞", "😀"],
  // What our own header says.
  ...[
    "a; to regenerate: b",
    "a, by b",
    "; shared by the tables of this folder",
    "%0A",
    "100%",
    " ",
  ],
];
