import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SumLine, Sums } from './sums.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/Sums',
  component: Sums,
  subcomponents: { SumLine },
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A column of numbers that adds up: its parts above, the total below with the double rule, which is used nowhere else.\n\n**When not:** For values that do not add up (`DescriptionList`), or for a table’s totals (`DataTable` has them).',
      },
    },
  },
} satisfies Meta<typeof Sums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = {
  render: () => (
    <Sums>
      <SumLine label="Payment">$128.40</SumLine>
      <SumLine label="Already refunded">-$25.00</SumLine>
      <SumLine label="This refund">-$103.40</SumLine>
      <SumLine kind="total" label="Left to refund">
        $0.00
      </SumLine>
    </Sums>
  ),
};
export const Subtotal: Story = {
  render: () => (
    <Sums>
      <SumLine label="Cards">$1,842.60</SumLine>
      <SumLine label="Transfers">$965.00</SumLine>
      <SumLine kind="subtotal" label="Received">
        $2,807.60
      </SumLine>
      <SumLine label="Fees">-$57.64</SumLine>
      <SumLine kind="total" label="Net amount">
        $2,749.96
      </SumLine>
    </Sums>
  ),
};
export const Counted: Story = {
  render: () => (
    <Sums>
      <SumLine label="Payments" count={1204}>
        $18,412.36
      </SumLine>
      <SumLine label="Refunds" count={3}>
        -$64.10
      </SumLine>
      <SumLine kind="total" label="Received">
        $18,348.26
      </SumLine>
    </Sums>
  ),
};
export const WithSwatches: Story = {
  render: () => (
    <Sums>
      <SumLine label="Available" swatch="first">
        $9,999,999.99
      </SumLine>
      <SumLine label="Pending" swatch="second">
        $0.01
      </SumLine>
      <SumLine kind="total" label="Total">
        $10,000,000.00
      </SumLine>
    </Sums>
  ),
};
export const LongText: Story = {
  render: () => (
    <Sums>
      <SumLine label="What was taken out for the reserve that the bank asks of shops that are younger than one year">
        -$10,000,000.00
      </SumLine>
      <SumLine kind="total" label="Left">
        $0.00
      </SumLine>
    </Sums>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Sums>
      <SumLine label="مقهى الميناء للتحميص">$128.40</SumLine>
      <SumLine kind="total" label="Total">
        $128.40
      </SumLine>
    </Sums>
  ),
};
export const Zero: Story = {
  render: () => (
    <Sums>
      <SumLine label="Payments">$0.00</SumLine>
      <SumLine kind="total" label="Net amount">
        $0.00
      </SumLine>
    </Sums>
  ),
};
export const TenMillion: Story = { ...WithSwatches };
export const Loading: Story = {
  render: () => (
    <Sums>
      <SumLine label="Payments">
        <Skeleton width={72} />
      </SumLine>
      <SumLine kind="total" label="Net amount">
        <Skeleton width={72} />
      </SumLine>
    </Sums>
  ),
};
export const Phone: Story = { ...WithSwatches, globals: onPhone };
export const Dark: Story = { ...WithSwatches, globals: inDark };
