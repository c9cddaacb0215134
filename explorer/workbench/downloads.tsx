/** The downloads: the board as a picture, and the table as CSV. */
import { useState } from "preact/hooks";
import { csvOf } from "../model/csv.js";
import type { ShownTable } from "../model/table.js";
import { pngOf, svgOf } from "./board-picture.js";
import { save } from "./save.js";

export const Downloads = ({
  name,
  board,
  table,
}: {
  readonly name: string;
  readonly board: () => SVGSVGElement | null | undefined;
  readonly table: ShownTable | undefined;
}) => {
  const [fault, setFault] = useState("");
  const file = name.toLowerCase().replaceAll(/[^\w-]+/g, "-");
  const svg = (): string => {
    const drawn = board();
    if (!drawn) throw new Error("there is no board");
    return svgOf(drawn);
  };
  return (
    <section class="downloads" aria-label="Downloads">
      <div class="buttons">
        <button type="button" onClick={() => save(`${file}.svg`, svg(), "image/svg+xml")}>
          Board as SVG
        </button>
        <button
          type="button"
          onClick={() => {
            pngOf(svg()).then(
              (png) => {
                setFault("");
                save(`${file}.png`, png, png.type);
              },
              (error: unknown) => setFault(String(error)),
            );
          }}
        >
          Board as PNG
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
