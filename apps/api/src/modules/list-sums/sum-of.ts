import { mostSummedRows, type ExportFilter, type ListSum, type SummedList } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { findOrdinals, transactionList, type List, type OrdinalRange } from '../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { disputeList } from '../disputes/index.ts';
import {
  findSettledEntriesAt,
  findSettledRange,
  pendingEntryList,
  settledEntryList,
} from '../ledger/index.ts';
import { settlementList } from '../settlements/index.ts';
import { summedTransactions, transactionFilterIn } from '../transactions/index.ts';
import { sumAt, type SummedTable } from './sum-at.ts';

const everyRow = { offset: 0, limit: mostSummedRows } as const;

/** Counts the matching rows, and sums them unless there are too many. */
const sumFound = async <Filter, Range extends OrdinalRange>(
  database: Database,
  accountId: AuthorizedAccountId,
  list: List<Filter, Range>,
  filter: Filter,
  amountAt: (ordinals: readonly number[]) => Promise<number>,
): Promise<ListSum> => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list,
    filter,
    page: everyRow,
    countLimit: mostSummedRows,
  });
  if (totals.totalCountCapped === true || totals.totalCount > mostSummedRows) return totals;
  return { ...totals, amount: await amountAt(page) };
};

/** Returns the change in the balance over a period, from the balances that entries store. */
const sumOfPeriod = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { low, high }: OrdinalRange,
): Promise<ListSum> => {
  const entries = await findSettledEntriesAt(database, accountId, [low - 1, high]);
  const balanceAt = (ordinal: number) =>
    entries.find(({ settledOrdinal }) => settledOrdinal === ordinal)?.afterBalanceCents ?? 0;
  return high < low
    ? { totalCount: 0, amount: 0 }
    : { totalCount: high - low + 1, amount: balanceAt(high) - balanceAt(low - 1) };
};

const entryCents = `case t.type when 'debit' then -t.amount_cents else t.amount_cents end`;

const pendingEntries = { table: 'ledger_entries', ordinal: 't.ordinal', cents: entryCents };
const settledEntries = { table: 'ledger_entries', ordinal: 't.settled_ordinal', cents: entryCents };
const settlements = { table: 'settlements', ordinal: 't.ordinal', cents: 't.net_amount_cents' };
const disputes = { table: 'disputes', ordinal: 't.ordinal', cents: 't.amount_cents' };

export const sumOf = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: SummedList,
  filter: ExportFilter,
): Promise<ListSum> => {
  const amountIn = (table: SummedTable) => (ordinals: readonly number[]) =>
    sumAt(database, accountId, table, ordinals);
  switch (list) {
    case 'payments':
    case 'payouts':
    case 'refunds':
      return sumFound(
        database,
        accountId,
        transactionList(list),
        transactionFilterIn(filter, '') ?? {},
        amountIn(summedTransactions(list)),
      );
    case 'settlements':
      return sumFound(database, accountId, settlementList, filter, amountIn(settlements));
    case 'disputes':
      return sumFound(database, accountId, disputeList, filter, amountIn(disputes));
    case 'pending-ledger':
      return sumFound(database, accountId, pendingEntryList, filter, amountIn(pendingEntries));
    case 'settled-ledger':
      return settledEntryList.isPeriod(filter)
        ? sumOfPeriod(database, accountId, await findSettledRange(database, accountId, filter))
        : sumFound(database, accountId, settledEntryList, filter, amountIn(settledEntries));
  }
};
