/** Returns the day headings, each of which is inside the first row of its day. */
export const dayHeadings = (within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll('[data-group-heading]')].map(({ textContent }) => textContent.trim());

/** Returns a cell's text without the day heading that its row may start with. */
export const withoutDayHeading = (cell: Element): string =>
  cell.textContent.slice(cell.querySelector('[data-group-heading]')?.textContent.length ?? 0);
