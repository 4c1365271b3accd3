import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { inputSize } from '../text-input/text-input.css.ts';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'correct horse' },
  argTypes: { size: oneOf(inputSize), onValueChange: { action: 'value' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A password, hidden until the user asks to see it.\n\n**When not:** For a one-time code, which may be visible (`TextInput`).',
      },
    },
  },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Large: Story = { args: { size: 'large', autoComplete: 'new-password' } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="New password" error="New password must be at least 6 characters long">
      <PasswordInput {...args} autoComplete="new-password" />
    </Field>
  ),
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const LongText: Story = { args: { defaultValue: 'correct horse battery staple '.repeat(8) } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
