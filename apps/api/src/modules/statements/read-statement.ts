import type { Statement } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findPeriodRange, reconcile, type SettledRange } from '../reconciliations/index.ts';
import type { StatementMonth } from './months.ts';

export const findMonthRange = (
  database: Database,
  accountId: AuthorizedAccountId,
  { from, until }: StatementMonth,
): Promise<SettledRange> => findPeriodRange(database, accountId, from, until);

export const entryCountOf = ({ first, last }: SettledRange): number => last - first + 1;

/** Explains the change in a month's balance. Settled entries never change, so neither does the result. */
export const readStatement = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { month, from, until, closed }: StatementMonth,
  range: SettledRange,
): Promise<Statement> => {
  const { openingBalance, movements, closingBalance, unexplained } = await reconcile(
    database,
    accountId,
    range,
  );
  return {
    month,
    startsAt: from.toISOString(),
    endsAt: until.toISOString(),
    closed,
    openingBalance,
    movements: [...movements],
    closingBalance,
    unexplained,
    entryCount: entryCountOf(range),
  };
};
