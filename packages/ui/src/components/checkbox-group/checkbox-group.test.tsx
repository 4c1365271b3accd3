import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'amount', label: 'Amount' },
  { value: 'method', label: 'Method' },
  { value: 'date', label: 'Date' },
] as const;

type Value = (typeof options)[number]['value'];

function Held({ onHeard }: { readonly onHeard: (values: readonly Value[]) => void }) {
  const [values, setValues] = useState<readonly Value[]>(['date']);
  const hear = (chosen: readonly Value[]) => {
    setValues(chosen);
    onHeard(chosen);
  };
  return <CheckboxGroup legend="Columns" options={options} values={values} onValuesChange={hear} />;
}

it('reports all checked values in the order of the options when a checkbox is toggled by keyboard', async () => {
  const heard = vi.fn<(values: readonly Value[]) => void>();
  render(<Held onHeard={heard} />);
  await userEvent.keyboard('{Tab} {Tab}{Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Amount' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Date' })).not.toBeChecked();
  expect(heard.mock.calls).toEqual([[['amount', 'date']], [['amount']]]);
});

it('names a checkbox group by its legend and announces its error', async () => {
  const at = { legend: 'Columns', options, values: [], onValuesChange: () => undefined };
  const { rerender } = render(<CheckboxGroup {...at} />);
  const group = page.getByRole('group', { name: 'Columns' });
  await expect.element(group).not.toHaveAttribute('aria-describedby');
  rerender(<CheckboxGroup {...at} error="Choose at least one." />);
  await expect.element(group).toHaveAccessibleDescription('Choose at least one.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one.');
});

it('ignores clicks in a disabled checkbox group', async () => {
  const heard = vi.fn<(values: readonly Value[]) => void>();
  render(
    <CheckboxGroup legend="Columns" options={options} values={['date']} onValuesChange={heard} disabled />,
  );
  await userEvent.click(page.getByText('Amount'), { force: true });
  expect(heard).not.toHaveBeenCalled();
});
