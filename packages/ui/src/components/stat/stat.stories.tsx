import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copyable } from '../copy-button/copy-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Identifier, Text } from '../text/text.tsx';
import { Stat, Stats } from './stat.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/Stat',
  component: Stats,
  subcomponents: { Stat },
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Two to four facts about the whole page, side by side; stacked on phones.\n\n**When not:** For more of them, or longer ones (`DescriptionList`), or for anything that needs an action.',
      },
    },
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  render: () => (
    <Stats>
      <Stat label="Account ID">
        <Copyable text="acc_01k9q4t7m2zr8v5n" label="Copy account ID">
          <Identifier>acc_01k9q4t7m2zr8v5n</Identifier>
        </Copyable>
      </Stat>
      <Stat label="Currency">USD</Stat>
      <Stat label="Account Type">Merchant Account</Stat>
    </Stats>
  ),
};
export const LongText: Story = {
  render: () => (
    <Stats>
      <Stat label="Name">Harbor Coffee Roasters and Sons of Rotterdam and Genoa, established 1889</Stat>
      <Stat label="Volume">$10,000,000.00</Stat>
    </Stats>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Stats>
      <Stat label="Name">مقهى الميناء للتحميص</Stat>
      <Stat label="Currency">USD</Stat>
    </Stats>
  ),
};
export const Zero: Story = {
  render: () => (
    <Stats>
      <Stat label="Volume USD">$0.00</Stat>
      <Stat label="Fees USD">$0.00</Stat>
    </Stats>
  ),
};
export const TenMillion: Story = {
  render: () => (
    <Stats>
      <Stat label="Volume USD">$10,000,000.00</Stat>
      <Stat label="Refunds USD">-$10,000,000.00</Stat>
      <Stat label="Fees USD">-$290,000.30</Stat>
    </Stats>
  ),
};
export const Loading: Story = {
  render: () => (
    <Stats>
      <Stat label="Volume USD">
        <Skeleton width={96} />
      </Stat>
      <Stat label="Fees USD">
        <Skeleton width={72} />
      </Stat>
    </Stats>
  ),
};
export const Empty: Story = {
  render: () => (
    <Stats>
      <Stat label="Last payout">
        <Text as="span" tone="muted">
          N/A
        </Text>
      </Stat>
      <Stat label="Currency">USD</Stat>
    </Stats>
  ),
};
export const Phone: Story = { ...Three, globals: onPhone };
export const Dark: Story = { ...Three, globals: inDark };
