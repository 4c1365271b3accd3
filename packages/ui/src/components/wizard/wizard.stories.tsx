import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inDark, onPhone } from '../../story-globals.ts';
import { Field } from '../field/field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

const meta = {
  title: 'Forms/Wizard',
  component: Wizard<string>,
  args: {
    label: 'Profile',
    value: 'business',
    steps: [
      { value: 'business', label: 'Business details', detail: 'Name, address and numbers' },
      { value: 'people', label: 'Representatives', detail: 'Who speaks for it' },
    ],
    onStepChange: () => undefined,
    onFinish: () => undefined,
    children: null,
  },
  argTypes: { steps: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A form in two or more steps, filled in one after another and submitted together. Every step can be reached from the list; the parent validates, per step or at the end.\n\n**When not:** A form that fits on one screen is one `Card`; sections that are saved separately are stacked cards; past events are a `Timeline`.',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Wizard<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value, onStepChange, children, ...rest }: WizardProps<string>) {
  const [at, setAt] = useState(value);
  const go = (to: string) => {
    setAt(to);
    onStepChange(to);
  };
  return (
    <Wizard {...rest} value={at} onStepChange={go}>
      {children ?? (
        <Field label={at === 'business' ? 'Business name' : 'First name'}>
          <TextInput key={at} defaultValue={at === 'business' ? 'Harbor Coffee Roasters' : 'Dana'} />
        </Field>
      )}
    </Wizard>
  );
}

const four = [
  { value: 'reason', label: 'Reason', state: 'done' },
  { value: 'evidence', label: 'Evidence', detail: 'One file is missing', state: 'invalid' },
  { value: 'business', label: 'Statement' },
  { value: 'confirm', label: 'Confirm', disabled: true },
] as const;

export const FirstStep: Story = {};
export const LastStep: Story = { args: { value: 'people' } };
export const States: Story = { args: { steps: four } };
export const Invalid: Story = {
  args: {
    steps: four,
    value: 'evidence',
    children: (
      <Field label="Proof of delivery" error="Add the carrier's receipt">
        <TextInput />
      </Field>
    ),
  },
};
export const Busy: Story = { args: { value: 'people', busy: true, finishLabel: 'Saving...' } };
export const Loading: Story = { args: { children: <Skeleton width={320} /> } };
export const Disabled: Story = {
  args: {
    steps: [
      { value: 'business', label: 'Business details' },
      { value: 'people', label: 'Representatives', disabled: true },
    ],
  },
};
export const Hover: Story = { globals: { pseudo: { hover: ['li:nth-child(2) button'] } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['li:nth-child(2) button'] } } };
export const LongText: Story = {
  args: {
    steps: [
      {
        value: 'business',
        label: 'Everything there is to be said about the business',
        detail: 'Its name, its address, and what it sells for up to $10,000,000.00 a year',
      },
      { value: 'people', label: 'مقهى الميناء للتحميص' },
    ],
  },
};
export const RightToLeft: Story = { ...LongText };
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: /^Representatives/ })).toHaveFocus();
  },
};
export const Phone: Story = { args: { steps: four }, globals: onPhone };
export const Dark: Story = { args: { steps: four }, globals: inDark };
