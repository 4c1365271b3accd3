/** The part of the page that moves with a table's rows. */
const around = (table: Element): Element => table.closest('section') ?? table;

const isRead = (table: Element): boolean =>
  around(table).matches(':hover') ||
  table.contains(document.activeElement) ||
  // Somebody has scrolled down to a row.
  table.getBoundingClientRect().top < 0;

/** True while somebody points at rows, or is among them by keys, or far down in them: then none may move. */
export const isReadingRows = (): boolean => [...document.querySelectorAll('main table')].some(isRead);

/** Leads to the first rows: by keys the focus goes there, else they come into sight. */
export const goToFirstRows = (isByKeys: boolean): void => {
  const table = document.querySelector('main table');
  if (isByKeys) table?.querySelector<HTMLElement>('tbody a')?.focus();
  else if (table) around(table).scrollIntoView({ block: 'nearest' });
};
