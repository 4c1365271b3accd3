import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';
import { inDark } from '../../story-globals.ts';

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
          '**When:** Parts of one thing, of which one at a time is enough. The chosen tab belongs into the address of the page.\n\n**When not:** For what is compared (it stands below each other), a choice that only filters a list (`SegmentedControl`), or the places of an application, which are links.',
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
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Held' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Held' })).toHaveTextContent('What is held.');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Default, globals: inDark };
