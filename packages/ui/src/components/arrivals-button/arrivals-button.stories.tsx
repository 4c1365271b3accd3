import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { ArrivalsButton } from './arrivals-button.tsx';

const meta = {
  title: 'Feedback/ArrivalsButton',
  component: ArrivalsButton,
  args: { children: '3 new payments', onClick: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** New rows for a list that a user is reading, which would move the rows under the pointer.\n\n**When not:** If nothing would move: show them immediately. For a message: use a toast.',
      },
      story: { inline: false, height: '120px' },
    },
  },
} satisfies Meta<typeof ArrivalsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: '1,204 new settlement entries of this account' } };
export const RightToLeft: Story = { args: { children: '3 مدفوعات جديدة' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
