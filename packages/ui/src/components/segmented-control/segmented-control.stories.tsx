import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BankIcon } from '../icon/icons/bank.tsx';
import { CardIcon } from '../icon/icons/card.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

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
          '**When:** One of two to four short options, all visible, that changes the content below.\n\n**When not:** For options that need an explanation each (`RadioCards`), for more than four (`Select`), for going to another page.',
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
  globals: { pseudo: { focusVisible: ['[role="radio"]:first-child'] } },
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'A bank account of the business' },
      { value: 'other', label: 'A card of the person' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    value: 'card',
    options: [
      { value: 'card', label: 'بطاقة' },
      { value: 'bank', label: 'حساب مصرفي' },
    ],
  },
};
export const ByScreenReader: Story = {
  play: async ({ canvas }) => {
    await expectReadingOrder([
      canvas.getByRole('radiogroup', { name: 'Kind' }),
      canvas.getByRole('radio', { name: 'Card', checked: true }),
      canvas.getByRole('radio', { name: 'Bank Account', checked: false }),
    ]);
  },
};
export const ByKeyboard: Story = {
  ...Words,
  play: async ({ canvas }) => {
    const selects = (name: string) =>
      waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus());
    await userEvent.tab();
    await selects('Month');
    await userEvent.keyboard('{ArrowRight}');
    await selects('Year');
    await userEvent.keyboard('{ArrowDown}');
    await selects('Week');
    await userEvent.keyboard('{ArrowLeft}');
    await selects('Year');
    await userEvent.keyboard('{Home}');
    await selects('Week');
    await userEvent.keyboard('{End}');
    await selects('Year');
    // Neither Space nor Enter clears the selection.
    await userEvent.keyboard(' {Enter}');
    await selects('Year');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };

function Held({ value, ...rest }: SegmentedControlProps<string>) {
  const [chosen, setChosen] = useState(value);
  return <SegmentedControl {...rest} value={chosen} onValueChange={setChosen} />;
}
