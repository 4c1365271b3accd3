import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';
import { inDark } from '../../story-globals.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send a receipt by email' },
  argTypes: { onCheckedChange: { action: 'checked' }, label: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Yes or no to one sentence, or one of several related answers; it takes effect when the form is submitted. It has its own label and needs no `Field`.\n\n**When not:** For mutually exclusive options (`RadioCards`, `SegmentedControl`), or for a switch that takes effect immediately (`Button`).',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true, label: 'All of this page' } };
export const WithHelp: Story = { args: { help: 'It goes to the address of the payment.' } };
export const Invalid: Story = {
  args: { label: 'I accept that this cannot be undone', error: 'Agree before you go on' },
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const HoverChecked: Story = {
  args: { defaultChecked: true },
  globals: { pseudo: { hover: true } },
};
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LabelHidden: Story = { args: { label: 'Choose this row', labelDisplay: 'hidden' } };
export const LongText: Story = {
  args: {
    label:
      'I accept that the amount of $10,000,000.00 is given back to the customer, that this ends the dispute, and that nothing of it can be asked for again',
    help: 'We send accepted disputes to the customer’s bank at once, even on days on which banks are closed.',
  },
};
export const RightToLeft: Story = { args: { label: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Checked, globals: inDark };

/** A group of checkboxes, and a checkbox above it that selects the whole group. */
export const Several: Story = { render: () => <Columns /> };

function Columns() {
  const names = ['Amount', 'Method', 'Date'] as const;
  const [chosen, setChosen] = useState<readonly string[]>(['Amount']);
  const all = chosen.length === names.length;
  return (
    <Stack space={8}>
      <Checkbox
        label="All columns"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onCheckedChange={(checked) => setChosen(checked ? names : [])}
      />
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onCheckedChange={(checked) =>
            setChosen((before) => (checked ? [...before, name] : before.filter((other) => other !== name)))
          }
        />
      ))}
    </Stack>
  );
}
