import type { ExportFilter, ListSum, SummedList } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { within } from '../../db/list-scan/predicates.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { disputeScan } from '../disputes/index.ts';
import { findSettledEntriesAt, findSettledRange, pendingScan, settledScan } from '../ledger/index.ts';
import { settlementScan } from '../settlements/index.ts';
import { filteredAmount, transactionFilterIn } from '../transactions/index.ts';
import { sumScanned } from './sum-scanned.ts';

const entryCents = `case t.type when 'debit' then -t.amount_cents else t.amount_cents end`;

/** The change of the balance from before a period to its end: each settled entry has the balance after it. */
const sumOfPeriod = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { low, high }: { readonly low: number; readonly high: number },
): Promise<ListSum> => {
  const entries = await findSettledEntriesAt(database, accountId, [low - 1, high]);
  const balanceAt = (ordinal: number) =>
    entries.find(({ settledOrdinal }) => settledOrdinal === ordinal)?.afterBalanceCents ?? 0;
  return high < low
    ? { totalCount: 0, amount: 0 }
    : { totalCount: high - low + 1, amount: balanceAt(high) - balanceAt(low - 1) };
};

const sumSettled = async (database: Database, accountId: AuthorizedAccountId, filter: ExportFilter) => {
  const range = await findSettledRange(database, accountId, filter);
  const { category, amountMin, amountMax } = filter;
  if ([category, amountMin, amountMax].every((part) => part === undefined)) {
    return sumOfPeriod(database, accountId, range);
  }
  return sumScanned(database, accountId, {
    table: 'ledger_entries',
    cents: entryCents,
    conditions: (parameters) => [
      ...settledScan(filter).conditions(parameters),
      within('(t.settled_ordinal + 0)', range, parameters),
    ],
  });
};

/** How many rows of a list match a filter, and what they come to. */
export const sumOf = (
  database: Database,
  accountId: AuthorizedAccountId,
  list: SummedList,
  filter: ExportFilter,
): Promise<ListSum> => {
  switch (list) {
    case 'payments':
    case 'payouts':
    case 'refunds':
      return filteredAmount(database, accountId, list, transactionFilterIn(filter, '') ?? {});
    case 'settlements':
      return sumScanned(database, accountId, { ...settlementScan(filter), cents: 't.net_amount_cents' });
    case 'disputes':
      return sumScanned(database, accountId, { ...disputeScan(filter), cents: 't.amount_cents' });
    case 'pending-ledger':
      return sumScanned(database, accountId, { ...pendingScan(filter), cents: entryCents });
    case 'settled-ledger':
      return sumSettled(database, accountId, filter);
  }
};
