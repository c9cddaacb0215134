/** The name of a table. The other keys say which tables need a name. */
import { layoutsOf } from "../defaults.js";
import { textLike } from "../forms.js";
import type { TableKey } from "./key.js";

export const TABLE_NAME = /^[a-z][A-Za-z0-9]{0,59}$/;

export const NAME_KEY: TableKey<string> = textLike(
  'a name such as "camel": a lower-case letter, then up to 59 letters and digits',
  TABLE_NAME,
);

/**
 * Words that cannot name a lookup, an array or a file in some language, without capitals and `_`, because each language
 * has its own form of a name: the keywords of C++26, Rust 2024, Java 26, C# 14, Python 3.14, Zig 0.17, TypeScript 6 and
 * Coq 8.16, types and functions that the files use, and the other names in the files.
 */
const RESERVED: ReadonlySet<string> = new Set(
  `abs abstract addrspace align alignas alignof allowzero and andalso andeq any anyerror anyframe anyopaque
    anytype arglist arguments as asm assert async at auto await base become bitand bitor bool boolean box break
    byte callconv case catch chan char char16t char32t char8t checked chesstables class coawait cofix color
    compl comptime concept const constcast consteval constexpr constinit continue contractassert coordinate
    coreturn coyield crate debugger decimal decltype def default defer del delegate delete direction distance do
    double dyn dynamiccast elif else end enum errdefer error eval event except exec exists exists2 explicit
    export extends extern f128 f16 f32 f64 fallthrough false file final finally fix fixed float fn for forall
    foreach friend from frozen func function gen global go goto i128 i16 i32 i64 i8 if impl implements implicit
    import in index inline instanceof int int16t int32t int64t int8t interface internal is isize java javax
    lambda lazy let lib linksection linux lock long loop macro main makeref map match math mod move mut mutable
    namespace native new noalias noexcept noinline nonlocal noreturn nosuspend not noteq null nullptr object off
    offboard opaque operator or orelse oreq out override package packed params pass pawn priv private protected
    pub public raise range rank readonly ref reftype refvalue register reinterpretcast requires resume return
    sbyte sealed select self short signed sizeof sizet sq1 sq2 square squarenamed squarenames stackalloc static
    staticassert staticcast std str strictfp string struct super suspend switch synchronized tables template
    test then this threadlocal throw throws trait transient true try type typedef typeid typename typeof u128
    u16 u32 u64 u8 uint uint16t uint32t uint64t uint8t ulong unchecked undefined union unix unreachable unsafe
    unsigned unsized use ushort using usingnamespace usize var virtual void volatile wchar wchart where while
    with xor xoreq yield`.split(/\s+/),
);

/** Arrays have this ending in Go and C#. */
const ARRAY_ENDING = "Table";

/** What is wrong with a name, in words, or `undefined`. */
const mistakeInName = (name: string): string | undefined => {
  const isArray = name.endsWith(ARRAY_ENDING);
  if (!isArray && !RESERVED.has(name.toLowerCase())) return undefined;
  const stem = isArray ? name.slice(0, -ARRAY_ENDING.length) : name;
  const reason = isArray
    ? `${name}: Go and C# give that ending to the array itself`
    : `${name} is a word of a language or of the files, in the form that some language gives it`;
  return `${reason}; expected another name, such as ${stem}OfSquares`;
};

export const EXACT_NAME_KEY: TableKey<string> = {
  ...textLike('the whole name of one table, such as "mailbox", in the form of "name"', TABLE_NAME),
  mistakes: (table) => {
    if (table.exactName === "") return [];
    const { name, to, from } = table;
    const count = [...layoutsOf(table), ...[to, from].filter(({ length }) => length > 0)].length;
    return [
      mistakeInName(table.exactName),
      name === "" ? undefined : `the table has the name "${name}", too; remove one of them`,
      count === 1
        ? undefined
        : `${count} tables cannot have one name; expected one layout, "to" or "from", or write "name"`,
    ];
  },
};
