import { regroup, type Edit } from './regroup.ts';

const deletions: Readonly<Record<string, Edit['deletion']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/**
 * Formats an input's text at every edit. It listens to the element itself: only the browser holds the text, so a number
 * is never in the application's state.
 *
 * @returns a function that stops it
 */
export function groupWhileTyping(input: HTMLInputElement, format: (text: string) => string): () => void {
  let previous = input.value;
  const onInput = (event: Event) => {
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const typed = regroup(
      {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        previous,
        deletion: deletions[inputType],
      },
      format,
    );
    previous = typed.text;
    // Writing the same text again would lose the browser's undo steps.
    if (typed.text === input.value) return;
    input.value = typed.text;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
  };
  input.addEventListener('input', onInput);
  return () => input.removeEventListener('input', onInput);
}

/** Keeps only digits, up to a maximum. */
export const digitsUpTo =
  (count: number) =>
  (text: string): string =>
    text.replace(/[^0-9]/g, '').slice(0, count);
