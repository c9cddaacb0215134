/** A view that is panned and zoomed; at zoom 1, everything in it is visible. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The zoom of a view and its buttons. Centers a place when zoom or watched values change. */
export const useZoom = (
  view: RefObject<HTMLElement | null>,
  factor: number,
  watched: readonly unknown[],
  placeIn: (view: HTMLElement) => readonly number[],
) => {
  const [zoom, setZoom] = useState(1);
  const isPointing = useRef(false);
  const setPointing = (isNow: boolean): void => {
    isPointing.current = isNow;
  };
  useLayoutEffect(() => {
    const { current } = view;
    // What is under the pointer must stay there.
    if (current === null || isPointing.current) return;
    const [x = 0, y = 0] = placeIn(current);
    current.scrollLeft = x - current.clientWidth / 2;
    current.scrollTop = y - current.clientHeight / 2;
  }, [zoom, ...watched]);
  return {
    zoom,
    setPointing,
    /** For the element that scrolls. */
    scrolled: {
      onPointerEnter: () => setPointing(true),
      onPointerLeave: () => setPointing(false),
    },
    buttons: (isLargest: boolean) => (
      <div class="buttons">
        <button
          type="button"
          disabled={zoom <= 1}
          onClick={() => setZoom(Math.max(1, zoom / factor))}
        >
          Smaller
        </button>
        <button type="button" disabled={isLargest} onClick={() => setZoom(zoom * factor)}>
          Larger
        </button>
      </div>
    ),
  };
};
