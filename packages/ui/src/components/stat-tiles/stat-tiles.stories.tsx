import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copyable } from '../copy-button/copy-button.tsx';
import { Identifier } from '../text/text.tsx';
import { StatTile, StatTiles } from './stat-tiles.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/StatTiles',
  component: StatTiles,
  subcomponents: { StatTile },
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Two to four facts about the whole page, side by side; on a phone under each other.\n\n**When not:** For more of them, or longer ones (`Facts`), or for what one can act on.',
      },
    },
  },
} satisfies Meta<typeof StatTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Account ID">
        <Copyable text="acc_01k9q4t7m2zr8v5n" label="Copy account ID">
          <Identifier>acc_01k9q4t7m2zr8v5n</Identifier>
        </Copyable>
      </StatTile>
      <StatTile label="Currency">USD</StatTile>
      <StatTile label="Account Type">Merchant Account</StatTile>
    </StatTiles>
  ),
};
export const LongText: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Name">
        Harbor Coffee Roasters and Sons of Rotterdam and Genoa, established 1889
      </StatTile>
      <StatTile label="Volume">$10,000,000.00</StatTile>
    </StatTiles>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Name">مقهى الميناء للتحميص</StatTile>
      <StatTile label="Currency">USD</StatTile>
    </StatTiles>
  ),
};
export const Zero: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Volume USD">$0.00</StatTile>
      <StatTile label="Fees USD">$0.00</StatTile>
    </StatTiles>
  ),
};
export const TenMillion: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Volume USD">$10,000,000.00</StatTile>
      <StatTile label="Refunds USD">-$10,000,000.00</StatTile>
      <StatTile label="Fees USD">-$290,000.30</StatTile>
    </StatTiles>
  ),
};
export const Phone: Story = { ...Three, globals: onPhone };
export const Dark: Story = { ...Three, globals: inDark };
