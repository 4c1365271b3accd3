import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CopyIcon } from '../icon/icons/copy.tsx';
import { DownloadIcon } from '../icon/icons/download.tsx';
import { MailIcon } from '../icon/icons/mail.tsx';
import { ReturnIcon } from '../icon/icons/return.tsx';
import { Menu } from './menu.tsx';
import { inDark } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const nothing = () => undefined;

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    align: 'start',
    groups: [
      {
        id: 'send',
        items: [
          { id: 'receipt', label: 'Email receipt', icon: <MailIcon />, onSelect: nothing },
          { id: 'print', label: 'Printable page', icon: <DownloadIcon />, href: '/receipt' },
          { id: 'copy', label: 'Copy ID', icon: <CopyIcon />, onSelect: nothing },
        ],
      },
      {
        id: 'money',
        items: [{ id: 'refund', label: 'Refund', icon: <ReturnIcon />, tone: 'critical', onSelect: nothing }],
      },
    ],
  },
  argTypes: { groups: { control: false }, icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A button that opens a list of actions that are needed too rarely to be on the page. Its code loads when a user is about to open it.\n\n**When not:** For two actions, which are two buttons; for a page’s main action, which is never in a menu; for choosing a value in a form (`Select`).',
      },
      story: { inline: false, height: '280px' },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('menu')).toBeInTheDocument();
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
export const Icon: Story = { args: { label: 'More actions', button: 'icon', variant: 'ghost' } };
export const IconOpen: Story = { ...Icon, play: opened };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Email receipt' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Printable page' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refund' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Email receipt' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};
export const ByScreenReader: Story = {
  play: async (context) => {
    await opened(context);
    const menu = screen.getByRole('menu', { name: 'Actions' });
    await expectReadingOrder([
      menu,
      within(menu).getByRole('menuitem', { name: 'Email receipt' }),
      within(menu).getByRole('menuitem', { name: 'Printable page' }),
      within(menu).getByRole('menuitem', { name: 'Copy ID' }),
      within(menu).getByRole('menuitem', { name: 'Refund' }),
    ]);
    await expect(screen.getByRole('button', { name: 'Actions', expanded: true })).toBeInTheDocument();
  },
};
export const OneDisabledWithReason: Story = {
  args: {
    groups: [
      {
        id: 'all',
        items: [
          { id: 'receipt', label: 'Email receipt', onSelect: nothing },
          {
            id: 'refund',
            label: 'Refund',
            hint: 'Nothing is left to refund',
            disabled: true,
            onSelect: nothing,
          },
        ],
      },
    ],
  },
  play: opened,
};
export const CurrentOne: Story = {
  args: {
    label: 'Add filter',
    variant: 'dashed',
    keyShortcut: 'f',
    groups: [
      {
        id: 'orders',
        label: 'Orders',
        items: [
          { id: 'newest', label: 'Newest first', current: true, onSelect: nothing },
          { id: 'largest', label: 'Largest first', current: false, href: '/largest' },
        ],
      },
      { id: 'do', items: [{ id: 'save', label: 'Save this order', onSelect: nothing }] },
    ],
  },
  play: async (context) => {
    await opened(context);
    await expectReadingOrder([
      screen.getByRole('menu', { name: 'Add filter' }),
      screen.getByRole('group', { name: 'Orders' }),
      screen.getByRole('menuitemradio', { name: 'Newest first', checked: true }),
      screen.getByRole('menuitemradio', { name: 'Largest first', checked: false }),
      screen.getByRole('menuitem', { name: 'Save this order' }),
    ]);
  },
};
export const Toggles: Story = { render: () => <Columns />, play: opened };
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'all',
        label: 'What can be done with an amount of $10,000,000.00',
        items: [
          {
            id: 'one',
            label: 'Send the receipt once more to everybody who has had it before',
            hint: 'It takes up to an hour until all of them have it',
            onSelect: nothing,
          },
          { id: 'two', label: 'مقهى الميناء للتحميص', onSelect: nothing },
        ],
      },
    ],
  },
  play: opened,
};
export const ManyItems: Story = {
  args: {
    groups: [
      {
        id: 'all',
        items: Array.from({ length: 60 }, (_, index) => ({
          id: String(index),
          label: `Terminal ${String(index + 1)}`,
          onSelect: nothing,
        })),
      },
    ],
  },
  play: opened,
};
export const RightToLeft: Story = { ...LongText };
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Open, globals: inDark };

function Columns() {
  const [hidden, setHidden] = useState<readonly string[]>(['Channel']);
  return (
    <Menu
      label="Columns"
      align="start"
      groups={[
        {
          id: 'columns',
          label: 'Columns of this list',
          items: ['Amount', 'Method', 'Channel', 'Date'].map((name) => ({
            id: name,
            label: name,
            checked: !hidden.includes(name),
            onCheckedChange: (checked: boolean) =>
              setHidden((before) => (checked ? before.filter((other) => other !== name) : [...before, name])),
          })),
        },
      ]}
    />
  );
}
