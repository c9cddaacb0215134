/** A Go file for each table, all in one package. */
import { LIKE_C, wide, type Style } from "./style.js";

/** Keywords, `documentation` (ignored by the go command), `init` (not importable), and names with capital letters. */
const RESERVED_IN_GO = `
  break case chan const continue default defer else fallthrough for func go goto if import
  interface map package range return select struct switch type var _ documentation init
  \\w*[A-Z]\\w*`;

const GO_SETS = { u64: "uint64", ...wide("[{words}]uint64") };

/** Source: Go Programming Language Specification, "Operator precedence". */
export const GO: Style = {
  title: "Go 1.13",
  outOfRange: "the answer is meaningless, or the program panics",
  syntax: {
    ...LIKE_C.syntax,
    names: {
      file: "{snake}.go",
      array: "{Pascal}Table",
      lookup: "{Pascal}",
      local: "{camel}",
      constant: "{Pascal}",
      shared: "{Pascal}",
    },
    hasOneSpace: true,
    parts: {
      type: {
        ...{ u8: "uint8", i8: "int8", u16: "uint16", i16: "int16", u32: "uint32", i32: "int32" },
        ...{ int: "int", index: "int", ...GO_SETS },
      },
      answer: { u32: "uint32", ...GO_SETS, other: "int" },
    },
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
