/** The way from a part of the page that another page embeds to the whole page. */

/** A link to the whole page, at the place that a fragment of an address names. */
export const WholePage = ({ fragment }: { readonly fragment: string }) => (
  <p class="note">
    <a href={`./${fragment}`} target="_top">
      chess-distance: the whole page
    </a>
  </p>
);
