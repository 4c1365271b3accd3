import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const options = ['Today', 'Yesterday', 'Last 7 days', 'This month'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Date', options, value: 'Today', onValueChange: () => undefined },
  argTypes: { options: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One of several short answers, if there is room to stack them.\n\n**When not:** For answers that need an explanation each (`RadioCards`), for two to four in one line (`SegmentedControl`), for more than ten (`Select`, `Combobox`).',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const WithoutLegend: Story = { args: { legendDisplay: 'hidden' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['label:first-of-type input'] } } };
export const LongText: Story = {
  args: {
    options: [
      ...options,
      { value: 'long', label: 'From the first day of the month before last until the day before yesterday' },
    ],
  },
};
export const RightToLeft: Story = {
  args: { options: [...options, { value: 'name', label: 'مقهى الميناء للتحميص' }] },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };

function Held({ value, ...rest }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useState(value);
  return <RadioGroup {...rest} value={chosen} onValueChange={setChosen} />;
}
