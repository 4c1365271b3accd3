import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { dollars } from '../chart/story-days.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { storyColumns, storyLink, storyRows } from '../data-table/story-rows.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';
import { BalanceBridge } from './balance-bridge.tsx';

const meta = {
  title: 'Money/BalanceBridge',
  component: BalanceBridge,
  args: {
    label: 'Why your balance changed',
    opening: { label: 'Today, 12:00 AM', value: 184_208 },
    lines: [
      { id: 'payments', label: 'Payments', count: 34, value: 231_977 },
      { id: 'fees', label: 'Fees', count: 68, value: -7891 },
      { id: 'refunds', label: 'Refunds', count: 1, value: -2500 },
      { id: 'payouts', label: 'Payouts', count: 1, value: -150_000 },
      { id: 'adjustments', label: 'Adjustments', count: 0, value: 0 },
    ],
    closing: { label: 'Now', value: 255_794 },
    formatValue: dollars,
    renderEntries: (id: string) => (
      <DataTable label={id} columns={storyColumns} rows={storyRows.slice(0, 3)} rowLink={storyLink} />
    ),
  },
  argTypes: {
    opening: { control: false },
    lines: { control: false },
    closing: { control: false },
    formatValue: { control: false },
    renderEntries: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Explains the change of a balance between two times: both balances, three to eight kinds of changes on one scale, each of which opens to its entries, and the difference, which is zero.\n\n**When not:** For a sum without a balance before and after (`Sums`), or for amounts per day (`BarChart`).',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card heading="Why did it change?" caption="Today">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BalanceBridge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refunds (1)' }));
  },
};
export const ByScreenReader: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Fees (68)', expanded: false });
    await userEvent.click(button);
    const entries = await canvas.findByRole('region', { name: 'Fees (68)' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', entries.id);
    await expectReadingOrder([
      canvas.getByRole('list', { name: 'Why your balance changed' }),
      canvas.getByRole('heading', { name: 'Payments (34)' }),
      canvas.getByRole('heading', { name: 'Fees (68)' }),
      button,
      canvas.getByText('-$78.91'),
      entries,
      canvas.getByRole('heading', { name: 'Refunds (1)' }),
    ]);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const line = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(line('Payments (34)')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(line('Payouts (1)')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(line('Fees (68)')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Fees (68)' })).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Fees (68)' })).toBeNull());
    await userEvent.keyboard('{End}');
    await expect(line('Payouts (1)')).toHaveFocus();
  },
};
export const WithoutEntries: Story = { args: { renderEntries: undefined } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['li:nth-child(3) button'] } } };
export const WithDifference: Story = {
  args: { closing: { label: 'Now', value: 255_894 }, differenceLabel: 'Difference' },
};
export const Negative: Story = {
  args: {
    opening: { label: 'Today, 12:00 AM', value: 20_000 },
    lines: [
      { id: 'refunds', label: 'Refunds', count: 3, value: -45_000 },
      { id: 'payments', label: 'Payments', count: 2, value: 12_000 },
    ],
    closing: { label: 'Now', value: -13_000 },
  },
};
export const Loading: Story = { args: { state: 'loading', loadingLines: 5 } };
export const Zero: Story = {
  args: { opening: { label: 'Today, 12:00 AM', value: 0 }, lines: [], closing: { label: 'Now', value: 0 } },
};
export const TenMillion: Story = {
  args: {
    opening: { label: 'Nov 1, 2026', value: 1_000_000_000 },
    lines: [
      { id: 'payments', label: 'Payments', count: 128_402, value: 84_512_977 },
      { id: 'fees', label: 'Fees', count: 256_804, value: -30 },
    ],
    closing: { label: 'Now', value: 1_084_512_947 },
  },
};
export const LongText: Story = {
  args: {
    lines: [
      {
        id: 'holds',
        label: 'Amounts held back for disputes that customers opened with their banks',
        count: 2,
        value: -18_414,
      },
    ],
    closing: { label: 'Now', value: 165_794 },
  },
};
export const RightToLeft: Story = {
  args: {
    lines: [{ id: 'payments', label: 'مقهى الميناء', count: 34, value: 71_586 }],
    closing: { label: 'Now', value: 255_794 },
  },
};
export const Phone: Story = { globals: onPhone };
export const PhoneLoading: Story = { ...Loading, globals: onPhone };
export const Dark: Story = { globals: inDark };
