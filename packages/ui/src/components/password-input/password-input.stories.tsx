import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'correct horse' },
  argTypes: { onValueChange: { action: 'value' } },
  parameters: { docs: { description: { component: 'A password, hidden until the person asks to see it.' } } },
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
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="New password" error="New password must be at least 6 characters long">
      <PasswordInput {...args} autoComplete="new-password" />
    </Field>
  ),
};
