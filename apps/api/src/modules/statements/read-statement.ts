import type { Statement } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { reconcile, type SettledRange } from '../reconciliations/index.ts';
import type { StatementMonth } from './months.ts';
import { findStandings, type Standing } from './store.ts';

const rangeBetween = (before: Standing, after: Standing): SettledRange => ({
  first: before.nextOrdinal,
  last: after.nextOrdinal - 1,
});

const nothing: Standing = { nextOrdinal: 1, balance: 0 };

/** What settled in a month, as far as it has come. */
export const findMonthRange = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { from, until }: StatementMonth,
): Promise<SettledRange> => {
  const [before = nothing, after = nothing] = await findStandings(database, accountId, [from, until]);
  return rangeBetween(before, after);
};

export const entryCountOf = ({ first, last }: SettledRange): number => last - first + 1;

/** Adds up what settled in a month: the entries of a range, which never change. */
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
