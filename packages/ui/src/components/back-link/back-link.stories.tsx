import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Actions/BackLink',
  component: BackLink,
  args: { href: '/payments', children: 'Payments' },
  parameters: {
    docs: {
      description: {
        component: 'The way back from a detail to its list, above the title. It names the list.',
      },
    },
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
