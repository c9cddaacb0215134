/** The kinds of sources: their extensions, the language to write tables in, and their comments and strings. */
import type { LanguageName } from "../languages/languages.js";
import { aroundIn, type AroundElements } from "./around.js";
import { javascriptExpression, jsxElement, swiftExpression } from "./javascript-tokens.js";
import { literalsIn, type Dialect, type Literals } from "./literals.js";
import {
  blockComment,
  lineComment,
  quotedText,
  shortToken,
  valueFormat,
  type Token,
} from "./tokens.js";

/** The tokens that may begin with a sign, in the order in which they are tried. */
type SourceSyntax = Readonly<Record<string, readonly Token[]>>;

/** The properties that all files with an extension have in common. */
export interface SourceKind extends Literals, AroundElements {
  /** The language to write tables in. */
  readonly writes: LanguageName;
  /** The tokens that may begin with a character, by its code. */
  readonly tokens: readonly (readonly Token[] | undefined)[];
  /** Matches a run of characters that neither begin a token nor are brackets. */
  readonly plain: RegExp;
  /** Whether the text is prose, with comments only between numbers. */
  readonly isProse: boolean;
  /** Whether arrays may contain conditions such as `#if`. */
  readonly hasConditions: boolean;
  /** Returns the text as the language reads it, with the same lines. */
  readonly decoded: (text: string) => string;
}

