import type { GeneralLedgerAccount } from '@tillbook/contract';
import { Combobox, DateInput, Field, Select, TextInput } from '@tillbook/ui';
import { useCallback, useState } from 'react';
import { byTypeAndNumber } from './account-order.ts';
import { endsBeforeItBegins, entrySetStatuses, isDay, type EntrySetFilter } from './entry-set-filter.ts';
import { filters, narrow, wide } from './entry-set-filters.css.ts';
import { dayUnreadable, periodReversed } from './messages.ts';
import { useTypedFilter } from './use-typed-filter.ts';

const maximumTextLength = 100;

export type EntrySetFiltersProps = {
  /** What the list shows now. */
  readonly filter: EntrySetFilter;
  readonly onFilterChange: (change: EntrySetFilter) => void;
  /** Undefined while they are loaded. */
  readonly accounts: readonly GeneralLedgerAccount[] | undefined;
};

/** What the entry sets are looked through by: words, status, account and period. */
export function EntrySetFilters({ filter, onFilterChange, accounts = [] }: EntrySetFiltersProps) {
  const options = byTypeAndNumber(accounts).map(({ id, number, name }) => ({
    value: id,
    code: number,
    label: name,
  }));
  const reversed = endsBeforeItBegins(filter) ? periodReversed : undefined;
  const changeText = useCallback(
    (text: string) => onFilterChange({ text: text === '' ? undefined : text }),
    [onFilterChange],
  );
  const changeFrom = useCallback((from: string | undefined) => onFilterChange({ from }), [onFilterChange]);
  const changeUntil = useCallback((until: string | undefined) => onFilterChange({ until }), [onFilterChange]);
  const typed = useTypedFilter(filter.text ?? '', changeText);

  return (
    <search aria-label="Entry sets" className={filters}>
      <div className={wide}>
        <Field label="Search">
          <TextInput
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="Reference, description or ID"
            maxLength={maximumTextLength}
            value={typed.text}
            onValueChange={typed.setText}
          />
        </Field>
      </div>
      <div className={narrow}>
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
      </div>
      <div className={wide}>
        <Field label="Account">
          <Combobox
            options={options}
            placeholder="All"
            noMatchText="No account found"
            value={filter.account ?? ''}
            onValueChange={(account) => onFilterChange({ account: account === '' ? undefined : account })}
          />
        </Field>
      </div>
      <DayFilter label="From" day={filter.from} onDayChange={changeFrom} />
      <DayFilter label="Until" day={filter.until} onDayChange={changeUntil} problem={reversed} />
    </search>
  );
}

type DayFilterProps = {
  readonly label: 'From' | 'Until';
  readonly day: string | undefined;
  readonly onDayChange: (day: string | undefined) => void;
  readonly problem?: string | undefined;
};

/** One end of the period. What is half typed is no day yet, and only wrong once the field is left so. */
function DayFilter({ label, day, onDayChange, problem }: DayFilterProps) {
  const apply = useCallback((text: string) => onDayChange(text === '' ? undefined : text), [onDayChange]);
  const { text, setText, isReady } = useTypedFilter(day ?? '', apply, isDay);
  const [isLeft, setIsLeft] = useState(false);
  const error = isReady ? problem : isLeft && dayUnreadable;
  return (
    <div className={narrow} onFocus={() => setIsLeft(false)} onBlur={() => setIsLeft(true)}>
      <Field label={label} {...(error && { error })}>
        <DateInput value={text} onValueChange={setText} calendarLabel={`Choose a day: ${label}`} />
      </Field>
    </div>
  );
}
