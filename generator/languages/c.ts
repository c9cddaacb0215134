/** C99, which C++ reads as well: a header for each table. */
import { LIKE_C, type Style } from "./style.js";

const MODULE = `/* clang-format off */
#ifndef CHESS_DISTANCE_{guard}_H
#define CHESS_DISTANCE_{guard}_H

#include <stdint.h>
{constants}
{tables}

{statements}

#endif`;

/** ISO/IEC 9899:1999, 6.5. The types have 32 bits, as they may have: what is right so is right with 64. */
export const C: Style = {
  ...LIKE_C,
  title: "C99",
  names: { file: "{snake}.h" },
  // Engines have their own KNIGHT.
  hasOneSpace: true,
  parts: {
    type: { u8: "uint8_t", i8: "int8_t", u64: "uint64_t", index: "unsigned", test: "int" },
  },
  outOfRange: "the behavior is undefined",
  abs: "({first} > {second} ? {first} - {second} : {second} - {first})",
  numbers: {
    unsigned: "u32 wraps",
    int: "i32",
    uint8_t: "u8 wraps",
    int8_t: "i8",
    uint64_t: "u64",
  },
  promoted: "int",
  parameter: "unsigned {name}",
  local: "const {type} {name} = {value};",
  answers: { sum: "({type})({value})" },
  array: `{doc}
static const {type} {array}[{length}] = {
    {rows}
};`,
  lookup: `{doc}
static inline {type} {lookup}({parameters}) {
    {body}
}`,
  constant: `/** Stored for {of}. */
enum { {name} = {value} };`,
  lines: { constants: '#include "{file}"', tables: '#include "{file}"' },
  module: MODULE,
  index: { file: "tables.h", line: '#include "{file}"', module: MODULE },
};
