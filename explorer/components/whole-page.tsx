/** The way from a part of the page that another page embeds to the whole page. */
import type { JSX } from "preact";

/** A link to the whole page, at the place that a fragment of an address names. */
export const WholePage = ({ fragment }: { readonly fragment: string }): JSX.Element => (
  <p class="note">
    <a href={`./${fragment}`} target="_top">
      chess-distance: the whole page
    </a>
  </p>
);
