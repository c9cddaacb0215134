/** A C++17 header for each table, with `constexpr` declarations in a namespace. */
import { C, CUDA, guarded, ON_GPU, unlinted } from "./c.js";
import { wide, type Style } from "./style.js";

/** Keywords of C++26 and GNU, names from `<cstdint>` and compilers, and `main`, which can't name a global namespace. */
const RESERVED_IN_CPP = String.raw`
  alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await
  co_return co_yield compl concept const const_cast consteval constexpr constinit continue
  contract_assert decltype default delete do double dynamic_cast else enum explicit export extern
  false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
  operator or or_eq private protected public register reinterpret_cast requires return short
  signed sizeof static static_assert static_cast struct switch template this thread_local throw
  true try typedef typeid typename typeof union unsigned using virtual void volatile while xor
  xor_eq _\w* \w*__\w* \w+_t std main::.* linux unix i386 mips sparc sun
  NULL EOF \w+_(?:C|MAX|MIN|WIDTH)`;

const CPP_GUARD = "CHESS_DISTANCE_{SETTING}_{guard}_HPP";

const NAMESPACE = `namespace {setting} {

{statements}

} // namespace {setting}`;

const CPP_HEADERS = `#if __cplusplus < 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG < 201703L)
#error "These tables need C++17. For earlier standards, write them with --lang c."
#endif

#include <array>
#include <cstdint>`;

/** The macros with which a kernel reads tables: a GPU cannot read the arrays of the host. */
const CPP_MACROS = `// On a host, a lookup is constexpr and reads the array. A kernel of CUDA or HIP reads a copy on the GPU.
#ifndef CHESS_DISTANCE_CONSTEXPR
#if ${CUDA}
#define CHESS_DISTANCE_CONSTEXPR __host__ __device__ constexpr
#else
#define CHESS_DISTANCE_CONSTEXPR constexpr
#endif
#endif
#ifndef CHESS_DISTANCE_COPY
#if ${CUDA}
#define CHESS_DISTANCE_COPY(table) \\
    [[maybe_unused]] static __device__ constexpr auto table##_D = table; \\
    [[maybe_unused]] static __device__ constexpr auto table##_AT = table##_D.data();
#else
#define CHESS_DISTANCE_COPY(table)
#endif
#endif
#ifndef CHESS_DISTANCE_AT
#if ${ON_GPU}
#define CHESS_DISTANCE_AT(table, index) table##_AT[index]
#else
#define CHESS_DISTANCE_AT(table, index) table[index]
#endif
#endif`;

const CPP_SET = "std::array<std::uint64_t, {words}>";

export const CPP: Style = {
  ...C,
  title: "C++17",
  syntax: {
    ...C.syntax,
    names: { file: "{snake}.hpp" },
    read: "CHESS_DISTANCE_AT({array}, {index})",
    readOther: "{snake}({index})",
    parts: {
      type: {
        ...{ u8: "std::uint8_t", u16: "std::uint16_t", u32: "std::uint32_t", u64: "std::uint64_t" },
        ...{ i8: "std::int8_t", i16: "std::int16_t", i32: "std::int32_t" },
        ...{ ...wide(CPP_SET), index: "unsigned", test: "bool" },
      },
      answer: { u32: "std::uint32_t", u64: "std::uint64_t", ...wide(CPP_SET), other: "int" },
      // A `std::array` is a structure with an array inside. Nested structures need a second pair of braces.
      open: { other: "{", ...wide("{{") },
      close: { other: "}", ...wide("}}") },
    },
    value: "chess_distance",
  },
  types: {
    ...C.types,
    numbers: {
      ...{ unsigned: "u32 wraps", int: "i32" },
      ...{ "std::uint8_t": "u8 wraps", "std::uint16_t": "u16 wraps" },
      ...{ "std::uint32_t": "u32 wraps", "std::uint64_t": "u64" },
      ...{ "std::int8_t": "i8", "std::int16_t": "i16", "std::int32_t": "i32" },
    },
    cast: "static_cast<{type}>({value})",
    castsElements: "everywhere",
  },
  statements: {
    ...C.statements,
    lookup: `{doc}
CHESS_DISTANCE_CONSTEXPR {answer} {lookup}({parameters}) noexcept {
    {body}
}`,
    constant: `/** {meaning} */
inline constexpr int {name} = {value};`,
  },
  arrays: {
    ...C.arrays,
    literal: `{doc}
inline constexpr std::array<{type}, {length}> {array} = {open}
    {rows}
{close};
CHESS_DISTANCE_COPY({array})`,
  },
  files: {
    target: {
      words: ["chess", "distance", "target"],
      text: CPP_MACROS,
      module: unlinted(guarded("CHESS_DISTANCE_TARGET_HPP", "{text}")),
    },
    lines: {
      target: '#include "{file}"',
      constants: '#include "{file}"',
      tables: '#include "{file}"',
    },
    module: unlinted(
      guarded(CPP_GUARD, `${CPP_HEADERS}\n\n{target}\n{constants}\n{tables}\n\n${NAMESPACE}`),
    ),
    index: { file: "tables.hpp", line: '#include "{file}"', module: unlinted("{tables}") },
  },
  single: {
    files: {
      each: guarded(CPP_GUARD, "{statements}"),
      module: unlinted(`${CPP_HEADERS}\n\n{target}\n\n${NAMESPACE}`),
    },
  },
  setting: {
    name: "namespace",
    separator: "::",
    reserved: RESERVED_IN_CPP,
    expected:
      "names that C++ does not reserve, joined by ::, such as chess_distance or engine::tables",
  },
};
