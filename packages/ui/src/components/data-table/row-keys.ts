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

/** Moves the focus between the rows' links by arrow keys, Home and End. Enter is the link's own. */
export function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const body = event.currentTarget.closest('tbody');
  const links = [...(body?.querySelectorAll<HTMLAnchorElement>('a[data-row-link]') ?? [])];
  const index = links.indexOf(event.currentTarget);
  if (index < 0) return;
  const target = targetIndex(event.key, index, links.length);
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
