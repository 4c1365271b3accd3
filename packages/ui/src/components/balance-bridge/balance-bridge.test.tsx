import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BalanceBridge, type BalanceBridgeProps } from './balance-bridge.tsx';

const dollars = (value: number) =>
  (value / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const bridge: BalanceBridgeProps = {
  label: 'Why your balance changed',
  opening: { label: 'Today, 12:00 AM', value: 100_000 },
  lines: [
    { id: 'payments', label: 'Payments', count: 34, value: 150_000 },
    { id: 'fees', label: 'Fees', count: 68, value: -5000 },
    { id: 'adjustments', label: 'Adjustments', count: 0, value: 0 },
  ],
  closing: { label: 'Now', value: 245_000 },
  formatValue: dollars,
  renderEntries: (id) => <p>Entries of {id}</p>,
};

const list = () => page.getByRole('list', { name: 'Why your balance changed' });
const lines = () =>
  list()
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('shows both balances, each line with its count and sign, and the difference', () => {
  render(<BalanceBridge {...bridge} />);
  expect(lines()).toEqual([
    'Today, 12:00 AM$1,000.00',
    'Payments (34)+$1,500.00',
    'Fees (68)-$50.00',
    'Adjustments (0)$0.00',
    'Now$2,450.00',
    'Difference$0.00',
  ]);
});

it('shows the change that the lines do not explain', () => {
  render(<BalanceBridge {...bridge} closing={{ label: 'Now', value: 245_001 }} />);
  expect(lines().at(-1)).toBe('Difference$0.01');
});

it("renders a line's entries when the line is opened by keyboard, and hides them when it is closed", async () => {
  const renderEntries = vi.fn<(id: string) => ReactNode>((id) => <p>Entries of {id}</p>);
  render(<BalanceBridge {...bridge} renderEntries={renderEntries} />);
  expect(renderEntries).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Tab}');
  const fees = page.getByRole('button', { name: 'Fees (68)' });
  await expect.element(fees).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Fees (68)' })).toHaveTextContent('Entries of fees');
  await expect.element(fees).toHaveAttribute('aria-expanded', 'true');
  expect(renderEntries.mock.calls.every(([id]) => id === 'fees')).toBe(true);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Entries of fees')).not.toBeInTheDocument();
});

it('opens a line on a click anywhere, but only if it has entries', async () => {
  render(<BalanceBridge {...bridge} />);
  // Forces the click: the button covers the whole line and receives the press.
  await userEvent.click(page.getByText('+$1,500.00'), { force: true });
  await expect.element(page.getByText('Entries of payments')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Adjustments/ })).not.toBeInTheDocument();
});

it.each([1280, 320])(
  'begins each bar at the end of the previous bar on a screen %i px wide',
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    const { container } = render(<BalanceBridge {...bridge} />);
    const [opening, payments, fees, closing] = [
      ...container.querySelectorAll('[aria-hidden] > [style*="width"]'),
    ].map((bar) => bar.getBoundingClientRect());
    expect(payments?.left).toBeCloseTo(opening?.right ?? 0, 0);
    expect(fees?.right).toBeCloseTo(payments?.right ?? 0, 0);
    expect(closing?.right).toBeCloseTo(fees?.left ?? 0, 0);
  },
);

it.each([1280, 320])(
  'reserves the final height of a loading bridge on a screen %i px wide',
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    const { container, rerender } = render(<BalanceBridge {...bridge} state="loading" loadingLines={3} />);
    const loadingPx = container.getBoundingClientRect().height;
    expect(container).not.toHaveTextContent('$');
    rerender(<BalanceBridge {...bridge} />);
    expect(container.getBoundingClientRect().height).toBe(loadingPx);
  },
);
