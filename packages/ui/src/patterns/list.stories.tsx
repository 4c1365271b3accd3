import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { DataTable, type DataTableProps } from '../components/data-table/data-table.tsx';
import { storyColumns, storyLink, storyRows, type StoryRow } from '../components/data-table/story-rows.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { CardIcon } from '../components/icon/icons/card.tsx';
import { ErrorState } from '../components/error-state/error-state.tsx';
import { FilterBar, FilterChip } from '../components/filter-bar/filter-bar.tsx';
import { LinkButton } from '../components/link-button/link-button.tsx';
import { PageHeader } from '../components/page-header/page-header.tsx';
import { Pagination } from '../components/pagination/pagination.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/List',
  parameters: {
    docs: {
      description: {
        component:
          'A title with its actions, visible filters, rows that link to their page, and pages. **DataTable** stacks the rows on a phone without omitting anything.\n\nA row is one link. The amount is its darkest text and right-aligned. While a filter or the next page loads, the old rows are dimmed; only the first load shows a skeleton.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

const header = (
  <PageHeader
    title="Payments"
    actions={
      <>
        <Button>Export</Button>
        <LinkButton variant="primary" href="/terminal">
          Take payment
        </LinkButton>
      </>
    }
  />
);

const filters = (
  <FilterBar label="Filters">
    <FilterChip label="Date" value="Last 30 days" onEdit={nothing} onRemove={nothing} />
    <FilterChip label="Status" onEdit={nothing} />
    <FilterChip label="Amount" onEdit={nothing} />
    <Button size="small" variant="ghost">
      Clear all
    </Button>
  </FilterBar>
);

const table = (props: Partial<DataTableProps<StoryRow>>) => (
  <DataTable label="Payments" columns={storyColumns} rows={storyRows} rowLink={storyLink} {...props} />
);

const pagination = (
  <Pagination
    label="Payments pages"
    placement="card"
    page={1}
    pageSize={15}
    totalCount={128}
    onPageChange={nothing}
  />
);

/** Title and actions, visible filters, rows that link to their own pages, and pagination. */
export const Filled: Story = {
  render: () => (
    <Stack space={16}>
      {header}
      {filters}
      <Card>
        {table({})}
        {pagination}
      </Card>
    </Stack>
  ),
};
export const Dark: Story = { ...Filled, globals: inDark };
export const Phone: Story = { ...Filled, globals: onPhone };

/** The real headings and the usual number of rows, so that nothing moves when the rows arrive. */
export const Loading: Story = {
  render: () => (
    <Stack space={16}>
      {header}
      {filters}
      <Card>{table({ rows: [], state: 'loading', loadingRows: 6 })}</Card>
    </Stack>
  ),
};

/** A description of the content to come, and one way to start. */
export const Empty: Story = {
  render: () => (
    <Stack space={16}>
      {header}
      <Card>
        {table({
          rows: [],
          children: (
            <EmptyState
              title="No payments yet"
              size="part"
              icon={<CardIcon size="large" />}
              action={
                <LinkButton variant="primary" href="/terminal">
                  Take payment
                </LinkButton>
              }
            >
              Charge a card or bank account to take your first one.
            </EmptyState>
          ),
        })}
      </Card>
    </Stack>
  ),
};

/** The failure and a way to continue; the request ID is for support. */
export const Failed: Story = {
  render: () => (
    <Stack space={16}>
      {header}
      {filters}
      <ErrorState
        title="Failed to fetch items. Please try again later."
        onRetry={nothing}
        requestId="req_0123456789abcdef"
      />
    </Stack>
  ),
};
