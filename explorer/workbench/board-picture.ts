/** The board as a picture of its own: as SVG that includes its styles, and as PNG. */

/** Pixels for a unit of the drawing, and how many times larger a PNG is. */
const [PIXELS, FINER] = [4, 3];

/** The style properties that are copied, and the values that need no attribute. */
const PLAIN = {
  fill: "rgb(0, 0, 0)",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
} satisfies Record<string, string>;

/** The attributes that only a page needs. */
const OF_PAGE = /^(?:class|style|role|tabindex|aria-.*|data-.*)$/;

/** The font size of an address below a picture, and how wide each letter may be. */
const [SMALL, LETTER] = [2.2, 1.35];

/** The board as a picture, with an address below it if one is given. */
export const svgOf = (board: SVGSVGElement, address = ""): string => {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height: above } = board.viewBox.baseVal;
  const letters = Math.floor(width / LETTER);
  const lines = Array.from({ length: Math.ceil(address.length / letters) }, (_, line) =>
    address.slice(line * letters, (line + 1) * letters),
  );
  const height = above + lines.length * 1.5 * SMALL;
  const back = getComputedStyle(document.body).backgroundColor;
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("width", `${Math.round(PIXELS * width)}`);
  copy.setAttribute("height", `${Math.round(PIXELS * height)}`);
  copy.append(
    elementOf("title", {}, board.getAttribute("aria-label") ?? ""),
    elementOf("rect", { x, y, width, height, fill: back }),
    ...[...board.children].flatMap(styled),
    ...lines.map((text, line) =>
      elementOf(
        "text",
        {
          ...{ x, y: y + above + (1.5 * line + 1) * SMALL, "font-size": SMALL },
          ...{ "font-family": "monospace", fill: getComputedStyle(document.body).color },
        },
        text,
      ),
    ),
  );
  return new XMLSerializer().serializeToString(copy);
};

const elementOf = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text = "",
): SVGElement => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, `${value}`);
  element.append(text);
  return element;
};

/** A copy of an element with its style as attributes; empty for the focus ring. */
const styled = (element: Element): SVGElement[] => {
  if (element.classList.contains("focus")) return [];
  const style = getComputedStyle(element);
  const kept = [...element.attributes]
    .filter(({ name }) => !OF_PAGE.test(name) && !Object.hasOwn(PLAIN, name))
    .map(({ name, value }) => [name, value] as const);
  const isGroup = element.tagName === "g";
  const shown = Object.entries(PLAIN)
    .map(([name, plain]) => [name, style.getPropertyValue(name), plain] as const)
    .filter(([name, value, plain]) => {
      const isOfText = name.startsWith("font") || name === "text-anchor";
      return !isGroup && value !== plain && (!isOfText || element.tagName === "text");
    })
    .map(([name, value]) => [name, value] as const);
  const moved = style.transform === "none" ? [] : [["transform", style.transform] as const];
  const copy = elementOf(element.tagName, Object.fromEntries([...kept, ...shown, ...moved]));
  for (const child of element.childNodes)
    copy.append(...(child instanceof Element ? styled(child) : [child.textContent ?? ""]));
  return [copy];
};

/** The PNG of an SVG, three times as large. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = FINER * image.naturalWidth;
  canvas.height = FINER * image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("the browser made no picture"));
    });
  });
};
