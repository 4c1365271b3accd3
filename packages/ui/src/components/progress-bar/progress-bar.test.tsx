import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProgressBar } from './progress-bar.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Exporting' });

it('shows the progress in percent or as a given text', async () => {
  const { rerender } = render(<ProgressBar label="Exporting" value={0.5} />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '50');
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '50 %');
  rerender(<ProgressBar label="Exporting" value={0.5} valueText="5 of 10 rows" />);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '5 of 10 rows');
  await expect.element(page.getByText('5 of 10 rows')).toBeVisible();
});

it.each([
  [-1, '0'],
  [7, '100'],
])('clamps a progress of %d to %s percent', async (value, percent) => {
  render(<ProgressBar label="Exporting" value={value} />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', percent);
});

it('shows no number while the progress is unknown', async () => {
  render(<ProgressBar label="Exporting" />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
});

it('cancels the task by keyboard', async () => {
  const cancel = vi.fn<() => void>();
  render(<ProgressBar label="Exporting" onCancel={cancel} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
});
