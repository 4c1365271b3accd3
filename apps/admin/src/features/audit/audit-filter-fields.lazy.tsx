import { Field, Grid, Select } from '@tillbook/ui';
import { DayField, SearchField } from '@tillbook/web-shell';
import { auditActionOptions } from './audit-action.ts';
import type { AuditFilters } from './audit-filters.ts';

export type AuditFilterFieldsProps = {
  readonly filters: AuditFilters;
  readonly onFilter: (changed: AuditFilters) => void;
};

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** By whom, what, on which account and when. */
export function AuditFilterFields({ filters, onFilter }: AuditFilterFieldsProps) {
  const { action } = filters;
  const isUnknown = action !== undefined && auditActionOptions.every(({ value }) => value !== action);
  return (
    <search>
      <Grid ratio="fields">
        <SearchField
          label="Email"
          search={filters.email ?? ''}
          onSearch={(email) => onFilter({ email: orNothing(email) })}
        />
        <Field label="Action">
          <Select
            placeholder="All actions"
            options={
              isUnknown ? [{ value: action, label: action }, ...auditActionOptions] : auditActionOptions
            }
            value={action ?? ''}
            onValueChange={(value) => onFilter({ action: orNothing(value) })}
          />
        </Field>
        <SearchField
          label="Account ID"
          search={filters.accountId ?? ''}
          onSearch={(accountId) => onFilter({ accountId: orNothing(accountId) })}
        />
        <DayField label="From" day={filters.from} onDay={(from) => onFilter({ from })} />
        <DayField label="Until" day={filters.until} onDay={(until) => onFilter({ until })} />
      </Grid>
    </search>
  );
}
