import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { SumCard } from './sum-card.tsx';

const meta = {
  title: 'Money/SumCard',
  component: SumCard,
  args: {
    heading: 'What you keep',
    lines: [
      { id: 'paid', label: 'Customer paid', amount: '$48.45' },
      { id: 'fees', label: 'Fees', amount: '-$1.71' },
      { id: 'refunded', label: 'Refunded', amount: '-$1.00' },
    ],
    total: { label: 'You keep', amount: '$45.74' },
  },
  argTypes: { lines: { control: false }, total: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A card with one sum: income, deductions, and the rest above the double rule.\n\n**When not:** For a sum among other content in a card (`Sums`), for facts that do not add up (`DescriptionList`).',
      },
    },
  },
} satisfies Meta<typeof SumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCaption: Story = { args: { caption: 'USD', headingLevel: 3 } };
export const Loading: Story = { args: { state: 'loading' } };
export const Zero: Story = {
  args: {
    lines: [{ id: 'paid', label: 'Customer paid', amount: '$0.00' }],
    total: { label: 'You keep', amount: '$0.00' },
  },
};
export const TenMillion: Story = {
  args: {
    lines: [
      { id: 'paid', label: 'Customer paid', amount: '$10,000,000.00' },
      { id: 'fees', label: 'Fees', amount: '-$290,000.30' },
    ],
    total: { label: 'You keep', amount: '$9,709,999.70' },
  },
};
export const LongText: Story = {
  args: {
    lines: [
      {
        id: 'held',
        label: 'On hold for the dispute that the customer opened with their bank in November',
        amount: '-$48.45',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { lines: [{ id: 'paid', label: 'مقهى الميناء للتحميص', amount: '$48.45' }] },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
