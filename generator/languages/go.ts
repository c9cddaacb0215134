/** A Go file for each table, all in one package. */
import { LIKE_C, wide, type ArrayAccess, type Style, type Syntax } from "./style.js";

/** Keywords, `documentation` (ignored by the go command), `init` (not importable), and names with capital letters. */
const RESERVED_IN_GO = `
  break case chan const continue default defer else fallthrough for func go goto if import
  interface map package range return select struct switch type var _ documentation init
  \\w*[A-Z]\\w*`;

const GO_SETS = { u64: "uint64", ...wide("[{words}]uint64") };

const GO_NAMES = {
  file: "{snake}.go",
  array: "{Pascal}Table",
  lookup: "{Pascal}",
  local: "{camel}",
  constant: "{Pascal}",
  shared: "{Pascal}",
};

/** The names if arrays are not exported. */
const GO_HIDDEN = { ...GO_NAMES, array: "{camel}Table" };

const GO_PARTS: Syntax["parts"] = {
  type: {
    ...{ u8: "uint8", i8: "int8", u16: "uint16", i16: "int16", u32: "uint32", i32: "int32" },
    ...{ int: "int", index: "int", ...GO_SETS },
  },
  answer: { u32: "uint32", ...GO_SETS, other: "int" },
};

/** Joins two bytes, and four. */
const TWO_BYTES_IN_GO = "int({array}[2*{operand}])<<8 | int({array}[2*{operand}+1])";
const FOUR_BYTES_IN_GO =
  "int({array}[4*{operand}])<<24 | int({array}[4*{operand}+1])<<16 | int({array}[4*{operand}+2])<<8 | int({array}[4*{operand}+3])";

/**
 * The arrays of numbers that are too many for literals. The compiler needs a thousand times as much memory for an element
 * as for a byte of a string. The strings are not exported, because `range` yields their runes.
 */
const GO_PACKED: NonNullable<Style["packed"]> = {
  syntax: {
    names: GO_HIDDEN,
    read: "{element}",
    parts: {
      ...GO_PARTS,
      element: {
        ...{ u8: "{array}[{index}]", i8: "int8({array}[{index}])" },
        ...{ u16: `uint16(${TWO_BYTES_IN_GO})`, i16: `int16(${TWO_BYTES_IN_GO})` },
        ...{ u32: `uint32(${FOUR_BYTES_IN_GO})`, i32: `int32(${FOUR_BYTES_IN_GO})` },
      },
    },
  },
  arrays: {
    literal: `{doc}
const {array} = "" +
	{rows}
	""`,
    strings: {
      byte: String.raw`\x{hex}`,
      row: `// {label}
"{bytes}"`,
      ...{ join: " +", end: " +" },
    },
  },
};

/** Source: Go Programming Language Specification, "Operator precedence". */
const GO_EXPORTED: Style = {
  title: "Go 1.13",
  outOfRange: "the answer is meaningless, or the program panics",
  syntax: {
    ...LIKE_C.syntax,
    names: GO_NAMES,
    hasOneSpace: true,
    parts: GO_PARTS,
    operators: ["||", "&&", "== != < <= > >=", "+ - | ^", "* / % << >> &"],
    // gofmt removes the spaces around operators that bind tighter than others, and the spaces in an index.
    isBracketed: true,
    abs: "absolute({difference})",
    parameter: "{name}",
    sets: wide("{{limbs}}"),
    value: "chessdistance",
  },
  comments: {
    ...LIKE_C.comments,
    // By convention, a Go doc comment begins with the declared name.
    doc: `// {name} - {title}
// {notes}`,
  },
  types: {
    means: { "/": "truncated" },
    numbers: {
      ...{ int: "i32 wraps", int8: "i8 wraps", int16: "i16 wraps", int32: "i32 wraps" },
      ...{ uint8: "u8 wraps", uint16: "u16 wraps", uint32: "u32 wraps", uint64: "u64 wraps" },
    },
    cast: "{type}({value})",
    castsAnswers: ["u8", "i8", "u16", "i16", "i32"],
  },
  statements: {
    ...LIKE_C.statements,
    local: "{name} := {value}",
    return: "return {value}",
    if: `if {test} {
	return {then}
}
return {otherwise}`,
    lookup: `{doc}
func {lookup}({parameters} int) {answer} {
	{body}
}`,
    constant: `// {name} - {meaning}
const {name} = {value}`,
  },
  arrays: {
    literal: `{doc}
var {array} = [{length}]{type}{
	{rows}
}`,
  },
  files: {
    module: `package {setting}

{statements}`,
    helpers: [
      {
        of: ["abs"],
        words: ["absolute"],
        text: `func absolute(n int) int {
	if n < 0 {
		return -n
	}
	return n
}`,
      },
    ],
  },
  single: {},
  setting: {
    name: "package",
    reserved: RESERVED_IN_GO,
    expected: "the name of a Go package, such as chessdistance",
  },
};

/** Arrays are exported up to the length from which strings hold their numbers. */
export const GO: Style = { ...GO_EXPORTED, packed: GO_PACKED };

/** Public arrays stay arrays. Private ones are not exported, and strings hold the long ones. */
export const goWith = (access: ArrayAccess): Style => {
  if (access === "public") return GO_EXPORTED;
  return { ...GO, syntax: { ...GO.syntax, names: GO_HIDDEN } };
};
