import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastViewport, type ToastItem } from './toast.tsx';

const success: ToastItem = { id: 'done', tone: 'positive', text: 'Email sent successfully' };
const failure: ToastItem = { id: 'failed', tone: 'critical', text: 'The network is away' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('dismisses a success after five seconds and retains an error', () => {
  const dismissed = vi.fn<(id: string) => void>();
  render(<ToastViewport toasts={[success, failure]} onDismiss={dismissed} />);
  vi.advanceTimersByTime(4999);
  expect(dismissed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(dismissed.mock.calls).toEqual([['done']]);
});

it('dismisses a toast by keyboard', async () => {
  vi.useRealTimers();
  const dismissed = vi.fn<(id: string) => void>();
  render(<ToastViewport toasts={[failure]} onDismiss={dismissed} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('The network is away');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(dismissed.mock.calls).toEqual([['failed']]);
});

it('starts the timer of a toast once, however often the list renders', () => {
  const first = vi.fn<(id: string) => void>();
  const { rerender } = render(<ToastViewport toasts={[success]} onDismiss={first} />);
  vi.advanceTimersByTime(3000);
  const second = vi.fn<(id: string) => void>();
  rerender(<ToastViewport toasts={[success]} onDismiss={second} />);
  vi.advanceTimersByTime(2000);
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['done']]);
});

it('links a toast to its subject', async () => {
  vi.useRealTimers();
  const link = { label: 'View payout', href: '/transactions/txn_1' };
  render(<ToastViewport toasts={[{ ...success, link }]} onDismiss={() => undefined} />);
  await expect
    .element(page.getByRole('listitem').getByRole('link', { name: 'View payout' }))
    .toHaveAttribute('href', '/transactions/txn_1');
});
