/** The headings of the days in a table or on the page, each inside the first row of its day. */
export const dayHeadings = (within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll('[data-group-heading]')].map(({ textContent }) => textContent.trim());

/** The text of a cell, without the heading of the day that its row begins. */
export const withoutDayHeading = (cell: Element): string =>
  cell.textContent.slice(cell.querySelector('[data-group-heading]')?.textContent.length ?? 0);
