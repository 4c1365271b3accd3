import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import type { DataTableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import {
  storyColumns,
  storyGroup,
  storyLink,
  storyRows,
  storyRowsByDay,
  type StoryRow,
} from './story-rows.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Lists/DataTable',
  component: DataTable<StoryRow>,
  args: { label: 'Payments', columns: storyColumns, rows: storyRows, rowLink: storyLink },
  argTypes: { columns: { control: false }, rows: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Rows of one kind. A row that opens a page is a real link; arrow keys, Home and End move between rows. On phones a row takes two lines.\n\n**When not:** For the labels and values of one object (`DescriptionList`), for numbers that add up (`Sums`), for two or three rows that never change.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<StoryRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['tbody tr:nth-child(2) a'] } } };
const sorted = (direction: 'ascending' | 'descending'): Story => ({
  args: {
    columns: storyColumns.map((column) => ({
      ...column,
      ...(column.id === 'amount' && { sort: { direction, onSort: () => undefined } }),
      ...(column.id === 'date' && { sort: { onSort: () => undefined } }),
    })),
  },
});
const withMore: Story = {
  args: {
    columns: [
      ...storyColumns,
      {
        id: 'words',
        header: 'Description',
        slot: 'more',
        cell: ({ id }) => `Whatever was said of ${id} at the time`,
      },
      { id: 'link', header: 'Related', slot: 'more', cell: () => 'N/A' },
    ],
  },
};
export const MoreColumns: Story = withMore;
export const MoreColumnsOnPhone: Story = { ...withMore, globals: onPhone };
export const SortedUp: Story = sorted('ascending');
export const SortedDown: Story = sorted('descending');
export const Grouped: Story = { args: { rows: storyRowsByDay, rowGroup: storyGroup } };
export const Joined: Story = { args: { joinsNext: (row) => row.amount === '$128.40' } };
export const GroupedLoading: Story = {
  args: { rows: [], rowGroup: storyGroup, state: 'loading', loadingRows: 6 },
};
export const GroupedOnPhone: Story = { ...Grouped, globals: onPhone };
export const GroupedInDark: Story = { ...Grouped, globals: inDark };
const previewing: Story = {
  args: { rowPreview: { shownHref: '/rows/yycy3bhr', onToggle: () => undefined } },
};
/** A preview of the second row next to the table. */
export const Previewing: Story = previewing;
export const PreviewingHover: Story = { ...previewing, globals: { pseudo: { hover: true } } };
export const PreviewingInDark: Story = { ...previewing, globals: inDark };
export const WithoutLinks: Story = { args: { rowLink: () => undefined } };
export const Loading: Story = { args: { state: 'loading', rows: [], loadingRows: 6 } };
// The old rows have 60% opacity only until the new rows arrive, so their contrast is not checked.
export const Stale: Story = {
  args: { state: 'stale' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const Empty: Story = {
  args: {
    rows: [],
    children: (
      <EmptyState size="part" icon={<TrayInIcon size="large" />} title="No ledger entries found">
        They appear with the first payment.
      </EmptyState>
    ),
  },
};
export const EmptyInWords: Story = {
  args: {
    rows: [],
    children: 'No related transactions found',
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    children: (
      <ErrorState
        size="part"
        title="Error loading ledger entries"
        onRetry={() => undefined}
        requestId="req_01k9t6c3"
      />
    ),
  },
};

// Totals are below the amounts, so the amount is the last column.
const amountLast: readonly DataTableColumn<StoryRow>[] = [
  ...storyColumns.slice(1),
  ...storyColumns.slice(0, 1),
];
export const Totals: Story = {
  args: {
    columns: amountLast,
    totals: [
      { id: 'credits', label: 'Total credits USD', value: '$128.40' },
      { id: 'debits', label: 'Total debits USD', value: '-$29.02' },
      { id: 'net', label: 'Net USD', value: '$99.38', final: true },
    ],
  },
};

/** Two columns of numbers that must add up to the same total. */
export const TwoTotals: Story = {
  args: {
    keepColumns: true,
    rowLink: () => undefined,
    columns: [
      { id: 'id', header: 'Account', cell: (row: StoryRow) => row.id, emphasis: 'strong' },
      { id: 'debit', header: 'Debit', cell: (row: StoryRow) => row.amount, align: 'end', fit: true },
      { id: 'credit', header: 'Credit', cell: () => '', align: 'end', fit: true },
    ],
    totals: [{ id: 'total', label: 'Total', valueBefore: '$128.40', value: '$128.40', final: true }],
  },
};

const withAmounts = (amount: string, negative: string): Story => ({
  args: {
    columns: amountLast,
    rows: storyRows.map((row, index) => ({ ...row, amount: index % 2 === 0 ? amount : negative })),
    totals: [{ id: 'net', label: 'Net USD', value: '$0.00', final: true }],
  },
});
export const Zero: Story = withAmounts('$0.00', '$0.00');
export const TenMillion: Story = withAmounts('$10,000,000.00', '-$10,000,000.00');

export const KeptColumns: Story = {
  args: {
    keepColumns: true,
    columns: amountLast.filter((column) => ['date', 'status', 'amount'].includes(column.id)),
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'aVeryLongIdentifierThatNobodyExpected01k9q4t7m2zr8v5n',
        amount: '-$10,000,000.00',
        method: 'Transfer between two banks on the same day',
        channel: 'By telephone',
        date: 'Nov 21, 2026 2:52 PM',
        status: 'Waits for a second signature',
        tone: 'caution',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, method: 'مقهى الميناء للتحميص' })) },
};
export const Phone: Story = { ...Default, globals: onPhone };

const longId = 'txn_01m815bzte7a7nd53e4a3gxb97';
/** A long ID is truncated in favor of the status on a phone. */
export const LongIdentifierOnAPhone: Story = {
  args: {
    columns: storyColumns.map((column) => (column.id === 'id' ? { ...column, yields: true } : column)),
    rows: storyRows.map((row) => ({ ...row, id: `${row.id}_${longId}` })),
  },
  globals: onPhone,
};
export const Dark: Story = { ...Default, globals: inDark };
