import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SecondaryText } from '../secondary-text/secondary-text.tsx';
import type { RowGroup } from './column.ts';
import { DataTable } from './data-table.tsx';
import {
  storyColumns,
  storyGroup,
  storyLink,
  storyRows,
  storyRowsByDay,
  type StoryRow,
} from './story-rows.tsx';

const table = (
  <DataTable
    label="Payments"
    columns={storyColumns}
    rows={storyRowsByDay}
    rowLink={storyLink}
    rowGroup={storyGroup}
  />
);

afterEach(async () => {
  await page.viewport(1280, 800);
});

const headingsIn = (container: Element) => [...container.querySelectorAll('[data-group-heading]')];

it.each([1280, 390])("draws the heading of each day inside the day's first row at %i px", async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container } = render(table);
  const headings = headingsIn(container);
  expect(headings.map((heading) => heading.textContent.trim())).toEqual([
    'Saturday, November 21 $147.50',
    'Friday, November 20 $10,000,312.40',
    'Thursday, November 19',
  ]);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(storyRowsByDay.length);
  for (const heading of headings) {
    const [box, row] = [heading.getBoundingClientRect(), heading.closest('tr')?.getBoundingClientRect()];
    expect([box.left, box.top, box.width]).toEqual([row?.left, row?.top, row?.width]);
    // Expects every cell of the row below the heading.
    for (const cell of heading.closest('tr')?.querySelectorAll('td > span:not([data-group-heading])') ?? []) {
      expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
    }
  }
});

it.each([1280, 390])('reserves the height of the first heading while rows load at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const loading = {
    label: 'Payments',
    columns: storyColumns,
    rows: [],
    state: 'loading',
    loadingRows: 1,
  } as const;
  const { container, rerender } = render(<DataTable {...loading} />);
  const plainPx = container.getBoundingClientRect().height;
  rerender(<DataTable {...loading} rowGroup={storyGroup} />);
  expect(container.getBoundingClientRect().height).toBe(plainPx + 28);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
});

it('moves with the arrow keys from the rows of one day to the rows of the next day', async () => {
  render(table);
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /^\$312\.40/ })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('link', { name: /^-\$7\.80/ })).toHaveFocus();
});

it.each([1280, 320])('draws rows with and without a heading equally wide at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container } = render(table);
  const widths = [...container.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().width);
  expect(new Set(widths.map(Math.round)).size).toBe(1);
});

const linePx = (element: Element | null) =>
  element ? Number.parseFloat(getComputedStyle(element).borderBottomWidth) : 0;

it.each([1280, 320])('draws one line below every row but the last at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container } = render(table);
  const lines = [...container.querySelectorAll('tbody tr')].map(
    (row) => linePx(row) + linePx(row.firstElementChild),
  );
  expect(lines.slice(0, -1).every((px) => px === 1)).toBe(true);
  expect(lines.at(-1)).toBe(0);
});

/** Returns the first day as a group, and no group for the other days. */
const ofFirstDay = (row: StoryRow): RowGroup | undefined =>
  row.date.startsWith('Nov 21') ? storyGroup(row) : undefined;

it.each([1280, 390])('draws a band between a group and rows without a heading at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container } = render(
    <DataTable label="Payments" columns={storyColumns} rows={storyRowsByDay} rowGroup={ofFirstDay} />,
  );
  const inGroup = storyRowsByDay.filter(ofFirstDay).length;
  const lines = [...container.querySelectorAll('tbody tr')].map(
    (row) => linePx(row) + linePx(row.firstElementChild),
  );
  expect(lines).toEqual(
    lines.map((_, index) => (index === inGroup - 1 ? 8 : index === lines.length - 1 ? 0 : 1)),
  );
});

it.each([1280, 390])('draws no line between rows that belong together at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container } = render(
    <DataTable
      label="Payments"
      columns={storyColumns}
      rows={storyRows.slice(0, 3)}
      joinsNext={(row, next) => row.amount === '$128.40' && next.amount === '$19.10'}
    />,
  );
  const seenLines = [...container.querySelectorAll('tbody tr')].map((row) =>
    [row, row.firstElementChild].some(
      (element) =>
        linePx(element) > 0 && element && !getComputedStyle(element).borderBottomColor.endsWith(', 0)'),
    ),
  );
  expect(seenLines).toEqual([false, true, false]);
});

it.each([1280, 390])('reserves the second line of a cell in loading rows at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const columns = storyColumns.map((column) =>
    column.id === 'id'
      ? {
          ...column,
          secondLine: true,
          cell: () => (
            <>
              74knwwne
              <SecondaryText>Visa •••• 4242</SecondaryText>
            </>
          ),
        }
      : column,
  );
  const { container, rerender } = render(
    <DataTable label="Payments" columns={columns} rows={[]} state="loading" loadingRows={6} />,
  );
  const loadingPx = container.getBoundingClientRect().height;
  rerender(<DataTable label="Payments" columns={columns} rows={storyRowsByDay} />);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});
