import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { TextInput } from './text-input.tsx';

it('reports the typed text', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextInput aria-label="Name" onValueChange={typed} />);
  await userEvent.keyboard('{Tab}ab');
  expect(typed.mock.calls).toEqual([['a'], ['ab']]);
});

it('rejects typing in a read-only text input', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextInput aria-label="Country" defaultValue="USA" readOnly onValueChange={typed} />);
  await userEvent.keyboard('{Tab}x');
  expect(typed).not.toHaveBeenCalled();
});

function Days({ onType }: { readonly onType: (text: string) => void }) {
  const [days, setDays] = useState('');
  const type = (text: string) => {
    onType(text);
    setDays(text.replaceAll(/\D/g, ''));
  };
  return <TextInput aria-label="Days" value={days} onValueChange={type} />;
}

it('reports the text that an input method composes, and displays it unchanged meanwhile', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<Days onType={typed} />);
  const input = page.getByRole('textbox', { name: 'Days' });
  await userEvent.keyboard('{Tab}');
  await cdp().send('Input.imeSetComposition', { text: 'ni1', selectionStart: 3, selectionEnd: 3 });
  await expect.element(input).toHaveValue('ni1');
  expect(typed).toHaveBeenLastCalledWith('ni1');
  await cdp().send('Input.insertText', { text: 'ni1' });
  await expect.element(input).toHaveValue('1');
});

it('reports an email address as typed, even with a non-ASCII domain', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextInput aria-label="Email" type="email" onValueChange={typed} />);
  const input = page.getByRole('textbox', { name: 'Email' });
  await input.fill('max@maß.de');
  expect(typed).toHaveBeenLastCalledWith('max@maß.de');
  await expect.element(input).toHaveAttribute('inputmode', 'email');
});
