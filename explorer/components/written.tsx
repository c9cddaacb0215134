/// <reference types="vite/types/importMeta.d.ts" />
/** Words that never change: those of the HTML stay, and are not loaded a second time. */
import type { ComponentChildren } from "preact";

/** Whether the page is one that was built, whose HTML has the words. */
export const IS_WRITTEN: boolean = import.meta.env.PROD && !import.meta.env.SSR;

const known = new Map<string, string>();

/** Keeps the words of the HTML for a part of the page that is drawn anew. */
export const keepWritten = (place: Element): void => {
  for (const words of place.querySelectorAll(".written")) known.set(words.id, words.innerHTML);
};

/** Words with an id of their own. */
export const Written = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ComponentChildren;
}) =>
  IS_WRITTEN ? (
    <div class="written" id={id} dangerouslySetInnerHTML={{ __html: known.get(id) ?? "" }} />
  ) : (
    <div class="written" id={id}>
      {children}
    </div>
  );
