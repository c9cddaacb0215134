/**
 * Texts of each kind of source in which quotation marks, slashes and brackets do not mean what they usually mean, from the
 * manuals of the languages. Each is complete, so what stands behind it is code, on the same line or, after a comment, on the next.
 */

const { raw } = String;

const C = [
  raw`const char *a = "\"/*"; char b = '"', c = '\'', d = '\\';`,
  raw`int e = 'ab"{', f = L'"', g = '\x22';`,
  '// goes on \\\nhere: "\n',
  '// goes on \\\r\nhere: "\r\n',
  "#error don't write \"\n",
  "  # warning it's (\n",
  'const char *h = "goes on \\\nhere: /*";',
  'const char *i = "goes on \\\r\nhere: /*";',
  "/* // */",
  '/* /* " */',
];

const CPP = [
  ...C,
  `auto j = R"(/* " ')";`,
  `auto k = u8R"x()" /* )x" LR"(")" UR"()";`,
  'auto l = FOR"\\"";',
  `int m = 1'000'000, n = 0xFF'FF; char o = '"', p = u8'"';`,
];

const RUST = [
  '/* /* */ " */ /*/* */*/',
  raw`let a = r"\"; let b = r#""/*"#; let c = br##""#"##; let d = cr"\";`,
  'let e = "two\nlines /* \\" ";',
  raw`let f = ('"', b'"', '\'', '\\', '\u{1F600}', '😀');`,
  `fn g<'a, 'b>(h: &'a str) -> &'b str { 'outer: loop { break 'outer; } }`,
  `// don't "\n`,
  '#[doc = "/*"] let r#type = 1;',
];

const GO = [
  "var a = `\\`",
  "var b = `/* \"\n'`",
  raw`var c = []rune{'"', '\'', '\\', '` + "`', '\\u0022'}",
  raw`var d = "\\" + "\"` + '`"',
  "// `\n",
];

const JAVA = [
  raw`char a = '"', b = '\'', c = '\u0022', d = '\\';`,
  'String e = """\n " /* \\""" \\\\""";',
  raw`/* ends here: \u002a/`,
  raw`// ends here: \u000a String f = "\\u0022";`,
  raw`String g = \u0022/*";`,
];

const KOTLIN = [
  '/* /* " */ */',
  'val a = """\\"""',
  'val b = """"/*""""',
  'val c = "${if (d) "\\"}" else "/*"} "',
  'val e = """${f("""}""")} /* """',
  'val g = $$"""${ " $${h("}")} /* """',
  'fun `it\'s "quoted" /*`() {}',
  raw`val i = '"'; val j = '\''`,
];

const C_SHARP = [
  raw`var a = @"\"; var b = @"""/*""";`,
  'var c = $"{d["}"]} {{/*";',
  'var e = $@"{f(@"}")}\\";',
  'var g = """a " /* \n b"""; var h = """" """ """";',
  raw`char i = '"', j = '\'', k = '\u0022';`,
  "#region Don't \"\n",
  " # endregion (it's\n",
];

const PYTHON = [
  raw`a = '''"''' + """it's #""" + 'it\'s' + "\""`,
  raw`b = r"\"#" + rb'\\' + R'\'#'`,
  "c = f\"{d['#']:#x} {e:'^10}\" + f'{g!r:>{h}} {{\"'",
  'i = f"{j["#"]}" + rf"{k("}")}\\d" + F"""{ "\'\'\'" } #"""',
  "# don't write '''\n",
  "l = 'goes on \\\nhere: #'",
  "m = t'{n}'",
];

const JAVASCRIPT = [
  "let quotient = { valueOf() { return 4; } } / 2;\n",
  'let part = /[/\\]"]/.source;',
  "a = /[\"'`]/; b = /[/*]/g; c = /\\/*[[/]/.test(d)",
  "if (e) /\"/.test(e); while (e) /'/.exec(e)",
  "f = g => { return /`/ }",
  "h = (i) / 2 + '/'; j = k[0] / 2 + '/'; l = m++ / 2 + '/'; n = 1. / 2 + '/'",
  "o = { return: 1 }.return / 2 + '/'",
  "p = `${`\"${'}'}`} ${{ q: '}' }.q} /* \\``",
  "r = 's\\'' + \"t\\\"\" + 'goes on \\\nhere: /*'",
  'u = /* v */ /"/ // w\n/ 2',
  "x = [/'/, !/\"/, ...'y'] // `\u2028z = '/'",
];

const TYPESCRIPT = [
  ...JAVASCRIPT,
  "let a1: number = b1! / 2, c1 = d1!.e1 / 2 + '/';",
  "type F1 = `${string}'`; const g1 = <T>(h1: T): T => h1;",
];

