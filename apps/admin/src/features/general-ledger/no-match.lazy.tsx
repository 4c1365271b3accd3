import type { GeneralLedgerAccount } from '@tillbook/contract';
import { EmptyState, LinkButton, SearchIcon } from '@tillbook/ui';
import { generalLedgerAddress } from './entry-set-address.ts';
import type { EntrySetFilter } from './entry-set-filter.ts';
import { filterWords } from './filter-words.ts';
import { noEntrySetMatches, noEntrySetsFound } from './messages.ts';

export type NoMatchProps = {
  readonly filter: EntrySetFilter;
  readonly accounts: readonly GeneralLedgerAccount[];
};

export function NoMatch({ filter, accounts }: NoMatchProps) {
  return (
    <EmptyState
      title={noEntrySetsFound}
      headingLevel={3}
      icon={<SearchIcon size="large" />}
      action={<LinkButton href={generalLedgerAddress}>Clear filters</LinkButton>}
    >
      {noEntrySetMatches(filterWords(filter, accounts))}
    </EmptyState>
  );
}
