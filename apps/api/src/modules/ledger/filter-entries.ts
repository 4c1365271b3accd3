import type { BalanceChange, ExportFilter, listLedgerEntries, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import {
  equalTo,
  inPeriod,
  amountWithin,
  bucketWithin,
  type OrdinalRange,
} from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import { ordinalRange } from '../../db/list-scan/ordinal-range.ts';
import { oneChunk, scanChunks, type ScanChunks } from '../../db/list-scan/scan-chunks.ts';
import type { Parameters } from '../../db/list-scan/statement.ts';
import type { Order } from '../../db/page-start.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { entriesOfChange, isFrequent } from './entries-of-change.ts';
import { findEntriesAt, findSettledEntriesAt, findSettledRange, type EntryPage } from './store.ts';

type Query = QueryOf<typeof listLedgerEntries>;

const isOfKind = ({ category, change, amountMin, amountMax }: Query): boolean =>
  [category, change, amountMin, amountMax].some((range) => range !== undefined);

export const isFiltered = (query: Query): boolean =>
  isOfKind(query) || query.from !== undefined || query.until !== undefined;

type KindFilter = Pick<ExportFilter, 'category' | 'amountMin' | 'amountMax'>;

export const pendingScan = (filter: KindFilter & Pick<ExportFilter, 'from' | 'until'>) => ({
  table: 'ledger_entries',
  ordinal: 't.ordinal',
  conditions: (parameters: Parameters) => [
    `t.status = 'pending'`,
    ...equalTo({ category: filter.category }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

/** Describes reading all matching settled entries in the order of settling; a period is a range of the list. */
export const settledScan = (filter: KindFilter) => ({
  table: 'ledger_entries',
  ordinal: 't.settled_ordinal',
  conditions: (parameters: Parameters) => [
    't.settled_ordinal is not null',
    ...equalTo({ category: filter.category }, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

/** Checks each pending entry: there are a few days' worth, in an index of their own. */
export const filterPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const found = await findOrdinals(database, accountId, {
    ...pendingScan(query),
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findEntriesAt(database, accountId, page), ...totals };
};

const chunksOf = (change: BalanceChange | undefined, range: OrdinalRange, order: Order): ScanChunks =>
  change === undefined || isFrequent(change) ? scanChunks(range, order, 4 * mostFound) : oneChunk(range);

/** Finds settled entries by the index of category and amount; a period is a range of the list. */
export const filterSettledEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const order = query.sortOrder ?? 'desc';
  const range = await findSettledRange(database, accountId, query);
  if (!isOfKind(query)) {
    const rows = await findSettledEntriesAt(database, accountId, ordinalRange(range, order, query));
    return { rows, totalCount: Math.max(0, range.high - range.low + 1) };
  }
  const { change } = query;
  const found = await findOrdinals(database, accountId, {
    table: 'ledger_entries',
    // Scans entries of a frequent change in the order of settling; looks those of a rare change up first.
    ordinal: change !== undefined && isFrequent(change) ? 't.settled_ordinal' : '(t.settled_ordinal + 0)',
    conditions: (parameters) => [
      't.settled_ordinal is not null',
      ...(change === undefined ? [] : [entriesOfChange(change, accountId, parameters)]),
      ...equalTo({ category: query.category }, parameters),
      ...bucketWithin('amount_cents', query, parameters),
      ...amountWithin('amount_cents', query, parameters),
    ],
    order,
    chunks: chunksOf(change, range, order),
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettledEntriesAt(database, accountId, page), ...totals };
};
