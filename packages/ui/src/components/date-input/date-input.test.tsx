import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { DateInput } from './date-input.tsx';

function Birthday({ initial = '2026-11-21' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Date of birth" help="As in the passport.">
      <DateInput value={value} onValueChange={setValue} min="2026-01-10" max="2027-01-20" />
    </Field>
  );
}

const field = () => page.getByRole('textbox', { name: 'Date of birth' });
const button = () => page.getByRole('button', { name: /^Choose a date/ });
const calendar = () => page.getByRole('dialog', { name: 'Choose a date' });
const day = (name: string) => page.getByRole('button', { name });

const open = async () => {
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(calendar()).toBeVisible();
};

it('reports the typed date even before it is complete', async () => {
  render(<Birthday initial="" />);
  await userEvent.keyboard('{Tab}2026-1');
  await expect.element(field()).toHaveValue('2026-1');
  await expect.element(field()).toHaveAccessibleDescription('As in the passport.');
});

it('leaves an invalid date unchanged when its calendar closes', async () => {
  render(<Birthday initial="tomorrow" />);
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.element(field()).toHaveValue('tomorrow');
});

it("changes months with the calendar's buttons, and selects a day on click", async () => {
  render(<Birthday />);
  await userEvent.click(button());
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await userEvent.click(day('Friday, December 4, 2026'));
  await expect.element(field()).toHaveValue('2026-12-04');
});
