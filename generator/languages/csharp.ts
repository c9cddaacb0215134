/** One static class in C#, of which each table's file has a part. */
import { LIKE_C, wide, type Style, type Syntax } from "./style.js";

/** The class of all tables. A namespace of this name would hide the class from code that imports the namespace. */
export const CSHARP_CLASS = "ChessTables";

/** Keywords. Source: C# language specification, 6.4.4; and the undocumented keywords of Microsoft's compiler. */
const RESERVED_IN_CSHARP = `
  abstract as base bool break byte case catch char checked class const continue decimal default
  delegate do double else enum event explicit extern false finally fixed float for foreach goto if
  implicit in int interface internal is lock long namespace new null object operator out override
  params private protected public readonly ref return sbyte sealed short sizeof stackalloc static
  string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual
  void volatile while __arglist __makeref __reftype __refvalue ${CSHARP_CLASS}`;

const CSHARP_NUMBERS = {
  ...{ u8: "byte", i8: "sbyte", u16: "ushort", i16: "short", u32: "uint", i32: "int" },
  u64: "ulong",
};

/** The names of types are whole, because a user's namespace may have a part that is named `System`. */
const SPAN = "global::System.ReadOnlySpan";

/**
 * The declaration of an array of bytes, which a compiler stores in the assembly and never copies. Before C# 12, it copies
 * wider numbers on each read, so an array holds them.
 */
const ofBytes = (type: string): string =>
  `public static ${SPAN}<${type}> {array} => new ${type}[{length}] {`;

const ofWords = (type: string): string => `public static ${SPAN}<${type}> {array} => {camel}Array;

private static readonly ${type}[] {camel}Array = new ${type}[{length}] {`;

const CSHARP_PARTS: Syntax["parts"] = {
  type: { ...CSHARP_NUMBERS, index: "int", test: "bool", other: "ulong" },
  answer: {
    ...{ u32: "uint", u64: "ulong", u128: "(ulong, ulong)", u192: "(ulong, ulong, ulong)" },
    ...{ u256: "(ulong, ulong, ulong, ulong)", other: "int" },
  },
  declaration: {
    ...{ u8: ofBytes("byte"), i8: ofBytes("sbyte"), u16: ofWords("ushort") },
    ...{ i16: ofWords("short"), u32: ofWords("uint"), i32: ofWords("int") },
    other: ofWords("ulong"),
  },
};

/** Joins two characters, each of which is a byte, and four. */
const TWO_BYTES_IN_CSHARP = "{array}[2 * {operand}] << 8 | {array}[2 * {operand} + 1]";
const FOUR_BYTES_IN_CSHARP =
  "{array}[4 * {operand}] << 24 | {array}[4 * {operand} + 1] << 16 | {array}[4 * {operand} + 2] << 8 | {array}[4 * {operand} + 3]";

/**
 * The arrays of numbers that are too many for literals: a compiler needs ten times the memory for them. Each character
 * of a string is a byte. Projects may check conversions for overflow, so conversions say that they are unchecked.
 */
const CSHARP_PACKED: NonNullable<Style["packed"]> = {
  syntax: {
    read: "{element}",
    parts: {
      ...CSHARP_PARTS,
      element: {
        ...{ u8: "{array}[{index}]", i8: "unchecked((sbyte){array}[{index}])" },
        u16: `unchecked((ushort)(${TWO_BYTES_IN_CSHARP}))`,
        i16: `unchecked((short)(${TWO_BYTES_IN_CSHARP}))`,
        u32: `unchecked((uint)(${FOUR_BYTES_IN_CSHARP}))`,
        i32: `unchecked((int)(${FOUR_BYTES_IN_CSHARP}))`,
      },
    },
  },
  arrays: {
    literal: `{doc}
internal static readonly string {array} = "" +
    {rows}
    "";`,
    strings: {
      byte: String.raw`\u00{hex}`,
      row: `// {label}
"{bytes}"`,
      ...{ join: " +", end: " +" },
    },
  },
};

/** Source: C# language specification, chapter 12. The types `byte` and `short` are promoted. */
const CSHARP_SPANS: Style = {
  title: "C# 7.2",
  outOfRange: "the answer is meaningless, or an exception is thrown",
  syntax: {
    ...LIKE_C.syntax,
    names: {
      file: "{Pascal}.cs",
      array: "{Pascal}Table",
      lookup: "{Pascal}",
      local: "{camel}",
      constant: "{Pascal}",
      shared: "{Pascal}",
    },
    hasOneSpace: true,
    parts: CSHARP_PARTS,
    readOther: "{Pascal}({index})",
    abs: "global::System.Math.Abs({difference})",
    parameter: "int {name}",
    answers: wide("({limbs})"),
    value: "ChessDistance",
  },
  comments: {
    ...LIKE_C.comments,
    doc: `/// <summary>
/// {title}
/// {notes}
/// </summary>`,
    code: "<c>{code}</c>",
    escapes: { "&": "&amp;", "<": "&lt;", ">": "&gt;" },
  },
  types: {
    means: { "/": "truncated" },
    // Projects may check for overflow, so no number may overflow.
    numbers: {
      ...{ int: "i32", byte: "u8", sbyte: "i8", ushort: "u16", short: "i16", uint: "u32" },
      ulong: "u64",
    },
    promoted: "int",
    promotedTo: { uint: "uint" },
  },
  statements: {
    ...LIKE_C.statements,
    local: "{type} {name} = {value};",
    lookup: `{doc}
public static {answer} {lookup}({parameters})
{
    {body}
}`,
    constant: `/// <summary>{meaning}</summary>
public const int {name} = {value};`,
  },
  arrays: {
    literal: `{doc}
{declaration}
    {rows}
};`,
  },
  files: {
    // Warnings: 1591 demands a comment on the class in some file, and the others forbid unsigned numbers.
    module: `// <auto-generated/>
#pragma warning disable 1591, 3001, 3002, 3003

namespace {setting}
{
    public static partial class ${CSHARP_CLASS}
    {
        {statements}
    }
}`,
  },
  single: {},
  setting: {
    name: "namespace",
    separator: ".",
    reserved: RESERVED_IN_CSHARP,
    expected: `names that C# does not reserve, joined by ., such as ChessDistance or Engine.Tables, but not ${CSHARP_CLASS}`,
  },
};

/** Arrays are spans up to the length from which strings hold their numbers. */
export const CSHARP: Style = { ...CSHARP_SPANS, packed: CSHARP_PACKED };

/** Arrays without spans, which .NET Standard 2.0, Unity and Mono lack. Code that may read such an array may change it. */
export const CSHARP_STATIC: Style = {
  ...CSHARP_SPANS,
  arrays: {
    literal: `{doc}
public static readonly {type}[] {array} = new {type}[{length}] {
    {rows}
};`,
  },
};
