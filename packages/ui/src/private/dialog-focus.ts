import { useRef } from 'react';
import { isComposing } from './is-composing.ts';

const fields =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role="radio"]:not(:disabled)';

// Returns false on phones: a focused field would open the keyboard, which covers the text to be read first.
const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Focuses the first field of a dialog, or the dialog itself, but never its close button. */
function focusInside(dialog: HTMLElement): void {
  const first = hasFinePointer() ? dialog.querySelector<HTMLElement>(fields) : null;
  // Prefers the checked option of a radio group, from which the arrow keys move.
  const chosen = first?.matches('[type="radio"], [role="radio"]')
    ? dialog.querySelector<HTMLElement>(':checked, [role="radio"][aria-checked="true"]')
    : null;
  (chosen ?? first ?? dialog).focus();
}

/** Returns true if a list or calendar above the dialog should close first on Escape. */
const hasFloating = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]) :popover-open') !== null;

/**
 * Moves the focus into a dialog and back, because Radix returns the focus only to a Radix trigger, which a
 * dialog loaded on demand does not have. Also keeps the dialog open on an Escape that belongs to a list, a
 * calendar or an input method, because Radix receives the key first.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      event.preventDefault();
      if (event.target instanceof HTMLElement) focusInside(event.target);
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (hasFloating() || isComposing(event)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
