import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusIcon } from './status-icon.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { badgeTone } from '../badge/badge.css.ts';

const meta = {
  title: 'Feedback/StatusIcon',
  component: StatusIcon,
  args: { children: 'Settled', tone: 'positive' },
  argTypes: { tone: oneOf(badgeTone), icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A state in a dense table: a word next to an icon whose shape has the same meaning.\n\n**When not:** Elsewhere: use `Badge`. Never without its word.',
      },
    },
  },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {};
export const Caution: Story = { args: { tone: 'caution', children: 'Pending' } };
export const Critical: Story = { args: { tone: 'critical', children: 'Held' } };
export const Info: Story = { args: { tone: 'info', children: 'Noted' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Unknown' } };
export const LongText: Story = {
  args: { tone: 'caution', children: 'Waits for a second signature of somebody who is away' },
};
export const RightToLeft: Story = { args: { children: 'تمت التسوية' } };
export const Phone: Story = { ...Positive, globals: onPhone };
export const Dark: Story = { ...Positive, globals: inDark };
