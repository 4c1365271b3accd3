import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { RadioCards, type RadioCardOption } from './radio-cards.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const options: readonly RadioCardOption<string>[] = [
  { value: 'counter', label: 'Counter', detail: 'SN 4471-0032' },
  { value: 'terrace', label: 'Terrace', detail: 'SN 4471-0078', end: <Badge tone="positive">Ready</Badge> },
  { value: 'undefined', label: 'undefined', detail: 'SN 4471-0101' },
];

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: { legend: 'Device', options, value: 'counter', onValueChange: () => undefined },
  argTypes: { options: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One of a few options that need a line of explanation each.\n\n**When not:** For two to four short words (`SegmentedControl`), or for more than six (`Select`, `Combobox`).',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'terrace' })) },
};
const withAmounts = (amount: string): Story => ({
  args: {
    legend: 'Refund',
    options: [
      { value: 'all', label: 'Everything', detail: amount },
      { value: 'part', label: 'A part of it', detail: `At most ${amount}` },
    ],
    value: 'all',
  },
});
export const WithNote: Story = {
  args: {
    options: options.map((option) =>
      option.value === 'terrace' ? { ...option, note: 'Did not answer 6:49 AM' } : option,
    ),
  },
};
export const Zero: Story = withAmounts('$0.00');
export const TenMillion: Story = withAmounts('$10,000,000.00');
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'The one beside the second door, under the clock',
        detail: 'SN 4471-0032-4471-0032-4471-0032-4471-0032',
      },
    ],
    value: 'long',
  },
};
export const Focus: Story = {
  globals: { pseudo: { focusVisible: ['label:first-of-type', 'label:first-of-type input'] } },
};
export const RightToLeft: Story = {
  args: {
    options: [{ value: 'name', label: 'مقهى الميناء للتحميص', detail: 'SN 4471-0032' }],
    value: 'name',
  },
};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };

type HeldProps = {
  readonly legend: string;
  readonly options: readonly RadioCardOption<string>[];
  readonly value: string | undefined;
  readonly disabled?: boolean;
};

function Held({ value, ...rest }: HeldProps) {
  const [chosen, setChosen] = useState(value);
  return <RadioCards {...rest} value={chosen} onValueChange={setChosen} />;
}
