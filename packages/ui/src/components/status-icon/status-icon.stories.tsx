import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusIcon } from './status-icon.tsx';

const meta = {
  title: 'Feedback/StatusIcon',
  component: StatusIcon,
  args: { children: 'Settled', tone: 'positive' },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A state in a dense table: a word beside an icon whose shape says it again. Elsewhere take `Badge`.',
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
