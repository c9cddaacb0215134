/** Names of settings that break emitted files, and similar valid names. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Source: ISO/IEC 14882:2024, [lex.key] and [lex.digraph]; also keywords of C++26, and `typeof` of GNU. */
const CPP_KEYWORDS = words(`
  alignas alignof asm auto bool break case catch char char8_t char16_t char32_t class concept const
  consteval constexpr constinit const_cast continue contract_assert co_await co_return co_yield
  decltype default delete do double dynamic_cast else enum explicit export extern false float for
  friend goto if inline int long mutable namespace new noexcept nullptr operator private protected
  public register reinterpret_cast requires return short signed sizeof static static_assert
  static_cast struct switch template this thread_local throw true try typedef typeid typename
  union unsigned using virtual void volatile wchar_t while and and_eq bitand bitor compl not not_eq
  or or_eq xor xor_eq typeof`);

/** Source: The Go Programming Language Specification, "Keywords". */
const GO_KEYWORDS = words(`
  break case chan const continue default defer else fallthrough for func go goto if import
  interface map package range return select struct switch type var`);

/** Source: The Java Language Specification, 3.9, and the literals of 3.10. */
const JAVA_KEYWORDS = words(`
  abstract assert boolean break byte case catch char class const continue default do double else
  enum extends final finally float for goto if implements import instanceof int interface long
  native new package private protected public return short static strictfp super switch
  synchronized this throw throws transient try void volatile while _ true false null`);

/** Source: C# language specification, 6.4.4; and the undocumented keywords of Microsoft's compiler. */
const CSHARP_KEYWORDS = words(`
  abstract as base bool break byte case catch char checked class const continue decimal default
  delegate do double else enum event explicit extern false finally fixed float for foreach goto if
  implicit in int interface internal is lock long namespace new null object operator out override
  params private protected public readonly ref return sbyte sealed short sizeof stackalloc static
  string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual
  void volatile while __arglist __makeref __reftype __refvalue`);

/** All keywords, as candidates for each language. */
export const KEYWORDS = [
  ...new Set([...CPP_KEYWORDS, ...GO_KEYWORDS, ...JAVA_KEYWORDS, ...CSHARP_KEYWORDS]),
];

/** The refused and accepted names, by language and key. */
export const NAMES_OF_SETTINGS = [
  {
    lang: "cpp",
    key: "namespace",
    refused: [
      ...CPP_KEYWORDS,
      ...words(`std a::std std::a main main::a _a a__b INT8_MAX UINT_FAST8_MAX SIZE_MAX INT64_C
        INTMAX_WIDTH NULL uint8_t int_fast16_t size_t linux unix a::concept requires::a a: :a a::::b
        a.b 3d a-b é`),
    ],
    accepted: words("a a::b a::main Stockfish::Eval::NNUE final import module record func java t"),
  },
  {
    lang: "go",
    key: "package",
    // The command go ignores files of the package `documentation`; an import cannot be named `init`.
    refused: [...GO_KEYWORDS, ...words("_ init documentation Tables a.b a/b 3d")],
    // A program may keep its tables in its own folder.
    accepted: words("main tables concept class java fmt len string"),
  },
  {
    lang: "java",
    key: "package",
    // The virtual machine prohibits `java`, and the compiler prohibits packages of other modules.
    refused: [
      ...JAVA_KEYWORDS,
      ...words(`org.new java java.lang java.own javax javax.swing jdk.internal.misc sun.misc
        com.sun.net.httpserver org.w3c.dom org.xml.sax org.ietf.jgss netscape.javascript
        org.Example Tables a..b .a a. a::b 3d`),
    ],
    accepted: words(
      "org.java.tables var record yield module a.sealed com.sunrise concept func sunny",
    ),
  },
  {
    lang: "csharp",
    key: "namespace",
    // A namespace with the name of the class hides the class.
    refused: [
      ...CSHARP_KEYWORDS,
      ...words("Engine.class ChessTables Engine.ChessTables a..b .a a. a::b 3d a-b é @class"),
    ],
    // Words with a meaning only in some places.
    accepted: words(
      "ChessDistance Engine.Tables System Engine.System Engine.Math record var dynamic async await partial file global where yield value",
    ),
  },
] as const;
