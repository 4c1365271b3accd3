import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { TimeLeft } from './time-left.tsx';

const meta = {
  title: 'Feedback/TimeLeft',
  component: TimeLeft,
  args: { days: 5 },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A deadline with a cost: days left, in a tone that becomes urgent automatically.\n\n**When not:** For a time without a deadline, which is a plain date, or for a state (`Badge`).',
      },
    },
  },
} satisfies Meta<typeof TimeLeft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = { args: { days: 12 } };
export const Soon: Story = { args: { days: 6 } };
export const Urgent: Story = { args: { days: 2 } };
export const Today: Story = { args: { days: 0 } };
export const Overdue: Story = { args: { days: -1 } };
export const All: Story = {
  render: () => (
    <Inline space={16}>
      {[12, 7, 6, 3, 2, 1, 0, -1].map((days) => (
        <TimeLeft key={days} days={days} />
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  args: {
    children: 'Respond by Nov 28, 2026 5:00 PM, or the amount stays with the customer and you lose it',
  },
};
export const RightToLeft: Story = { args: { children: 'بقيت ٥ أيام' } };
export const Phone: Story = { ...All, globals: onPhone };
export const Dark: Story = { ...All, globals: inDark };
