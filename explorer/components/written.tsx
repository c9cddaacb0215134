/// <reference types="vite/types/importMeta.d.ts" />
/** Words that never change: those of the HTML stay, and are not loaded a second time. */
import type { ComponentChildren } from "preact";

/** Whether the page is one that was built, whose HTML has the words. */
export const IS_WRITTEN: boolean = import.meta.env.PROD && !import.meta.env.SSR;

export const Written = ({ children }: { readonly children?: ComponentChildren }) =>
  IS_WRITTEN ? (
    <div class="written" dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <div class="written">{children}</div>
  );
