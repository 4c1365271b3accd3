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

it('is one Tab stop, and the arrow keys select', async () => {
  render(<Kind />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Bank Account' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
});

it('selects once by a press, and nothing by a press on what is selected', async () => {
  const select = vi.fn<(value: string) => void>();
  render(<Kind onSelect={select} />);
  const bank = page.getByRole('radio', { name: 'Bank Account' });
  await userEvent.click(bank);
  await expect.element(bank).toBeChecked();
  await userEvent.click(bank);
  await expect.element(bank).toBeChecked();
  expect(select.mock.calls).toEqual([['bank']]);
});

it('has the focus on what is selected when a dialog opens with it', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Why did it change?">
      <Kind />
    </Dialog>,
  );
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Bank Account' })).toBeChecked();
});
