import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from './checkbox.tsx';

const box = () => page.getByRole('checkbox', { name: 'Send a receipt' });

it('toggles a checkbox on Space', async () => {
  const heard = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Send a receipt" onCheckedChange={heard} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(box()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).not.toBeChecked();
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

it('toggles a checkbox on a click on its label, unless it is disabled', async () => {
  const { rerender } = render(<Checkbox label="Send a receipt" />);
  await userEvent.click(page.getByText('Send a receipt'));
  await expect.element(box()).toBeChecked();
  rerender(<Checkbox label="Send a receipt" disabled />);
  await userEvent.click(page.getByText('Send a receipt'), { force: true });
  await expect.element(box()).toBeChecked();
});

it('names a checkbox by its label and describes it by its error instead of its help', async () => {
  const { rerender } = render(<Checkbox label="Send a receipt" help="By email" />);
  await expect.element(box()).toHaveAccessibleDescription('By email');
  rerender(<Checkbox label="Send a receipt" help="By email" error="Agree before you go on" />);
  await expect.element(box()).toHaveAccessibleDescription('Agree before you go on');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
});

it('keeps a checkbox indeterminate until the parent changes it', async () => {
  const { rerender } = render(<Checkbox label="Send a receipt" checked={false} indeterminate />);
  await expect.element(box()).toBePartiallyChecked();
  await userEvent.click(box());
  rerender(<Checkbox label="Send a receipt" checked={false} indeterminate />);
  await expect.element(box()).toBePartiallyChecked();
});
