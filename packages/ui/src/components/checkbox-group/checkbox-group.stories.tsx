import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const options = ['Amount', 'Currency', 'Status', 'Method', 'Channel', 'Payment Instrument', 'Reference'].map(
  (label) => ({ value: label, label }),
);

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Columns',
    options,
    values: ['Amount', 'Status'],
    onValuesChange: () => undefined,
  },
  argTypes: { options: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Several short answers to one question, any number of which may be checked.\n\n**When not:** For one sentence (`Checkbox`), or if only one answer is possible (`RadioCards`, `Select`).',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { values: [] } };
export const All: Story = { args: { values: options.map(({ value }) => value) } };
export const Invalid: Story = { args: { values: [], error: 'Choose at least one.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['label:first-of-type input'] } } };
export const LongText: Story = {
  args: {
    options: [
      ...options,
      {
        value: 'long',
        label: 'The one beside the second door, under the clock, 4471-0032-4471-0032-4471-0032',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { options: [...options, { value: 'name', label: 'مقهى الميناء للتحميص' }] },
};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };

function Held({ values, ...rest }: CheckboxGroupProps<string>) {
  const [chosen, setChosen] = useState(values);
  return <CheckboxGroup {...rest} values={chosen} onValuesChange={setChosen} />;
}
