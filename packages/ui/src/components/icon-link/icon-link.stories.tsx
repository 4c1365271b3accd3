import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersIcon } from '../icon/icons/sliders.tsx';
import { IconLink } from './icon-link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { buttonVariant, buttonSize } from '../button/button.css.ts';

const meta = {
  title: 'Actions/IconLink',
  component: IconLink,
  args: { href: '/manage', label: 'Manage Harbor Coffee', icon: <SlidersIcon /> },
  argTypes: {
    variant: oneOf(buttonVariant),
    size: oneOf(buttonSize),
    icon: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A second link in a row that is a link itself. Its label is announced.\n\n**When not:** If there is room for a word (`LinkButton`), or for an action on this page (`IconButton`).',
      },
    },
  },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a'] } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
