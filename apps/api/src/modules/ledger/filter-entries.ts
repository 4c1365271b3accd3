import type { listLedgerEntries, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { equalTo, inPeriod, amountWithin, bucketWithin } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import { ordinalRange } from '../../db/list-scan/ordinal-range.ts';
import { scanChunks } from '../../db/list-scan/scan-chunks.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findEntriesAt, findSettledEntriesAt, findSettledPart, type EntryPage } from './store.ts';

type Query = QueryOf<typeof listLedgerEntries>;

const isOfKind = ({ category, amountMin, amountMax }: Query): boolean =>
  [category, amountMin, amountMax].some((part) => part !== undefined);

export const isFiltered = (query: Query): boolean =>
  isOfKind(query) || query.from !== undefined || query.until !== undefined;

/** There are a few days' worth of pending entries, in an index of their own; each is looked at. */
export const filterPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const found = await findOrdinals(database, accountId, {
    table: 'ledger_entries',
    ordinal: 't.ordinal',
    conditions: (parameters) => [
      `t.status = 'pending'`,
      ...equalTo({ category: query.category }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...amountWithin('amount_cents', query, parameters),
    ],
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findEntriesAt(database, accountId, page), ...totals };
};

/** Settled entries come through the index of category and amount, and their period is the part of the list where it lies. */
export const filterSettledEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const order = query.sortOrder ?? 'desc';
  const part = await findSettledPart(database, accountId, query);
  if (!isOfKind(query)) {
    const rows = await findSettledEntriesAt(database, accountId, ordinalRange(part, order, query));
    return { rows, totalCount: Math.max(0, part.high - part.low + 1) };
  }
  const found = await findOrdinals(database, accountId, {
    table: 'ledger_entries',
    ordinal: '(t.settled_ordinal + 0)',
    conditions: (parameters) => [
      't.settled_ordinal is not null',
      ...equalTo({ category: query.category }, parameters),
      ...bucketWithin('amount_cents', query, parameters),
      ...amountWithin('amount_cents', query, parameters),
    ],
    order,
    chunks: scanChunks(part, order, 2 * mostFound),
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettledEntriesAt(database, accountId, page), ...totals };
};
