/** The modules that tables import, one for each kind of array: the frozen type, and the function that freezes. */
import {
  StructureKind,
  type MethodSignatureStructure,
  type OptionalKind,
  type StatementStructures,
} from "ts-morph";
import type { ArrayName } from "../tables.js";
import { constant, docComment, exported } from "./structures.js";

/** The name of the function that freezes. */
export const FROZEN = "frozen";

/** The module's file, without its ending, one for each kind of array: `frozen`, `frozen-uint32`. */
export const frozenFile = (array: ArrayName): string =>
  array === "Uint8Array" ? "frozen" : `frozen-${array.replace("Array", "").toLowerCase()}`;

/** The name of the type of a table. */
export const frozenTypeName = (array: ArrayName): string => `Frozen${array}`;

const FROZEN_TYPE = frozenTypeName("Uint8Array");

/** The statements of the module; `frozenText` makes of their text that of another array. */
export const frozenModule = (): readonly StatementStructures[] => [
  frozenType(),
  visitorType(),
  reducerType(),
  unfrozenType(),
  freeze(),
];

/** The text of the module for an array: as far as types go, typed arrays differ in nothing but their name. */
export const frozenText = (text: string, array: ArrayName): string =>
  text.replaceAll("Uint8Array", array);

type Method = OptionalKind<MethodSignatureStructure>;
type Parameter = readonly [name: string, type: string];

const method = (
  name: string,
  parameters: readonly Parameter[],
  returnType: string,
  description: string,
): Method => ({
  name,
  returnType,
  docs: [{ description }],
  parameters: parameters.map(([parameter, type]) => ({
    name: parameter.replace("?", ""),
    type,
    hasQuestionToken: parameter.endsWith("?"),
  })),
});

const functionType = (name: string, parameters: string, doc: string): StatementStructures => ({
  kind: StructureKind.TypeAlias,
  name,
  typeParameters: ["Result"],
  type: `(${parameters}) => Result`,
  // The package does not export these types: the reference is to show what they stand for.
  docs: [{ description: doc, tags: [{ tagName: "inline" }] }],
  leadingTrivia: "\n",
});

const ENTRY_PARAMETERS = `entry: number, index: number, table: ${FROZEN_TYPE}`;

const visitorType = (): StatementStructures =>
  functionType("Visitor", ENTRY_PARAMETERS, "What is called for each entry.");

const reducerType = (): StatementStructures =>
  functionType(
    "Reducer",
    `result: Result, ${ENTRY_PARAMETERS}`,
    "What adds an entry to the result so far.",
  );

const callback = (returnType: string): Parameter => ["callback", `Visitor<${returnType}>`];

const reducer = (result: string): Parameter => ["callback", `Reducer<${result}>`];

const THIS: Parameter = ["thisArgument?", "unknown"];
const SEARCH: readonly Parameter[] = [
  ["entry", "number"],
  ["fromIndex?", "number"],
];
const RANGE: readonly Parameter[] = [
  ["start?", "number"],
  ["end?", "number"],
];

const reducing = (name: string, order: string): Method[] => [
  method(name, [reducer("number")], "number", `Combines the entries, ${order} first.`),
  {
    ...method(
      name,
      [reducer("Result"), ["initial", "Result"]],
      "Result",
      `Combines the entries with an initial result, ${order} first.`,
    ),
    typeParameters: ["Result"],
  },
];

/**
 * The methods of `Uint8Array` that only read, with copies where it returns entries; `subarray` is none of
 * them, for it shares the entries. They are those of ECMAScript 2015: whoever compiles with an older
 * library than ours would find that a `Uint8Array` lacks the newer ones, and so does not fit.
 */
