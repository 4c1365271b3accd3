import type { Meta, StoryObj } from '@storybook/react-vite';
import { Identifier } from '../text/text.tsx';
import { Copyable, CopyButton } from './copy-button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  subcomponents: { Copyable },
  args: { text: 'acc_01k9q4t7m2zr8v5n', label: 'Copy account ID' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** After an identifier that is needed elsewhere. It becomes a check mark for two seconds, and “Copied” is announced; if the browser forbids it, “Not copied” is shown.\n\n**When not:** For text that is read rather than pasted, or for anything secret.',
      },
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const AfterAnIdentifier: Story = {
  render: (args) => (
    <Copyable {...args}>
      <Identifier>{args.text}</Identifier>
    </Copyable>
  ),
};
export const LongText: Story = {
  args: { text: 'acc_01k9q4t7m2zr8v5n'.repeat(12) },
  render: (args) => (
    <Copyable {...args}>
      <Identifier>{args.text}</Identifier>
    </Copyable>
  ),
};
export const Phone: Story = { ...AfterAnIdentifier, globals: onPhone };
export const Dark: Story = { ...AfterAnIdentifier, globals: inDark };
