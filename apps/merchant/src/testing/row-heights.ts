/** Returns the heights of a table's rows, without the head. */
export const rowHeightsPx = (): readonly number[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
