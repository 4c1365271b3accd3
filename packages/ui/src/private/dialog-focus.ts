import { useRef } from 'react';

const fields = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

// On a phone a focused field brings the keyboard up, over the words that should be read first.
const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** What has the focus when a dialog opens: its first field if there is one, else the dialog itself, never its close button. */
function focusInside(dialog: HTMLElement): void {
  const first = hasFinePointer() ? dialog.querySelector<HTMLElement>(fields) : null;
  // Of a choice, the one that is chosen: an arrow key goes on from there.
  const chosen = first?.matches('[type="radio"]') ? dialog.querySelector<HTMLElement>(':checked') : null;
  (chosen ?? first ?? dialog).focus();
}

/** Whether something floats above a dialog that Escape closes first: a list, a calendar, a tooltip. */
const hasFloating = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]) :popover-open') !== null;

/**
 * Where the focus goes when a dialog opens, and where it returns to when it closes: to what had it before. Radix does
 * the latter only for its own trigger, and a dialog that is loaded when first opened has none. And whom an Escape is for:
 * Radix hears it before anything inside the dialog does.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      event.preventDefault();
      if (event.target instanceof HTMLElement) focusInside(event.target);
    },
    onEscapeKeyDown: (event: Event) => {
      if (hasFloating()) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
