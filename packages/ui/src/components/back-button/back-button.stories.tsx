import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackButton } from './back-button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Actions/BackButton',
  component: BackButton,
  args: { children: 'Back to Payments', onClick: () => undefined },
  argTypes: { onClick: { action: 'pressed' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The way back from a detail that several lists link to: it goes where the user came from.\n\n**When not:** If there is only one list: use a `BackLink`, which works in a new tab too.',
      },
    },
  },
} satisfies Meta<typeof BackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const LongText: Story = {
  args: {
    children:
      'Back to Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
