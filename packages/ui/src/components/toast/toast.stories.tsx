import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastViewport, type ToastItem } from './toast.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const meta = {
  title: 'Feedback/Toast',
  component: ToastViewport,
  args: { toasts: [], onDismiss: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** An event that needs no message on the page. A success disappears after five seconds, an error doesn’t.\n\n**When not:** For a message that fits in a field or a dialog, or that has to be read (`Banner`).',
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
export const WithLink: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'positive',
        text: 'Withdrawal successful',
        link: { label: 'View payout', href: '#payout' },
      },
    ],
  },
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
export const ByScreenReader: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'critical', text: 'The network is away', link: { label: 'Status', href: '#' } },
    ],
  },
  render: ({ toasts: [item] }) => <OnRequest item={item} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(status).toHaveTextContent('The network is away'));
    await waitFor(() => expect(screen.getByText('Notification')).toHaveAttribute('role', 'status'));
    await expect(screen.getAllByText(/The network is away/)).toHaveLength(1);
    const toast = await within(region).findByRole('listitem');
    await expect(toast).toHaveTextContent('The network is away');
    await expectReadingOrder([
      status,
      region,
      within(region).getByRole('list'),
      toast,
      within(toast).getByText('The network is away'),
      within(toast).getByRole('link', { name: 'Status' }),
      within(toast).getByRole('button', { name: 'Dismiss' }),
    ]);
  },
};
export const ByKeyboard: Story = {
  ...Several,
  play: async ({ canvas }) => {
    const [older, newer] = await canvas.findAllByRole('listitem');
    await userEvent.keyboard('[F8]');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(newer).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(newer).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(older).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(older).not.toBeInTheDocument());
  },
};

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

/** Adds its toast when a button is pressed, as an application does. */
function OnRequest({ item }: { readonly item: ToastItem | undefined }) {
  const [shown, setShown] = useState<readonly ToastItem[]>([]);
  return (
    <>
      <Button onClick={() => item && setShown([item])}>Fail</Button>
      <ToastViewport toasts={shown} onDismiss={() => setShown([])} />
    </>
  );
}
