import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DataTable } from '../data-table/data-table.tsx';
import { SecondaryText } from './secondary-text.tsx';

const longText = 'The bank refused the refund, because the account was closed · Ordered twice by mistake';

const tableOf = (text: string) => (
  <DataTable
    label="Refunds"
    columns={[
      {
        id: 'date',
        header: 'Date',
        secondLine: true,
        cell: () => (
          <>
            Oct 6, 2026 4:20 PM
            <SecondaryText>{text}</SecondaryText>
          </>
        ),
      },
      { id: 'customer', header: 'Customer', cell: () => 'Dana Whitfield' },
      { id: 'status', header: 'Status', fit: true, cell: () => 'Failed' },
    ]}
    rows={[{ id: 'txn_1' }]}
  />
);

const columnWidthsPx = (container: Element) =>
  [...container.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().width);

it('shows a long text whole if its column has room', async () => {
  await page.viewport(1280, 800);
  render(tableOf(longText));
  const line = page.getByText(longText).element();
  expect(line.getBoundingClientRect().width).toBeGreaterThan(240);
  expect(line.scrollWidth).toBe(line.clientWidth);
});

it('widens its column by a text only up to 240 px', async () => {
  await page.viewport(800, 800);
  const { container, rerender } = render(tableOf(longText));
  const ofLongPx = columnWidthsPx(container);
  rerender(tableOf(longText.repeat(10)));
  expect(columnWidthsPx(container)).toEqual(ofLongPx);
});
