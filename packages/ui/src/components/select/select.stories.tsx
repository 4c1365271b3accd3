import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { inputSize } from '../text-input/text-input.css.ts';

const options = [
  { value: 'business_savings', label: 'Business Savings' },
  { value: 'business_checking', label: 'Business Checking' },
  { value: 'personal_savings', label: 'Personal Savings' },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { options, defaultValue: 'business_checking' },
  argTypes: { size: oneOf(inputSize), onValueChange: { action: 'value' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One of up to a few dozen familiar options, in the native list.\n\n**When not:** For two to four that should all be visible (`RadioCards`, `SegmentedControl`), for hundreds (`Combobox`).',
      },
    },
  },
  render: (args) => (
    <Field label="Account type">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingChosen = { defaultValue: '', placeholder: 'Choose an account type' };

export const Default: Story = {};
export const Empty: Story = { args: nothingChosen };
export const Large: Story = { args: { size: 'large' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['select'] } } };
export const Invalid: Story = {
  args: nothingChosen,
  render: (args) => (
    <Field label="Account type" error="Choose an account type.">
      <Select {...args} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { options: [{ value: 'long', label: 'An option with many words that do not fit '.repeat(5) }] },
};
export const RightToLeft: Story = { args: { options: [{ value: 'name', label: 'مقهى الميناء للتحميص' }] } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
