import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'pending', label: 'Pending' },
  { value: 'settled', label: 'Settled', disabled: true },
  { value: 'held', label: 'Held' },
] as const;

function Ledgers() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('pending');
  return (
    <Tabs label="Ledgers" tabs={tabs} value={value} onValueChange={setValue}>
      What is {value}.
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');

it('makes the tabs one tab stop, followed by the selected panel', async () => {
  render(<Ledgers />);
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Pending')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel()).toHaveFocus();
});

it('moves between tabs with the arrow keys, wraps around, and skips disabled tabs', async () => {
  render(<Ledgers />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(tab('Held')).toHaveFocus();
  await expect.element(tab('Held')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel()).toHaveTextContent('What is held.');
  await expect.element(panel()).toHaveAccessibleName('Held');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Pending')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Held')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(panel()).toHaveTextContent('What is pending.');
});

it('selects a tab on click', async () => {
  render(<Ledgers />);
  await userEvent.click(tab('Held'));
  await expect.element(panel()).toHaveTextContent('What is held.');
});
