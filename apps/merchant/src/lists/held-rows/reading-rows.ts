/** Returns the part of the page that moves with a table's rows. */
const around = (table: Element): Element => table.closest('section') ?? table;

const isRead = (table: Element): boolean =>
  around(table).matches(':hover') ||
  table.contains(document.activeElement) ||
  // Detects that the user has scrolled down to a row.
  table.getBoundingClientRect().top < 0;

/** Returns true while the user hovers over rows, focuses one, or has scrolled far down, when no row may move. */
export const isReadingRows = (): boolean => [...document.querySelectorAll('main table')].some(isRead);

/** Goes to the first rows: by focus for keyboard users, else by scrolling. */
export const goToFirstRows = (isByKeys: boolean): void => {
  const table = document.querySelector('main table');
  if (isByKeys) table?.querySelector<HTMLElement>('tbody a')?.focus();
  else if (table) around(table).scrollIntoView({ block: 'nearest' });
};
