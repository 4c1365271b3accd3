import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';
import { inDark } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const meta = {
  title: 'Lists/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Ledgers',
    value: 'pending',
    tabs: [
      { value: 'pending', label: 'Pending' },
      { value: 'settled', label: 'Settled' },
      { value: 'held', label: 'Held' },
    ],
    onValueChange: () => undefined,
    children: null,
  },
  argTypes: { tabs: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Sections of one object, shown one at a time. The selected tab belongs in the address of the page.\n\n**When not:** For sections to compare (stack them), for a choice that only filters a list (`SegmentedControl`), or for an application’s navigation, which is links.',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value, onValueChange, children, ...rest }: TabsProps<string>) {
  const [chosen, setChosen] = useState(value);
  const choose = (next: string) => {
    setChosen(next);
    onValueChange(next);
  };
  return (
    <Tabs {...rest} value={chosen} onValueChange={choose}>
      {children ?? <Text>What is {chosen}.</Text>}
    </Tabs>
  );
}

export const Default: Story = {};
export const WithCounts: Story = {
  args: {
    tabs: [
      { value: 'pending', label: 'Pending', count: '63' },
      { value: 'settled', label: 'Settled', count: '1,000+' },
      { value: 'held', label: 'Held', count: '0' },
    ],
  },
};
export const Hover: Story = { globals: { pseudo: { hover: ['[role="tab"]:nth-child(2)'] } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['[role="tab"]:first-child'] } } };
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'pending', label: 'Pending' },
      { value: 'settled', label: 'Settled', disabled: true },
      { value: 'held', label: 'Held' },
    ],
  },
};
export const Loading: Story = { args: { children: <Skeleton width={240} /> } };
export const LongText: Story = {
  args: {
    value: 'one',
    tabs: [
      { value: 'one', label: 'Payments of customers who have bought before' },
      { value: 'two', label: 'Payments of customers who are new' },
      { value: 'three', label: 'Payments nobody can say anything about', count: '$10,000,000.00' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    value: 'one',
    tabs: [
      { value: 'one', label: 'مقهى الميناء' },
      { value: 'two', label: 'בית קפה' },
    ],
  },
};
export const ByScreenReader: Story = {
  play: async ({ canvas }) => {
    const selected = canvas.getByRole('tab', { name: 'Pending', selected: true });
    const panel = canvas.getByRole('tabpanel', { name: 'Pending' });
    await expectReadingOrder([
      canvas.getByRole('tablist', { name: 'Ledgers' }),
      selected,
      canvas.getByRole('tab', { name: 'Settled', selected: false }),
      canvas.getByRole('tab', { name: 'Held', selected: false }),
      panel,
    ]);
    await expect(selected).toHaveAttribute('aria-controls', panel.id);
    await expect(panel).toHaveTextContent('What is pending.');
  },
};
export const ByKeyboard: Story = {
  ...OneDisabled,
  play: async ({ canvas }) => {
    const shows = (name: string) =>
      waitFor(async () => {
        await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus();
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
      });
    await userEvent.tab();
    await shows('Pending');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Held');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Pending');
    await userEvent.keyboard('{ArrowLeft}');
    await shows('Held');
    await userEvent.keyboard('{Home}');
    await shows('Pending');
    await userEvent.keyboard('{End}');
    await shows('Held');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Held' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await shows('Held');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Default, globals: inDark };
