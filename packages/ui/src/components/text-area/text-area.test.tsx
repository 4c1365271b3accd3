import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { TextArea } from './text-area.tsx';

it('reports the typed text over several lines', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextArea aria-label="Note" onValueChange={typed} />);
  await userEvent.keyboard('{Tab}a{Enter}b');
  expect(typed.mock.calls.at(-1)).toEqual(['a\nb']);
});

it("gives a text area its field's label and error", async () => {
  render(
    <Field label="Note" error="This field is required.">
      <TextArea />
    </Field>,
  );
  const control = page.getByRole('textbox', { name: 'Note' });
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveAccessibleDescription('This field is required.');
});

it('rejects typing in a read-only text area', async () => {
  const typed = vi.fn<(value: string) => void>();
  render(<TextArea aria-label="Note" defaultValue="Said" readOnly onValueChange={typed} />);
  await userEvent.keyboard('{Tab}x');
  expect(typed).not.toHaveBeenCalled();
});

it('grows a text area with its text', async () => {
  render(<TextArea aria-label="Note" grows rows={2} />);
  const control = page.getByRole('textbox', { name: 'Note' });
  const heightPx = () => control.element().getBoundingClientRect().height;
  const emptyPx = heightPx();
  await control.fill('1\n2\n3\n4\n5\n6');
  expect(heightPx()).toBeGreaterThan(emptyPx * 1.5);
});