const SLASHES = [lineComment(String.raw`\/\/`), blockComment("/*", "*/")];
const NESTED = [lineComment(String.raw`\/\/`), blockComment("/*", "*/", /\/\*|\*\//g)];

/** A pattern that matches only at the start of a line. */
const AT_START = String.raw`(?<=(?:^|\n)[ \t]{0,99})`;

const TEXT = quotedText({ begin: '"', end: '"' });

/** The quotes of a string that may have several lines. */
const LONG = { begin: '"""', end: '"""', hasLines: true };

/** The part of a pattern that matches a character. Half of a surrogate pair is not a character. */
const SIGN = String.raw`\\(?:[^\n][^'\\\n]{0,9}|[^\n])|[^'\\\n\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff]`;

/**
 * Reads a character in quotes or, in C, up to `most` characters. A quote after a digit separates digits, or begins a
 * suffix.
 */
const character = (most = 1): Token =>
  shortToken(String.raw`(?<!\b\d[\w']{0,40})'(?:${SIGN}){1,${most}}'`);
const CHARACTER = character();

/** A name in backticks, which may contain any signs. */
const QUOTED_NAME = quotedText({ begin: "`", end: "`", escape: "" });

const C_SYNTAX: SourceSyntax = {
  "/": [lineComment(String.raw`\/\/`, true), blockComment("/*", "*/")],
  "#": [lineComment(String.raw`${AT_START}#[ \t]*(?:error|warning)\b`, true)],
  '"': [
    quotedText({
      begin: String.raw`(?<=\b(?:u8|[uUL])?R)"([^()\\\s]{0,16})\(`,
      ...{ end: ')$1"', escape: "", hasLines: true },
    }),
    TEXT,
  ],
  "'": [character(4)],
};

const RAW_RUST = quotedText({
  begin: String.raw`(?<=\b[bc]?r)(#*)"`,
  ...{ end: '"$1', escape: "", hasLines: true },
});

const RUST_SYNTAX: SourceSyntax = {
  "/": NESTED,
  "#": [RAW_RUST],
  '"': [RAW_RUST, quotedText({ begin: '"', end: '"', hasLines: true })],
  "'": [CHARACTER],
};

const JAVA_SYNTAX: SourceSyntax = { "/": SLASHES, '"': [quotedText(LONG), TEXT], "'": [CHARACTER] };

const KOTLIN_SYNTAX: SourceSyntax = {
  "/": NESTED,
  '"': [
    quotedText({
      ...{ ...LONG, begin: String.raw`(?<=(\${2,}))"""`, escape: "", isLast: true, hole: "$1{" },
    }),
    quotedText({ ...LONG, escape: "", isLast: true, hole: "${" }),
    quotedText({ begin: '"', end: '"', hole: "${" }),
  ],
  "'": [CHARACTER],
  "`": [QUOTED_NAME],
};

const ZIG_SYNTAX: SourceSyntax = {
  "/": [lineComment(String.raw`\/\/`)],
  "\\": [lineComment(String.raw`\\\\`)],
  '"': [TEXT],
  "'": [CHARACTER],
};

/** Many JSON files have comments, so comments are read. */
const JSON_SYNTAX: SourceSyntax = { "/": SLASHES, '"': [TEXT] };

const VERBATIM = { end: '"', escape: "", isDoubled: true, hasLines: true };

const C_SHARP_SYNTAX: SourceSyntax = {
  "/": SLASHES,
  "#": [lineComment(String.raw`${AT_START}#[ \t]*(?:region|endregion|error|warning|pragma)\b`)],
  '"': [
    quotedText({ begin: String.raw`(?<=\$@|@\$)"`, ...VERBATIM, hole: "{" }),
    quotedText({ begin: '(?<=@)"', ...VERBATIM }),
    quotedText({ begin: '("{3,})', end: "$1", escape: "", hasLines: true }),
    quotedText({ begin: String.raw`(?<=\$)"`, end: '"', hole: "{" }),
    TEXT,
  ],
  "'": [CHARACTER],
};

/** Swift's strings, with or without `#`. After `#"""`, a `"#` on the same line ends a string of one line. */
const SWIFT_TEXTS = [
  quotedText({
    begin: String.raw`(?<!#)(#*)""(?!(?<=#"")[^\n\r]*?"\1)"`,
    ...{ end: '"""$1', escape: "\\$1", hole: "\\$1(", hasLines: true },
  }),
  quotedText({ begin: '(?<!#)(#*)"', end: '"$1', escape: "\\$1", hole: "\\$1(" }),
];

const SWIFT_SYNTAX: SourceSyntax = {
  "/": [...NESTED, swiftExpression],
  "#": [
    ...SWIFT_TEXTS,
    quotedText({ begin: String.raw`(?<!#)(#+)\/`, end: "/$1", hasLines: true }),
  ],
  '"': SWIFT_TEXTS,
  "`": [QUOTED_NAME],
};

const GO_SYNTAX: SourceSyntax = {
  "/": SLASHES,
  '"': [TEXT],
  "'": [CHARACTER],
  "`": [quotedText({ begin: "`", end: "`", escape: "", hasLines: true })],
};

const JAVASCRIPT_SYNTAX: SourceSyntax = {
  "#": [lineComment("^#!")],
  "/": [...SLASHES, javascriptExpression],
  '"': [TEXT],
  "'": [quotedText({ begin: "'", end: "'" })],
  "`": [quotedText({ begin: "`", end: "`", hole: "${", hasLines: true })],
};

const JSX_SYNTAX: SourceSyntax = { ...JAVASCRIPT_SYNTAX, "<": [jsxElement] };

/** Python's strings that begin with the sign, with and without code in them. */
const pythonTexts = (sign: string): readonly Token[] => {
  const formatted = String.raw`(?<=(?<!\w)(?:[fFtT][rR]?|[rR][fFtT]))`;
  const long = { end: sign.repeat(3), hasLines: true };
  return [
    quotedText({ ...long, begin: formatted + long.end, hole: "{" }),
    quotedText({ ...long, begin: long.end }),
    quotedText({ begin: formatted + sign, end: sign, hole: "{" }),
    quotedText({ begin: sign, end: sign }),
  ];
};

const PYTHON_SYNTAX: SourceSyntax = {
  "#": [lineComment("#")],
  ":": [valueFormat],
  '"': pythonTexts('"'),
  "'": pythonTexts("'"),
};

const NIM_SYNTAX: SourceSyntax = {
  "#": [
    blockComment("##[", "]##", /#(?=#\[)|\](?=##)/g),
    blockComment("#[", "]#", /#(?=\[)|\](?=#)/g),
    lineComment("#"),
  ],
  '"': [
    quotedText({ ...LONG, escape: "", isLast: true }),
    quotedText({
      begin: String.raw`(?<=[\w\u0080-\uffff])"`,
      end: '"',
      escape: "",
      isDoubled: true,
    }),
    TEXT,
  ],
  "'": [CHARACTER],
};

const PASCAL_SYNTAX: SourceSyntax = {
  "{": [blockComment("{", "}")],
  "(": [blockComment("(*", "*)")],
  "/": [lineComment(String.raw`\/\/`)],
  "'": [quotedText({ begin: "'", end: "'", escape: "", isDoubled: true })],
};

const D_SYNTAX: SourceSyntax = {
  "/": [...SLASHES, blockComment("/+", "+/", /\/\+|\+\//g)],
  '"': [
    quotedText({ begin: String.raw`(?<=\bq)"\(`, end: ')"', escape: "", hasLines: true }),
    quotedText({ begin: String.raw`(?<=\bq)"\[`, end: ']"', escape: "", hasLines: true }),
    quotedText({ begin: String.raw`(?<=\bq)"\{`, end: '}"', escape: "", hasLines: true }),
    quotedText({ begin: String.raw`(?<=\bq)"<`, end: '>"', escape: "", hasLines: true }),
    quotedText({
      begin: String.raw`(?<=\bq)"([A-Za-z_]\w{0,99})\n`,
      ...{ end: '\n$1"', escape: "", hasLines: true },
    }),
    quotedText({ begin: String.raw`(?<=\br)"`, end: '"', escape: "", hasLines: true }),
    quotedText({ begin: '"', end: '"', hasLines: true }),
  ],
  "'": [CHARACTER],
  "`": [quotedText({ begin: "`", end: "`", escape: "", hasLines: true })],
};

/** In Scala, a name before a string makes code in the string possible. */
const SCALA_SYNTAX: SourceSyntax = {
  "/": NESTED,
  '"': [
    quotedText({ ...LONG, begin: String.raw`(?<=\w)"""`, escape: "", isLast: true, hole: "${" }),
    quotedText({ ...LONG, escape: "", isLast: true }),
    quotedText({ begin: String.raw`(?<=\w)"`, end: '"', hole: "${" }),
    TEXT,
  ],
  "'": [CHARACTER],
  "`": [QUOTED_NAME],
};

/** Dart's strings that begin with the sign. After `r`, a string has neither escaped signs nor code. */
const dartTexts = (sign: string): readonly Token[] => {
  const long = { begin: sign.repeat(3), end: sign.repeat(3), hasLines: true };
  const raw = String.raw`(?<=\br)`;
  return [
    quotedText({ ...long, begin: raw + long.begin, escape: "" }),
    quotedText({ ...long, hole: "${" }),
    quotedText({ begin: raw + sign, end: sign, escape: "" }),
    quotedText({ begin: sign, end: sign, hole: "${" }),
  ];
};

const DART_SYNTAX: SourceSyntax = { "/": NESTED, '"': dartTexts('"'), "'": dartTexts("'") };

const PROSE_SYNTAX: SourceSyntax = { "#": [lineComment("#")], "/": SLASHES };

/**
 * Java decodes `\u0022` everywhere before it reads tokens (JLS, 3.3). Here, only ASCII signs are decoded, and a line feed
 * becomes a carriage return, which ends a line, but is not counted as a line end.
 */
const javaDecoded = (text: string): string =>
  text.replaceAll(/\\(?:\\|u+00([0-7][\da-fA-F]))/g, (written, digits: string | undefined) => {
    const sign = digits === undefined ? written : String.fromCharCode(parseInt(digits, 16));
    return sign === "\n" ? "\r" : sign;
  });

type KindOptions = Partial<Pick<SourceKind, "isProse" | "decoded" | "hasConditions">>;

const WITH_CONDITIONS = { hasConditions: true };

const SOURCE_KINDS: readonly (readonly [
  endings: string,
  LanguageName,
  Dialect,
  SourceSyntax,
  KindOptions?,
])[] = [
  ["c h m", "c", "c", C_SYNTAX, WITH_CONDITIONS],
  ["cc cpp cxx hh hpp hxx inc inl def", "cpp", "c", C_SYNTAX, WITH_CONDITIONS],
  ["rs", "rust", "rust", RUST_SYNTAX],
  ["java", "java", "java", JAVA_SYNTAX, { decoded: javaDecoded }],
  ["kt kts", "java", "kotlin", KOTLIN_SYNTAX],
  ["scala", "java", "scala", SCALA_SYNTAX],
  ["zig", "zig", "zig", ZIG_SYNTAX],
  ["json", "json", "json", JSON_SYNTAX],
  ["cs", "csharp", "csharp", C_SHARP_SYNTAX, WITH_CONDITIONS],
  ["d", "json", "d", D_SYNTAX],
  ["dart", "json", "dart", DART_SYNTAX],
  ["pas pp dpr lpr", "json", "pascal", PASCAL_SYNTAX],
  ["swift", "json", "swift", SWIFT_SYNTAX],
  ["go", "go", "go", GO_SYNTAX],
  ["js mjs cjs jsx", "ts", "javascript", JSX_SYNTAX],
  ["ts mts cts", "ts", "javascript", JAVASCRIPT_SYNTAX],
  ["tsx", "ts", "javascript", JSX_SYNTAX],
  ["py", "python", "python", PYTHON_SYNTAX],
  ["nim", "json", "nim", NIM_SYNTAX],
  ["txt", "json", "prose", PROSE_SYNTAX, { isProse: true }],
];

/** The kind of a file, by the extension of its name. */
export const KIND_OF: ReadonlyMap<string, SourceKind> = new Map(
  SOURCE_KINDS.flatMap(([endings, writes, dialect, syntax, options]) => {
    const signs = Object.keys(syntax)
      .join("")
      .replaceAll("\\", String.raw`\\`);
    const plain = new RegExp(String.raw`[^[\](){}${signs}]+`, "y");
    const usual = { isProse: false, hasConditions: false, decoded: (text: string) => text };
    const tokens = Array.from({ length: 128 }, (_, code) => syntax[String.fromCharCode(code)]);
    const elements = { ...literalsIn(dialect), ...aroundIn(dialect) };
    const kind = { writes, tokens, plain, ...elements, ...usual, ...options };
    return endings.split(" ").map((ending) => [ending, kind] as const);
  }),
);

/** The language in which commands write tables for a file; JSON for a file of an unknown kind. */
export const languageFor = (file: string): LanguageName =>
  KIND_OF.get(endingOf(file))?.writes ?? "json";

export const endingOf = (file: string): string => file.replace(/^.*\./s, "").toLowerCase();
