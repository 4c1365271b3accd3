import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { SearchIcon } from '../icon/icons/search.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TopBar } from './top-bar.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/TopBar',
  component: TopBar,
  args: { brand: <BrandMark name="Tillbook" href="/" />, menuOpen: false, onMenuOpen: () => undefined },
  argTypes: { brand: { control: false }, end: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** The header of small screens; `AppFrame` renders it.\n\n**When not:** By itself: only the frame opens the menu.',
      },
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSearch: Story = {
  args: { end: <IconButton label="Search" variant="ghost" icon={<SearchIcon size="large" />} /> },
};
export const MenuOpen: Story = { args: { menuOpen: true } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
