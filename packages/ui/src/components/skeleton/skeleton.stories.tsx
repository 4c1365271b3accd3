import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { width: 128 },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A bar in place of text that is loading, about as wide as the text. It shows after 150 ms.\n\n**When not:** For an action in progress (`Button` with `busy`), or if the layout is not known yet (`Spinner`).',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { width: 32 } };
export const InsteadOfAnAmount: Story = { args: { width: 160, insteadOf: 'moneyHero' } };
export const InsteadOfAHeadline: Story = { args: { width: 160, insteadOf: 'moneyLarge' } };
export const InsteadOfAButton: Story = { args: { width: 120, insteadOf: 'control' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
