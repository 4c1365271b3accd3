import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { inputSize } from '../text-input/text-input.css.ts';

const options = [
  { value: 'bank', code: '1010', label: 'Operating bank' },
  { value: 'clearing', code: '1020', label: 'Processor clearing' },
  { value: 'equity', code: '3010', label: 'Equity' },
  { value: 'income', code: '4010', label: 'Fee income' },
  { value: 'expense', code: '5010', label: 'Interchange expense' },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { options, value: '', onValueChange: () => undefined, placeholder: 'Search accounts' },
  argTypes: { size: oneOf(inputSize), ref: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One of many options, up to hundreds, found by typing part of its name.\n\n**When not:** For a dozen familiar options (`Select`), or a few that should all be visible (`RadioCards`).',
      },
    },
  },
  render: (args) => <Account {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Account({ error, ...args }: ComboboxProps & { readonly error?: string }) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Account" error={error}>
      <Combobox {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'clearing' } };
export const Open: Story = {
  args: { value: 'clearing' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(options.length);
  },
};
/** About as many options as a list of countries or merchant categories has. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: `o${String(index)}`,
      code: String(1000 + index),
      label: `Account number ${String(index + 1)}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(300);
    await userEvent.type(canvas.getByRole('combobox'), 'number 300');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
export const WithIdentifiers: Story = {
  args: {
    value: 'harbor',
    options: [
      { value: 'harbor', label: 'Harbor Coffee', identifier: 'acct_01m0w2ckxgff7h5x2k8rz' },
      { value: 'birchwood', label: 'Birchwood Books', identifier: 'acct_01m0w2ckxgff7h5x2m3tq' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'payroll');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
};
export const Invalid: Story = { render: (args) => <Account {...args} error="Choose an account." /> };
export const Small: Story = { args: { value: 'clearing', size: 'small' } };
export const Large: Story = { args: { value: 'clearing', size: 'large' } };
export const Disabled: Story = { args: { value: 'bank', disabled: true } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        code: '1010',
        label:
          'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { value: 'name', options: [{ value: 'name', label: 'مقهى الميناء للتحميص' }] },
};
export const Phone: Story = { ...Chosen, globals: onPhone };
export const Dark: Story = { ...Chosen, globals: inDark };
