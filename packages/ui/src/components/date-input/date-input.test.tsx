import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
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
const button = () => page.getByRole('button', { name: 'Choose a date' });
const calendar = () => page.getByRole('dialog', { name: 'Choose a date' });
const day = (name: string) => page.getByRole('button', { name });

const open = async () => {
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(calendar()).toBeVisible();
};

it('is typed, and says as much of a day as there is', async () => {
  render(<Birthday initial="" />);
  await userEvent.keyboard('{Tab}2026-1');
  await expect.element(field()).toHaveValue('2026-1');
  await expect.element(field()).toHaveAccessibleDescription('As in the passport.');
});

it('opens at its day, is moved in by every key, and gives the day by Enter', async () => {
  render(<Birthday />);
  await open();
  await expect.element(day('Saturday, November 21, 2026')).toHaveFocus();
  await expect.element(day('Saturday, November 21, 2026')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Sunday, November 22, 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(day('Sunday, December 6, 2026')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(day('Saturday, December 12, 2026')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}{PageUp}');
  await expect.element(day('Thursday, October 29, 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(field()).toHaveValue('2026-10-28');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('stays within its first and last day', async () => {
  render(<Birthday initial="2026-12-15" />);
  await open();
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  await expect.element(day('Wednesday, January 20, 2027')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Wednesday, January 20, 2027')).toHaveFocus();
  const after = day('Thursday, January 21, 2027');
  await expect.element(after).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(after, { force: true });
  await expect.element(field()).toHaveValue('2026-12-15');
});

it('opens near today when there is no day in it, and is closed by Escape', async () => {
  render(<Birthday initial="tomorrow" />);
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.element(field()).toHaveValue('tomorrow');
});

it('turns months by its buttons and takes a day by a click', async () => {
  render(<Birthday />);
  await userEvent.click(button());
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await userEvent.click(day('Friday, December 4, 2026'));
  await expect.element(field()).toHaveValue('2026-12-04');
});

it('closes when the focus or a press goes elsewhere', async () => {
  render(
    <>
      <Birthday />
      <button type="button">After</button>
    </>,
  );
  await userEvent.click(button());
  await expect.element(calendar()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 900, y: 600 } });
  await expect.element(calendar()).not.toBeInTheDocument();
  await userEvent.click(button());
  await expect.element(calendar()).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(calendar()).not.toBeInTheDocument();
});

it('takes the first Escape for itself in a dialog', async () => {
  render(
    <Dialog open onOpenChange={() => expect.unreachable()} title="Representative">
      <Birthday />
    </Dialog>,
  );
  await userEvent.click(button());
  await expect.element(day('Saturday, November 21, 2026')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Representative' })).toBeVisible();
});
