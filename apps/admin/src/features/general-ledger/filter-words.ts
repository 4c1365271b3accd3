import type { GeneralLedgerAccount } from '@tillbook/contract';
import { formatDate } from '@tillbook/domain';
import type { EntrySetFilter } from './entry-set-filter.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const dayText = (day: string): string => formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC' });

const periodWords = ({ from, until }: EntrySetFilter): readonly string[] => {
  if (from === undefined) return until === undefined ? [] : [`dated on or before ${dayText(until)}`];
  if (until === undefined) return [`dated on or after ${dayText(from)}`];
  return from === until ? [`dated ${dayText(from)}`] : [`dated ${dayText(from)} to ${dayText(until)}`];
};

/**
 * Describes the filter of a list of entry sets.
 *
 * @example filterWords({ status: 'Draft', text: 'rent' }, accounts) // 'with the status Draft and with “rent” in it'
 */
export const filterWords = (
  filter: EntrySetFilter,
  accounts: readonly Pick<GeneralLedgerAccount, 'id' | 'number' | 'name'>[],
): string => {
  const account = accounts.find(({ id }) => id === filter.account);
  const accountName = account ? `${account.number} ${account.name}` : filter.account;
  return list.format([
    ...(filter.status === undefined ? [] : [`with the status ${filter.status}`]),
    ...(accountName === undefined ? [] : [`on ${accountName}`]),
    ...periodWords(filter),
    ...(filter.text === undefined ? [] : [`with “${filter.text}” in it`]),
  ]);
};
