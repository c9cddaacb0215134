/** Splits printed texts into tokens and items. */
import { onceFor } from "../common.js";
import type { Operators } from "../core/tables/expression-text.js";

export const escapedPattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Matches a token. Longer operators come first, so that `<=` is not read as `<`. */
const tokenPattern = onceFor((operators: Operators["operators"]) => {
  const signs = operators.flatMap((alike) => alike.split(" ")).filter((sign) => /\W/.test(sign));
  const longest = signs.sort((sign, other) => other.length - sign.length).map(escapedPattern);
  const name = String.raw`[A-Za-z_]\w*(?:(?:::|\.)[A-Za-z_]\w*)*(?:(?<=_cast)<[\w:]+>)?`;
  const forms = [String.raw`\{\w+\}`, String.raw`0x[\da-f]+|\d+`, name, ...longest, String.raw`\S`];
  return new RegExp(forms.join("|"), "g");
});

/** Splits a text or a template into tokens. A part of a template, such as `{name}`, is one token. */
export const tokensOf = ({ operators }: Operators, text: string): readonly string[] =>
  text.match(tokenPattern(operators)) ?? [];

/** Returns the items of a list. To save memory, equal items share one string. */
export const itemsOf = (list: string, separator = ","): readonly string[] => {
  const known = new Map<string, string>();
  const onOneLine = list.replaceAll(/\s*\n\s*/g, " ");
  return onOneLine.split(separator).map((part) => {
    const item = part.trim();
    const same = known.get(item);
    if (same === undefined) known.set(item, item);
    return same ?? item;
  });
};