const JSX = [
  ...JAVASCRIPT,
  'let tag = <p // "\n a="/*" />;',
  "const a2 = <p>Don't write ` or /* or // or \" here</p>;",
  "const b2 = <a href='\\' title=\"'\n\" {...c2}>{/* it's */ \"d2\"}'</a>;",
  "const e2 = <>it's <br/> <b>`</b> {f2.map(() => <i key='\"'>'{`}`}</i>)} '</>;",
  "const g2 = h2 < i2 && j2 > k2; const l2 = m2 && <N2.O2 /* ' */ p2 />;",
];

const TSX = [
  ...JSX.slice(JAVASCRIPT.length),
  'let typed = <Made<() => void> a="/*" />;',
  ...TYPESCRIPT.slice(0, -1),
  "const a3 = <Foo<string> b3={'c3'}>it's</Foo>;",
  "const d3 = <T,>(e3: T): T => e3; const f3 = <T extends object>(g3: T): T => g3;",
  "type H3 = <U>(i3: U) => U; const j3 = 'U';",
];

const ZIG = [
  "const a =\n  \\\\ don't write \" or /*\n;",
  raw`const b = [_]u21{ '"', '\'', '\\', '\u{22}', '💩' };`,
  'const c = d.*/e; const f = @"it\'s";',
];

const SWIFT = [
  '/* /* " */ */',
  raw`let a = #"\"#; let b = ##""#/*"##; let c = #"\#(d("}")) \(""#`,
  'let e = "\\(f("/*")) \\" "',
  'let r = #"""#; let s = #"""/*"#; let t = ##"""" /* "##; let u = #"""/*"""#',
  'let v = #"""\n " /* \\#(d("}")) """ \\#"""\n"""#',
  'let g = """\n " /* \\""" \\(h("""\n"\n"""))\n"""',
  'let i = #/["/*]/#; let j = /["\']/; let k = l / 2; let m = "/"',
  'func `it\'s "quoted" /*`() {}',
];

const NIM = [
  '#[ #[ " ]# ]# ##[ it\'s ##[ " ]## ]##',
  "#[ #[ a ]#[ b ]# ]#",
  'let a = r"\\"; let b = re"\\"; let c = fmt"""\\"""; let d = r"#"',
  'let e = """"#""""',
  raw`let f = ['"', '\'', '\\', '\x22']; let g = [0'u8, 1'u8]`,
  "# don't write \"\n",
  'let h = "\\"#"',
];

const PASCAL = [
  raw`a := 'it''s "'; b := '{'; c := '(*'; d := '\';`,
  "// don't \"\n",
  "{ it's (* \" } (* it's } *)",
  "{ two\nlines ' }",
];

const D = [
  '/+ /+ " +/ it\'s +/ /* /+ " */',
  raw`char a = '"', b = '\'', c = '\\'; auto d = "\"/*";`,
  'auto e = r"\\"; auto f = `\\"/*`; auto g = "two\nlines /*";',
  'auto h = q"(it\'s " /* )"; auto i = q"[" /*]"; auto j = q"{" /*}"; auto k = q"<" /*>";',
  'auto l = q"END\n" /* it\'s\nEND";',
  "// don't \"\n",
];

const SCALA = [
  "/* /* \" */ it's */",
  raw`val a = '"'; val b = '\''; val c = "\"/*"; val d = '\u0022'`,
  'val e = """\\ " /* ""\n"""; val f = """"/*""""',
  'val g = s"${h("}")} /* \\" "; val i = raw"""${j("""}""")} /* " """',
  'val k = "${"; val `it\'s "quoted" /*` = 1',
];

const DART = [
  "/* /* \" */ it's */",
  raw`var a = 'it\'s "/*', b = "\"'/*";`,
  raw`var c = r'\', d = r"\";`,
  "var e = '''it's \n\" /* ''', f = \"\"\"it's \" /* \n\"\"\";",
  "var g = '${h['}']} /*', i = \"${j(\"}\")} '\";",
  "var k = r'''\\''', l = r\"\"\"${\"\"\";",
];

const JSON_TEXT = [raw`{"a": "\\", "b": "/*", "c": "\"//"}`, "// don't write \"\n", '/* " */'];

const TEXT = ["It's 5\" wide.", "See src/*.c and https://example.org/*.", 'She said: "one\ntwo".'];

/** The texts for each extension. */
export const TRICKY: Readonly<Record<string, readonly string[]>> = {
  c: C,
  cpp: CPP,
  rs: RUST,
  go: GO,
  java: JAVA,
  kt: KOTLIN,
  cs: C_SHARP,
  py: PYTHON,
  js: JSX,
  ts: TYPESCRIPT,
  tsx: TSX,
  zig: ZIG,
  swift: SWIFT,
  nim: NIM,
  pas: PASCAL,
  d: D,
  scala: SCALA,
  dart: DART,
  json: JSON_TEXT,
  txt: TEXT,
};
