import type { listLedgerEntries, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { equalTo, inPeriod, ofAmounts, ofClasses } from '../../db/filters/conditions.ts';
import { foundPlaces } from '../../db/filters/found-places.ts';
import { placesFrom } from '../../db/filters/places-from.ts';
import { windowsOf } from '../../db/filters/windows.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findEntriesAt, findSettledEntriesAt, findSettledPart, type EntryPage } from './store.ts';

type Query = QueryOf<typeof listLedgerEntries>;

const isOfKind = ({ category, amountMin, amountMax }: Query): boolean =>
  [category, amountMin, amountMax].some((part) => part !== undefined);

export const isNarrowed = (query: Query): boolean =>
  isOfKind(query) || query.from !== undefined || query.until !== undefined;

/** There are a few days' worth of pending entries, in an index of their own; each is looked at. */
export const narrowedPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const found = await foundPlaces(database, accountId, {
    table: 'ledger_entries',
    place: 't.ordinal',
    conditions: (parameters) => [
      `t.status = 'pending'`,
      ...equalTo({ category: query.category }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...ofAmounts('amount_cents', query, parameters),
    ],
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findEntriesAt(database, accountId, page), ...totals };
};

/** Settled entries come through the index of category and amount, and their period is the part of the list where it lies. */
export const narrowedSettledEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<EntryPage> => {
  const order = query.sortOrder ?? 'desc';
  const part = await findSettledPart(database, accountId, query);
  if (!isOfKind(query)) {
    const rows = await findSettledEntriesAt(database, accountId, placesFrom(part, order, query));
    return { rows, totalCount: Math.max(0, part.high - part.low + 1) };
  }
  const found = await foundPlaces(database, accountId, {
    table: 'ledger_entries',
    place: '(t.settled_ordinal + 0)',
    conditions: (parameters) => [
      't.settled_ordinal is not null',
      ...equalTo({ category: query.category }, parameters),
      ...ofClasses('amount_cents', query, parameters),
      ...ofAmounts('amount_cents', query, parameters),
    ],
    order,
    windows: windowsOf(part, order, 2 * mostFound),
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettledEntriesAt(database, accountId, page), ...totals };
};
