import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { SegmentedControl } from './segmented-control.tsx';

function Kind({ onSelect }: { readonly onSelect?: (value: string) => void }) {
  const [value, setValue] = useState<'card' | 'bank'>('card');
  return (
    <SegmentedControl
      label="Kind"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onSelect?.(next);
      }}
      options={[
        { value: 'card', label: 'Card' },
        { value: 'bank', label: 'Bank Account' },
      ]}
    />
  );
}

it('focuses the selected option on Tab and selects with the arrow keys', async () => {
  render(<Kind />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Bank Account' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
});

it('selects once per press and ignores a press on the selected option', async () => {
  const select = vi.fn<(value: string) => void>();
  render(<Kind onSelect={select} />);
  const bank = page.getByRole('radio', { name: 'Bank Account' });
  await userEvent.click(bank);
  await expect.element(bank).toBeChecked();
  await userEvent.click(bank);
  await expect.element(bank).toBeChecked();
  expect(select.mock.calls).toEqual([['bank']]);
});

it('focuses the selected option when a dialog opens', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Why did it change?">
      <Kind />
    </Dialog>,
  );
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Bank Account' })).toBeChecked();
});
