import type { StoryRow } from '../../src/components/data-table/story-rows.tsx';

const deepest = (element: Element): Element =>
  element.firstElementChild ? deepest(element.firstElementChild) : element;

/**
 * Builds the same table without components: a copy of the rendered HTML, so that the browser has the same
 * layout to do.
 *
 * @returns a function that rewrites the text of every cell
 */
export function plainTable(from: Element, into: Element): (rows: readonly StoryRow[]) => void {
  into.append(...[...from.children].map((child) => child.cloneNode(true)));
  const cells = [...into.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(deepest),
  );
  return (rows) => {
    for (const [row, { amount, id, method, channel, date, status }] of rows.entries()) {
      const texts = [amount, id, method, channel, date, status];
      for (const [column, cell] of (cells[row] ?? []).entries()) cell.textContent = texts[column] ?? '';
    }
  };
}
