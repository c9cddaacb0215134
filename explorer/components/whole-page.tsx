/** The link from an embedded part of the page to the whole page. */

export const WholePage = ({ fragment }: { readonly fragment: string }) => (
  <p class="note">
    <a href={`./${fragment}`} target="_top">
      chess-distance: the whole page
    </a>
  </p>
);
