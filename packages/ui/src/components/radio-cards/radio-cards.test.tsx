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

it('moves between radio cards with the arrow keys and skips disabled options', async () => {
  render(<Devices />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('radio', { name: /Counter/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /Cellar/ })).toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Device' })).toBeVisible();
});

it('includes the note of an option in its accessible name', async () => {
  render(
    <RadioCards
      legend="Device"
      value={undefined}
      onValueChange={() => undefined}
      options={[{ value: 'one', label: 'Counter', detail: 'SN 1', note: 'Did not answer 6:49 AM' }]}
    />,
  );
  await expect
    .element(page.getByRole('radio', { name: 'Counter SN 1 Did not answer 6:49 AM' }))
    .toBeVisible();
});

it('keeps the height of radio cards in a taller box', () => {
  const { container } = render(
    <div style={{ display: 'grid', height: 480 }}>
      <Devices />
    </div>,
  );
  expect(container.querySelector('label')?.getBoundingClientRect().height).toBe(56);
});

it('selects an option on a click anywhere on its card', async () => {
  render(<Devices />);
  await userEvent.click(page.getByText('SN 3'));
  await expect.element(page.getByRole('radio', { name: /Cellar/ })).toBeChecked();
});
