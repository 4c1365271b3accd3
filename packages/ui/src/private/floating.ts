import { useLayoutEffect, type RefObject } from 'react';
import { floatPlace, type FloatAlign, type FloatSide } from './float-place.ts';
import { keepPlaced } from './keep-placed.ts';

type Wanted = { readonly side: FloatSide; readonly align: FloatAlign };

type Floating = Wanted & {
  /** An element with `popover="manual"` and a fixed position. */
  readonly floating: RefObject<HTMLElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
};

function placeBeside(anchor: HTMLElement, element: HTMLElement, { side, align }: Wanted): void {
  const { left, top } = floatPlace(
    anchor.getBoundingClientRect(),
    { width: element.offsetWidth, height: element.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    side,
    align,
  );
  element.style.left = `${String(left)}px`;
  element.style.top = `${String(top)}px`;
}

/** Shows an element in the browser's top layer, where nothing cuts it off, and keeps it beside its anchor while open. */
export function useFloating({ floating, anchor, isOpen, side, align }: Floating): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!isOpen || !element) return undefined;
    const place = () => {
      if (anchor.current) placeBeside(anchor.current, element, { side, align });
    };
    element.showPopover();
    const stopPlacing = keepPlaced(place);
    return () => {
      stopPlacing();
      if (element.isConnected) element.hidePopover();
    };
  }, [floating, anchor, isOpen, side, align]);
}
