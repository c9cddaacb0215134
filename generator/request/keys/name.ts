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
 * Words that cannot name a lookup or a file in some language: the keywords of C++26, Rust 2024, Java 26, C# 14, Python 3.14, Zig 0.17,
 * TypeScript 6 and Coq 8.16 that begin with a lower-case letter, and the tool's own names.
 */
const RESERVED: ReadonlySet<string> = new Set(
  `abstract addrspace align alignas alignof allowzero and andalso any anyerror anyframe anyopaque anytype as asm
  assert async at auto await base become bitand bitor bool boolean box break byte callconv case catch chan char
  checked chessTables class cofix compl comptime concept const consteval constexpr constinit continue crate debugger
  decimal decltype def default defer del delegate delete do double dyn elif else end enum errdefer error eval event
  except exec exists exists2 explicit export extends extern f32 f64 fallthrough false final finally fix fixed float
  fn for forall foreach friend from func function gen global go goto i16 i32 i64 i8 if impl implements implicit
  import in index inline instanceof int interface internal is isize java javax lambda lazy let lib linksection linux
  lock long loop macro main map match mod move mut mutable namespace native new noalias noexcept noinline nonlocal
  noreturn nosuspend not null nullptr object off offBoard opaque operator or orelse out override package packed
  params pass priv private protected pub public raise range readonly ref register requires resume return sbyte sealed
  select self short signed sizeof stackalloc static std strictfp string struct super suspend switch synchronized
  tables template test then this threadlocal throw throws trait transient true try type typedef typeid typename
  typeof u16 u32 u64 u8 uint ulong unchecked undefined union unix unreachable unsafe unsigned unsized use ushort
  using usingnamespace usize var virtual void volatile wchar where while with xor yield`.split(
    /\s+/,
  ),
);

export const EXACT_NAME_KEY: TableKey<string> = {
  ...textLike('the whole name of one table, such as "mailbox", in the form of "name"', TABLE_NAME),
  mistakes: (table) => {
    if (table.exactName === "") return [];
    const { name, to, from } = table;
    const count = [...layoutsOf(table), ...[to, from].filter(({ length }) => length > 0)].length;
    return [
      RESERVED.has(table.exactName)
        ? `${table.exactName} is reserved in a language or by the tool; expected another name, such as ${table.exactName}Table`
        : undefined,
      name === "" ? undefined : `the table has the name "${name}", too; remove one of them`,
      count === 1
        ? undefined
        : `${count} tables cannot have one name; expected one layout, "to" or "from", or write "name"`,
    ];
  },
};
