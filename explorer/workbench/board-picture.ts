/** The board as a picture of its own: as SVG that includes its styles, and as PNG. */

/** Pixels for a unit of the drawing, and how many times larger a PNG is. */
const [PIXELS, FINER] = [4, 3];

/** What the style of the page says of a drawing. */
const STYLE = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "font-family", "font-size", "font-weight", "text-anchor"],
];

/** The attributes that only a page needs. */
const OF_PAGE = /^(?:class|style|role|tabindex|aria-.*|data-.*)$/;

/** The font size of an address below a picture, and how wide each letter may be. */
const [SMALL, LETTER] = [2.2, 1.35];

type Attributes = Readonly<Record<string, string | number>>;

/** The board as a picture, with an address below it if one is given. */
export const svgOf = (board: SVGSVGElement, address = ""): string => {
  const { x, y, width, height: above } = board.viewBox.baseVal;
  const lines = address.match(new RegExp(`.{1,${Math.floor(width / LETTER)}}`, "g")) ?? [];
  const height = above + lines.length * 1.5 * SMALL;
  const style = getComputedStyle(board);
  const { backgroundColor, color } = getComputedStyle(document.body);
  const below = { fill: color, "font-size": SMALL, "font-family": "monospace" };
  const picture = elementOf("svg", {
    ...attributesIn(style),
    viewBox: `${x} ${y} ${width} ${height}`,
    ...{ width: Math.round(PIXELS * width), height: Math.round(PIXELS * height) },
  });
  picture.append(
    elementOf("title", {}, board.getAttribute("aria-label") ?? ""),
    elementOf("rect", { x, y, width, height, fill: backgroundColor }),
    ...[...board.children].map((child) => styled(child, style)),
    ...lines.map((text, line) =>
      elementOf("text", { ...below, x, y: y + above + (1.5 * line + 1) * SMALL }, text),
    ),
  );
  return new XMLSerializer().serializeToString(picture);
};

const elementOf = (name: string, attributes: Attributes, text = ""): SVGElement => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, `${value}`);
  element.append(text);
  return element;
};

/** What a style says, if another is given only where it differs. */
const attributesIn = (style: CSSStyleDeclaration, other?: CSSStyleDeclaration): Attributes =>
  Object.fromEntries(
    STYLE.map((name) => [name, style.getPropertyValue(name)] as const).filter(
      ([name, value]) => value !== other?.getPropertyValue(name),
    ),
  );

/** A copy of an element, with attributes for its style where that is not its parent's. */
const styled = (element: Element, parent: CSSStyleDeclaration): SVGElement => {
  const style = getComputedStyle(element);
  const kept = [...element.attributes]
    .filter(({ name }) => !OF_PAGE.test(name) && !STYLE.includes(name))
    .map(({ name, value }) => [name, value] as const);
  const attributes = { ...Object.fromEntries(kept), ...attributesIn(style, parent) };
  const copy = elementOf(element.tagName, attributes);
  for (const child of element.childNodes)
    copy.append(child instanceof Element ? styled(child, style) : (child.textContent ?? ""));
  return copy;
};

/** The PNG of an SVG, three times as large. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(FINER * image.naturalWidth, FINER * image.naturalHeight);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
};
