/** The numbering of the page as part of the workbench's state, which the address holds. */
import { useEffect, useRef } from "preact/hooks";
import { usePageChoices } from "../components/page-choices.js";
import { hasState } from "../components/use-address.js";
import { fromAddress } from "../model/address.js";
import { addressOf, type State } from "../model/state.js";

/** Returns the state with the page's numbering, and the function that takes that of an address. */
export const useNumbering = (
  state: State,
): { readonly kept: State; readonly follow: (addressed: State) => void } => {
  const { numbering, choose } = usePageChoices();
  return {
    kept: { ...state, numbering },
    // At the address of a chapter, what one has chosen there remains.
    follow: ({ numbering }) => {
      if (hasState()) choose({ numbering });
    },
  };
};

/** Takes the numbering of the address at first, and writes the one that is chosen later into it. */
export const useNumberingInAddress = (
  opened: State,
  { kept, follow }: ReturnType<typeof useNumbering>,
  write: (fragment: string, isQuick: boolean) => void,
): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isOpen.current) follow(opened);
    else if (hasState() && fromAddress(location.hash).state.numbering !== kept.numbering)
      write(addressOf(kept), false);
    isOpen.current = true;
  }, [kept.numbering]);
};
