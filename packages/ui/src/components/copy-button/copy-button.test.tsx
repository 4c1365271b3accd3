import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'copies by keyboard, announces it, and can be used again after the confirmation',
  { meta: { shows: ['spec:2.85'] } },
  async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    render(<CopyButton text="acc_01k9" label="Copy account ID" confirmationMs={150} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(write).toHaveBeenCalledWith('acc_01k9');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    await expect
      .element(page.getByRole('button', { name: 'Copy account ID' }))
      .toHaveAttribute('data-copied');
    vi.advanceTimersByTime(150);
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    await expect.element(page.getByRole('button')).not.toHaveAttribute('data-copied');
  },
);

it('shows no confirmation when the clipboard is not available', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('refused', 'NotAllowedError'),
  );
  render(<CopyButton text="acc_01k9" label="Copy account ID" />);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await expect.element(page.getByRole('button')).not.toHaveAttribute('data-copied');
});
