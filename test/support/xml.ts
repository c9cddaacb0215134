/** Reads XML, strictly: throws an `Error` at the first mistake. Written from the grammar of XML 1.0. */

export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text in the element itself, without that in its children. */
  readonly text: string;
}

const NAMED = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" } as const;

const unescaped = (text: string): string => {
  if (/[<\0-\x08\x0b\x0c\x0e-\x1f]/.test(text)) throw new Error(`no text of XML: ${text}`);
  return text.replaceAll(/&(?:(lt|gt|amp|quot|apos);)?/g, (all, name?: keyof typeof NAMED) => {
    if (name === undefined) throw new Error(`no reference: ${all} in ${text}`);
    return NAMED[name];
  });
};

const attributesIn = (text: string): XmlElement["attributes"] => {
  const attributes: Record<string, string> = {};
  const rest = text.replaceAll(/\s+([a-z][\w-]*)="([^"]*)"/gi, (_, name: string, value: string) => {
    if (Object.hasOwn(attributes, name)) throw new Error(`twice: ${name} in ${text}`);
    attributes[name] = unescaped(value);
    return "";
  });
  if (rest.trim() !== "") throw new Error(`no attributes: ${text}`);
  return attributes;
};

/** The only element of a document without a prolog. */
export const readXml = (document: string): XmlElement => {
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern, "y");
    found.lastIndex = at;
    const match = found.exec(document);
    at += match?.[0].length ?? 0;
    return match;
  };
  const element = (): XmlElement => {
    const start = next(/<([a-z]\w*)((?:\s+[^\s"=<>/]+="[^"]*")*)\s*(\/?)>/i);
    if (start === null) throw new Error(`no element: ${document.slice(at, at + 40)}`);
    const [, tag = "", given = "", end] = start;
    const attributes = attributesIn(given);
    const children: XmlElement[] = [];
    let text = "";
    if (end === "/") return { tag, attributes, children, text };
    while (next(new RegExp(`</${tag}>`)) === null) {
      const found = next(/[^<]+/);
      if (found === null) children.push(element());
      else text += unescaped(found[0]);
    }
    return { tag, attributes, children, text };
  };
  const whole = element();
  if (document.slice(at).trim() !== "") throw new Error(`more: ${document.slice(at, at + 40)}`);
  return whole;
};
