import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { CardIcon } from '../icon/icons/card.tsx';
import { KeypadIcon } from '../icon/icons/keypad.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { TrayOutIcon } from '../icon/icons/tray-out.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const groups = [
  {
    label: 'Go to',
    commands: [
      { id: 'payments', label: 'Payments', icon: <TrayInIcon /> },
      { id: 'payouts', label: 'Payouts', icon: <TrayOutIcon /> },
      { id: 'instruments', label: 'Payment Instruments', icon: <CardIcon /> },
    ],
  },
  {
    label: 'Actions',
    commands: [{ id: 'terminal', label: 'Take a payment in person', icon: <KeypadIcon /> }],
  },
  {
    label: 'Results',
    commands: [
      {
        id: 'txn',
        label: 'Subscription: Breakwater Espresso 2 lb',
        detail: 'Payment · Succeeded · Nov 17, 2026 2:03 PM · Visa •••• 4242',
        icon: <TrayInIcon />,
        end: '$128.40',
      },
      { id: 'most', label: 'Payout, Nov 19, 2026 9:12 AM', icon: <TrayOutIcon />, end: '-$10,000,000.00' },
      { id: 'none', label: 'Payment, Nov 19, 2026 9:14 AM', icon: <TrayInIcon />, end: '$0.00' },
    ],
  },
];

const meta = {
  title: 'Feedback/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: () => undefined,
    label: 'Search',
    placeholder: 'Name, ID, amount, email',
    query: 'pay',
    onQueryChange: () => undefined,
    groups,
    onChoose: () => undefined,
  },
  argTypes: { groups: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          '**When:** Once per app, opened by ⌘K: finds everything by name, without a mouse.\n\n**When not:** To choose a value for a field (`Combobox`), or for the few actions on one object (`Menu`).',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Empty: Story = { args: { query: 'xyz', groups: [], statusText: 'Nothing found.' } };
export const Loading: Story = {
  args: { query: '128.40', groups: [{ label: 'Go to', commands: [] }], statusText: 'Searching…' },
};
export const Failed: Story = {
  args: { query: '128.40', groups: [], statusText: 'The search did not work. Try again.' },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Results',
        commands: [
          {
            id: 'long',
            label:
              'Payment of Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Genoa',
            icon: <TrayInIcon />,
            end: '$10,000,000.00',
          },
        ],
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    query: 'مقهى',
    groups: [
      { label: 'Results', commands: [{ id: 'name', label: 'مقهى الميناء للتحميص', icon: <TrayInIcon /> }] },
    ],
  },
};
export const ManyResults: Story = {
  args: {
    query: '',
    groups: [
      {
        label: 'Recent',
        commands: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: `Payment ${index + 1}`,
          icon: <TrayInIcon />,
          end: `$${index + 1}.00`,
        })),
      },
    ],
  },
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const ByScreenReader: Story = {
  args: { statusText: '7 results' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    const inside = within(dialog);
    const field = inside.getByRole('combobox', { name: 'Search', expanded: true });
    const list = inside.getByRole('listbox', { name: 'Search' });
    await expectReadingOrder([
      dialog,
      field,
      list,
      inside.getByRole('group', { name: 'Go to' }),
      inside.getByRole('option', { name: /^Payments/, selected: true }),
      inside.getByRole('option', { name: /^Payouts/, selected: false }),
      inside.getByRole('group', { name: 'Actions' }),
      inside.getByRole('status'),
    ]);
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await userEvent.keyboard('{ArrowDown}');
    const payouts = inside.getByRole('option', { name: /^Payouts/, selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', payouts.id);
  },
};
export const Phone: Story = { ...Found, globals: onPhone };
export const Dark: Story = { ...Found, globals: inDark };

function Held({ query, onQueryChange, ...rest }: CommandPaletteProps) {
  const [typed, setTyped] = useState(query);
  const type = (text: string) => {
    setTyped(text);
    onQueryChange(text);
  };
  return <CommandPalette {...rest} query={typed} onQueryChange={type} />;
}
