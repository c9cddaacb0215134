/** A final class in Java 17 for each table. */
import { LIKE_C, wide, type ArrayAccess, type Style } from "./style.js";

/** Keywords, packages of the platform, and names that begin with a capital letter, as class names do. */
const RESERVED_IN_JAVA = String.raw`
  _ abstract assert boolean break byte case catch char class const continue default do double
  else enum extends false final finally float for goto if implements import instanceof int
  interface long native new null package private protected public return short static strictfp
  super switch synchronized this throw throws transient true try void volatile while [A-Z]\w*
  (?:javax?|jdk|sun|com[.]sun|netscape|org[.](?:ietf[.]jgss|w3c[.]dom|xml[.]sax))[.].*`;

const JAVA_PARTS = {
  type: {
    ...{ u8: "byte", i8: "byte", u16: "char", i16: "short", i32: "int" },
    ...{ index: "int", test: "boolean", other: "long" },
  },
  answer: { u32: "long", u64: "long", ...wide("long[]"), other: "int" },
  element: { u8: "({array}[{index}] & 0xff)", other: "{array}[{index}]" },
};

/** A string has at most 65,535 bytes of modified UTF-8, in which a byte takes one or two (JVMS 4.4.7). */
const MOST_IN_STRING = 32_767;

const JOINS = `{array} = new {type}[{length}];
static {
    int start = 0;
    for ({type}[] part : new {type}[][] {{names}}) {
        System.arraycopy(part, 0, {array}, start, part.length);
        start += part.length;
    }
}`;

/** The arrays of numbers that are too many for literals. Code that the class runs once reads the numbers from strings. */
const packedWith = (access: ArrayAccess): NonNullable<Style["packed"]> => ({
  syntax: {
    parts: {
      ...JAVA_PARTS,
      next: {
        ...{ u8: "bytes.get()", i8: "bytes.get()", u16: "bytes.getChar()" },
        ...{ i16: "bytes.getShort()", i32: "bytes.getInt()" },
        u32: "Integer.toUnsignedLong(bytes.getInt())",
      },
    },
  },
  arrays: {
    literal: `${access} static final {type}[] {array} = new {type}[{length}];
static {
    java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate({bytes});
    for (String part : new String[] {
        {rows}
    }) bytes.put(part.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
    bytes.flip();
    for (int n = 0; n < {length}; n++) {array}[n] = {next};
}`,
    // An escape of Unicode, such as \\u000a, would be read before the string, and could end it.
    strings: {
      byte: String.raw`\{octal}`,
      row: `// {label}
"{bytes}"`,
      ...{ join: " +", end: ",", most: MOST_IN_STRING },
    },
  },
});

const arraysWith = (access: ArrayAccess): Style["arrays"] => ({
  set: "0x{hex}L",
  large: { u8: [127, "(byte) {value}"], u32: [2 ** 31 - 1, "{value}L"] },
  literal: `${access} static final {type}[] {array} = {
    {rows}
};`,
  // Long arrays are split, because a class initializer is limited to 64 KiB of bytecode. An element takes 7 bytes, or 8
  // bytes if it has 64 bits.
  split: {
    most: 8000,
    named: "Part{number}.{array}",
    array: `// A Java initializer is limited to 64 KiB, which is too small for all entries.
${access} static final {type}[] ${JOINS}
{parts}`,
    part: `private static final class Part{number} {
    static final {type}[] {array} = {
        {rows}
    };
}`,
    joins: JOINS,
  },
});

/** Source: Java Language Specification, chapter 15. The type `byte` is signed. */
export const JAVA: Style = {
  title: "Java 17",
  outOfRange: "the answer is meaningless, or an exception is thrown",
  syntax: {
    ...LIKE_C.syntax,
    names: {
      file: "{Pascal}.java",
      array: "{CONSTANT}",
      lookup: "{camel}",
      local: "{camel}",
      shared: "{Pascal}.{CONSTANT}",
    },
    parts: JAVA_PARTS,
    read: "{element}",
    readOther: "{Pascal}.{camel}({index})",
    abs: "Math.abs({difference})",
    parameter: "int {name}",
    // Each call returns a new array, because callers can change the elements of an array.
    answers: wide("new long[] {{limbs}}"),
  },
  comments: {
    ...LIKE_C.comments,
    code: "{@code {code}}",
  },
  types: {
    means: { "/": "truncated" },
    numbers: { int: "i32 wraps", byte: "i8", char: "u16", short: "i16", long: "u64" },
    promoted: "int",
  },
  statements: {
    ...LIKE_C.statements,
    local: "final {type} {name} = {value};",
    lookup: `{doc}
public static {answer} {lookup}({parameters}) {
    {body}
}`,
    constant: `/** {meaning} */
public static final int {name} = {value};`,
  },
  arrays: arraysWith("private"),
  packed: packedWith("private"),
  files: {
    module: `// @formatter:off

package {setting};

{doc}
public final class {Pascal} {
    private {Pascal}() {}

    {statements}
}`,
  },
  single: {
    files: {
      each: `{doc}
public static final class {Pascal} {
    private {Pascal}() {}

    {statements}
}`,
    },
  },
  setting: {
    name: "package",
    separator: ".",
    reserved: RESERVED_IN_JAVA,
    expected: "the name of a Java package, such as org.example.tables",
  },
};

/** Code outside a table's class that may read the array may also change it. */
export const javaWith = (access: ArrayAccess): Style => ({
  ...JAVA,
  arrays: arraysWith(access),
  packed: packedWith(access),
});
