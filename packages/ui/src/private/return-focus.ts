import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own trigger, and a dialog
 * that is loaded when first opened has none.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
