import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { iconTile, emptyStateSize } from './empty-state.css.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No payments yet',
    icon: <TrayInIcon size="large" />,
    children: 'The first one appears here as soon as it is taken.',
    action: (
      <LinkButton href="/new" variant="primary">
        Take payment
      </LinkButton>
    ),
  },
  argTypes: {
    tone: oneOf(iconTile),
    size: oneOf(emptyStateSize),
    icon: { control: false },
    action: { control: false },
    note: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** An empty list or section: its later content, and one next step. First use and a filter without results have different texts.\n\n**When not:** For a failure (`ErrorState`), or while loading (`Skeleton`).',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstUse: Story = {};
export const Filtered: Story = {
  args: {
    title: 'No payments match these filters',
    children: 'No payment failed today.',
    action: <Button>Clear filters</Button>,
  },
};
/** For a failure that cannot be retried; otherwise use an `ErrorState`. */
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'This list is gone',
    children: 'It was closed on November 21, 2026.',
    action: null,
  },
};
export const InsideACard: Story = { args: { size: 'part', action: null } };
export const LongText: Story = {
  args: {
    title: 'There is nothing here that matches all of the nine filters that are set at the moment',
    children:
      'Take some of them away, or ask for a longer time: the first payment was taken on November 3, 2019, long before the first of these days.',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص has sent nothing yet.' } };
export const Phone: Story = { ...FirstUse, globals: onPhone };
export const Dark: Story = { ...FirstUse, globals: inDark };
