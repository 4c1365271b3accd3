import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

afterEach(cleanup);

const options = [
  { value: 'ME', label: 'Maine' },
  { value: 'VT', label: 'Vermont' },
];
const list = () => page.getByLabelText('State');

test("gives a select its field's label and error, and reports the selected option", async () => {
  const chosen = vi.fn<(value: string) => void>();
  render(
    <Field label="State" error="Choose a state.">
      <Select options={options} placeholder="Choose a state" onValueChange={chosen} />
    </Field>,
  );
  await expect.element(list()).toHaveValue('');
  await expect.element(list()).toHaveAccessibleDescription('Choose a state.');
  await expect.element(list()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.selectOptions(list(), 'Vermont');
  expect(chosen.mock.calls).toEqual([['VT']]);
});

const ground = () => getComputedStyle(list().element()).backgroundColor;
const stateField = (disabled: boolean) => (
  <Field label="State">
    <Select options={options} disabled={disabled} />
  </Field>
);

test('shows a select as editable unless it is disabled', async () => {
  const { rerender } = render(stateField(false));
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  rerender(stateField(true));
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
});
