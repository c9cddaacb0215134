/** Users' texts that would end or change a comment in some language if they were written unchanged. */
export const BENDING: readonly string[] = [
  // Line ends: Zig and JavaScript recognize more of them than C, and Python recognizes a CR alone.
  ...["\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\v", "\f"].map(
    (end) => `a${end}int x = 1;`,
  ),
  // Java translates these escapes before it recognizes comments, also `\uuu` and those after an escaped backslash.
  ...[
    "\\u000aclass X {}",
    "\\uuu000dclass X {}",
    "\\u005cu000aclass X {}",
    "\\u",
    "tools\\update.js",
  ],
  // C joins a line that ends like this to the next line, also with trigraphs.
  ...["\\", "\\\\", "??/", "???/", "????/", "what??/"],
  // Ends and nested starts of comments.
  ...["*/ int x = 1; /*", "/*", "*/", "//", "-->", "<!--", "#}", '"""', "'''", "`${x}`", "]]>"],
  // Texts that end a string in JSON.
  ...['"', '", "values": [1], "x": "', "'", "\\u0022"],
  // Directives, and the encoding that a second line may declare in Python.
  ...["# -*- coding: utf-7 -*-", "coding=rot13", "@ts-nocheck", "go:build ignore", "pragma once"],
  // Characters that terminals and compilers act on or refuse: controls, directions, lone surrogates, a byte order mark.
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
  // Letters beyond ASCII: in another encoding, such a letter may include the line end that follows it.
  ...["für", "表", "♞", "😀"],
  // The words of our own header.
  ...[
    "a; to regenerate: b",
    "a, by b",
    "; shared by the tables of this folder",
    "%0A",
    "100%",
    " ",
  ],
];
