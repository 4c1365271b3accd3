import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { TextInput } from './text-input.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { inputSize } from './text-input.css.ts';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { defaultValue: 'dana@example.com' },
  argTypes: { size: oneOf(inputSize), onValueChange: { action: 'value' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One line of text. It is in a `Field`, which labels it.\n\n**When not:** For an amount (`MoneyInput`), a password (`PasswordInput`), one of several options (`Select`, `Combobox`).',
      },
    },
  },
  render: (args) => (
    <Field label="Email">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'name@example.com' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Email" error="Please enter an email address">
      <TextInput {...args} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'USA' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'USA' } };
export const LongText: Story = { args: { defaultValue: 'a.very.long.address.that.does.not.fit@'.repeat(4) } };
export const RightToLeft: Story = { args: { defaultValue: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
