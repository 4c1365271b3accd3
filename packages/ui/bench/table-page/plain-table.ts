import type { StoryRow } from '../../src/components/data-table/story-rows.tsx';

const deepest = (element: Element): Element =>
  element.firstElementChild ? deepest(element.firstElementChild) : element;

/**
 * The same table without any components: a copy of what they have drawn, so that the browser has the same to lay out.
 *
 * @returns writes the text of every cell anew
 */
export function plainTable(from: Element, into: Element): (rows: readonly StoryRow[]) => void {
  into.append(...[...from.children].map((child) => child.cloneNode(true)));
  const cells = [...into.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(deepest),
  );
  return (rows) => {
    for (const [place, { amount, id, method, channel, date, status }] of rows.entries()) {
      const texts = [amount, id, method, channel, date, status];
      for (const [index, cell] of (cells[place] ?? []).entries()) cell.textContent = texts[index] ?? '';
    }
  };
}
