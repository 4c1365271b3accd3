import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './share-bar.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/ShareBar',
  component: ShareBar,
  args: { first: 2431842, second: 620418 },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The shares of two parts in a whole, above the `Sums` that gives the numbers.\n\n**When not:** Alone: its colors mean nothing without the numbers. Not for more than two parts.',
      },
    },
  },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePart: Story = { args: { second: 0 } };
export const Nothing: Story = { args: { first: 0, second: 0 } };
export const NegativePart: Story = { args: { first: -500 } };
export const Zero: Story = { args: { first: 0, second: 100 } };
export const TenMillion: Story = { args: { first: 999_999_999, second: 1 } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
