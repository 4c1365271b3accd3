import type { GeneralLedgerAccount } from '@tillbook/contract';
import { Combobox, DateInput, Field, Select, Stack } from '@tillbook/ui';
import { useTypedFilter } from '@tillbook/web-shell';
import { isDay } from '@tillbook/web-shell/search-params';
import { useCallback, useState } from 'react';
import { FilterChips } from '../../lists/filter-chips.tsx';
import { periodText } from '../../lists/period-text.ts';
import { textFilter } from '../../lists/text-filter.tsx';
import { byTypeAndNumber } from './account-order.ts';
import { endsBeforeItBegins, entrySetStatuses, type EntrySetFilter } from './entry-set-filter.ts';
import { dayUnreadable, entrySetSearchHint, periodReversed } from './messages.ts';

export type EntrySetFiltersProps = {
  readonly filter: EntrySetFilter;
  readonly onFilterChange: (change: EntrySetFilter) => void;
  readonly accounts: readonly GeneralLedgerAccount[] | undefined;
};

export function EntrySetFilters({ filter, onFilterChange, accounts = [] }: EntrySetFiltersProps) {
  const options = byTypeAndNumber(accounts).map(({ id, number, name }) => ({
    value: id,
    code: number,
    label: name,
  }));
  const reversed = endsBeforeItBegins(filter) ? periodReversed : undefined;
  const changeText = useCallback((text: string | undefined) => onFilterChange({ text }), [onFilterChange]);
  const changeFrom = useCallback((from: string | undefined) => onFilterChange({ from }), [onFilterChange]);
  const changeUntil = useCallback((until: string | undefined) => onFilterChange({ until }), [onFilterChange]);

  return (
    <FilterChips
      onClear={() => onFilterChange(noFilter)}
      filters={[
        textFilter({
          id: 'text',
          label: 'Search',
          placeholder: entrySetSearchHint,
          text: filter.text,
          onFilter: changeText,
        }),
        {
          id: 'status',
          label: 'Status',
          value: filter.status,
          onRemove: () => onFilterChange({ status: undefined }),
          fields: (
            <Field label="Status">
              <Select
                placeholder="All"
                options={entrySetStatuses.map((status) => ({ value: status, label: status }))}
                value={filter.status ?? ''}
                onValueChange={(value) =>
                  onFilterChange({ status: entrySetStatuses.find((status) => status === value) })
                }
              />
            </Field>
          ),
        },
        {
          id: 'account',
          label: 'Account',
          value: filter.account && accountText(accounts, filter.account),
          onRemove: () => onFilterChange({ account: undefined }),
          fields: (
            <Field label="Account">
              <Combobox
                options={options}
                placeholder="All"
                noMatchText="No accounts found"
                value={filter.account ?? ''}
                onValueChange={(account) => onFilterChange({ account: account === '' ? undefined : account })}
              />
            </Field>
          ),
        },
        {
          id: 'date',
          label: 'Date',
          value: periodText(filter),
          onRemove: () => onFilterChange({ from: undefined, until: undefined }),
          fields: (
            <Stack space={12}>
              <DayFilter label="From" day={filter.from} onDayChange={changeFrom} />
              <DayFilter label="To" day={filter.until} onDayChange={changeUntil} problem={reversed} />
            </Stack>
          ),
        },
      ]}
    />
  );
}

const noFilter: EntrySetFilter = {
  text: undefined,
  status: undefined,
  account: undefined,
  from: undefined,
  until: undefined,
};

const accountText = (accounts: readonly GeneralLedgerAccount[], accountId: string): string => {
  const account = accounts.find(({ id }) => id === accountId);
  return account ? `${account.number} ${account.name}` : accountId;
};

type DayFilterProps = {
  readonly label: 'From' | 'To';
  readonly day: string | undefined;
  readonly onDayChange: (day: string | undefined) => void;
  readonly problem?: string | undefined;
};

/** Ignores a half-typed date, which becomes an error on blur. */
function DayFilter({ label, day, onDayChange, problem }: DayFilterProps) {
  const apply = useCallback((text: string) => onDayChange(text === '' ? undefined : text), [onDayChange]);
  const { text, setText, isReady } = useTypedFilter(day ?? '', apply, isDay, true);
  const [isLeft, setIsLeft] = useState(false);
  const error = isReady ? problem : isLeft && dayUnreadable;
  return (
    <div onFocus={() => setIsLeft(false)} onBlur={() => setIsLeft(true)}>
      <Field label={label} {...(error && { error })}>
        <DateInput value={text} onValueChange={setText} calendarLabel={`Choose a day: ${label}`} />
      </Field>
    </div>
  );
}
