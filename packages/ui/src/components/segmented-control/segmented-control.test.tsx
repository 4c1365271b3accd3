import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SegmentedControl } from './segmented-control.tsx';

function Kind() {
  const [value, setValue] = useState<'card' | 'bank'>('card');
  return (
    <SegmentedControl
      label="Kind"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'card', label: 'Card' },
        { value: 'bank', label: 'Bank Account' },
      ]}
    />
  );
}

it('is one stop for Tab, and the arrow keys choose', async () => {
  render(<Kind />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Bank Account' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
});
