import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { LinkProvider, type LinkRenderProps } from '../link/link.tsx';
import { SecondaryText } from '../secondary-text/secondary-text.tsx';
import { DataTable } from './data-table.tsx';
import { storyColumns, storyLink, storyRows } from './story-rows.tsx';

const followed: string[] = [];

function StayingLink({ children, href, ...rest }: LinkRenderProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed.push(href);
      }}
    >
      {children}
    </a>
  );
}

const table = (rows = storyRows) => (
  <LinkProvider component={StayingLink}>
    <DataTable label="Payments" columns={storyColumns} rows={rows} rowLink={storyLink} />
  </LinkProvider>
);

const link = (name: RegExp) => page.getByRole('link', { name });

it("moves between rows with the arrow keys, Home, and End, and follows a row's link on Enter", async () => {
  followed.length = 0;
  render(table());
  await userEvent.keyboard('{Tab}');
  await expect.element(link(/^\$128\.40/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(link(/^\$312\.40/)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(link(/^\$19\.10/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(link(/^-\$7\.80/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(/^-\$7\.80/)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(followed).toEqual(['/rows/74knwwne']);
});

it('covers the whole row with one link', async () => {
  followed.length = 0;
  render(table());
  // Forces the click: the row's link covers the text and receives the click.
  await userEvent.click(page.getByText('Nov 21, 2026 10:13 AM'), { force: true });
  expect(followed).toEqual(['/rows/df4dzqp4']);
});

it('updates the text of existing cells when the page changes', () => {
  const { container, rerender } = render(table(storyRows.slice(0, 3)));
  const before = [...container.querySelectorAll('td')];
  rerender(table(storyRows.slice(3)));
  const after = [...container.querySelectorAll('td')];
  expect(after).toHaveLength(before.length);
  expect(after.every((cell, index) => cell === before[index])).toBe(true);
  expect(after[0]).toHaveTextContent('$10,000,000.00');
});

it('reserves the final height of loading rows', async () => {
  const { container, rerender } = render(
    <DataTable label="Payments" columns={storyColumns} rows={[]} state="loading" loadingRows={6} />,
  );
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  const loadingHeightPx = container.getBoundingClientRect().height;
  rerender(<DataTable label="Payments" columns={storyColumns} rows={storyRows} />);
  expect(container.getBoundingClientRect().height).toBe(loadingHeightPx);
});

it.each([1280, 390])('reserves the height of buttons in loading rows at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const columns: typeof storyColumns = [
    ...storyColumns.filter(({ slot }) => slot !== 'amount'),
    {
      id: 'action',
      header: 'Action',
      slot: 'amount',
      skeletonInsteadOf: 'controlSmall',
      cell: () => <Button size="small">Rename</Button>,
    },
  ];
  const { container, rerender } = render(
    <DataTable label="Payments" columns={columns} rows={[]} state="loading" loadingRows={storyRows.length} />,
  );
  const loadingPx = container.getBoundingClientRect().height;
  rerender(<DataTable label="Payments" columns={columns} rows={storyRows} />);
  expect(Math.abs(container.getBoundingClientRect().height - loadingPx)).toBeLessThan(storyRows.length);
});

const missing = (state: 'loading' | 'ready') => (
  <DataTable label="Payments" columns={storyColumns} rows={[]} state={state}>
    No related transactions found
  </DataTable>
);

it('shows the empty message instead of rows, but not while loading', async () => {
  const { rerender } = render(missing('loading'));
  await expect.element(page.getByText('No related transactions found')).not.toBeInTheDocument();
  rerender(missing('ready'));
  await expect.element(page.getByRole('cell')).toHaveTextContent('No related transactions found');
});

it('retains the table roles when rows are stacked', async () => {
  await page.viewport(390, 844);
  const { container } = render(table());
  const row = container.querySelector('tbody tr');
  expect(row && getComputedStyle(row).display).toBe('flex');
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(storyRows.length + 1);
  await expect.poll(() => page.getByRole('columnheader').elements()).toHaveLength(storyColumns.length);
  await expect
    .poll(() => page.getByRole('cell').elements())
    .toHaveLength(storyRows.length * storyColumns.length);
  await page.viewport(1280, 800);
});

it('labels cells whose headings are hidden on a phone, and hides columns with the slot `none`', async () => {
  const columns = storyColumns.map((column) => ({
    ...column,
    ...(column.id === 'method' && { stackedLabel: 'Fees' }),
    ...(column.id === 'id' && { slot: 'none' as const }),
  }));
  const { container } = render(<DataTable label="Payments" columns={columns} rows={storyRows} />);
  const cell = (index: number) => container.querySelectorAll('tbody tr:first-child td')[index];
  const before = () => getComputedStyle(cell(2) ?? container, '::before').content;
  expect(before()).toBe('none');
  await page.viewport(390, 844);
  expect(before()).toBe('"Fees"');
  expect(cell(1)).not.toBeVisible();
  await page.viewport(1280, 800);
  expect(cell(1)).toBeVisible();
});

it('keeps the table head visible while scrolling', async () => {
  const many = Array.from({ length: 15 }, () => storyRows).flat();
  const { container } = render(table(many));
  window.scrollTo(0, 900);
  await expect.poll(() => window.scrollY).toBeGreaterThan(800);
  expect(container.querySelector('th')?.getBoundingClientRect().top).toBe(0);
  window.scrollTo(0, 0);
});

const longRow = {
  id: 'aVeryLongIdentifierThatNobodyExpected01k9q4t7',
  amount: '-$10,000,000.00',
  method: 'Transfer between two banks',
  channel: 'By telephone',
  date: 'Nov 21, 2026 2:52 PM',
  status: 'Waits for a second signature',
  tone: 'caution',
} as const;

it('wraps the cells of a stacked row without overlap, and truncates no amount, status, or date', async () => {
  await page.viewport(320, 640);
  const { container } = render(table([longRow, ...storyRows]));
  for (const row of container.querySelectorAll('tbody tr')) {
    const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.left + 0.5 ||
          other.right <= box.left + 0.5 ||
          box.bottom <= other.top + 0.5 ||
          other.bottom <= box.top + 0.5;
        expect(apart).toBe(true);
      }
    });
  }
  for (const words of [longRow.amount, longRow.status, longRow.date]) {
    const cell = page.getByText(words, { exact: true }).first().element().closest('td');
    expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
  }
  await page.viewport(1280, 800);
});

const box = (text: string): DOMRect => page.getByText(text).first().element().getBoundingClientRect();
const isBelow = (lower: DOMRect, upper: DOMRect): boolean => lower.top >= upper.bottom;

it('shows the second line of a lead beside the status when rows are stacked', async () => {
  await page.viewport(320, 640);
  const columns = storyColumns
    .filter(({ slot }) => slot === 'amount' || slot === 'status')
    .concat({
      id: 'date',
      header: 'Date',
      slot: 'lead',
      secondLine: true,
      cell: ({ date }) => (
        <>
          <span>{date}</span>
          <SecondaryText>to Chase •••• 2109</SecondaryText>
        </>
      ),
    });
  const { container, rerender } = render(
    <DataTable label="Payouts" columns={columns} rows={[]} state="loading" loadingRows={1} />,
  );
  const loadingPx = container.getBoundingClientRect().height;
  rerender(<DataTable label="Payouts" columns={columns} rows={storyRows.slice(0, 1)} />);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
  const destination = box('to Chase •••• 2109');
  expect(box('Nov 21, 2026 2:52 PM').top).toBeLessThan(box('$128.40').bottom);
  expect(isBelow(destination, box('$128.40'))).toBe(true);
  expect(destination.top).toBeLessThan(box('Succeeded').bottom);
  await page.viewport(1280, 800);
});

it('shows a cell with the slot `line` below the status when rows are stacked', async () => {
  await page.viewport(320, 640);
  const columns: typeof storyColumns = storyColumns.map((column) =>
    column.id === 'id' ? { ...column, slot: 'line', secondLine: true } : column,
  );
  const { container, rerender } = render(
    <DataTable label="Payments" columns={columns} rows={[]} state="loading" loadingRows={1} />,
  );
  const loadingPx = container.getBoundingClientRect().height;
  rerender(<DataTable label="Payments" columns={columns} rows={storyRows.slice(0, 1)} />);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
  expect(isBelow(box('74knwwne'), box('Succeeded'))).toBe(true);
  await page.viewport(1280, 800);
});

it('omits a placeholder for a missing value, and its separator, when rows are stacked', async () => {
  const columns: typeof storyColumns = storyColumns.map((column) =>
    column.slot === 'b' || column.slot === 'c'
      ? { ...column, cell: () => <span data-absent="">--</span> }
      : column,
  );
  const { container } = render(<DataTable label="Payments" columns={columns} rows={storyRows.slice(0, 1)} />);
  const cells = [...container.querySelectorAll('tbody td')];
  const cellIn = (slot: string) => cells[columns.findIndex((column) => column.slot === slot)] ?? container;
  expect(cellIn('b')).toBeVisible();
  await page.viewport(390, 844);
  expect(cellIn('b')).not.toBeVisible();
  expect(getComputedStyle(cellIn('a'), '::after').content).toBe('none');
  await page.viewport(1280, 800);
});

it('exposes the sort direction of a heading, and calls its sort function by keyboard', async () => {
  const sort = vi.fn<() => void>();
  const columns = storyColumns.map((column) => ({
    ...column,
    ...(column.id === 'amount' && { sort: { direction: 'descending' as const, onSort: sort } }),
  }));
  render(<DataTable label="Payments" columns={columns} rows={storyRows} />);
  await expect
    .element(page.getByRole('columnheader', { name: 'Amount' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expect.element(page.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(sort).toHaveBeenCalledOnce();
});
