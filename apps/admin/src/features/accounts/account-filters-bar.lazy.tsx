import { statusLabel } from '@tillbook/domain';
import { Field, Select } from '@tillbook/ui';
import { FilterChips, type ListFilter } from '../../lists/filter-chips.tsx';
import { textFilter } from '../../lists/text-filter.tsx';
import {
  accountOrders,
  accountStatuses,
  noAccountFilters,
  type AccountFilters,
  type AccountOrder,
} from './account-filters.ts';

const orderLabels: Readonly<Record<AccountOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-descending': 'Name, Z to A',
};

export type AccountFiltersBarProps = {
  readonly filters: AccountFilters;
  readonly onFilter: (changed: AccountFilters) => void;
};

export function AccountFiltersBar({ filters, onFilter }: AccountFiltersBarProps) {
  return <FilterChips filters={filtersOf(filters, onFilter)} onClear={() => onFilter(noAccountFilters)} />;
}

const filtersOf = (
  { search, status, order }: AccountFilters,
  onFilter: AccountFiltersBarProps['onFilter'],
): readonly ListFilter[] => [
  textFilter({
    id: 'search',
    label: 'Search',
    placeholder: 'Name or ID',
    text: search,
    onFilter: (text) => onFilter({ search: text }),
  }),
  {
    id: 'status',
    label: 'Status',
    value: status && statusLabel(status),
    onRemove: () => onFilter({ status: undefined }),
    fields: (
      <Field label="Status">
        <Select
          placeholder="All statuses"
          options={accountStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          value={status ?? ''}
          onValueChange={(chosen) => onFilter({ status: accountStatuses.find((value) => value === chosen) })}
        />
      </Field>
    ),
  },
  {
    id: 'order',
    label: 'Order',
    value: order && orderLabels[order],
    onRemove: () => onFilter({ order: undefined }),
    fields: (
      <Field label="Order">
        <Select
          options={accountOrders.map((value) => ({ value, label: orderLabels[value] }))}
          value={order ?? accountOrders[0]}
          onValueChange={(chosen) => onFilter({ order: accountOrders.find((value) => value === chosen) })}
        />
      </Field>
    ),
  },
];
