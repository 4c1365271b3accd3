import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'copies a text by keyboard, announces the copy, and removes the confirmation after its time',
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

const forbid = () =>
  vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('refused', 'NotAllowedError'));

/** Removes the clipboard, which a page on a plain http address does not have. */
const withoutClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
};

it.each([
  ['is forbidden', forbid],
  ['does not exist, as on a plain http address', withoutClipboard],
])('copies a text by selection when the clipboard %s', async (_, takeAway) => {
  takeAway();
  render(
    <>
      <CopyButton text="acc_01k9  twice" label="Copy account ID" />
      <textarea aria-label="Pasted" />
    </>,
  );
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.click(page.getByLabelText('Pasted'));
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.element(page.getByLabelText('Pasted')).toHaveValue('acc_01k9  twice');
});

it('copies a text by selection in a dialog, and leaves the focus in the dialog', async () => {
  withoutClipboard();
  render(
    <Dialog open onOpenChange={() => undefined} title="Device">
      <CopyButton text="dev_01k9" label="Copy device ID" />
      <textarea aria-label="Pasted" />
    </Dialog>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Copy device ID' }));
  await expect.element(page.getByRole('button', { name: 'Copy device ID' })).toHaveFocus();
  await userEvent.click(page.getByLabelText('Pasted'));
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.element(page.getByLabelText('Pasted')).toHaveValue('dev_01k9');
});

it('shows "Not copied" when the browser forbids both ways to copy', async () => {
  forbid();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  render(<CopyButton text="acc_01k9" label="Copy account ID" />);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByText('Not copied')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Not copied');
  await expect.element(page.getByRole('button')).not.toHaveAttribute('data-copied');
});
