import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { MoneyInput } from './money-input.tsx';

// Formats as an application would: keeps digits and dots, and adds a dollar sign.
const format = (text: string): string => {
  const figures = text.replace(/[^\d.]/g, '');
  return figures && `$${figures}`;
};

function Amount() {
  const [value, setValue] = useState('');
  return (
    <Field label="Amount">
      <MoneyInput value={value} onValueChange={(text) => setValue(format(text))} />
    </Field>
  );
}

it('leaves the caret in the middle of an amount while it is formatted', async () => {
  render(<Amount />);
  const input = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.keyboard('{Tab}1240');
  await expect.element(input).toHaveValue('$1240');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x3');
  await expect.element(input).toHaveValue('$12340');
  await userEvent.keyboard('9');
  await expect.element(input).toHaveValue('$123940');
});

it('accepts a decimal point typed at the end of an amount', async () => {
  render(<Amount />);
  await userEvent.keyboard('{Tab}12.5');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('$12.5');
});

it('leaves the text alone while an input method composes the amount', async () => {
  render(<Amount />);
  const input = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.keyboard('{Tab}');
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: 'abc1', selectionStart: 4, selectionEnd: 4 });
  await expect.element(input).toHaveValue('abc1');
  await session.send('Input.imeSetComposition', { text: 'abc12', selectionStart: 5, selectionEnd: 5 });
  await expect.element(input).toHaveValue('abc12');
  await session.send('Input.insertText', { text: 'abc12' });
  await expect.element(input).toHaveValue('$12');
  await userEvent.keyboard('5');
  await expect.element(input).toHaveValue('$125');
});
