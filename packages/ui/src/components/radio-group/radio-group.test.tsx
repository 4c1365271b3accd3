import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'ach', label: 'ACH' },
] as const;

function Held() {
  const [value, setValue] = useState<'card' | 'ach'>();
  return <RadioGroup legend="Method" options={options} value={value} onValueChange={setValue} />;
}

it('names the group after its legend and selects with Space and the arrow keys', async () => {
  render(<Held />);
  await expect.element(page.getByRole('group', { name: 'Method' })).toBeVisible();
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'ACH' })).toBeChecked();
});
