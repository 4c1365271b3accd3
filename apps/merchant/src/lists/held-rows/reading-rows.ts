/** Returns the part of the page that moves with a table's rows. */
const around = (table: Element): Element => table.closest('section') ?? table;

const isRead = (table: Element): boolean =>
  around(table).matches(':hover') ||
  table.contains(document.activeElement) ||
  // The user has scrolled past the top of the table.
  table.getBoundingClientRect().top < 0;

/** Returns true while the user hovers over, focuses or has scrolled to rows, which then must not move. */
export const isReadingRows = (): boolean => [...document.querySelectorAll('main table')].some(isRead);

/** Goes to the first rows: moves the focus for keyboard users, otherwise scrolls. */
export const goToFirstRows = (isByKeys: boolean): void => {
  const table = document.querySelector('main table');
  if (isByKeys) table?.querySelector<HTMLElement>('tbody a')?.focus();
  else if (table) around(table).scrollIntoView({ block: 'nearest' });
};
