import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ToastViewport, type ToastItem } from './toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: ToastViewport,
  args: { toasts: [], onDismiss: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'Says that something is done that needs no place of its own. Never for what a field or a dialog can say in place. A success goes after five seconds, what went wrong stays.',
      },
      story: { inline: false, height: '160px' },
    },
  },
  render: ({ toasts }) => <Held toasts={toasts} />,
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Positive: Story = {
  args: { toasts: [{ id: '1', tone: 'positive', text: 'Refund successfully requested' }] },
};
export const Info: Story = { args: { toasts: [{ id: '1', tone: 'info', text: 'A new version is ready' }] } };
export const Critical: Story = {
  args: { toasts: [{ id: '1', tone: 'critical', text: 'The network is away' }] },
};
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'critical', text: 'The network is away' },
      { id: '2', tone: 'positive', text: 'Email sent successfully' },
    ],
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'critical',
        text: 'The receipt could not be sent because the address it was sent to is not one that takes mail from outside',
      },
    ],
  },
};

function Held({ toasts }: { readonly toasts: readonly ToastItem[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <ToastViewport
      toasts={shown}
      onDismiss={(id) => setShown((items) => items.filter((item) => item.id !== id))}
    />
  );
}
