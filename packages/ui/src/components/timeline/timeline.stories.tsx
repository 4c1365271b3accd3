import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline, TimelineStep } from './timeline.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Lists/Timeline',
  component: Timeline,
  subcomponents: { TimelineStep },
  args: { label: 'Lifecycle', children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Three to five steps of one object, in order: completed steps, the current step, and the next step, dashed, with its time if known.\n\n**When not:** For a log of many entries (`DataTable`), or for the steps of a form.',
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  render: ({ label }) => (
    <Timeline label={label}>
      <TimelineStep title="Created" state="done">
        Nov 17, 2026 2:03 PM
      </TimelineStep>
      <TimelineStep title="Succeeded" state="done">
        Nov 17, 2026 2:03 PM
      </TimelineStep>
      <TimelineStep title="Refund pending" state="current">
        $25.00, settles Nov 24
      </TimelineStep>
      <TimelineStep title="Settled" state="todo">
        Not reached
      </TimelineStep>
    </Timeline>
  ),
};
export const Expected: Story = {
  render: ({ label }) => (
    <Timeline label={label}>
      <TimelineStep title="Created" state="done">
        Nov 23, 2026 6:50 AM
      </TimelineStep>
      <TimelineStep title="Approved" state="done">
        Nov 23, 2026 6:50 AM
      </TimelineStep>
      <TimelineStep title="Settling" state="current">
        With the bank
      </TimelineStep>
      <TimelineStep title="Available" state="expected">
        Expected Wed, Nov 25, 9:00 AM
      </TimelineStep>
    </Timeline>
  ),
};
export const ExpectedOnPhone: Story = { ...Expected, globals: onPhone };
export const Loading: Story = { args: { loadingSteps: 4 }, render: (args) => <Timeline {...args} /> };
export const Failed: Story = {
  render: ({ label }) => (
    <Timeline label={label}>
      <TimelineStep title="Created" state="done">
        Nov 18, 2026 9:02 AM
      </TimelineStep>
      <TimelineStep title="Failed" state="failed">
        Insufficient funds.
      </TimelineStep>
      <TimelineStep title="Settled" state="todo">
        Not reached
      </TimelineStep>
    </Timeline>
  ),
};
export const Down: Story = {
  render: ({ label }) => (
    <Timeline label={label} direction="down">
      <TimelineStep title="Created" state="done">
        Nov 17, 2026 2:03 PM by dana@example.com
      </TimelineStep>
      <TimelineStep title="Authorised" state="done">
        Nov 17, 2026 2:03 PM
      </TimelineStep>
      <TimelineStep title="Receipt sent" state="done">
        Nov 17, 2026 2:04 PM to kim@example.com
      </TimelineStep>
      <TimelineStep title="Refund failed" state="failed">
        Nov 20, 2026 9:15 AM, the card is closed
      </TimelineStep>
      <TimelineStep title="Settles" state="todo">
        Nov 24, 2026
      </TimelineStep>
    </Timeline>
  ),
};
export const LongText: Story = {
  render: ({ label }) => (
    <Timeline label={label}>
      <TimelineStep title="Sent to the bank for a second look" state="done">
        It waited there for three days because of a holiday that only this bank keeps.
      </TimelineStep>
      <TimelineStep title="Waits for a signature of somebody who is away" state="current" />
    </Timeline>
  ),
};
export const RightToLeft: Story = {
  render: ({ label }) => (
    <Timeline label={label}>
      <TimelineStep title="مقهى الميناء للتحميص" state="done">
        Nov 17, 2026 2:03 PM
      </TimelineStep>
      <TimelineStep title="Settled" state="todo">
        Not reached
      </TimelineStep>
    </Timeline>
  ),
};
export const Phone: Story = { ...UnderWay, globals: onPhone };
export const Dark: Story = { ...UnderWay, globals: inDark };
