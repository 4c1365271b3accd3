import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { moneyInputSize } from './money-input.css.ts';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  argTypes: { size: oneOf(moneyInputSize) },
  args: { value: '$1,250.00', onValueChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** An amount to type, large and right-aligned. The application formats the text and passes it back; the caret’s position is preserved.\n\n**When not:** For counts and percentages (`TextInput`), or for a read-only amount (`Money`).',
      },
    },
  },
  render: (args) => <Amount {...args} helpEnd="of $24,318.42" help="Arrives in 1 to 2 days" />,
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Medium: Story = { args: { size: 'medium' } };
export const Entry: Story = { args: { size: 'entry' } };
export const EntryTenMillion: Story = {
  args: { size: 'entry', value: '$10,000,000.00' },
  globals: onPhone,
};
export const EntryFocus: Story = {
  args: { size: 'entry' },
  globals: { pseudo: { focusVisible: ['input'] } },
};
export const Empty: Story = { args: { value: '' } };
export const Zero: Story = { args: { value: '$0.00' } };
export const TenMillion: Story = { args: { value: '$10,000,000.00' } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { value: '$30,000.00' },
  render: (args) => <Amount {...args} error="Amount must be less than or equal to available balance" />,
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };

type AmountProps = {
  readonly value: string;
  readonly size?: MoneyInputProps['size'];
  readonly disabled?: boolean;
  readonly help?: string;
  readonly helpEnd?: string;
  readonly error?: string;
};

function Amount({ value, size = 'large', disabled = false, ...field }: AmountProps) {
  const [text, setText] = useState(value);
  return (
    <Field label="Amount" {...field}>
      <MoneyInput value={text} onValueChange={setText} size={size} disabled={disabled} />
    </Field>
  );
}
