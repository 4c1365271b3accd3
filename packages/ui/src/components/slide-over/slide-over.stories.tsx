import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyFoot, storyNavigation, storySwitcher } from '../app-frame/story-navigation.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SlideOver, type SlideOverProps } from './slide-over.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';
import { Text } from '../text/text.tsx';

const meta = {
  title: 'Frames/SlideOver',
  component: SlideOver,
  args: {
    open: true,
    onOpenChange: () => undefined,
    label: 'Menu',
    children: (
      <Sidebar
        label="Main"
        head={<BrandMark name="Tillbook" href="/" />}
        switcher={storySwitcher}
        foot={storyFoot}
      >
        {storyNavigation}
      </Sidebar>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** At the start, the sidebar on small screens; at the end, filters, or details of an object that is visible next to it. Following a link, Escape and a click outside close it.\n\n**When not:** For a decision or a form (`Dialog`), or on a screen with room for the sidebar itself.',
      },
      story: { inline: false, height: '800px' },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SlideOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Details: Story = {
  args: {
    side: 'end',
    label: 'Payment of $10,000,000.00',
    children: <Text>What is to be known of it.</Text>,
    footer: <Button variant="primary">Refund</Button>,
  },
};
export const LongText: Story = {
  args: {
    ...Details.args,
    label: 'Everything that is to be known of the payment that came in on the last day of the year',
    children: <Text>{'It goes on and on, and only the middle of it scrolls. '.repeat(120)}</Text>,
  },
};
export const Loading: Story = { args: { ...Details.args, children: <Skeleton width={180} /> } };
export const Empty: Story = {
  args: {
    ...Details.args,
    label: 'Filters',
    children: (
      <EmptyState size="part" icon={<TrayInIcon size="large" />} title="Nothing to filter by">
        There are no payments yet.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: {
    ...Details.args,
    children: <ErrorState size="part" title="Error loading the payment" onRetry={() => undefined} />,
  },
};
export const RightToLeft: Story = { args: { ...Details.args, label: 'مقهى الميناء للتحميص' } };
export const Hover: Story = {
  globals: { pseudo: { hover: ['a', 'button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
export const Focus: Story = {
  globals: { pseudo: { focusVisible: ['a', 'button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
export const ByScreenReader: Story = {
  ...Details,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    const heading = inside.getByRole('heading');
    // Testing Library drops the space between two elements from a name; a browser does not.
    await expect(heading).toHaveTextContent('Payment of $10,000,000.00');
    await expect(dialog).toHaveAttribute('aria-labelledby', heading.id);
    await expectReadingOrder([
      dialog,
      heading,
      inside.getByRole('button', { name: 'Close' }),
      inside.getByText('What is to be known of it.'),
      inside.getByRole('button', { name: 'Refund' }),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
export const Closed: Story = { args: { open: false } };
export const Phone: Story = { ...Open, globals: onPhone };
export const Dark: Story = { ...Open, globals: inDark };

function Held({ open, ...rest }: SlideOverProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open menu</Button>
      <SlideOver {...rest} open={shown} onOpenChange={setShown} />
    </>
  );
}
