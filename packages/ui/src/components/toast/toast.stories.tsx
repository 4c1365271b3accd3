import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ToastViewport, type ToastItem } from './toast.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Feedback/Toast',
  component: ToastViewport,
  args: { toasts: [], onDismiss: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Something is done that needs no place of its own. A success goes after five seconds, what went wrong stays.\n\n**When not:** For what a field or a dialog can say in place, or for anything that has to be read (`Banner`).',
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
export const RightToLeft: Story = {
  args: { toasts: [{ id: '1', tone: 'positive', text: 'مقهى الميناء للتحميص has been added' }] },
};
export const Hover: Story = { ...Critical, globals: { pseudo: { hover: true } } };
export const Focus: Story = { ...Critical, globals: { pseudo: { focusVisible: ['button'] } } };
export const Phone: Story = { ...Several, globals: onPhone };
export const Dark: Story = { ...Several, globals: inDark };

function Held({ toasts }: { readonly toasts: readonly ToastItem[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <ToastViewport
      toasts={shown}
      onDismiss={(id) => setShown((items) => items.filter((item) => item.id !== id))}
    />
  );
}
