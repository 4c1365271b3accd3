import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon } from '../icon/icons/close.tsx';
import { MenuIcon } from '../icon/icons/menu.tsx';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { IconButton } from './icon-button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { buttonVariant, buttonSize } from '../button/button.css.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Reload', icon: <ReloadIcon /> },
  argTypes: {
    variant: oneOf(buttonVariant),
    size: oneOf(buttonSize),
    icon: { control: false },
    onClick: { action: 'pressed' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Actions that users recognize by icon: close, reload, open the menu. Its label is announced.\n\n**When not:** If a word fits: use `Button`. Never for irreversible actions.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ghost: Story = { args: { variant: 'ghost', label: 'Close', icon: <CloseIcon /> } };
export const Small: Story = {
  args: { size: 'small', variant: 'ghost', label: 'Dismiss', icon: <CloseIcon /> },
};
export const Large: Story = { args: { size: 'large', label: 'Open menu', icon: <MenuIcon size="large" /> } };
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
