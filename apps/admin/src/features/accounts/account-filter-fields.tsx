import { statusLabel } from '@tillbook/domain';
import { Field, Grid, Select } from '@tillbook/ui';
import { SearchField } from '@tillbook/web-shell';
import { accountOrders, accountStatuses, type AccountFilters, type AccountOrder } from './account-filters.ts';

const orderLabels: Readonly<Record<AccountOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-descending': 'Name, Z to A',
};

export type AccountFilterFieldsProps = {
  readonly filters: AccountFilters;
  readonly onFilter: (changed: AccountFilters) => void;
};

/** Finds accounts by a part of their name or id, narrows them by status and puts them in order. */
export function AccountFilterFields({ filters, onFilter }: AccountFilterFieldsProps) {
  return (
    <search>
      <Grid ratio="1:1:1">
        <SearchField
          label="Search by name or ID"
          search={filters.search ?? ''}
          onSearch={(search) => onFilter({ search: search === '' ? undefined : search })}
        />
        <Field label="Status">
          <Select
            placeholder="All statuses"
            options={accountStatuses.map((value) => ({ value, label: statusLabel(value) }))}
            value={filters.status ?? ''}
            onValueChange={(value) =>
              onFilter({ status: accountStatuses.find((status) => status === value) })
            }
          />
        </Field>
        <Field label="Order">
          <Select
            options={accountOrders.map((value) => ({ value, label: orderLabels[value] }))}
            value={filters.order ?? 'newest'}
            onValueChange={(value) => onFilter({ order: accountOrders.find((order) => order === value) })}
          />
        </Field>
      </Grid>
    </search>
  );
}
