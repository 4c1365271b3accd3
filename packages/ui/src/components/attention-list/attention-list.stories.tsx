import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { EmptyLine } from '../empty-line/empty-line.tsx';
import { FlagIcon } from '../icon/icons/flag.tsx';
import { KeypadIcon } from '../icon/icons/keypad.tsx';
import { ReturnIcon } from '../icon/icons/return.tsx';
import { TrayOutIcon } from '../icon/icons/tray-out.tsx';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { AttentionList, AttentionRow } from './attention-list.tsx';

const meta = {
  title: 'Lists/AttentionList',
  component: AttentionList,
  subcomponents: { AttentionRow },
  args: {
    label: 'Needs attention',
    children: (
      <>
        <AttentionRow
          href="#1"
          icon={<FlagIcon />}
          title="$73.20 disputed as fraudulent"
          time="2 days left"
          tone="critical"
          amount="$73.20"
        />
        <AttentionRow
          href="#2"
          icon={<FlagIcon />}
          title="$362.00 disputed as not received"
          time="5 days left"
          tone="caution"
          amount="$362.00"
        />
        <AttentionRow
          href="#3"
          icon={<TrayOutIcon />}
          title="A payout was returned by the bank"
          time="Nov 19, 2026"
          tone="caution"
          amount="$1,250.00"
        />
        <AttentionRow
          href="#4"
          icon={<ReturnIcon />}
          title="A refund failed"
          time="Nov 18, 2026"
          tone="info"
          amount="$42.50"
        />
        <AttentionRow
          href="#5"
          icon={<KeypadIcon />}
          title="Terminal OFFLINE-20417 did not respond"
          time="6:49 AM"
        />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Items of several kinds that need action, the most urgent first: one line each, linked to the page that resolves it.\n\n**When not:** For similar rows (`DataTable`), or for information only (`Banner`). If there are no items, show one `EmptyLine` instead.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card heading="Needs attention">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AttentionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } };
export const Loading: Story = { args: { loadingRows: 3, children: undefined } };
export const AllClear: Story = {
  render: () => (
    <EmptyLine>
      <StatusIcon tone="positive">All clear</StatusIcon>
    </EmptyLine>
  ),
};
export const LongText: Story = {
  args: {
    children: (
      <AttentionRow
        href="#1"
        icon={<FlagIcon />}
        title="$10,000,000.00 disputed because the customer says that what they were sent is not what they had ordered"
        time="2 days left"
        tone="critical"
        amount="$10,000,000.00"
      />
    ),
  },
};
export const RightToLeft: Story = {
  args: {
    children: (
      <AttentionRow href="#1" icon={<FlagIcon />} title="مقهى الميناء" time="5 days left" amount="$73.20" />
    ),
  },
};
export const Phone: Story = { globals: onPhone };
export const PhoneLoading: Story = { ...Loading, globals: onPhone };
export const Dark: Story = { globals: inDark };
