import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

it('shows and hides the password by keyboard without changing it', async () => {
  render(
    <Field label="Password">
      <PasswordInput name="password" />
    </Field>,
  );
  const input = page.getByLabelText('Password', { exact: true });
  await userEvent.keyboard('{Tab}correct horse');
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('correct horse');
  await expect.element(page.getByRole('button', { name: 'Hide characters' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'password');
});
