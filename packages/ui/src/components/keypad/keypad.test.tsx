import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Keypad, type KeypadKey } from './keypad.tsx';

afterEach(cleanup);

it('reports each key that is pressed by pointer or keyboard', async () => {
  const pressed: KeypadKey[] = [];
  render(<Keypad label="Keypad" onPress={(key) => pressed.push(key)} />);
  await page.getByRole('button', { name: '7' }).click();
  await page.getByRole('button', { name: 'Decimal point' }).click();
  await page.getByRole('button', { name: 'Delete last digit' }).click();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(pressed).toEqual(['7', '.', 'erase', '0']);
});

it('ignores presses of a disabled keypad', async () => {
  const pressed: KeypadKey[] = [];
  render(<Keypad label="Keypad" onPress={(key) => pressed.push(key)} disabled />);
  await page.getByRole('button', { name: '7' }).click({ force: true });
  expect(pressed).toEqual([]);
});
