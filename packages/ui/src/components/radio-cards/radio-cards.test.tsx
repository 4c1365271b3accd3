import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RadioCards } from './radio-cards.tsx';

function Devices() {
  const [value, setValue] = useState<'one' | 'two' | 'three' | undefined>(undefined);
  return (
    <RadioCards
      legend="Device"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'one', label: 'Counter', detail: 'SN 1' },
        { value: 'two', label: 'Terrace', detail: 'SN 2', disabled: true },
        { value: 'three', label: 'Cellar', detail: 'SN 3' },
      ]}
    />
  );
}

it('is chosen from by arrow keys, which pass over what cannot be chosen', async () => {
  render(<Devices />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('radio', { name: /Counter/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /Cellar/ })).toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Device' })).toBeVisible();
});

it('is chosen from by a click anywhere on the card', async () => {
  render(<Devices />);
  await userEvent.click(page.getByText('SN 3'));
  await expect.element(page.getByRole('radio', { name: /Cellar/ })).toBeChecked();
});
