import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Actions/BackLink',
  component: BackLink,
  args: { href: '/payments', children: 'Payments' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The way back from a detail to its list, above the title. It names the list.\n\n**When not:** If several lists link to the detail (`BackButton`), or for a step of a form.',
      },
    },
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a'] } } };
export const LongText: Story = {
  args: {
    children: 'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
