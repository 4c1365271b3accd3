import type { KeyboardEvent } from 'react';

const targetIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

const previewButtonOf = (link: Element | undefined): HTMLElement | null | undefined =>
  link?.closest('tr')?.querySelector<HTMLElement>('[data-row-preview]');

/** Previews the newly focused row if another row is being previewed. */
const showFocused = (link: Element | undefined): void => {
  const shown = link?.closest('table')?.querySelector('[data-row-preview][aria-expanded="true"]');
  const button = previewButtonOf(link);
  if (shown && shown !== button) button?.click();
};

/**
 * Moves the focus between the rows' links with the arrow keys, Home and End, and previews a row on Space. The
 * browser handles Enter.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const table = event.currentTarget.closest('table');
  const links = [...(table?.querySelectorAll<HTMLAnchorElement>('a[data-row-link]') ?? [])];
  const index = links.indexOf(event.currentTarget);
  if (index < 0) return;
  if (event.key === ' ') {
    const button = previewButtonOf(event.currentTarget);
    if (button) event.preventDefault();
    button?.click();
    return;
  }
  const target = targetIndex(event.key, index, links.length);
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
  showFocused(links[target]);
}
