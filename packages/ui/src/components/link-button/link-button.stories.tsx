import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../icon/icons/plus.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/new', children: 'Create payment instrument' },
  argTypes: { icon: { control: false }, iconAfter: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Goes to another page, with the weight of a button. What happens on this page is a `Button`.',
      },
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary', icon: <PlusIcon /> } };
export const Ghost: Story = { args: { variant: 'ghost', size: 'small', children: 'Clear' } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
export const NewTab: Story = {
  args: { href: 'https://example.com/', newTab: true, children: 'Documentation' },
};
