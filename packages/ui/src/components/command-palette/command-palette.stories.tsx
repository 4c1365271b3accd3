import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CardIcon } from '../icon/icons/card.tsx';
import { KeypadIcon } from '../icon/icons/keypad.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { TrayOutIcon } from '../icon/icons/tray-out.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const groups = [
  {
    label: 'Go to',
    commands: [
      { id: 'payments', label: 'Payments', icon: <TrayInIcon /> },
      { id: 'payouts', label: 'Payouts', icon: <TrayOutIcon /> },
      { id: 'instruments', label: 'Payment Instruments', icon: <CardIcon /> },
    ],
  },
  { label: 'Do', commands: [{ id: 'terminal', label: 'Take a payment in person', icon: <KeypadIcon /> }] },
  {
    label: 'Found',
    commands: [
      { id: 'txn', label: 'Payment, Nov 17, 2026 2:03 PM', icon: <TrayInIcon />, end: '$128.40' },
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
    placeholder: 'Name, ID, amount, e-mail',
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
          '**When:** Once in an app, by ⌘K: whatever a person can name, without a mouse.\n\n**When not:** To choose a value for a field (`Combobox`), or for the few actions on one object (`Menu`).',
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
        label: 'Found',
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
      { label: 'Found', commands: [{ id: 'name', label: 'مقهى الميناء للتحميص', icon: <TrayInIcon /> }] },
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
