import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { SearchIcon } from '../icon/icons/search.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Frames/TopBar',
  component: TopBar,
  args: { brand: <BrandMark name="Tillbook" href="/" />, menuOpen: false, onMenuOpen: () => undefined },
  argTypes: { brand: { control: false }, end: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The header of a narrow screen, drawn by `AppFrame`.' } },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSearch: Story = {
  args: { end: <IconButton label="Search" variant="ghost" icon={<SearchIcon size="large" />} /> },
};
export const MenuOpen: Story = { args: { menuOpen: true } };
