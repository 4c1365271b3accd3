import { toHalfWidth } from '@tillbook/domain';
import { regroup, type Edit } from './regroup.ts';

const deletions: Readonly<Record<string, Edit['deletion']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/**
 * Formats an input's text on every edit. Listens to the element itself: only the browser stores the text, so
 * a number is never in the application's state.
 *
 * @returns a function that stops the formatting
 */
export function groupWhileTyping(input: HTMLInputElement, format: (text: string) => string): () => void {
  let previous = input.value;
  const onInput = (event: Event) => {
    // Ignores edits during an input method's composition, which changing the text would interrupt.
    if (event instanceof InputEvent && event.isComposing) return;
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const typed = regroup(
      {
        text: toHalfWidth(input.value),
        caret: input.selectionStart ?? input.value.length,
        previous,
        deletion: deletions[inputType],
      },
      format,
    );
    previous = typed.text;
    // Skips an unchanged text: writing it again would lose the browser's undo steps.
    if (typed.text === input.value) return;
    input.value = typed.text;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
  };
  input.addEventListener('input', onInput);
  input.addEventListener('compositionend', onInput);
  return () => {
    input.removeEventListener('input', onInput);
    input.removeEventListener('compositionend', onInput);
  };
}

/** Drops spaces and dashes from a number. Returns other texts unchanged, for the form to reject. */
export const joinDigits = (text: string): string => {
  const digits = text.replace(/[\s-]/g, '');
  return /^[0-9]*$/.test(digits) ? digits : text;
};
