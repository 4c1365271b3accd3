import { Field, SegmentedControl, Select, Stack } from '@tillbook/ui';
import { DayField } from '@tillbook/web-shell';
import { FilterChips, type ListFilter } from '../../lists/filter-chips.tsx';
import { periodText } from '../../lists/period-text.ts';
import { textFilter } from '../../lists/text-filter.tsx';
import { auditActionLabel, auditActionOptions } from './audit-action.ts';
import { auditKinds, noAuditFilters, type AuditFilters } from './audit-filters.ts';

export type AuditFiltersBarProps = {
  readonly filters: AuditFilters;
  readonly onFilter: (changed: AuditFilters) => void;
};

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

export function AuditFiltersBar({ filters, onFilter }: AuditFiltersBarProps) {
  return (
    <FilterChips filters={filtersOf(filters, onFilter)} onClear={() => onFilter(noAuditFilters)}>
      <SegmentedControl
        label="Entries"
        options={[
          { value: 'everything', label: 'Everything' },
          { value: 'changes', label: 'Changes' },
        ]}
        value={filters.kind ?? 'everything'}
        onValueChange={(chosen) => onFilter({ kind: auditKinds.find((kind) => kind === chosen) })}
      />
    </FilterChips>
  );
}

const filtersOf = (
  filters: AuditFilters,
  onFilter: AuditFiltersBarProps['onFilter'],
): readonly ListFilter[] => [
  textFilter({
    id: 'email',
    label: 'Email',
    text: filters.email,
    onFilter: (email) => onFilter({ email }),
  }),

  {
    id: 'action',
    label: 'Action',
    value: filters.action && auditActionLabel(filters.action),
    onRemove: () => onFilter({ action: undefined }),
    fields: <ActionField action={filters.action} onAction={(action) => onFilter({ action })} />,
  },
  textFilter({
    id: 'account',
    label: 'Account ID',
    text: filters.accountId,
    onFilter: (accountId) => onFilter({ accountId }),
  }),

  {
    id: 'date',
    label: 'Date',
    value: periodText(filters),
    onRemove: () => onFilter({ from: undefined, until: undefined }),
    fields: (
      <Stack space={12}>
        <DayField label="From" day={filters.from} onDay={(from) => onFilter({ from })} />
        <DayField label="To" day={filters.until} onDay={(until) => onFilter({ until })} />
      </Stack>
    ),
  },
];

type ActionFieldProps = {
  readonly action: string | undefined;
  readonly onAction: (action: string | undefined) => void;
};

function ActionField({ action, onAction }: ActionFieldProps) {
  const isUnknown = action !== undefined && auditActionOptions.every(({ value }) => value !== action);
  return (
    <Field label="Action">
      <Select
        placeholder="All actions"
        options={isUnknown ? [{ value: action, label: action }, ...auditActionOptions] : auditActionOptions}
        value={action ?? ''}
        onValueChange={(value) => onAction(orNothing(value))}
      />
    </Field>
  );
}
