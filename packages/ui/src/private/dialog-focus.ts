import { useRef } from 'react';
import { isComposing } from './is-composing.ts';

const fields =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role="radio"]:not(:disabled)';

// On phones a focused field opens the keyboard, which would cover the text to be read first.
const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** What to focus when a dialog opens: its first field, else the dialog itself, never its close button. */
function focusInside(dialog: HTMLElement): void {
  const first = hasFinePointer() ? dialog.querySelector<HTMLElement>(fields) : null;
  // In a radio group, the checked one: arrow keys move from there.
  const chosen = first?.matches('[type="radio"], [role="radio"]')
    ? dialog.querySelector<HTMLElement>(':checked, [role="radio"][aria-checked="true"]')
    : null;
  (chosen ?? first ?? dialog).focus();
}

/** Whether Escape should first close something above the dialog: a list or a calendar. */
const hasFloating = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]) :popover-open') !== null;

/**
 * Moves the focus into a dialog when it opens and back when it closes. Radix returns it only to its own trigger, and a
 * dialog loaded on demand has none. Also decides who handles Escape: Radix receives it before anything inside the
 * dialog does.
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