const methods = (): Method[] => [
  method("entries", [], "IterableIterator<[number, number]>", "Each index with its entry."),
  method("every", [callback("unknown"), THIS], "boolean", "Whether all entries pass."),
  method("filter", [callback("unknown"), THIS], "Uint8Array", "A copy of the entries that pass."),
  method("find", [callback("unknown"), THIS], "number | undefined", "The first that passes."),
  method("findIndex", [callback("unknown"), THIS], "number", "The index of the first that passes."),
  method("forEach", [callback("void"), THIS], "void", "Visits the entries in ascending order."),
  method("indexOf", SEARCH, "number", "The first index of an entry, or -1."),
  method("join", [["separator?", "string"]], "string", "The entries as text."),
  method("keys", [], "IterableIterator<number>", "The indices."),
  method("lastIndexOf", SEARCH, "number", "The last index of an entry, or -1."),
  method("map", [callback("number"), THIS], "Uint8Array", "A copy with every entry replaced."),
  ...reducing("reduce", "lowest index"),
  ...reducing("reduceRight", "highest index"),
  method("slice", RANGE, "Uint8Array", "A copy of a range of entries."),
  method("some", [callback("unknown"), THIS], "boolean", "Whether any entry passes."),
  method("toLocaleString", [], "string", "The entries as text, as the locale writes them."),
  method("toString", [], "string", "The entries as text."),
  method("values", [], "IterableIterator<number>", "The entries."),
  method("[Symbol.iterator]", [], "IterableIterator<number>", "The entries."),
];

const frozenType = (): StatementStructures => ({
  kind: StructureKind.Interface,
  name: FROZEN_TYPE,
  isExported: true,
  docs: [
    docComment([
      "A `Uint8Array` that can be read and copied, but not written: by this type TypeScript rejects each",
      "assignment to an entry, each method that writes, and each way to the buffer. Code can go round the",
      "type, by a cast, or as a `Record<number, number>`, through `Object.assign` or `Reflect.set`: then a",
      "write throws where the engine has immutable array buffers (`ArrayBuffer.prototype.transferToImmutable`),",
      "and changes the entry elsewhere. For a copy that may be written: `new Uint8Array(table)`.",
    ]),
  ],
  indexSignatures: [
    { keyName: "index", keyType: "number", returnType: "number", isReadonly: true },
  ],
  properties: [
    {
      name: "length",
      type: "number",
      isReadonly: true,
      docs: [{ description: "How many entries there are." }],
    },
    {
      name: "byteLength",
      type: "number",
      isReadonly: true,
      docs: [{ description: "How many bytes they take." }],
    },
    {
      name: "BYTES_PER_ELEMENT",
      type: "number",
      isReadonly: true,
      docs: [{ description: "How many bytes each takes." }],
    },
    {
      name: "[Symbol.toStringTag]",
      type: '"Uint8Array"',
      isReadonly: true,
      docs: [{ description: "What the object is at run time." }],
    },
  ],
  methods: methods(),
});

/** The name of the type of what is to be frozen. */
const UNFROZEN_TYPE = "Unfrozen";

const unfrozenType = (): StatementStructures => ({
  kind: StructureKind.Interface,
  name: UNFROZEN_TYPE,
  docs: [
    docComment([
      "A table on its own buffer, which may have the method of the TC39 proposal Immutable ArrayBuffer.",
    ]),
  ],
  extends: [FROZEN_TYPE],
  properties: [
    {
      name: "buffer",
      type: "{ readonly byteLength: number; transferToImmutable?(): ArrayBuffer }",
      isReadonly: true,
    },
  ],
});

const freeze = (): StatementStructures =>
  exported(
    [
      "Freezes a table as far as the engine can: its entries move to an immutable buffer, where there are",
      "such. `Object.freeze` is of no use: it throws on any typed array that has entries.",
    ],
    constant(
      FROZEN,
      undefined,
      `(entries: ${UNFROZEN_TYPE}): ${FROZEN_TYPE} =>
      entries.buffer.transferToImmutable
        ? new Uint8Array(entries.buffer.transferToImmutable())
        : entries`,
    ),
  );
