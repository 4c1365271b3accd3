import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { moneySize } from './money.css.ts';

const meta = {
  title: 'Money/Money',
  component: Money,
  argTypes: { size: oneOf(moneySize) },
  args: { children: '$24,318.42' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A formatted amount. It is never wrapped or truncated: its label is. The currency goes into the label.\n\n**When not:** For a count or a percentage, which are plain text with `tabular`, or for a field (`MoneyInput`).',
      },
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Hero: Story = { args: { size: 'hero' } };
export const Negative: Story = { args: { children: '-$3.72' } };
export const Zero: Story = { args: { children: '$0.00', size: 'hero' } };
export const TenMillion: Story = { args: { children: '$10,000,000.00', size: 'hero' } };
export const NotANumber: Story = { args: { children: '$ --', size: 'hero' } };
export const Phone: Story = { ...TenMillion, globals: onPhone };
export const Dark: Story = { ...TenMillion, globals: inDark };
