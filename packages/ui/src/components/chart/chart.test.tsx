import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart-series.ts';
import { dollars, storyDays } from './story-days.ts';

const chart: ChartProps = {
  label: 'Net volume',
  points: storyDays(4),
  series: { label: 'Volume', values: [100, 250, undefined, -50] },
  comparison: { label: 'Before', values: [90, 80, 70, 60] },
  notes: [{ label: 'Payments', values: ['1', '2', '0', '3'] }],
  formatValue: dollars,
};

const reader = () => page.getByRole('slider', { name: 'Net volume, point by point' });
const table = () => page.getByRole('table', { name: 'Net volume' });

it('announces each point that the arrow keys, Home, or End move to', async () => {
  render(<BarChart {...chart} />);
  await expect.element(reader()).toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(reader()).toHaveFocus();
  const spoken = (text: string) => expect.element(reader()).toHaveAttribute('aria-valuetext', text);
  await spoken('Monday, October 26, 2026. Volume -$0.50, Before $0.60, Payments 3');
  await userEvent.keyboard('{ArrowLeft}');
  await spoken('Sunday, October 25, 2026. Volume --, Before $0.70, Payments 0');
  await userEvent.keyboard('{Home}');
  await spoken('Friday, October 23, 2026. Volume $1.00, Before $0.90, Payments 1');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(reader()).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{End}');
  await expect.element(reader()).toHaveAttribute('aria-valuenow', '4');
});

it('describes a chart in words for screen readers', async () => {
  render(<BarChart {...chart} />);
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName(
      'Net volume from Friday, October 23, 2026 to Monday, October 26, 2026. Highest $2.50, Saturday, October 24, 2026; lowest -$0.50, Monday, October 26, 2026.',
    );
});

it('shows the chart as a table on request, by keyboard', async () => {
  render(<BarChart {...chart} />);
  await expect.element(reader()).toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(table()).toBeVisible();
  const cells = table()
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Point', 'Volume', 'Before', 'Payments'],
    ['Friday, October 23, 2026', '$1.00', '$0.90', '1'],
    ['Saturday, October 24, 2026', '$2.50', '$0.80', '2'],
    ['Sunday, October 25, 2026', '--', '$0.70', '0'],
    ['Monday, October 26, 2026', '-$0.50', '$0.60', '3'],
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(table()).not.toBeInTheDocument();
});

it('draws a bar from zero for each value and no bar for a missing value', async () => {
  const { container } = render(<BarChart {...chart} comparison={undefined} />);
  await expect.element(reader()).toBeInTheDocument();
  const bars = [...container.querySelectorAll('rect')].map((bar) => ({
    top: bar.getBoundingClientRect().top,
    bottom: bar.getBoundingClientRect().bottom,
  }));
  expect(bars).toHaveLength(3);
  const [first, second, negative] = bars;
  expect(Math.round(first?.bottom ?? 0)).toBe(Math.round(second?.bottom ?? 1));
  expect(Math.round(negative?.top ?? 0)).toBe(Math.round(second?.bottom ?? 1));
});

it('reserves the final height of the chart while the drawing loads', async () => {
  const { container, rerender } = render(<BarChart {...chart} state="loading" />);
  await expect.element(page.getByRole('img', { name: 'Net volume, loading' })).toBeVisible();
  const waitingPx = container.getBoundingClientRect().height;
  rerender(<BarChart {...chart} />);
  await expect.element(reader()).toBeInTheDocument();
  expect(Math.round(container.getBoundingClientRect().height)).toBe(Math.round(waitingPx));
});

it('shows a message in place of a chart without values', async () => {
  render(
    <BarChart {...chart} points={[]} series={{ label: 'Volume', values: [] }} emptyText="No payments yet" />,
  );
  await expect.element(page.getByText('No payments yet')).toBeVisible();
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
});
