/** What is shown, to share and to keep: its link, the board as a picture, and the table as CSV. */
import { useState } from "preact/hooks";
import { useCopy } from "../components/copying.js";
import { csvOf } from "../model/take-away-texts.js";
import type { ShownTable } from "../model/table.js";
import { pngOf, svgOf } from "./board-picture.js";
import { save } from "./language-files.js";

export const Downloads = ({
  name,
  link,
  board,
  table,
}: {
  readonly name: string;
  /** The link to what is shown. */
  readonly link: string;
  readonly board: () => SVGSVGElement | null | undefined;
  readonly table: ShownTable | undefined;
}) => {
  const copy = useCopy();
  const [fault, setFault] = useState("");
  const file = name.toLowerCase().replaceAll(/[^\w-]+/g, "-");
  const svg = (below = ""): string => {
    const drawn = board();
    if (!drawn) throw new Error("there is no board");
    return svgOf(drawn, below);
  };
  const share = async (): Promise<void> => {
    const picture = new File([await pngOf(svg(link))], `${file}.png`, { type: "image/png" });
    const shared = { files: [picture], title: name, url: link };
    // Not every browser shares.
    if (!("canShare" in navigator && navigator.canShare(shared)))
      save(picture.name, picture, picture.type);
    else
      await navigator.share(shared).catch((error: unknown) => {
        // The reader may think better of it.
        if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
      });
  };
  const attempt = async (act: () => void | Promise<void>): Promise<void> => {
    setFault("");
    try {
      await act();
    } catch (error) {
      setFault(String(error));
    }
  };
  const never = table?.values.includes(undefined) === true ? " (never: an empty field)" : "";
  const actions: Readonly<Record<string, () => void | Promise<void>>> = {
    "Copy link to this": () => copy("link", link),
    "Share as a picture with its link": share,
    "Board as SVG": () => save(`${file}.svg`, svg(), "image/svg+xml"),
    "Board as PNG": async () => save(`${file}.png`, await pngOf(svg()), "image/png"),
    Print: () => print(),
    ...(table &&
      table.values.length > 0 && {
        [`Table as CSV${never}`]: () => save(`${table.name}.csv`, csvOf(table), "text/csv"),
      }),
  };
  return (
    <section class="downloads" aria-label="Downloads">
      <div class="buttons">
        {Object.entries(actions).map(([label, act]) => (
          <button key={label} type="button" onClick={() => void attempt(act)}>
            {label}
          </button>
        ))}
      </div>
      <p class="refusal" role="status">
        {fault}
      </p>
    </section>
  );
};
