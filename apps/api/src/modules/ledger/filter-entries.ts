import type { ExportFilter, listLedgerEntries, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import {
  amountWithin,
  bucketWithin,
  equalTo,
  filteredList,
  findOrdinals,
  inPeriod,
} from '../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { entriesOfChange, isFrequent } from './entries-of-change.ts';
import { findEntriesAt, findSettledEntriesAt, findSettledRange, type EntryPage } from './store.ts';

type Query = QueryOf<typeof listLedgerEntries>;

type SettledFilter = Pick<Query, 'category' | 'change' | 'amountMin' | 'amountMax' | 'from' | 'until'>;

const isOfKind = ({ category, change, amountMin, amountMax }: SettledFilter): boolean =>
  [category, change, amountMin, amountMax].some((range) => range !== undefined);

export const isFiltered = (query: Query): boolean =>
  isOfKind(query) || query.from !== undefined || query.until !== undefined;

type KindFilter = Pick<ExportFilter, 'category' | 'amountMin' | 'amountMax'>;

/** Pending entries cover a few days and have a separate index. */
export const pendingEntryList = filteredList<KindFilter & Pick<ExportFilter, 'from' | 'until'>>({
  table: 'ledger_entries',
  ordinal: 't.ordinal',
  conditions: (filter, parameters) => [
    `t.status = 'pending'`,
    ...equalTo({ category: filter.category }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

/** Reads in the order of settling, because an export needs all matches. */
export const settledEntryExport = filteredList<ExportFilter>({
  table: 'ledger_entries',
  ordinal: 't.settled_ordinal',
  findRange: findSettledRange,
  conditions: (filter, parameters) => [
    't.settled_ordinal is not null',
    ...equalTo({ category: filter.category }, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

const isOfFrequentChange = ({ change }: SettledFilter): boolean => change !== undefined && isFrequent(change);

/**
 * Filters by balance change, category and amount; a period needs no filter, because it is a range of the
 * list.
 */
export const settledEntryList = filteredList<SettledFilter>({
  table: 'ledger_entries',
  // For a frequent change, entries are scanned in the order of settling; for other filters, matches are
  // looked up first.
  ordinal: (filter) => (isOfFrequentChange(filter) ? 't.settled_ordinal' : '(t.settled_ordinal + 0)'),
  findRange: findSettledRange,
  isPeriod: (filter) => !isOfKind(filter),
  isSelective: (filter) => filter.change !== undefined && !isFrequent(filter.change),
  conditions: (filter, parameters, accountId) => [
    't.settled_ordinal is not null',
    ...(filter.change === undefined ? [] : [entriesOfChange(filter.change, accountId, parameters)]),
    ...equalTo({ category: filter.category }, parameters),
    ...bucketWithin('amount_cents', filter, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

export const filterPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: pendingEntryList,
    filter: query,
    sort: { sortOrder: query.sortOrder },
    page: query,
  });
  return { rows: await findEntriesAt(database, accountId, page), ...totals };
};

export const filterSettledEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: settledEntryList,
    filter: query,
    sort: { sortOrder: query.sortOrder },
    page: query,
  });
  return { rows: await findSettledEntriesAt(database, accountId, page), ...totals };
};
