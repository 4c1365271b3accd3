import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './share-bar.tsx';

const meta = {
  title: 'Money/ShareBar',
  component: ShareBar,
  args: { first: 2431842, second: 620418 },
  parameters: {
    docs: {
      description: { component: 'How two parts share a whole, above the `Sums` that says it in figures.' },
    },
  },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePart: Story = { args: { second: 0 } };
export const Nothing: Story = { args: { first: 0, second: 0 } };
export const NegativePart: Story = { args: { first: -500 } };
