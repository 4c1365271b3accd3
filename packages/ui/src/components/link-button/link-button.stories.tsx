import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../icon/icons/plus.tsx';
import { LinkButton } from './link-button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { buttonVariant, buttonSize } from '../button/button.css.ts';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/new', children: 'Create payment instrument' },
  argTypes: {
    variant: oneOf(buttonVariant),
    size: oneOf(buttonSize),
    icon: { control: false },
    iconAfter: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Going to another page with the weight of a button.\n\n**When not:** For an action on this page (`Button`), or for a link within text (`TextLink`).',
      },
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary', icon: <PlusIcon /> } };
export const Ghost: Story = { args: { variant: 'ghost', size: 'small', children: 'Clear' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a'] } } };
export const NewTab: Story = {
  args: { href: 'https://example.com/', newTab: true, children: 'Documentation' },
};
export const LongText: Story = {
  args: {
    children: 'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Primary, globals: onPhone };
export const Dark: Story = { ...Primary, globals: inDark };
