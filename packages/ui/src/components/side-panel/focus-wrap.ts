const focusable =
  'a[href], button:not(:disabled), input:not([hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Traps the focus in an element: Tab moves from the last focusable element to the first, and Shift+Tab back.
 */
export function wrapTab(event: KeyboardEvent, element: HTMLElement): void {
  const inside = [...element.querySelectorAll<HTMLElement>(focusable)];
  const [first] = inside;
  const last = inside.at(-1);
  const leaves = event.shiftKey ? [first, element] : [last];
  if (!leaves.some((edge) => edge === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
