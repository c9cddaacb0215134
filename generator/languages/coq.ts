/** A Coq file for each table. Numbers and lookups have type `Z`, so that theorems can be stated about them. */
import { LIKE_C, type Style } from "./style.js";

/** The files in `test/coq/` prove that each number in the distance tables of the package is the number of moves. */
export const COQ: Style = {
  title: "Coq 8.16",
  hasNoChecks: true,
  outOfRange: "the answer is meaningless",
  syntax: {
    ...LIKE_C.syntax,
    names: { file: "{Pascal}.v" },
    parts: {},
    // The precedence levels of the notations below, of `Z_scope` and of `bool_scope`.
    operators: ["=? <>?", "+ - ||", "* / mod && lor land", "<< >>"],
    signs: { "==": "=?", "!=": "<>?", mod: "mod", "|": "lor", "&": "land" },
    abs: "abs ({difference})",
    parameter: "{name}",
  },
  comments: {
    ...LIKE_C.comments,
    header: "(* {first}\n   {second}\n*)",
    line: "(*",
    lineEnd: " *)",
    doc: `(** {title}
    {notes}
*)`,
    code: "[{code}]",
  },
  types: {
    means: { "=?": "==", "<>?": "!=", "/": "//", mod: "%", lor: "|", land: "&" },
    numbers: {},
  },
  statements: {
    ...LIKE_C.statements,
    local: "let {name} := {value} in",
    return: "{value}.",
    if: `if {test} then {then}
else {otherwise}.`,
    lookup: `{doc}
Definition {lookup} ({parameters} : Z) : Z :=
  {body}`,
    constant: `(** {meaning} *)
Definition {name} : Z := {value}.`,
  },
  arrays: {
    separators: { rows: "; ", parameters: " ", names: " ++ " },
    literal: `{doc}
Definition {array} : list Z := [
  {rows}
].`,
    // Long arrays are split, because the parser's stack overflows at a length between 20,000 and 65,000 elements.
    split: {
      most: 8000,
      part: "Definition part{number}_{array} : list Z := [\n  {rows}\n].",
      named: "part{number}_{array}",
      array: "{parts}\n\n{doc}\nDefinition {array} : list Z := {names}.",
      joins: "Definition {array} : list Z := {names}.",
    },
  },
  files: {
    lines: { tables: "Require Import {Pascal}." },
    module: `Require Import BinInt List.
Import ListNotations.
{tables}
Local Open Scope bool_scope.
Local Open Scope Z_scope.
Local Infix "lor" := Z.lor (at level 40, left associativity).
Local Infix "land" := Z.land (at level 40, left associativity).
Local Infix "<<" := Z.shiftl (at level 39, left associativity).
Local Infix ">>" := Z.shiftr (at level 39, left associativity).
Local Notation "a <>? b" := (negb (a =? b)) (at level 70, no associativity).
Local Notation abs := Z.abs.
Local Notation "list [ index ]" := (nth (Z.to_nat index) list (-1)) (at level 9).

{statements}`,
  },
  single: { syntax: { hasOneSpace: true } },
};
