/** What is shown, to share and to keep: its link, the board as a picture, and the table as CSV. */
import { useState } from "preact/hooks";
import { useCopy } from "../components/copying.js";
import { csvOf } from "../model/csv.js";
import type { ShownTable } from "../model/table.js";
import { pngOf, svgOf } from "./board-picture.js";
import { save } from "./save.js";

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
  const trying = (done: Promise<void>): void => {
    done.then(
      () => setFault(""),
      (error: unknown) => setFault(String(error)),
    );
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
  return (
    <section class="downloads" aria-label="Downloads">
      <div class="buttons">
        <button type="button" onClick={() => copy("link", link)}>
          Copy link to this
        </button>
        <button type="button" onClick={() => trying(share())}>
          Share as a picture with its link
        </button>
        <button type="button" onClick={() => save(`${file}.svg`, svg(), "image/svg+xml")}>
          Board as SVG
        </button>
        <button
          type="button"
          onClick={() => trying(pngOf(svg()).then((png) => save(`${file}.png`, png, png.type)))}
        >
          Board as PNG
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
        {table && table.values.length > 0 && (
          <button type="button" onClick={() => save(`${table.name}.csv`, csvOf(table), "text/csv")}>
            Table as CSV{table.values.includes(undefined) && " (never: an empty field)"}
          </button>
        )}
      </div>
      <p class="refusal" role="status">
        {fault}
      </p>
    </section>
  );
};
