import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { storyFoot, storyNavigation, storySwitcher } from '../app-frame/story-navigation.tsx';
import { NavItem, SidebarLinks } from './nav-item.tsx';
import { NavGap, Sidebar } from './sidebar.tsx';
import { SearchButton } from './search-button.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/Sidebar',
  component: Sidebar,
  subcomponents: { NavItem, NavGap, WorkspaceSwitch, SearchButton, SidebarLinks },
  args: {
    label: 'Main',
    head: <BrandMark name="Tillbook" href="/" />,
    switcher: storySwitcher,
    search: <SearchButton label="Search" keys="⌘K" onClick={() => undefined} />,
    foot: storyFoot,
    children: storyNavigation,
  },
  argTypes: {
    head: { control: false },
    switcher: { control: false },
    search: { control: false },
    foot: { control: false },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 232, height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The main navigation, in groups separated by space. `AppFrame` shows it next to the page and in the slide-over.\n\n**When not:** For the sections of one page, or for filters.',
      },
    },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a[aria-current]'] } } };
export const LongText: Story = {
  args: {
    switcher: (
      <WorkspaceSwitch
        href="/accounts"
        name="Harbor Coffee Roasters and Sons of Rotterdam and Genoa"
        status="Live Account"
        actionLabel="Switch account"
      />
    ),
  },
};
export const RightToLeft: Story = {
  args: {
    switcher: (
      <WorkspaceSwitch
        href="/accounts"
        name="مقهى الميناء للتحميص"
        status="Live Account"
        actionLabel="Switch account"
      />
    ),
  },
};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
