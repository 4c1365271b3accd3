import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextInput } from './text-input.tsx';

it('reports what is typed', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextInput aria-label="Name" onValueChange={typed} />);
  await userEvent.keyboard('{Tab}ab');
  expect(typed.mock.calls).toEqual([['a'], ['ab']]);
});

it('cannot be edited when it is read-only', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextInput aria-label="Country" defaultValue="USA" readOnly onValueChange={typed} />);
  await userEvent.keyboard('{Tab}x');
  expect(typed).not.toHaveBeenCalled();
});
