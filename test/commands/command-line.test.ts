/** Tests that the command in a header gives the request again, whatever texts the request holds. */
import { expect, test } from "vitest";
import { isOwnCommand, runOptions } from "../../generator/commands/command-line.js";
import { optionValues } from "../../generator/commands/config.js";
import { REQUEST_BY_DEFAULT, SHARED_OPTIONS } from "../../generator/request/output-keys.js";
import { commandLineOf, requestOfOptions, TOOL } from "../../generator/request/request.js";
import type { ParsedRequest } from "../../generator/request/request.js";
import type { TABLE_KEYS } from "../../generator/request/table-keys.js";

const GRAPH = JSON.stringify({ graph: { cells: ["a", "_"], pieces: { true: { a: ["_"] } } } });

type Flag = "captures" | "index" | "single" | "proof";
type Key = Exclude<keyof typeof TABLE_KEYS | (typeof SHARED_OPTIONS)[number], Flag>;

/** For each key with a text or an object, valid values that look like something else, and the options beside them. */
const HOSTILE: Readonly<Record<Key, readonly (readonly string[])[]>> = {
  board: [[GRAPH, "--piece=x=true"], ['{"rows":["..x","..."]}', "--name=x"], ["cylinder:4x3"]],
  measure: [["pathCount"]],
  piece: [["true=N"], ["(1,2)", "--piece=x=[F?R]"], ["nN"], ["null=(1,2)"]],
  dialect: [
    ["xboard", "--piece=fK"],
    ["xboard", "--piece=x=NN"],
  ],
  name: [["true"], ["a".repeat(60)], ["out"]],
  exactName: [["camel"], ["n2", "--measure=number", "--unit=a8"]],
  layout: [
    ["pair,0x88"],
    ['{"rank":-16,"zero":200,"length":401}', "--name=x"],
    ['{"rank":16}', "--layout=superimposed", "--layout=0x88", "--name=x"],
    ["0x88", '--layout={"rank":16}', "--name=x"],
    ["pair,direction-first", "--measure=ray", "--piece=Q"],
  ],
  to: [["a1-b2,c3", "--name=x"], ["edge"]],
  from: [["a1"]],
  within: [["a1-b2", "--name=x"]],
  color: [
    ["black", "--piece=fN"],
    ["white", "--piece=fN"],
    ["black,white", "--piece=fN", "--measure=moves"],
  ],
  squares: [["0x88"], ['{"start":91,"rank":-10}']],
  unit: [
    ["0x88", "--measure=increment"],
    ['{"rank":-16}', "--measure=increment"],
  ],
  bits: [["opposite", "--measure=moves", "--piece=N"]],
  of: [
    ["a1,h8", "--measure=member", "--name=x"],
    ["diagonal", "--measure=coordinate"],
    ["file", "--measure=apart", "--layout=0x88"],
  ],
  directions: [["S,W,N,E", "--measure=step", "--piece=W"]],
  filler: [["-1"], ["4294967295"]],
  values: [['{"0":-5,"1":7}', "--board=1x2", "--piece=W", "--name=x"]],
  out: [
    ...["-x", "--", "--out", "{a", "{}", "a b", "it's", "a=b", "a,b", "null"].map((text) => [text]),
  ],
  names: [
    ["a8", "--lang=c"],
    ['{"start":112,"rank":-16}', "--lang=c"],
  ],
  lang: [["json"]],
  namespace: [
    ["null", "--lang=cpp"],
    ["out::lang", "--lang=cpp"],
  ],
  package: [
    ["json", "--lang=go"],
    ["org.json.x1", "--lang=java"],
  ],
  prefix: [
    ["out_", "--lang=c"],
    ["n0_", "--lang=c"],
  ],
  format: [["js"]],
  array: [["public", "--lang=java"]],
};

const requestOf = (args: readonly string[]): ParsedRequest =>
  requestOfOptions(optionValues(runOptions(args, {})), () => undefined);

const cases = Object.entries(HOSTILE).flatMap(([key, texts]) =>
  texts.map(([text = "", ...others]) => {
    const args = [`--${key}=${text}`, ...others];
    const has = (name: string): boolean => args.some((word) => word.startsWith(`--${name}=`));
    const needsPiece = !has("piece") && !(has("measure") && key !== "measure");
    return [[...args, ...(needsPiece ? ["--piece=N"] : []), ...(has("out") ? [] : ["--out=t"])]];
  }),
);

test.each(cases)("the tool repeats the command of a header: %j", (args) => {
  const command = commandLineOf(requestOf(args));
  expect(isOwnCommand(command), command).toBe(true);
});

test.each(["-x", "--out", "-x y", "-1"])(
  "a text that begins with a dash is one word with its option: %s",
  (text) => {
    for (const key of ["namespace", "package", "prefix"] as const) {
      const command = commandLineOf({ ...REQUEST_BY_DEFAULT, [key]: text });
      const word = `--${key}=${text}`;
      expect(command).toBe(`${TOOL} ${text.includes(" ") ? `'${word}'` : word}`);
      expect(runOptions([word], {}).get(key)).toEqual([text]);
    }
  },
);
