import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { Inline } from '../inline/inline.tsx';
import { Badge } from './badge.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { badgeTone } from './badge.css.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Succeeded', tone: 'positive' },
  argTypes: { tone: oneOf(badgeTone), icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The state of something, in one capitalized word, to be seen at a glance.\n\n**When not:** For a currency, a method or a channel, which are plain words; in a dense table next to figures, where `StatusIcon` is quieter.',
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {};
export const Caution: Story = { args: { tone: 'caution', children: 'Pending' } };
export const Critical: Story = { args: { tone: 'critical', children: 'Failed' } };
export const Info: Story = { args: { tone: 'info', children: 'Refunded' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Inactive' } };
export const Warning: Story = {
  args: { tone: 'critical', children: 'Unbalanced', icon: <WarningIcon size="small" /> },
};
export const LongText: Story = { args: { tone: 'caution', children: 'Waits for a second signature' } };

/** All tones together. */
export const Tones: Story = {
  render: () => (
    <Inline space={12}>
      <Badge tone="positive">Succeeded</Badge>
      <Badge tone="caution">Pending</Badge>
      <Badge tone="critical">Failed</Badge>
      <Badge>Inactive</Badge>
      <Badge tone="info">Refunded</Badge>
      <Badge tone="critical" icon={<WarningIcon size="small" />}>
        Unbalanced
      </Badge>
    </Inline>
  ),
};
export const RightToLeft: Story = { args: { children: 'تم الدفع' } };
export const Phone: Story = { ...Tones, globals: onPhone };
export const Dark: Story = { ...Tones, globals: inDark };
