import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

it('names the control by its label and describes it by its help', async () => {
  render(
    <Field label="Email" help="The receipt goes here.">
      <TextInput />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: 'Email' });
  await expect.element(input).toHaveAccessibleDescription('The receipt goes here.');
  await userEvent.click(page.getByText('Email'));
  await expect.element(input).toHaveFocus();
});

it('shows the error instead of the help, and marks the control invalid', async () => {
  render(
    <Field label="Email" help="The receipt goes here." error="Please enter an email address">
      <TextInput />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: 'Email' });
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Please enter an email address');
  await expect.element(page.getByText('The receipt goes here.')).not.toBeInTheDocument();
});
