import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BankIcon } from '../icon/icons/bank.tsx';
import { CardIcon } from '../icon/icons/card.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Kind',
    value: 'card',
    options: [
      { value: 'card', label: 'Card', icon: <CardIcon /> },
      { value: 'bank', label: 'Bank Account', icon: <BankIcon /> },
    ],
    onValueChange: () => undefined,
  },
  argTypes: { options: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A choice of one from two to four short words, all in sight, that changes what stands below.',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Words: Story = {
  args: {
    value: 'month',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
  },
};
export const Focus: Story = {
  parameters: { pseudo: { focusVisible: ['label:first-child', 'label:first-child input'] } },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Disabled: Story = { args: { disabled: true } };

function Held({ value, ...rest }: SegmentedControlProps<string>) {
  const [chosen, setChosen] = useState(value);
  return <SegmentedControl {...rest} value={chosen} onValueChange={setChosen} />;
}
